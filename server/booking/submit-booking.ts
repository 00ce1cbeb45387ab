import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { TimeZone } from '#domain/base/guest-time.ts'
import { formatCents, formatEuros } from '#domain/base/money.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import type { TravellerForm } from '#domain/booking-form/group-form.ts'
import { GUEST } from '#domain/booking/history.ts'
import { REPEAT_SECONDS } from '#domain/booking/holds.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { isBooked } from '#domain/place/booking-status.ts'
import type { Quote } from '#domain/price/pricing.ts'
import { quotesInEuros } from '#domain/price/quote-view.ts'
import { cancellationRule } from '#domain/refund/cancellation.ts'
import { isPublished, labelOf } from '#domain/retreat/retreats.ts'
import { changeLockedBooking, changeOrBegin } from '#server/change/change-booking.ts'
import { mailOf, operatorMailOf } from '#server/change/mails.ts'
import { underLocks, type ChangeContext } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { formFields, storedForm, quoteColumns } from '#server/store/columns/booking-columns.ts'
import { keptPlace, takePlace } from '#server/store/free-places.ts'
import { idsOfGroup, inGroupOrder } from '#server/store/group-record.ts'
import { assertBookable } from '#server/store/places.ts'
import { rememberOrigin, heldFrom, type Holder } from '#server/store/unclaimed-holds.ts'
import { openOffer } from '#server/store/waiting-entries.ts'
import { assertOldEnough, editHistory, formColumns } from './booking-form.ts'
import { bookedRetreatNow, cancelByRule } from './cancel-booking.ts'
import { assertAddressLimit, assertHoldLimits } from './limit-holds.ts'
import { quoteBooking } from './quote-booking.ts'

interface Submission {
  form: BookingForm
  /** Retreat id of the form. Null if no such retreat exists. */
  retreatId: string | null
  /** Total that the guest has seen, in whole euros. Undefined if the sender does not state it. */
  expectedTotal?: number | undefined
  /** Time zone of the guest's browser, if it states a known one. */
  timeZone?: TimeZone | null | undefined
  /** Booking id from the browser's cookie. */
  bookingId: string | null
  /** Token of the waiting list, to take the place that it was offered. */
  offer?: string | undefined
  holder: Holder
}

interface SubmittedBooking {
  record: BookingRecord
  /** False for a booking that had been submitted before: it is returned unchanged, or moved to the new choice. */
  created: boolean
  /** True if the guest is emailed about the new booking. */
  mailed: boolean
}

/**
 * Takes a place and freezes the price in one transaction, under the retreat's lock. Submitting the same booking again moves it or changes
 * nothing, and a price that the guest has not seen books nothing. Problems: retreat-full, retreat-started, retreat-not-on-sale,
 * price-changed, offer-over, wrong-state, too-many-holds, too-many-requests; invalid-fields for a kiter who is too young, incomplete-booking for an
 * unknown date (decisions 0003, 0004).
 */
export async function submitBooking(deps: Deps, submission: Submission): Promise<SubmittedBooking> {
  const { form, retreatId, bookingId, holder } = submission
  assertOldEnough(deps.site(), form)
  const locks = {
    by: GUEST,
    ids: bookingId === null ? [] : await idsOfGroup(deps.db, bookingId),
    lockFirst: { retreats: [retreatId] },
  }
  return underLocks(deps, locks, async (context, all) => {
    const { tx, now, retreat } = context
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    const [found, ...others] = inGroupOrder(all)
    const own = found && belongsTo(found, holder.user) ? found : null
    // Who comes alone after all leaves the others out.
    const leftOut = own ? others.filter((other) => isBooked(other.booking, now) && mayResubmit(other)) : []
    if (own && leftOut.length === 0 && isBookedAs(deps, own, retreat, form))
      return { record: own, created: false, mailed: false }
    const earlier = own && mayResubmit(own) ? own : null
    const repeated = earlier ? null : await findRepeat(tx, deps, { form, retreat, holder })
    if (repeated) return { record: repeated, created: false, mailed: false }

    await assertBookable(tx, deps, retreat)
    const isNew = earlier === null || !isBooked(earlier.booking, now)
    const kept = keptPlace(earlier, retreat, form.packageType)
    const offer = kept === null ? await openOffer(tx, deps, submission.offer, retreat) : null
    const placeNumber = kept ?? (await takePlace(tx, { retreat, now, offer }, form.packageType))
    await assertLimits(tx, deps, submission, { earlier, isNew })
    const quote = await quoteBooking(tx, deps.site().prices, {
      earlier,
      room: form.selectedRoom,
      retreat,
      now,
      submittedAt: (isNew ? null : earlier.booking.submittedAt) ?? now,
      userId: holder.user?.id ?? null,
    })
    assertPriceAccepted([quote], submission.expectedTotal)

    if (earlier) for (const other of leftOut) await leaveOut(context, other)
    const booked = { what: 'Booked', to: `${labelOf(retreat)}, ${formatCents(quote.totalCents)}` }
    return changeOrBegin(context, earlier, (before) => ({
      ...(isNew && { also: (write) => rememberOrigin(write, before.booking.id, holder) }),
      event: { type: 'submit', claimed: holder.user !== null, heldUntil: offer?.offerUntil ?? null },
      retreat,
      placeNumber,
      columns: {
        ...submittedColumns(deps, submission, before),
        ...quoteColumns(quote),
      },
      // The due days of an old plan may be past, so the guest chooses one again with the order.
      ...(isNew && { plan: [] }),
      history: (after) => (isNew ? [booked] : editHistory(deps, before, after)),
      mails: isNew
        ? [
            mailOf('booking-received', { payLink: null, isByGuest: true }),
            operatorMailOf('operator-booking-received'),
          ]
        : [],
      result: ({ record, mailed }) => ({ record, created: isNew, mailed: mailed === true }),
    }))
  })
}

