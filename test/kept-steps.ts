import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import type { Connection } from '#server/db/connect.ts'
import type { Clock } from '#server/process/clock.ts'
import { describeRefill } from './kept-rows.ts'
import { onStatement } from './sent-statements.ts'

/** Brings the database further, by `make` or by what it left behind an earlier time; gives what it gave. */
export type TakeStep = <Result>(name: string, args: unknown, make: () => Promise<Result>) => Promise<Result>

interface Kept {
  /** The statements that put all rows of then into an empty database. */
  refill: string
  /** As JSON. */
  result: string
}

/** For a second try, which is not to fail for what chance has put into the first one's rows. */
export function forgetSteps(): void {
  kept.clear()
}

const READING = /^\s*(select|begin|commit|rollback)\b/i
let writes = 0
onStatement((text) => {
  if (text === null || !READING.test(text)) writes += 1
})

const partOfAStep = new AsyncLocalStorage<true>()

/** Null where a step was taken once: most are never taken again, and what they leave behind is not worth reading. */
const kept = new Map<string, Kept | null>()

/**
 * Steps that many tests begin with, such as somebody who signs up and books. Where a database stands as it did when the same step was taken from
 * there at the same instant, all rows of then are put back with their ids, which takes a tenth of the time (decision 0040). `begun` names how it stands
 * now; without it, and once anything else was written, every step is made anew.
 */
export function keptSteps(
  connection: Connection,
  {
    begun,
    deleteRows,
    clock,
    isAsBegun,
  }: { begun: string | null; deleteRows: string; clock: Clock; isAsBegun: () => boolean },
): TakeStep {
  let standing = begun === null ? null : { at: begun, writes }
  let isAlone = true
  let puttingBack: Promise<unknown> | null = null

  return async function take<Result>(name: string, args: unknown, make: () => Promise<Result>) {
    if (partOfAStep.getStore()) return make()
    // oxlint-disable-next-line no-unmodified-loop-condition -- by whoever puts back
    while (puttingBack !== null) await puttingBack
    const from = standing?.writes === writes && isAsBegun() ? standing : null
    // What two make at once is not what they make one after the other: neither is kept.
    standing = null
    isAlone = from !== null
    if (from === null) return make()

    const key = keyOf([from.at, clock.now(), name, args])
    const earlier = kept.get(key)
    if (earlier) {
      puttingBack = connection.client.query(`${deleteRows}; ${earlier.refill}`)
      await puttingBack
      puttingBack = null
      standing = { at: key, writes }
      // The caller names the shape, which is that of what was made then.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return JSON.parse(earlier.result) as Result
    }
    const result = await partOfAStep.run(true, make)
    if (!isAlone) return result
    const isWorthIt = earlier === null
    kept.set(key, isWorthIt ? { refill: await rowsOf(connection), result: JSON.stringify(result) } : null)
    standing = { at: key, writes }
    return result
  }
}

/** When whatever the step began and did not wait for has ended. */
async function rowsOf(connection: Connection): Promise<string> {
  const { client: pool } = connection
  await vi.waitUntil(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0, PATIENCE)
  return describeRefill(connection)
}

const PATIENCE = { timeout: 90_000, interval: 5 }

/** What is left out of an object is another thing than what is there and undefined. */
function keyOf(parts: unknown[]): string {
  const text = JSON.stringify(parts, (_, value: unknown) => (value === undefined ? '∅' : value))
  return createHash('sha256').update(text).digest('base64')
}
