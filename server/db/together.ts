import { DrizzleQueryError } from 'drizzle-orm'

/** PostgreSQL's code for a statement that came after the one that has ended the transaction. */
const AFTER_A_FAILURE = '25P02'

/**
 * Waits for statements of one transaction that were made at once, none of which needs the answer of another: they take one round trip
 * together (decision 0154). In which order they run is not promised. Where some fail, all are waited for, so that none goes on after the
 * transaction, and then the first as they are listed is thrown; before it, what has made others fail.
 */
export async function together<T extends readonly unknown[]>(
  ...statements: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const settled = await Promise.allSettled(statements)
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (reasons.length > 0) throw reasons.find((reason) => !isAfterAFailure(reason)) ?? reasons[0]
  return Promise.all(statements)
}

function isAfterAFailure(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === AFTER_A_FAILURE
}
