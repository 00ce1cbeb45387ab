import { setTimeout as sleep } from 'node:timers/promises'
import { startMeasured } from './built-server.ts'
import { atMost, A_SECOND, MILLISECONDS, unlimited, type Figure } from './limited-figures.ts'
import { percentile } from './page-figures.ts'
import {
  bookingRequest,
  draftRequest,
  FORM,
  openConnection,
  openWideDate,
  PLACES,
  send,
  VISIT,
} from './visits.ts'

const SECONDS = 120
/** How many of each come at a time, and how long each pauses between two requests, as people do. */
const CROWD = { visitors: 40, fillers: 10, buyers: 4 }
const PAUSE_MS = { visitors: 200, fillers: 400, buyers: 1000 }

/** Visitors, those who fill in the form, and those who book, all at once for two minutes: nobody may get an error. */
export async function measureMixedLoad(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const server = await startMeasured({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  try {
    const date = await openWideDate(server.port, databaseUrl)
    const does: Record<keyof typeof CROWD, () => readonly string[]> = {
      visitors: () => [VISIT, PLACES],
      fillers: () => [FORM, draftRequest(), draftRequest()],
      buyers: () => [PLACES, bookingRequest(date)],
    }
    const times: number[] = []
    const errors: string[] = []
    const end = performance.now() + SECONDS * 1000

    async function come(kind: keyof typeof CROWD): Promise<void> {
      while (performance.now() < end) {
        const connection = await openConnection(server.port)
        try {
          for (const request of does[kind]()) {
            const asked = performance.now()
            await send(connection, request)
            times.push(performance.now() - asked)
            await sleep(PAUSE_MS[kind])
          }
        } catch (error) {
          errors.push(String(error))
        } finally {
          connection.close()
        }
      }
    }

    const kinds = ['visitors', 'fillers', 'buyers'] as const
    await Promise.all(kinds.flatMap((kind) => Array.from({ length: CROWD[kind] }, () => come(kind))))
    for (const error of errors.slice(0, 5)) console.error(error)
    return [
      unlimited('requests', times.length / SECONDS, A_SECOND),
      unlimited('half of them within', percentile(times, 50), MILLISECONDS),
      unlimited('99 of 100 within', percentile(times, 99), MILLISECONDS),
      atMost('errors in two minutes', errors.length, 0, { digits: 0, name: '' }),
    ]
  } finally {
    await server.stop()
  }
}
