import { and, asc, eq, gt } from 'drizzle-orm'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { enteredBookingSchema } from '#domain/booking-form/entered-booking.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { sampleForm } from '#domain/booking-form/sample-form.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { TestBookingView } from '#domain/contract/test-booking-calls.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { loadBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { deleteTestBookings } from '#server/store/columns/remove-data.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { isTestBooking } from '#server/store/test-booking.ts'
import { enterBooking } from './enter-booking.ts'

/** More than anybody makes to try things out. */
const PLACES = 100

/** Days until a test date if no real date can be copied, so that the balance is not due yet. */
const USUAL_DAYS_AHEAD = 90

/**
 * Makes a booking as a guest would, on a hidden copy of the next date. It has the operator's address and its name says that it is a test.
 * Problem: retreat-full.
 */
export async function makeTestBooking(deps: Deps, by: Actor): Promise<BookingRecord> {
  const retreat = await testDate(deps)
  const number = (await listTestBookings(deps)).length + 1
  const form = enteredBookingSchema.parse({
    ...sampleForm(bookingFields),
    packageType: 'kiter',
    firstName: 'Test',
    lastName: `Booking ${number}`,
    email: operatorAddress(deps),
    phone: '+32 470 00 00 00',
    emergencyPhone: '+32 470 00 00 01',
    age: 30,
    weight: 70,
    height: 175,
    selectedDate: labelOf(retreat),
    selectedRoom: 'shared',
    selectedDiet: 'no-diet',
  })
  return enterBooking(deps, { form, retreatId: retreat.id, confirmRepeat: true, by })
}

/** Returns the hidden date for test bookings: a copy of the next real one that has not started. */
async function testDate({ db, clock }: Deps): Promise<RetreatRow> {
  const today = banjulDay(clock.now())
  const ahead = await db
    .select()
    .from(retreats)
    .where(gt(retreats.startsOn, today))
    .orderBy(asc(retreats.startsOn))
  const known = ahead.find(({ isTest }) => isTest)
  if (known) return known
  const next = ahead.find(({ status }) => status === 'on_sale')
  const startsOn = next?.startsOn ?? addDays(today, USUAL_DAYS_AHEAD)
  const [made] = await db
    .insert(retreats)
    .values({
      startsOn,
      endsOn: next?.endsOn ?? addDays(startsOn, 7),
      placesKiter: PLACES,
      placesNonKiter: PLACES,
      // Nobody can book a draft, and guests see none.
      status: 'draft',
      isTest: true,
    })
    .returning()
  if (!made) throw new Error('no test date was made')
  return made
}

/** Returns the test bookings, newest first. */
export async function listTestBookings({ db }: Pick<Deps, 'db'>): Promise<TestBookingView[]> {
  const records = await loadBookings(db, and(isTestBooking, eq(bookings.isExample, true)))
  return records.map(({ booking, retreat }) => ({
    leadId: booking.id,
    name: fullName(booking),
    madeAt: booking.createdAt.toISOString(),
    date: retreat ? labelOf(retreat) : '',
  }))
}

/** Deletes all test bookings with everything that belongs to them, and returns how many there were. */
export async function removeTestBookings(deps: Pick<Deps, 'db' | 'clock'>, by: Actor): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const removed = await deleteTestBookings(tx)
    const what = `Test bookings removed: ${removed}`
    if (removed > 0) await recordHistory(tx, { at: deps.clock.now(), by, what })
    return removed
  })
}
