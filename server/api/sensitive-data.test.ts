import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { keysOf, pick } from '#domain/base/typed-records.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Connection, Database } from '#server/db/connect.ts'
import { documents, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { startDelivery } from '#server/mail/deliver-mails.ts'
import { openMailServer } from '#server/mail/mail-server.ts'
import { openNotion } from '#server/notion/notion.ts'
import { describeError } from '#server/process/log.ts'
import {
  bookingOf,
  guestWithBooking,
  operator,
  reportTransfer,
  startCheckout,
  receiveReported,
} from '#test/guests.ts'
import { arrived, startMailServer } from '#test/mail-server.ts'
import { NOTION_DATABASE_ID, NOTION_TOKEN, startNotionServer } from '#test/notion-server.ts'
import { openStripe, send } from '#test/payment-providers.ts'
import type { Visitor } from '#test/visitor.ts'

// Row 37 of docs/acceptance.md: health and emergency data is readable for the guest and the operator
// only. The test searches everything that the product writes, stores or sends.

const SENSITIVE = {
  healthConditions: 'CANARY-NOTES-4c1f: asthma',
  emergencyContact: 'CANARY-CONTACT-4c1f',
  emergencyPhone: '+220 4149 7731 556',
}
const LATER = { ...SENSITIVE, healthConditions: 'CANARY-LATER-4c1f: knee' }
const CANARIES = [/CANARY-?(NOTES|CONTACT|LATER)/i, /4149\s?7731/]

/** Texts that could contain a leak, by the name of their place. */
type Places = Record<string, string>

function findCanaries(places: Places): string[] {
  return Object.entries(places).flatMap(([name, text]) =>
    CANARIES.some((canary) => canary.test(text)) ? [name] : [],
  )
}

test('health notes and emergency contacts are readable only for the guest and the operator', async () => {
  const lines: string[] = []
  const log = pino(
    { level: 'debug', serializers: { err: describeError } },
    { write: (line) => void lines.push(line) },
  )
  const notion = await startNotionServer()
  const mail = await startMailServer()
  const { app, provider, server } = await openStripe(undefined, {
    log,
    env: { smtpUrl: mail.url, rateLimits: true },
    notion: await openNotion({ token: NOTION_TOKEN, databaseId: NOTION_DATABASE_ID, baseUrl: notion.url }),
  })
  const admin = await operator(app)

  const draft = { ...SENSITIVE, healthConsent: true, firstName: 'Half', email: 'half@example.com' }
  expect((await app.newVisitor().post('/api/leads', draft)).status).toBe(200)
  const refused = { ...SENSITIVE, firstName: 'x'.repeat(101), healthConsent: true }
  expect((await app.newVisitor().post('/api/submit-booking', refused)).status).toBe(422)

  const byCard = await guestWithBooking(app, { ...SENSITIVE, healthConsent: true, email: 'card@example.com' })
  const { body: page } = await startCheckout(byCard, 'deposit')
  await provider.pay(page.id)
  expect(await send({ app, provider }, page.id)).toBe(200)
  const edit = { healthConditions: LATER.healthConditions, selectedRoom: 'private', phone: '+220 700 1111' }
  expect((await byCard.visitor.patch(`/api/leads/${byCard.lead.id}`, edit)).status).toBe(200)
  const byTransfer = await guestWithBooking(app, {
    ...SENSITIVE,
    healthConsent: true,
    email: 'bank@example.com',
  })
  expect((await reportTransfer(byTransfer, 'deposit')).status).toBe(200)
  await receiveReported(app)
  const answers = await askEverything(byCard.visitor, admin, byCard.lead)
  expect((await admin.post('/api/sync-notion')).status).toBe(200)
  expect((await byTransfer.visitor.delete(`/api/cancel-booking/${byTransfer.lead.id}`)).status).toBe(200)
  app.clock.advance({ hours: 1 })
  await runDueJobs(app.deps)
  const delivery = startDelivery(app.deps, openMailServer({ smtpUrl: mail.url }), { lookEveryMs: 50 })
  onTestFinished(delivery.stop)
  await app.db.update(mails).set({ dueAt: sql`now()` })
  await arrived(mail, await app.db.$count(mails))

  const places: Places = {
    ...(await tablesOf(app.db)),
    ...(await filesOf(app.connection)),
    ...answers,
    'the log': lines.join(''),
    'the card provider': JSON.stringify(server.requests),
    'the notes tool': JSON.stringify(notion.requests),
    mails: JSON.stringify(mail.received),
    'files of mails': (
      await Promise.all(mail.received.flatMap(({ mail: { attachments } }) => attachments.map(textOf)))
    ).join(),
  }
  expect(findCanaries(places)).toEqual([])

  // Each place had content to search.
  expect(lines.length).toBeGreaterThan(0)
  for (const name of keysOf(places).filter((place) => /^(table bookings|files of the)/.test(place)))
    expect(places[name]).toContain('card@example.com')
  expect(places['the card provider']).toContain('checkout/sessions')
  expect(places['the notes tool']).toContain('card@example.com')
  expect(places['mails']).toContain('card@example.com')
  expect(places['files of mails']).toContain('Receipt')
  expect(mail.received.length).toBeGreaterThan(4)
  expect(await app.db.$count(documents)).toBeGreaterThan(1)

  const names = ['healthConditions', 'emergencyContact', 'emergencyPhone'] as const
  expect(pick(await bookingOf(byCard), names)).toEqual(LATER)
  const read = async (email: string, query: string) => {
    const { body, headers } = await admin.get<{ leads: Booking[] }>(`/api/leads?${query}`)
    expect(headers.get('cache-control')).toBe('no-store')
    return body.leads.filter((lead) => lead.email === email).map((lead) => pick(lead, names))
  }
  expect(await read('card@example.com', '')).toEqual([LATER])
  expect(await read('half@example.com', 'status=in_progress')).toEqual([SENSITIVE])
})

// Into the subject: a long text would be compressed in the database's files.
test('a leak would be found', async () => {
  const { app } = await openStripe()
  await guestWithBooking(app, { ...SENSITIVE, healthConsent: true })
  await runDueJobs(app.deps)
  expect(findCanaries(await tablesOf(app.db))).toEqual([])
  await app.db.execute(sql`update mails set subject = subject || ${SENSITIVE.healthConditions}`)
  expect(findCanaries(await tablesOf(app.db))).toContain('table mails')
  const files = await filesOf(app.connection)
  expect(findCanaries(files)).toEqual(keysOf(files))
})

/** Answers to guest and operator that must not contain these fields. */
async function askEverything(guest: Visitor, admin: Visitor, lead: Booking): Promise<Places> {
  const found: Places = {}
  for (const search of ['CANARY', '4149 7731', '41497731', 'asthma']) {
    const { body } = await admin.get<{ total: number }>(`/api/leads?search=${encodeURIComponent(search)}`)
    expect(body.total, `found by "${search}"`).toBe(0)
  }
  const calls = [
    `/api/booking-payments/${lead.id}`,
    `/api/calendar/${lead.id}`,
    `/api/cancel-booking/${lead.id}`,
  ]
  for (const call of calls) found[call] = JSON.stringify((await guest.get(call)).body)
  for (const call of ['/api/admin/payments', '/api/admin/outbox', '/api/admin/contacts']) {
    found[call] = JSON.stringify((await admin.get(call)).body)
  }
  return found
}

/** Every row of every table, as the database prints it. */
async function tablesOf(db: Database): Promise<Places> {
  const tables = await db
    .select({ schema: sql<string>`schemaname`, name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname not in ('pg_catalog', 'information_schema')`)
  const found: Places = {}
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const rows = await db.select({ row: sql<string>`kept::text` }).from(sql`${table} as kept`)
    found[`table ${name}`] = rows.map(({ row }) => row).join('\n')
  }
  return found
}

/** The embedded database's files, with the log of its changes. */
async function filesOf(connection: Connection): Promise<Places> {
  if (connection.kind !== 'pglite') return {}
  await connection.client.query('checkpoint')
  const { rows } = await connection.client.query<{ content: Buffer }>(`
    with recursive files as (
      select '.' as path, true as isdir
      union all
      select files.path || '/' || name, (pg_stat_file(files.path || '/' || name)).isdir
      from files, pg_ls_dir(files.path) as name where files.isdir
    )
    select pg_read_binary_file(path) as content from files where not isdir`)
  const text = Buffer.concat(rows.map(({ content }) => content)).toString('latin1')
  return { 'files of the database': text }
}

async function textOf({
  mimeType,
  content,
}: {
  mimeType: string
  content: string | ArrayBuffer | Uint8Array
}) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  if (mimeType !== 'application/pdf') return new TextDecoder().decode(bytes)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text
}
