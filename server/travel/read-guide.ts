import { eq } from 'drizzle-orm'
import type { SiteContent } from '#content/site-content.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import { mayReadGuide } from '#domain/booking/allowed-actions.ts'
import { assertAllowed, Problem } from '#domain/contract/problem.ts'
import {
  departureInfoOn,
  guideFor,
  guidePostedOn,
  isDepartureInfoThere,
  isGuidePosted,
  type DepartureInfo,
  type GuideView,
} from '#domain/guide/guide.ts'
import { photosFor, type PhotoAlbum } from '#domain/guide/photos.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadOwnBooking, loadBookings } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'

/** Returns the guide to a guest's retreat; before it is posted, only the day on which it will be. Problems: not-found, wrong-state. */
export async function readGuide(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<GuideView> {
  const own = await loadOwnBooking(db, bookingId, userId)
  if (!own?.retreat) throw new Problem('not-found')
  assertAllowed(mayReadGuide(presentOpenBooking(own)))
  const { startsOn } = own.retreat
  const { guide, business } = site()
  const { postedMonthsBefore } = business.offer
  const isPosted = isGuidePosted(startsOn, postedMonthsBefore, clock.now())
  return {
    retreatDate: labelOf(own.retreat),
    postedOn: guidePostedOn(startsOn, postedMonthsBefore),
    isPosted,
    chapters: isPosted ? guideFor(guide, startsOn).chapters : [],
    departure: isDepartureInfoThere(startsOn, clock.now()) ? departureInfo(site()) : null,
    departureOn: departureInfoOn(startsOn),
  }
}

/** Returns what guests need on the journey, from the owner's content about package travel. */
export function departureInfo({ packageTravel }: SiteContent): DepartureInfo {
  const { stay, transport, onTheSpot } = packageTravel
  return {
    ...pick(stay, ['itinerary', 'lodging', 'meals']),
    transport: transport.included,
    contact: pick(onTheSpot, ['name', 'phone']),
    emergency: onTheSpot.emergency,
  }
}

/** Returns the photo albums of an account's retreats that are available today. */
export async function readPhotos(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<(PhotoAlbum & { bookingId: string })[]> {
  const records = await loadBookings(db, eq(bookings.userId, userId))
  const today = banjulDay(clock.now())
  return records.flatMap((record) => {
    const photos = record.retreat && photosFor(presentOpenBooking(record), record.retreat, today)
    return photos ? [{ bookingId: record.booking.id, ...photos }] : []
  })
}
