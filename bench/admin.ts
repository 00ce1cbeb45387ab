// When the admin pages show their rows on a slow phone, beside a bare page in the same run: npm run bench:admin
// There are 1,500 bookings, and on Today something of each kind wants doing.
// BENCH_RUNS visits of each (5) by a browser that has never been here: a processor four times as slow, 1.6 Mbit/s, 150 ms to the
// server. The table of medians goes into docs/performance.md. Fails where a page takes longer than it may beside the bare one.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request, type APIResponse, type Browser } from '@playwright/test'
import * as z from 'zod/mini'
import { guestReportsDeposit, logInOperator } from '#e2e/operator.ts'
import { ADMIN_PASSWORD, startServer } from '#e2e/server.ts'
import { needBrowser } from '#scripts/find-browser.ts'
import { readEnv } from '#server/read-env.ts'
import { startServices } from '#server/start/services.ts'
import { insertBookings } from '#test/many-bookings.ts'
import { serveBarePage } from './bare-page.ts'
import { median } from './page-figures.ts'
import { markdownTable, writeMarked } from './write-marked.ts'

const DOCUMENT = 'docs/performance.md'
const LEADS = 1500
/** When the rows are there at the latest, beside a bare page of the same run: the machine's own slowness falls on both. */
const MOST_TIMES_BARE = 3
const PAGES = [
  '/admin/today',
  '/admin/guests?group=cancelled',
  '/admin/guests',
  '/admin/money',
  '/admin/mail',
  '/admin/dates',
]
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

// Text, because it runs in the page: the frame after the first row is there shows it.
const WATCH = `requestAnimationFrame(function watch() {
  const isThere = document.querySelector('main [data-row]') !== null
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  if (isThere && isPainted) window.rowsAt = performance.now()
  else requestAnimationFrame(watch)
})`

const reported = z.object({ payments: z.array(z.object({ id: z.string(), leadId: z.string() })) })

const runs = Number(process.env.BENCH_RUNS ?? 5)
if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS must be a whole number from 1')

const executablePath = needBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-bench-'))
await bookGuests()
await fill()
const server = await startServer(dataDir)
const bare = await serveBarePage()
const browser = await chromium.launch({ executablePath, args: ['--disable-quic'] })
try {
  const addresses = [bare.url, ...PAGES.map((path) => server.url + path)]
  const visits = new Map<string, number[]>(addresses.map((address) => [address, []]))
  // Page after page and again from the start, so that a slow minute of the machine falls on all of them.
  for (let run = 1; run <= runs; run++) {
    for (const address of addresses) {
      visits.get(address)?.push(await visit(browser, address))
      console.error(`${address}: visit ${run} of ${runs}`)
    }
  }
  const medianOf = (address: string) => median(visits.get(address) ?? [])
  const bareMs = medianOf(bare.url)
  const rows = addresses.map((address) => {
    const name = address === bare.url ? 'a bare page' : `\`${address.slice(server.url.length)}\``
    return [name, `${Math.round(medianOf(address))} ms`, (medianOf(address) / bareMs).toFixed(2)]
  })
  const late = PAGES.filter((path) => medianOf(server.url + path) > MOST_TIMES_BARE * bareMs)
  const report = [
    `Medians of ${runs} ${runs === 1 ? 'visit' : 'visits'}, ${cpus().length} processors, ${LEADS} leads.`,
    markdownTable(['page', 'rows are painted after', 'ratio'], rows),
    `${late.length === 0 ? 'All' : `Not ${late.join(', ')}`} within ${MOST_TIMES_BARE} × the bare page.`,
  ].join('\n\n')
  console.log(report)
  writeMarked(DOCUMENT, 'bench:admin', report)
  if (late.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  bare.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Eight guests of the first date who reported a deposit: three are paid, and one of these is cancelled with a refund to pay. */
async function bookGuests(): Promise<void> {
  const booked = await startServer(dataDir)
  const operator = await request.newContext({ baseURL: booked.url })
  await logInOperator(operator)
  for (let guest = 1; guest <= 8; guest++) {
    const visitor = await request.newContext({ baseURL: booked.url })
    await guestReportsDeposit(visitor, {
      firstName: 'Guest',
      lastName: `Number ${guest}`,
      email: `g${guest}@example.com`,
    })
    await visitor.dispose()
  }
  const { payments } = reported.parse(await (await operator.get('/api/admin/payments')).json())
  for (const { id } of payments.slice(0, 3)) await sent(operator.post(`/api/admin/payments/${id}/receive`))
  const cancelled = payments[0]?.leadId
  const data = { waiveFee: true, reason: 'The guest is ill' }
  await sent(operator.post(`/api/admin/bookings/${cancelled}/cancel`, { data }))
  await operator.dispose()
  await booked.stop()
}

async function sent(answer: Promise<APIResponse>): Promise<void> {
  const got = await answer
  if (!got.ok()) throw new Error(`${got.status()} ${got.url()}: ${await got.text()}`)
}

/**
 * Bookings on the first date, all of them over: what a season leaves behind. And a day on which something of each kind wants doing: the
 * paid guests' balances are overdue, the places of the others end tonight, messages want an answer, and emails were refused.
 */
async function fill(): Promise<void> {
  const env = readEnv({
    DATA_DIR: dataDir,
    APP_NOW: '2025-09-01T09:00:00Z',
    ADMIN_PASSWORD,
    LOG_LEVEL: 'silent',
  })
  const { deps, stop } = await startServices(env)
  await insertBookings(deps.db, LEADS)
  for (const statement of [
    `update bookings set retreat_id = (select id from retreats order by starts_on limit 1), package_type = 'kiter' where status = 'expired'`,
    `update retreats set starts_on = '2025-09-20', ends_on = '2025-09-27' where id = (select id from retreats order by starts_on limit 1)`,
    `update bookings set hold_expires_at = '2025-09-01T20:00:00Z' where status = 'booking_submitted'`,
    `insert into contacts (first_name, email, message, created_at)
      select 'Writer ' || n, 'writer' || n || '@example.com', repeat('May I bring my own board? ', 8), '2025-08-31' from generate_series(1, 6) as n`,
    `insert into mails (template, recipient, subject, text, html, created_at, state, attempts, last_error)
      select 'payment-reminder', 'nobody' || n || '@example.com', 'Your balance', 'Text', '<p>Text</p>', '2025-08-31', 'failed', 5, '550 no such mailbox'
      from generate_series(1, 5) as n`,
  ])
    await deps.db.execute(statement)
  await stop()
}

/** When the first row of the page is painted, in milliseconds from asking for it. */
async function visit(in_: Browser, address: string): Promise<number> {
  const context = await in_.newContext({ viewport: { width: 375, height: 812 } })
  try {
    await context.request.post(`${server.url}/api/admin/login`, {
      data: { password: ADMIN_PASSWORD },
      headers: { origin: server.url },
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(WATCH)
    await page.goto(address)
    await page.waitForFunction(() => 'rowsAt' in window)
    return await page.evaluate(() => Number(Reflect.get(window, 'rowsAt')))
  } finally {
    await context.close()
  }
}
