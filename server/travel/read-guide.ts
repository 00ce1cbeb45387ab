import { content } from '#content/content.server.ts'
import { mayReadGuide } from '#domain/booking/allowed-actions.ts'
import { departureInfoOn, isDepartureInfoThere } from '#domain/retreat/departure-info.ts'
import { guideFor, guidePostedOn, isGuidePosted, type GuideView } from '#domain/retreat/guide.ts'
import { assertAllowed, Problem } from '#domain/api/problem.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Deps } from '#server/deps.ts'
import { loadOwnBooking } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { departureInfo } from './departure-info.ts'

const { postedMonthsBefore } = content.business.offer

/** Returns the guide to a guest's retreat; before it is posted, only the day on which it will be. Problems: not-found, wrong-state. */
export async function readGuide(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<GuideView> {
  const own = await loadOwnBooking(db, bookingId, userId)
  if (!own?.retreat) throw new Problem('not-found')
  assertAllowed(mayReadGuide(presentOpenBooking(own)))
  const { startsOn } = own.retreat
  const isPosted = isGuidePosted(startsOn, postedMonthsBefore, clock.now())
  return {
    retreatDate: labelOf(own.retreat),
    postedOn: guidePostedOn(startsOn, postedMonthsBefore),
    isPosted,
    chapters: isPosted ? guideFor(content.guide, startsOn).chapters : [],
    departure: isDepartureInfoThere(startsOn, clock.now()) ? departureInfo() : null,
    departureOn: departureInfoOn(startsOn),
  }
}
