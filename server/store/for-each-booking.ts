import { Problem } from '#domain/contract/problem.ts'
import type { Deps } from '#server/deps.ts'

/** A booking with work due, and the ids that a failure is logged with. */
export interface DueBooking {
  bookingId: string
  changeId?: string
  refundId?: string
}

/**
 * Runs `work` for several bookings, one after the other. A failure is logged as `failure` with its ids, does not stop the others,
 * and stays due for the next sweep; a booking erased since counts as done. Returns the results of those that succeeded.
 */
export async function forEachBooking<Due extends DueBooking, Result>(
  { log }: Pick<Deps, 'log'>,
  due: readonly Due[],
  failure: string,
  work: (each: Due) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = []
  for (const each of due) {
    try {
      done.push(await work(each))
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') continue
      const { bookingId, changeId, refundId } = each
      log.error({ err: error, bookingId, changeId, refundId }, failure)
    }
  }
  return done
}
