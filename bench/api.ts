// How long answers of the API take, beside one another and beside the bare database: npm run bench:api
// BENCH_ROUNDS of each (20), taking turns; the ratios are what counts, as the machine cancels out. On the embedded database,
// or, as "node scripts/postgres.ts npm run bench:api", on a fresh database of a real PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/read-env.ts'
import { startServices } from '#server/start/services.ts'
import { AWA } from '#test/awa.ts'
import { bareSearch, insertBookings, SEARCHES } from '#test/many-bookings.ts'
import { createDatabase } from '#test/postgres-server.ts'
import { newVisitor } from '#test/visitor.ts'
import { median, percentile } from './page-figures.ts'

const NOBODY = 'nobody@example.com'
const ADMIN_PASSWORD = 'harmattan-in-january'
const LEADS = 10_000

interface Comparison {
  what: string
  one: () => Promise<unknown>
  other: () => Promise<unknown>
  /** Between which the first may take of what the second takes. */
  limits: readonly [number, number]
  /** What the slowest but one in twenty of the first may take, in milliseconds. */
  p95?: number
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
if (!(rounds > 0)) throw new Error('BENCH_ROUNDS must be a number above 0')

const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-bench-'))
const postgres = process.env.TEST_DATABASE_URL
const database = postgres ? await createDatabase(postgres, 'tradewind_bench') : null
const env = readEnv({
  DATA_DIR: dataDir,
  ...(database && { DATABASE_URL: database.url }),
  ADMIN_PASSWORD,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
})
console.log(`on ${postgres ? 'PostgreSQL' : 'PGlite'}`)
const { deps, stop } = await startServices(env)
try {
  const app = createApp(deps)
  const visitor = () => newVisitor(app, env.baseUrl)
  await expectStatus(201, visitor().post('/api/auth/register', AWA))
  const operator = visitor()
  await expectStatus(204, operator.post('/api/admin/login', { password: ADMIN_PASSWORD }))
  await insertBookings(deps.db, LEADS)

  const refuse = (email: string) => async () => {
    await expectStatus(401, visitor().post('/api/auth/login', { email, password: 'not this one' }))
  }
  const askForLink = (email: string) => async () => {
    await expectStatus(202, visitor().post('/api/auth/forgot-password', { email }))
  }
  const comparisons: Comparison[] = [
    {
      what: 'a sign-in refused: an unknown address, beside a known one',
      one: refuse(NOBODY),
      other: refuse(AWA.email),
      limits: [0.6, 1.6],
    },
    {
      what: 'a link asked for: an unknown address, beside a known one',
      one: askForLink(NOBODY),
      other: askForLink(AWA.email),
      limits: [0.8, 1.25],
    },
    {
      what: 'a link asked for: writing its mail, beside the whole answer',
      one: () => deps.accounts.requestPasswordReset(AWA.email),
      other: askForLink(AWA.email),
      limits: [0, 0.5],
    },
    ...SEARCHES.map((search) => ({
      what: `${LEADS} leads searched for "${search}", beside the bare queries`,
      one: () => expectStatus(200, operator.get(`/api/leads?${new URLSearchParams({ search })}`)),
      other: () => bareSearch(deps.db, search),
      limits: [0, 3] as const,
      p95: 100,
    })),
  ]
  for (const comparison of comparisons) await report(comparison)
} finally {
  await stop()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function expectStatus(expected: number, answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer
  if (status !== expected) throw new Error(`The API answered ${status}, not ${expected}`)
}

async function report({ what, one, other, limits: [least, most], p95 }: Comparison): Promise<void> {
  const [ones, others]: [number[], number[]] = [[], []]
  // The first of each only warms up.
  for (let round = 0; round <= rounds; round++) {
    const times = [await timed(one), await timed(other)] as const
    if (round === 0) continue
    ones.push(times[0])
    others.push(times[1])
  }
  const ratio = median(ones) / median(others)
  const slow = percentile(ones, 95)
  const isKept = ratio >= least && ratio <= most && (p95 === undefined || slow <= p95)
  const times = `${median(ones).toFixed(1)} ms, ${median(others).toFixed(1)} ms`
  const limits = `kept from ${least} to ${most}${p95 === undefined ? '' : `, p95 up to ${p95} ms`}`
  console.log(
    `${isKept ? '✓' : '✗'} ${what}: ${ratio.toFixed(2)} (${times}; p95 ${slow.toFixed(1)} ms; ${limits})`,
  )
  if (!isKept) process.exitCode = 1
}

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
