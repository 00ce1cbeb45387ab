import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgresPrograms } from '#scripts/start-postgres.ts'
import { runOnServer } from '#test/postgres-server.ts'
import { startMeasured, type Measured } from './built-server.ts'
import { atLeast, atMost, A_SECOND, MILLISECONDS, TIMES, unlimited, type Figure } from './limited-figures.ts'
import { median, medianFigures, percentile } from './page-figures.ts'
import { bookingRequest, openConnection, openWideDate } from './visits.ts'

const CLIENTS = 16
const ROUNDS = 3
const SECONDS = 5
/** At least this part of what the bare transaction manages. */
const MIN_RATIO = 0.03
/** The slowest of a hundred takes at most so many times as long as all of them on average. */
const MAX_P99 = 5

/** The least that taking a place asks of a database: the lock that all take, one row written, and the end. */
const BARE_TRANSACTION = `begin;
select pg_advisory_xact_lock(1);
insert into bare (word) values ('a place');
commit;
`

/** Bookings a second by so many clients at once on one date, beside pgbench's bare transaction, taking turns. */
export function measureSubmit(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  return compare(databaseUrl, dataDir, (what, ratio) => atLeast(what, ratio, MIN_RATIO, TIMES))
}

/**
 * The same on a PostgreSQL that waits for no disk, so that the bare transaction takes nothing but a little of the processor. There
 * is no limit for the ratio: it tells how many bare transactions the processor could have made in place of a booking.
 */
export function measureSubmitInMemory(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  return compare(databaseUrl, dataDir, (what, ratio) => unlimited(what, ratio, TIMES))
}

async function compare(
  databaseUrl: string,
  dataDir: string,
  judge: (what: string, ratio: number) => Figure,
): Promise<Figure[]> {
  const { bare, round, ratio } = await measure(databaseUrl, dataDir)
  const { bookingsASecond, cpuMilliseconds, meanMs, p99Ms } = round
  return [
    unlimited('the bare transaction, by pgbench', bare, A_SECOND),
    unlimited('bookings on one date', bookingsASecond, A_SECOND),
    judge('bookings beside bare transactions', ratio),
    unlimited('processor time of the server for a booking', cpuMilliseconds, MILLISECONDS),
    unlimited('a booking, on average', meanMs, MILLISECONDS),
    unlimited('99 of 100 within', p99Ms, MILLISECONDS),
    atMost('99 of 100 beside the average', p99Ms / meanMs, MAX_P99, TIMES),
  ]
}

/** Medians of both, and of their ratio. */
async function measure(
  databaseUrl: string,
  dataDir: string,
): Promise<{ bare: number; round: Round; ratio: number }> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  const server = await startMeasured(env)
  try {
    await runOnServer(databaseUrl, 'create table bare (id bigserial primary key, word text not null)')
    const date = await openWideDate(server.port, databaseUrl)
    const script = join(dataDir, 'bare.sql')
    await writeFile(script, BARE_TRANSACTION)
    await book(server, date, 1)
    const bare: number[] = []
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await pgbench(databaseUrl, script))
      rounds.push(await book(server, date, SECONDS))
    }
    const round = medianFigures(rounds)
    return { bare: median(bare), round, ratio: round.bookingsASecond / median(bare) }
  } finally {
    await server.stop()
  }
}

interface Round {
  bookingsASecond: number
  cpuMilliseconds: number
  meanMs: number
  p99Ms: number
}

async function book({ port, read }: Measured, date: string, seconds: number): Promise<Round> {
  const connections = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(port)))
  const times: number[] = []
  const before = read().cpuSeconds
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    connections.map(async ({ send }) => {
      while (performance.now() < end) {
        const asked = performance.now()
        const { status, body } = await send(bookingRequest(date), { keepBody: true })
        if (status !== 201) throw new Error(`a booking was answered with ${status}: ${body}`)
        times.push(performance.now() - asked)
      }
    }),
  )
  const wholeSeconds = (performance.now() - started) / 1000
  for (const { close } of connections) close()
  return {
    bookingsASecond: times.length / wholeSeconds,
    cpuMilliseconds: ((read().cpuSeconds - before) * 1000) / times.length,
    meanMs: times.reduce((sum, each) => sum + each, 0) / times.length,
    p99Ms: percentile(times, 99),
  }
}

/** Transactions a second. */
async function pgbench(databaseUrl: string, script: string): Promise<number> {
  const folder = findPostgresPrograms()
  if (folder === null) throw new Error('pgbench was not found')
  const options = ['-n', '-c', `${CLIENTS}`, '-j', '1', '-T', `${SECONDS}`, '-M', 'prepared', '-f', script]
  const child = spawn(join(folder, 'pgbench'), [...options, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  await once(child, 'close')
  const rate = /^tps = ([\d.]+)/m.exec(printed)?.[1]
  if (rate === undefined) throw new Error(`pgbench said no rate:\n${printed}`)
  return Number(rate)
}
