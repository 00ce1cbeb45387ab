import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'

/** What is to be done for a booking, named by the ids that its failure is logged with. */
export interface DueBooking {
  bookingId: string
  changeId?: string
  refundId?: string
}

/**
 * Does the same for several bookings, one after the other. One that fails keeps no other from its turn: it is logged as `failure`, with its ids, and stays due
 * for the next sweep. One that was erased meanwhile is done. Gives what `work` gave for those that did not fail.
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
