// Proves that the linter reports what .oxlintrc.json forbids: imports, and reading the clock,
// the environment and the console. Each case is one line in a file of a project made for this test, and one
// run of the real linter with the real configuration judges them all.

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DOMAIN_ROOMS, ROOMS } from '#scripts/lint-rules.ts'

interface Case {
  file: string
  line: string
  /** The rule that must report the line. Null if the line must pass. */
  rule: string | null
}

function writing(file: string, line: string, rule: string | null): Case {
  return { file, line, rule }
}

function importing(file: string, module: string): Case {
  return writing(file, `import '${module}'`, 'eslint(no-restricted-imports)')
}

function importingRoom(file: string, module: string): Case {
  return writing(file, `import '${module}'`, 'tradewind(server-rooms)')
}

function importingSubject(file: string, module: string): Case {
  return writing(file, `import '${module}'`, 'tradewind(domain-rooms)')
}

function allowed(file: string, module: string): Case {
  return writing(file, `import '${module}'`, null)
}

function importingType(file: string, type: string, module: string): Case {
  const line = `import type { ${type} } from '${module}'; export type Of${type} = ${type}`
  return writing(file, line, 'tradewind(server-rooms)')
}

const ARCHITECTURE = readFileSync('docs/architecture.md', 'utf8')

/** Returns the folders in a table of docs/architecture.md, in their order. */
function roomsIn(heading: string): string[] {
  const section = ARCHITECTURE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| (`[^|]+)/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z-]+)\/`/g)].flatMap(([, room]) => room ?? []),
  )
}

const SERVER_ROOMS = roomsIn('The rooms of the server')
const SUBJECTS = roomsIn('The rules, read as a book')

const QUERYING = ['update', 'insert', 'delete', 'from', 'execute'].map(
  (name) => `${name}: (of: string) => void`,
)