/** Returns the problem of a form with a date that is not on offer. */
export function noSuchDate(): Problem {
  return new Problem('incomplete-booking', {
    errors: [{ field: 'selectedDate', message: 'Choose one of the dates on offer' }],
  })
}

/** True if the booking is unclaimed or claimed by this account: only its account may submit it again. */
export function belongsTo(earlier: BookingRecord, user: User | null): boolean {
  return earlier.booking.userId === null || earlier.booking.userId === user?.id
}

/** True if it is booked with exactly this form: a double click, a retry after a lost response, or a second tab. */
export function isBookedAs(
  { clock, dataKeys }: Pick<Deps, 'clock' | 'dataKeys'>,
  earlier: BookingRecord,
  retreat: RetreatRow,
  form: BookingForm | TravellerForm,
): boolean {
  // A hold that has just run out is no longer a booking, even before the sweep has expired it, so the place is taken anew.
  if (!isBooked(earlier.booking, clock.now()) || earlier.booking.retreatId !== retreat.id) return false
  const booked: Record<string, unknown> = storedForm(dataKeys, earlier)
  return Object.entries(formFields(form)).every(([field, value]) => booked[field] === value)
}

/**
 * True if submitting again changes this booking. A cancelled booking is over and a paid one is edited on the dashboard, so those begin
 * a new one.
 */
export function mayResubmit(earlier: BookingRecord): boolean {
  return earlier.booking.status !== 'cancelled' && moneyOf(earlier).paymentStatus === 'pending'
}

/**
 * Finds a booking made with the same form within the last minute, by the same account or from the same network: a double click by a
 * browser that does not have the booking's cookie yet. It reveals nothing, because the sender has every field and only bookings created
 * by that very submission match. Off while rate limits are off (decision 0055).
 */
async function findRepeat(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'dataKeys' | 'env'>,
  { form, retreat, holder }: { form: BookingForm; retreat: RetreatRow; holder: Holder },
): Promise<BookingRecord | null> {
  if (!deps.env.rateLimits) return null
  const now = deps.clock.now()
  const candidates = await loadBookings(
    tx,
    and(
      eq(bookings.email, form.email),
      isNotNull(bookings.placeNumber),
      gt(bookings.submittedAt, new Date(now.getTime() - REPEAT_SECONDS * 1000)),
      eq(bookings.submittedAt, bookings.createdAt),
      holder.user
        ? eq(bookings.userId, holder.user.id)
        : heldFrom(tx, { networkKey: holder.origin.networkKey }),
    ),
  )
  return candidates.find((earlier) => isBookedAs(deps, earlier, retreat, form)) ?? null
}

/** Checks the limits on unpaid holds. A hold that is only moved counts anew if it gets another email address or an account. */
async function assertLimits(
  tx: Transaction,
  deps: Deps,
  { form, holder }: Submission,
  { earlier, isNew }: { earlier: BookingRecord | null; isNew: boolean },
): Promise<void> {
  const wanted = { email: form.email, bookingId: earlier?.booking.id ?? null }
  const isClaimed = holder.user !== null && earlier?.booking.userId === null
  if (isNew || isClaimed) await assertHoldLimits(tx, deps, holder, wanted)
  else if (earlier?.booking.email !== form.email)
    await assertAddressLimit(tx, deps, holder.user?.email ?? null, wanted)
}

/** Throws price-changed for a price, of one or of all of a group, that the guest has not seen. */
export function assertPriceAccepted(quotes: readonly Quote[], expectedTotal: number | undefined): void {
  const quote = quotesInEuros(quotes)
  if (expectedTotal === undefined || expectedTotal === quote.total) return
  throw new Problem('price-changed', {
    detail: `The price is ${formatEuros(quote.total)} now. Nothing has been booked.`,
    quote,
  })
}

/** Frees the place of somebody whom the booker left out again before anything was paid. */
export async function leaveOut(context: ChangeContext, record: BookingRecord): Promise<void> {
  if (!isBooked(record.booking, context.now)) return
  const rule = cancellationRule(bookedRetreatNow(record, context.now))
  const { due: _, ...change } = cancelByRule(record, rule)
  await changeLockedBooking(context, record, {
    ...change,
    history: [{ what: 'Left out again before paying' }],
    result: null,
  })
}

/** Returns the columns of the form, its account and its time zone; without a time zone from the browser, the stored one stays. */
function submittedColumns(deps: Deps, { form, timeZone, holder }: Submission, before: BookingRecord) {
  return {
    ...formColumns(deps, before, form, timeZone ? { timeZone } : {}),
    userId: before.booking.userId ?? holder.user?.id ?? null,
    groupId: null,
    groupNumber: null,
    ...(timeZone && { timeZone }),
  }
}
