import { onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Connection, Database } from '#server/db/connect.ts'
import { runAgain } from '#server/db/run-again.ts'

interface Query {
  text: string
  params: unknown[]
}

/** Every query that is sent until `work` is done, in order; those inside of a transaction are not among them. */
export async function queriesOf(connection: Connection, work: () => Promise<unknown>): Promise<Query[]> {
  const client: { query: (...call: never[]) => unknown } = connection.client
  const sent = vi.spyOn(client, 'query')
  try {
    await work()
    return z.parse(z.array(callSchema), sent.mock.calls).map(([{ text }, params]) => ({ text, params }))
  } finally {
    sent.mockRestore()
  }
}

/** How Drizzle asks node-postgres. */
const callSchema = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())], z.unknown())

/** How many rows the database looks at for these queries, whether they are in the answer or not. */
export async function rowsReadFor(connection: Connection, queries: readonly Query[]): Promise<number> {
  let rows = 0
  for (const { text, params } of queries) {
    const explain = `explain (analyze, format json) ${text}`
    const answer: unknown = await connection.client.query(explain, params)
    const [explained] = z.parse(explainedSchema, answer).rows
    rows += rowsReadBy(explained['QUERY PLAN'][0].Plan)
  }
  return rows
}

const planSchema = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(planSchema))
  },
})
const explainedSchema = z.object({
  rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) })]),
})

function rowsReadBy(plan: z.infer<typeof planSchema>): number {
  const ofParts = (plan.Plans ?? []).reduce((sum, part) => sum + rowsReadBy(part), 0)
  if (!plan['Node Type'].endsWith('Scan')) return ofParts
  const dropped = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return ofParts + (plan['Actual Rows'] + dropped) * plan['Actual Loops']
}

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
