import { content } from '#content/content.server.ts'
import { assertAllowed, Problem } from '#domain/api/problem.ts'
import { mayReadGuide } from '#domain/booking/allowed-actions.ts'
import {
  departureInfoOn,
  guideFor,
  guidePostedOn,
  isDepartureInfoThere,
  isGuidePosted,
  type DepartureInfo,
  type GuideView,
} from '#domain/retreat/guide.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Deps } from '#server/deps.ts'
import { loadOwnBooking } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'

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

/** Returns what guests need on the journey, from the owner's content about package travel. */
export function departureInfo(): DepartureInfo {
  const { stay, transport, onTheSpot } = content.packageTravel
  return {
    itinerary: stay.itinerary,
    lodging: stay.lodging,
    meals: stay.meals,
    transport: transport.included,
    contact: { name: onTheSpot.name, phone: onTheSpot.phone },
    emergency: onTheSpot.emergency,
  }
}
