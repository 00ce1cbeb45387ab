import { onTestFinished, vi } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { runAgain } from '#server/db/run-again.ts'

/** Runs each transaction twice: the first time as if PostgreSQL had ended it when all was done. Gives how many it has ended. */
export function endEachOnce(db: Database): () => number {
  const once = db.transaction.bind(db)
  let ended = 0
  const transaction = vi.spyOn(db, 'transaction').mockImplementation((work, config) => {
    let isFirst = true
    return runAgain(() =>
      once(async (tx) => {
        const result = await work(tx)
        if (!isFirst) return result
        isFirst = false
        ended++
        throw new Error('Failed query', {
          cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }),
        })
      }, config),
    )
  })
  onTestFinished(() => transaction.mockRestore())
  return () => ended
}
