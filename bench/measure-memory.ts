import { setTimeout as sleep } from 'node:timers/promises'
import { startMeasured } from './built-server.ts'
import { atMost, MEGABYTES, unlimited, type Figure } from './limited-figures.ts'
import { bookingRequest, FORM, openConnection, openWideDate, send, VISIT } from './visits.ts'

const CONNECTIONS = 16
const PAGES = 20_000
const FORMS = 2_000
const BOOKINGS = 2_000
const LOADED_MEGABYTES = 600
/** Looked at ten times over so many requests. */
const LONG_RUN = 100_000
const LOOKS = 10
/** How much more the second half of them may have than the first: what it does not give back would be more at each look. */
const GROWN_MEGABYTES = 15
const REST_MS = 2_000

/** What the server has in memory after a busy season, and whether it stays so. */
export async function measureMemory(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const server = await startMeasured({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  async function megabytes(): Promise<number> {
    await sleep(REST_MS)
    return server.read().memoryMegabytes
  }
  async function ask(count: number, request: () => string): Promise<void> {
    let left = count
    const connections = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => openConnection(server.port)),
    )
    await Promise.all(
      connections.map(async (connection) => {
        while (left-- > 0) await send(connection, request())
        connection.close()
      }),
    )
  }
  try {
    const date = await openWideDate(server.port, databaseUrl)
    const ready = server.ready.memoryMegabytes
    await ask(PAGES, () => VISIT)
    const afterPages = await megabytes()
    await ask(FORMS, () => FORM)
    const afterForms = await megabytes()
    await ask(BOOKINGS, () => bookingRequest(date))
    const loaded = await megabytes()
    const looks: number[] = []
    for (let look = 0; look < LOOKS; look++) {
      let asked = 0
      await ask(LONG_RUN / LOOKS, () => (asked++ % 20 === 0 ? FORM : VISIT))
      looks.push(await megabytes())
    }
    const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length
    const grown = mean(looks.slice(LOOKS / 2)) - mean(looks.slice(0, LOOKS / 2))
    return [
      unlimited('when ready, on PostgreSQL', ready, MEGABYTES),
      unlimited(`after ${PAGES} landing pages`, afterPages, MEGABYTES),
      unlimited(`and ${FORMS} booking forms`, afterForms, MEGABYTES),
      atMost(`and ${BOOKINGS} bookings`, loaded, LOADED_MEGABYTES, MEGABYTES),
      atMost(`the most in ${LONG_RUN} more requests`, Math.max(...looks), LOADED_MEGABYTES, MEGABYTES),
      atMost('their second half beside the first', grown, GROWN_MEGABYTES, MEGABYTES),
    ]
  } finally {
    await server.stop()
  }
}