/** A query with known types, so that rules about types do not report it. */
function querying(file: string, query: string, rule: string | null): Case {
  const table = /\((bookings|payments|schema)\b/.exec(query)?.[1]
  const types: Record<string, string> = { schema: '{ bookings: string }' }
  const tables = table ? `, ${table}: ${types[table] ?? 'string'}` : ''
  return writing(file, `void ((db: { ${QUERYING.join('; ')} }${tables}) => ${query})`, rule)
}

const BOOKING_WRITES = 'tradewind(no-booking-writes)'

const cases: Case[] = [
  // domain → zod
  allowed('domain/price/pricing.ts', 'zod/mini'),
  allowed('domain/price/pricing.ts', '#domain/base/money.ts'),
  allowed('domain/price/pricing.ts', './money.ts'),
  importing('domain/price/pricing.ts', 'zod'),
  importing('domain/price/pricing.ts', 'node:fs'),
  importing('domain/price/pricing.ts', 'react'),
  importing('domain/price/pricing.ts', '#content/prices.ts'),
  importing('domain/price/pricing.ts', '#server/deps.ts'),
  importing('domain/price/pricing.ts', '#web/root.tsx'),
  importing('domain/price/pricing.ts', '#test/database.ts'),
  importing('domain/price/pricing.ts', '../server/deps.ts'),
  allowed('domain/price/pricing.test.ts', 'vitest'),

  // each folder of the domain imports only those before it, and types count too
  ...SUBJECTS.flatMap((room, index) => [
    ...SUBJECTS.slice(index + 1, index + 2).map((next) =>
      importingSubject(`domain/${room}/rule.ts`, `#domain/${next}/other.ts`),
    ),
    ...SUBJECTS.slice(Math.max(0, index - 1), index).map((earlier) =>
      allowed(`domain/${room}/rule.ts`, `#domain/${earlier}/other.ts`),
    ),
    importingSubject(`domain/${room}/rule.ts`, `#domain/${room}/beside.ts`),
  ]),
  writing(
    'domain/refund/type.ts',
    "import type { User } from '#domain/contract/api-shapes.ts'; export type Of = User",
    'tradewind(domain-rooms)',
  ),
  importingSubject('domain/new-subject/rule.ts', '#domain/base/money.ts'),
  allowed('domain/price/rule.test.ts', '#domain/contract/api-shapes.ts'),

  // content → domain
  allowed('content/site-content.ts', '#domain/retreat/retreats.ts'),
  allowed('content/site-content.ts', 'node:fs'),
  importing('content/site-content.ts', '#server/deps.ts'),
  importing('content/site-content.ts', '#web/ui/form/button.tsx'),
  importing('content/site-content.ts', '#emails/layout.tsx'),
  importing('content/site-content.ts', '#test/database.ts'),
  importing('content/site-content.ts', '../domain/retreat/retreats.ts'),

  // emails → domain
  allowed('emails/receipt.tsx', '#domain/base/money.ts'),
  allowed('emails/receipt.tsx', 'react'),
  importing('emails/receipt.tsx', '#server/deps.ts'),
  importing('emails/receipt.tsx', '#content/site-content.ts'),
  importing('emails/receipt.tsx', '#web/ui/form/button.tsx'),
  importing('emails/receipt.tsx', '#test/factories.ts'),

  // server → domain, content, emails
  allowed('server/booking/submit-booking.ts', '#domain/price/pricing.ts'),
  allowed('server/booking/submit-booking.ts', '#content/site-content.ts'),
  allowed('server/booking/submit-booking.ts', '#emails/receipt.tsx'),
  allowed('server/booking/submit-booking.ts', '#server/deps.ts'),
  allowed('server/booking/submit-booking.ts', './place-order.ts'),
  importing('server/booking/submit-booking.ts', '#web/root.tsx'),
  importing('server/booking/submit-booking.ts', '#test/database.ts'),
  importing('server/booking/submit-booking.ts', '../deps.ts'),
  importingRoom('server/booking/submit-booking.ts', '#server/booking/place-order.ts'),
  allowed('server/booking/submit-booking.test.ts', '#test/database.ts'),
  allowed('server/booking/submit-booking.test.ts', '#server/jobs/run-due-jobs.ts'),

  // each folder of the server imports only those before it, and types count too
  ...SERVER_ROOMS.flatMap((room, index) => [
    ...SERVER_ROOMS.slice(index + 1, index + 2)
      .filter(() => room !== 'payment')
      .map((next) => importingRoom(`server/${room}/use-case.ts`, `#server/${next}/other.ts`)),
    importingRoom(`server/${room}/use-case.ts`, '#server/app.ts'),
    importingRoom(`server/${room}/use-case.ts`, `#server/${room}/beside.ts`),
    importing(`server/${room}/use-case.ts`, '#web/root.tsx'),
  ]),
  ...SERVER_ROOMS.slice(1).map((room) => allowed(`server/${room}/use-case.ts`, '#server/process/clock.ts')),
  ...['process', 'db'].map((room) => importingRoom(`server/${room}/use-case.ts`, '#server/deps.ts')),
  ...['process', 'db', 'store', 'backup'].map((room) =>
    importingRoom(`server/${room}/use-case.ts`, '#content/site-content.ts'),
  ),
  allowed('server/payment/undo-payment.ts', '#server/refund/pay-out-refunds.ts'),
  importingRoom('server/backup/write-backup-file.ts', '#server/mail/sender.ts'),
  importingRoom('server/http/security.ts', '#server/booking/edit-booking.ts'),
  importingRoom('server/api/guest/bookings.ts', '#server/jobs/run-due-jobs.ts'),
  importingRoom('server/start/services.ts', '#server/http/listen.ts'),
  allowed('server/api/guest/bookings.ts', '#server/api/call.ts'),
  importingType('server/db/tables.ts', 'Deps', '#server/deps.ts'),
  importingType('server/db/tables.ts', 'MailFile', '#server/mail/mailed-booking.ts'),
  importingType('server/document/facts.ts', 'MailFile', '#server/mail/mailed-booking.ts'),
  importingType('server/payment/start-checkout.ts', 'Edit', '#server/booking/edit-booking.ts'),
  importingRoom('server/new-room/use-case.ts', '#server/store/places.ts'),
  allowed('server/new-room/use-case.ts', '#server/deps.ts'),
  writing(
    'server/db/connect.ts',
    "export const load = () => import('#server/mail/sender.ts')",
    'tradewind(server-rooms)',
  ),

  // files at the root of the server: main, dev, app and deps import all folders, env only the first one
  allowed('server/app.ts', '#server/api/guest/bookings.ts'),
  allowed('server/app.ts', './deps.ts'),
  importing('server/app.ts', './api/bookings.ts'),
  importing('server/app.ts', '#web/root.tsx'),
  importing('server/app.ts', '#test/database.ts'),
  allowed('server/read-env.ts', '#server/process/networks.ts'),
  importing('server/read-env.ts', '#server/mail/sender.ts'),

  // only open-gateway.ts imports the card providers, which import only the gateway
  allowed('server/payment/open-gateway.ts', './stripe/stripe.ts'),
  allowed('server/payment/open-gateway.ts', './sandbox/sandbox.ts'),
  importingRoom('server/payment/open-gateway.ts', '#server/booking/edit-booking.ts'),
  importing('server/payment/start-checkout.ts', './stripe/stripe.ts'),
  importing('server/payment/start-checkout.ts', './sandbox/sandbox.ts'),
  importing('server/booking/submit-booking.ts', '#server/payment/stripe/stripe.ts'),
  importing('server/api/guest/payments.ts', '#server/payment/stripe/stripe.ts'),
  allowed('server/api/guest/payments.ts', '#server/payment/sandbox/page.ts'),
  allowed('server/payment/stripe/stripe.ts', '#server/gateway.ts'),
  importing('server/payment/stripe/stripe.ts', '#server/payment/settle-checkout.ts'),
  importing('server/payment/stripe/stripe.ts', '#server/db/connect.ts'),
  allowed('server/payment/sandbox/sandbox.ts', '#server/gateway.ts'),
  allowed('server/payment/sandbox/sandbox.ts', '#server/payment/stripe/verify-event.ts'),
  allowed('server/payment/sandbox/sandbox.ts', '#server/db/connect.ts'),
  importing('server/payment/sandbox/sandbox.ts', '#server/payment/stripe/stripe.ts'),
  importing('server/payment/sandbox/sandbox.ts', '#server/store/places.ts'),

  // web → domain, and the type of the content; web never imports server
  allowed('web/entry.server.tsx', '#content/site-content.ts'),
  allowed('web/root.tsx', '#web/ui/page/toast.tsx'),
  importing('web/root.tsx', '#server/deps.ts'),
  importing('web/root.tsx', '#emails/layout.tsx'),
  importing('web/root.tsx', '#test/factories.ts'),

  // the frame of every page
  allowed('web/shell/account-header.tsx', '#web/ui/form/button.tsx'),
  allowed('web/shell/account-header.tsx', '#web/api/client.ts'),
  allowed('web/shell/account-header.tsx', '#web/browser/browser-storage.ts'),
  allowed('web/shell/account-header.tsx', './use-call.tsx'),
  importing('web/shell/account-header.tsx', '#web/features/account/account-area.tsx'),
  importing('web/shell/account-header.tsx', '#web/routes/booking.tsx'),
  allowed('web/shell/page-context.ts', '#content/site-content.ts'),
  importing('web/shell/account-header.tsx', '#server/deps.ts'),

  // routes → features → ui, api
  allowed('web/routes/booking.tsx', '#web/features/booking/booking-form.tsx'),
  allowed('web/routes/booking.tsx', '#web/ui/form/button.tsx'),
  allowed('web/routes/booking.tsx', '#web/api/client.ts'),
  allowed('web/routes/booking.tsx', '#web/browser/browser-storage.ts'),
  importing('web/routes/booking.tsx', '#content/site-content.ts'),
  allowed('web/routes/booking.tsx', './+types/booking.ts'),
  importing('web/routes/booking.tsx', '#web/routes/payment.tsx'),
  importing('web/routes/booking.tsx', '#content/prices.ts'),
  importing('web/routes/booking.tsx', '#server/deps.ts'),
  importing('web/routes/booking.tsx', '#test/factories.ts'),
  importing('web/routes/booking.tsx', '../features/legal/legal-page.tsx'),

  // features never import each other
  allowed('web/features/booking/booking-form.tsx', './price-summary.tsx'),
  allowed('web/features/booking/booking-form.tsx', '#web/ui/form/field.tsx'),
  allowed('web/features/booking/booking-form.tsx', '#web/api/queries.ts'),
  allowed('web/features/booking/booking-form.tsx', '#web/browser/browser-storage.ts'),
  allowed('web/features/booking/booking-form.tsx', '#web/booking-form/guest-section.tsx'),
  allowed('web/features/booking/booking-form.tsx', '#web/booking-status/time-left.ts'),
  allowed('web/features/booking/booking-form.tsx', '#web/shell/use-call.tsx'),
  allowed('web/features/booking/booking-form.tsx', '#domain/booking/booking.ts'),
  importing('web/features/booking/booking-form.tsx', '#web/features/payment/bank-details.tsx'),
  importing('web/features/booking/booking-form.tsx', '../payment/bank-details.tsx'),
  allowed('web/features/booking/price/price-card.tsx', '../steps.ts'),
  allowed('web/features/booking/price/price-card.tsx', '../draft/autosave.ts'),
  importing('web/features/booking/price/price-card.tsx', '../../payment/bank-details.tsx'),
  // except the folders of the admin area
  allowed('web/features/admin/today/today-screen.tsx', '#web/features/admin/kit/frame/admin-head.tsx'),
  importing('web/features/admin/today/today-screen.tsx', '#web/features/payment/bank-details.tsx'),
  importing('web/features/booking/booking-form.tsx', '#web/routes/payment.tsx'),
  importing('web/features/booking/booking-form.tsx', '#content/site-content.ts'),
  importing('web/features/booking/booking-form.tsx', '#server/deps.ts'),
  importing('web/features/booking/booking-form.tsx', '#test/factories.ts'),
  writing(
    'web/features/booking/booking-form.tsx',
    "export const load = () => import('#web/features/payment/bank-details.tsx')",
    'eslint(no-restricted-imports)',
  ),
  writing(
    'web/features/booking/booking-form.tsx',
    "export type { Bank } from '#web/features/payment/bank-details.tsx'",
    'eslint(no-restricted-imports)',
  ),

  // web/seo → domain
  allowed('web/seo/structured-data.tsx', '#domain/retreat/retreats.ts'),
  allowed('web/seo/structured-data.tsx', '#web/shell/page-context.ts'),
  allowed('web/seo/structured-data.tsx', 'schema-dts'),
  importing('web/seo/structured-data.tsx', '#content/site-content.ts'),
  importing('web/seo/structured-data.tsx', '#web/features/landing/questions.tsx'),
  importing('web/seo/structured-data.tsx', '#server/deps.ts'),

  // islands, which are hydrated on their own
  allowed('web/islands/registry.ts', './hydrate-islands.ts'),
  allowed('web/islands/registry.ts', '#web/features/auth/auth-screen.tsx'),
  allowed('web/islands/registry.ts', '#web/ui/page/toast.tsx'),
  allowed('web/islands/registry.ts', '#web/browser/page-lifecycle.ts'),
  allowed('web/islands/registry.ts', '#web/shell/page-context.ts'),
  importing('web/islands/registry.ts', '#web/shell/use-call.tsx'),
  importing('web/islands/registry.ts', '#web/routes/booking.tsx'),
  importing('web/islands/registry.ts', '#content/site-content.ts'),
  importing('web/islands/registry.ts', '#server/deps.ts'),
  importing('web/islands/registry.ts', '#test/factories.ts'),
  allowed('web/features/landing/contact.tsx', '#web/islands/island.tsx'),
  importing('web/features/landing/contact.tsx', '#web/islands/registry.ts'),

  // a folder of the web without its own rule
  importing('web/new-room/part.tsx', '#web/ui/form/button.tsx'),
  importing('web/new-room/part.tsx', '#content/site-content.ts'),
  importing('web/new-room/part.tsx', '#server/deps.ts'),
  importing('web/new-room/part.tsx', '#test/factories.ts'),
  allowed('web/new-room/part.tsx', '#domain/base/dates.ts'),

  // the fields of a booking, shared by the features that fill them in
  allowed('web/booking-form/guest-section.tsx', '#web/ui/form/text-field.tsx'),
  allowed('web/booking-form/guest-section.tsx', '#domain/booking-form/booking-form.ts'),
  importing('web/booking-form/guest-section.tsx', '#web/features/booking/draft/autosave.ts'),
  importing('web/booking-form/guest-section.tsx', '#web/api/queries.ts'),
  importing('web/booking-form/guest-section.tsx', '#server/deps.ts'),
  allowed('web/booking-status/time-left.ts', '#domain/base/dates.ts'),
  allowed('web/features/payment/order-shown.tsx', '#web/order/order-page.ts'),
  allowed('web/order/order-page.ts', '#domain/contract/order-calls.ts'),
  importing('web/order/order-page.ts', '#web/features/payment/bank-details.tsx'),
  importing('web/booking-status/time-left.ts', '#web/features/payment/bank-details.tsx'),

  // browser storage and information from the browser
  allowed('web/browser/product-time.ts', '#domain/base/dates.ts'),
  importing('web/browser/product-time.ts', '#web/ui/page/toast.tsx'),
  importing('web/browser/product-time.ts', '#web/features/payment/bank-details.tsx'),
  importing('web/browser/product-time.ts', '#server/deps.ts'),
  allowed('web/api/queries.ts', '#web/browser/browser-storage.ts'),
  allowed('web/api/load.ts', '#web/shell/page-context.ts'),
  importing('web/api/load.ts', '#web/shell/use-call.tsx'),

  // ui and api do not import screens
  allowed('web/ui/price.tsx', '#domain/base/money.ts'),
  allowed('web/ui/price.tsx', '#web/ui/text.tsx'),
  importing('web/ui/price.tsx', '#web/api/client.ts'),
  importing('web/ui/price.tsx', '#web/features/booking/booking-form.tsx'),
  importing('web/ui/price.tsx', '#web/routes/booking.tsx'),
  importing('web/ui/price.tsx', '#server/deps.ts'),
  allowed('web/api/client.ts', '#domain/contract/problem.ts'),
  importing('web/api/client.ts', '#web/ui/page/toast.tsx'),
  importing('web/api/client.ts', '#web/features/booking/booking-form.tsx'),
  importing('web/api/client.ts', '#server/deps.ts'),

  // production code never imports test/
  importing('scripts/doctor.ts', '#test/database.ts'),
  importing('media/render/studio.ts', '#test/database.ts'),
  importing('vite.config.ts', './test/database.ts'),
  importing('vite.config.ts', './faults/store.ts'),
  importing('e2e/book.test.ts', '../server/deps.ts'),
  allowed('faults/crash.test.ts', '#e2e/server.ts'),
  importing('faults/crash.test.ts', '../e2e/server.ts'),

  // business code does not read the system clock
  writing('domain/base/dates.ts', 'export const now = new Date()', 'tradewind(no-system-clock)'),
  writing('server/jobs/run-due-jobs.ts', 'export const now = new Date()', 'tradewind(no-system-clock)'),
  writing(
    'server/jobs/run-due-jobs.ts',
    'export const instant = Date.now()',
    'eslint(no-restricted-properties)',
  ),
  writing('server/jobs/run-due-jobs.ts', "export const day = new Date('2025-09-01')", null),
  writing('server/process/clock.ts', 'export const now = new Date()', null),

  // a booking and its payments are written by the files of .oxlintrc.json alone
  querying('server/jobs/run-due-jobs.ts', 'db.update(bookings)', BOOKING_WRITES),
  querying('server/jobs/run-due-jobs.ts', 'db.insert(bookings)', BOOKING_WRITES),
  querying('server/jobs/run-due-jobs.ts', 'db.delete(schema.bookings)', BOOKING_WRITES),
  querying('server/store/places.ts', 'db.update(bookings)', BOOKING_WRITES),
  querying('server/jobs/run-due-jobs.ts', 'db.execute(`update bookings set status = 1`)', BOOKING_WRITES),
  querying('scripts/doctor.ts', 'db.execute(`delete from "bookings"`)', BOOKING_WRITES),
  writing('server/jobs/tables.ts', "export const bookings = 'bookings'", null),
  writing(
    'server/jobs/remind.ts',
    "import { bookings as leads } from './tables.ts'; void ((db: Set<string>) => db.delete(leads))",
    BOOKING_WRITES,
  ),
  querying('server/jobs/run-due-jobs.ts', 'db.update(payments)', BOOKING_WRITES),
  querying('server/jobs/run-due-jobs.ts', 'db.execute(`update payments set state = 1`)', BOOKING_WRITES),
  querying('server/change/change-booking.ts', 'db.insert(payments)', null),
  querying('server/jobs/run-due-jobs.ts', 'db.from(bookings)', null),
  querying('server/jobs/run-due-jobs.ts', 'db.execute(`select 1 from bookings for update`)', null),
  querying('server/store/save-transition.ts', 'db.update(bookings)', null),
  querying('server/store/save-transition.ts', 'db.insert(bookings)', null),
  querying('server/store/columns/reseal-bookings.ts', 'db.update(bookings)', null),
  querying('server/store/columns/remove-data.ts', 'db.update(bookings)', null),
  querying('server/jobs/run-due-jobs.test.ts', 'db.update(bookings)', null),

  // a booking is locked and its transition saved in one place
  ...[
    'lockBooking',
    'lockBookings',
    'saveTransition',
    'saveDetails',
    'insertBooking',
    'issueDocuments',
    'changeLockedBooking',
    'changeOrBegin',
  ].map((step) =>
    writing('server/jobs/remind.ts', `import { ${step} } from './${step}.ts'; void ${step}`, BOOKING_WRITES),
  ),
  writing('server/jobs/remind.ts', "import { loadBooking } from './loadBooking.ts'; void loadBooking", null),
  writing(
    'server/privacy/erase-person.ts',
    "import { changeLockedBooking } from '#server/change/change-booking.ts'; void changeLockedBooking",
    null,
  ),
  writing(
    'server/change/under-locks.ts',
    "import { lockBookings } from './steps.ts'; void lockBookings",
    null,
  ),

  // read-env.ts is the reader of process.env, and the server logs through its logger
  writing('server/mail/send.ts', 'export const url = process.env.SMTP_URL', 'node(no-process-env)'),
  writing('server/read-env.ts', 'export const url = process.env.SMTP_URL', null),
  writing('server/mail/send.ts', "console.log('sent')", 'eslint(no-console)'),
  writing('server/main.ts', "console.log('ready on')", null),

  // default exports only if a framework demands one
  writing('domain/base/dates.ts', 'export default function today() {}', 'import(no-default-export)'),
  writing('web/routes/booking.tsx', 'export default function Booking() {}', null),
]

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
})

