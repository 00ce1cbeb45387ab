import { eq } from 'drizzle-orm'
import { wrongState } from '#domain/contract/problem.ts'
import type { NewsTopic, ToldWay } from '#domain/date-change/news-message.ts'
import { changeBooking, type BookingRef } from '#server/change/change-booking.ts'
import type { ChangeDeps } from '#server/change/under-locks.ts'
import { bookings } from '#server/db/schema.ts'
import { listUnreached } from '#server/store/unreached.ts'

/**
 * Records that the operator told a guest whom no email reached, or undoes that. Problems: not-found; wrong-state if an email reached the
 * guest, or there is nothing to tell.
 */
export async function tellGuest(
  deps: ChangeDeps,
  { about, how, isTold, ...which }: BookingRef & { about: NewsTopic; how: ToldWay; isTold: boolean },
): Promise<void> {
  await changeBooking(deps, which, async (_, { tx, now }) => {
    const unreached = await listUnreached(tx, eq(bookings.id, which.id))
    if (!unreached.some((each) => each.about === about)) {
      throw wrongState('There’s nothing to tell this guest about. An email may have reached them since.')
    }
    return {
      columns: isTold ? { toldAt: now, toldHow: how } : { toldAt: null, toldHow: null },
      history: [isTold ? { what: TOLD[about], to: WAYS[how] } : { what: 'Not told yet after all' }],
      result: undefined,
    }
  })
}

const TOLD: Record<NewsTopic, string> = {
  cancelled: 'Told that the date is cancelled',
  changed: 'Told of the change',
}
const WAYS: Record<ToldWay, string> = { phone: 'by phone', whatsapp: 'on WhatsApp' }
