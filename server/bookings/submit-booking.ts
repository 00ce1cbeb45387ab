import { and, eq, lt, ne } from 'drizzle-orm'
import type { User } from '#domain/api-contract.ts'
import type { BookingForm } from '#domain/booking-form.ts'
import { holdsPlace, isBooked } from '#domain/booking-state.ts'
import { banjulDay } from '#domain/dates.ts'
import { quoteFor, tierAt, type Quote } from '#domain/pricing.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { formColumns, quoteColumns } from '#server/store/booking-columns.ts'
import { moneyOf, quoteOf } from '#server/store/booking-money.ts'
import {
  loadBooking,
  loadBookings,
  lockBooking,
  type BookingRecord,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { insertLead } from '#server/store/insert-lead.ts'
import {
  countTotalBookings,
  demandBookable,
  findRetreatByLabel,
  freePlace,
  lockPlaces,
  takePlace,
} from '#server/store/places.ts'
import { saveTransition } from '#server/store/save-transition.ts'

export interface SubmittedBooking {
  record: BookingRecord
  /** False when the lead had been submitted before: it was returned, or moved to what was chosen now. */
  created: boolean
}

/**
 * Takes a place and freezes the price, in one transaction under the retreat's lock (docs/decisions: one price; places).
 * A second submit of the same lead moves it, or changes nothing. Problems: retreat-full, retreat-started,
 * retreat-not-on-sale, wrong-state, and incomplete-booking for a date that does not exist.
 */
export async function submitBooking(
  deps: Deps,
  input: { form: BookingForm; leadId: string | null; user: User | null },
): Promise<SubmittedBooking> {
  const { form, user } = input
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const retreat = await findRetreatByLabel(tx, form.selectedDate)
    if (!retreat) {
      throw new Problem('incomplete-booking', {
        errors: [{ field: 'selectedDate', message: 'Choose one of the dates on offer' }],
      })
    }
    await refuseWhenFull(tx, { retreat, form, now, leadId: input.leadId })
    await lockPlaces(tx, retreat.id)
    const earlier = input.leadId ? await lockBooking(tx, input.leadId) : null
    const own = earlier && belongsTo(earlier, user) ? earlier : null
    if (own && isAlreadyBookedAs(own, retreat, form, now)) return { record: own, created: false }
    const lead = own && isStillOpen(own) ? own : null

    demandBookable(retreat, now)
    const isAnew = lead === null || !isBooked(lead.booking, now)
    const placeNumber =
      (lead && placeKept(lead, retreat, form)) ?? (await takePlace(tx, retreat, form.packageType))
    const userId = lead?.booking.userId ?? user?.id ?? null
    const quote = await quoteNow(tx, {
      lead,
      form,
      retreat,
      now,
      submittedAt: (isAnew ? null : lead.booking.submittedAt) ?? now,
      userId: user?.id ?? null,
    })
    const record = await saveTransition(
      tx,
      lead ?? (await insertLead(tx, now)),
      { type: 'submit', claimed: user !== null },
      { now, retreat, placeNumber, fields: { ...formColumns(form), ...quoteColumns(quote), userId } },
    )
    if (isAnew) await queueBookingMail(tx, deps, 'booking-received', record)
    return { record, created: isAnew }
  })
}

/**
 * Who comes when everything is gone is told at once, and does not stand in line behind those who are still booking. Only a
 * refusal is final: whoever passes is asked again under the lock, and so is a lead that holds a place already.
 */
async function refuseWhenFull(
  tx: Transaction,
  {
    retreat,
    form,
    now,
    leadId,
  }: { retreat: RetreatRow; form: BookingForm; now: Date; leadId: string | null },
): Promise<void> {
  if ((await freePlace(tx, retreat, form.packageType)) !== null) return
  // Read after the places: it may be a first click of this very lead that has just taken the last one.
  const known = leadId ? await loadBooking(tx, leadId) : null
  if (known && holdsPlace(known.booking.status)) return
  demandBookable(retreat, now)
  await takePlace(tx, retreat, form.packageType)
}

/** A lead that an account has claimed can be submitted again only by that account. */
function belongsTo(lead: BookingRecord, user: User | null): boolean {
  return lead.booking.userId === null || lead.booking.userId === user?.id
}

/** A cancelled booking is over, and one with a payment is changed on the dashboard: another submit is another booking. */
function isStillOpen(lead: BookingRecord): boolean {
  return lead.booking.status !== 'cancelled' && moneyOf(lead).paymentStatus === 'pending'
}

/** A repeat of what stands already: a double click, a retry after a lost answer, a second tab. */
function isAlreadyBookedAs(lead: BookingRecord, retreat: RetreatRow, form: BookingForm, now: Date): boolean {
  // A hold that has just run out is not a booking any more, even before the sweep has seen it: it is taken anew.
  if (!isBooked(lead.booking, now) || lead.booking.retreatId !== retreat.id) return false
  const booked: Record<string, unknown> = lead.booking
  return Object.entries(formColumns(form)).every(([column, value]) => booked[column] === value)
}

/** The place that the lead holds already, where date and package stay the same. */
function placeKept(lead: BookingRecord, retreat: RetreatRow, form: BookingForm): number | null {
  const { retreatId, packageType, placeNumber } = lead.booking
  return retreatId === retreat.id && packageType === form.packageType ? placeNumber : null
}

/** The price: a booking that holds a place keeps its tier, any other gets the tier in force. */
async function quoteNow(
  tx: Transaction,
  input: {
    lead: BookingRecord | null
    form: BookingForm
    retreat: RetreatRow
    now: Date
    submittedAt: Date
    userId: string | null
  },
): Promise<Quote> {
  const { lead, form, retreat } = input
  const frozen = lead && holdsPlace(lead.booking.status) ? quoteOf(lead.booking) : null
  return quoteFor({
    tier: frozen?.tier ?? tierAt(await countTotalBookings(tx)).tier,
    room: form.selectedRoom,
    foundingMember: frozen ? frozen.discountCents > 0 : await hasTravelled(tx, input.userId, input.now),
    startsOn: retreat.startsOn,
    submittedAt: input.submittedAt,
  })
}

/** A founding member has been on a retreat that is over and paid in full. */
async function hasTravelled(tx: Transaction, userId: string | null, now: Date): Promise<boolean> {
  if (!userId) return false
  const stays = await loadBookings(
    tx,
    and(
      eq(bookings.userId, userId),
      eq(bookings.status, 'payment_confirmed'),
      ne(retreats.status, 'draft'),
      lt(retreats.endsOn, banjulDay(now)),
    ),
  )
  return stays.some((stay) => moneyOf(stay).paymentStatus === 'fully_paid')
}