const project = mkdtempSync(join(tmpdir(), 'tradewind-lint-'))
let complaints: { file: string; lineNumber: number; rule: string }[] = []

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'scripts/lint-rules.ts']) {
    cpSync(name, join(project, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  for (const [file, sameFile] of Map.groupBy(cases, (each) => each.file)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), sameFile.map((each) => `${each.line}\n`).join(''))
  }
  const files = [...new Set(cases.map((each) => each.file))]
  const linter = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'json', ...files],
    {
      cwd: project,
      encoding: 'utf8',
    },
  )
  complaints = z.parse(reportSchema, JSON.parse(linter.stdout)).diagnostics.map((each) => ({
    file: each.filename,
    lineNumber: each.labels[0]?.span.line ?? 0,
    rule: each.code,
  }))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

test.each([
  ['server', SERVER_ROOMS, ROOMS],
  ['domain', SUBJECTS, DOMAIN_ROOMS],
])(
  'every folder of %s is listed in docs/architecture.md, in the order of the lint rule',
  (top, listed, ruled) => {
    const folders = readdirSync(top, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(listed.toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
    expect(listed).toEqual(ruled)
  },
)

test.each(cases)('the line in $file is judged: $line → $rule', ({ file, line, rule }) => {
  const lineNumber = cases.filter((each) => each.file === file).findIndex((each) => each.line === line) + 1
  const rules = complaints.filter((each) => each.file === file && each.lineNumber === lineNumber)
  expect(rules.map((each) => each.rule)).toEqual(rule === null ? [] : [rule])
})
