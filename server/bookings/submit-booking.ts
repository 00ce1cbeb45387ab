import type { User } from '#domain/api-contract.ts'
import type { BookingForm } from '#domain/booking-form.ts'
import { isBooked } from '#domain/booking-state.ts'
import { formatCents, formatEuros } from '#domain/money.ts'
import type { Quote } from '#domain/pricing.ts'
import { Problem } from '#domain/problem.ts'
import { quoteInEuros } from '#domain/quote-view.ts'
import { isPublished, labelOf } from '#domain/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { bookingMail } from '#server/mail/queue-booking-mail.ts'
import { closeChangeMail } from '#server/mail/queue-change-mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { isOwnAddress } from '#server/mail/typed-address.ts'
import { tellOfNewBooking } from '#server/mail/tell-operator.ts'
import { lockBooking, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { insertLead } from '#server/store/insert-lead.ts'
import { assertBookable, lockPlaces, takePlace } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { isKnown, rememberOrigin } from '#server/store/unclaimed-holds.ts'
import { assertRoomForAddress, assertRoomForHold } from './limit-holds.ts'
import { recordEdit } from './record-edit.ts'
import { findRepeat, isBookedAs } from './repeated-submit.ts'
import { belongsTo, isStillOpen, submittedFields, type Submission } from './submission.ts'

interface SubmittedBooking {
  record: BookingRecord
  /** False when the lead had been submitted before: it was returned, or moved to what was chosen now. */
  created: boolean
  /** Whether the email about a new booking is sent. */
  mailed: boolean
}

/**
 * Takes a place and freezes the price, in one transaction under the retreat's lock (decisions 0003 and 0004). A second
 * submit of the same lead moves it, or changes nothing. Another price than the guest has seen takes nothing
 * (decision 0003). Problems: retreat-full, retreat-started, retreat-not-on-sale, price-changed, wrong-state,
 * too-many-holds, too-many-requests, and incomplete-booking for a date that does not exist.
 */
export async function submitBooking(deps: Deps, submission: Submission): Promise<SubmittedBooking> {
  const { form, retreatId, leadId, holder } = submission
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const retreat = retreatId && (await lockPlaces(tx, retreatId))
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    const known = leadId && (await lockBooking(tx, leadId))
    const own = known && belongsTo(known, holder.user) ? known : null
    if (own && isBookedAs(deps, own, retreat, form)) return { record: own, created: false, mailed: false }
    const lead = own && isStillOpen(own) ? own : null
    const repeated = lead ? null : await findRepeat(tx, deps, { form, retreat, holder })
    if (repeated) return { record: repeated, created: false, mailed: false }

    assertBookable(retreat, now)
    const isAnew = lead === null || !isBooked(lead.booking, now)
    const kept = lead && placeKept(lead, retreat, form)
    const placeNumber = kept ?? (await takePlace(tx, retreat, form.packageType))
    await assertRoom(tx, deps, submission, { lead, isAnew })
    const open = lead ?? (await insertLead(tx, now))
    const { quote, fields } = await submittedFields(tx, deps, submission, { lead, open, retreat, now })
    assertPriceAccepted(quote, submission.expectedTotal)

    const change = { now, retreat, placeNumber, fields }
    const event = { type: 'submit', claimed: holder.user !== null } as const
    const record = await saveTransition(tx, open, event, change)
    if (isAnew && !(holder.user && (await isKnown(tx, holder.user))))
      await rememberOrigin(tx, record.booking.id, holder.origin)
    if (!isAnew) {
      if (lead) await recordEdit(tx, deps, { before: lead, after: record, by: { actor: 'guest' } })
      return { record, created: false, mailed: false }
    }
    const mailed = await tellOfBooking(tx, deps, { record, retreat, quote, now, user: holder.user })
    return { record, created: true, mailed }
  })
}

function noSuchDate(): Problem {
  return new Problem('incomplete-booking', {
    errors: [{ field: 'selectedDate', message: 'Choose one of the dates on offer' }],
  })
}

/** Writes the history and the emails of a booking that has just begun; gives whether the guest is sent one. */
async function tellOfBooking(
  tx: Transaction,
  deps: Deps,
  {
    record,
    retreat,
    quote,
    now,
    user,
  }: { record: BookingRecord; retreat: RetreatRow; quote: Quote; now: Date; user: User | null },
): Promise<boolean> {
  await recordHistory(tx, {
    at: now,
    by: { actor: 'guest' },
    what: 'Booked',
    to: `${labelOf(retreat)}, ${formatCents(quote.totalCents)}`,
    bookingId: record.booking.id,
  })
  await closeChangeMail(tx, record.booking.id)
  const mail = bookingMail(deps, 'booking-received', record)
  const isOwn = isOwnAddress(user, record.booking.email)
  const mailed =
    mail !== null && (await queueMail(tx, deps, { ...mail, ...(!isOwn && { typed: 'not-sent' }) }))
  await tellOfNewBooking(tx, deps, record)
  return mailed
}

/** A place that is the guest's already may move; only under another address is it one more. */
async function assertRoom(
  tx: Transaction,
  deps: Deps,
  { form, holder }: Submission,
  { lead, isAnew }: { lead: BookingRecord | null; isAnew: boolean },
): Promise<void> {
  const wanted = { email: form.email, leadId: lead?.booking.id ?? null }
  const isClaimed = holder.user !== null && lead?.booking.userId === null
  if (isAnew || isClaimed) await assertRoomForHold(tx, deps, holder, wanted)
  else if (lead?.booking.email !== form.email)
    await assertRoomForAddress(tx, deps, holder.user?.email ?? null, wanted)
}

/**
 * Refuses a price that the guest has not seen. A repeat of what stands never comes so far: its price was agreed on, wherever
 * the tier may have gone since.
 */
function assertPriceAccepted(quote: Quote, expectedTotal: number | undefined): void {
  const now = quoteInEuros(quote)
  if (expectedTotal === undefined || expectedTotal === now.total) return
  throw new Problem('price-changed', {
    detail: `The price is ${formatEuros(now.total)} now. Nothing has been booked.`,
    quote: now,
  })
}

/** The place that the lead holds already, where date and package stay the same. */
function placeKept(lead: BookingRecord, retreat: RetreatRow, form: BookingForm): number | null {
  const { retreatId, packageType, placeNumber } = lead.booking
  return retreatId === retreat.id && packageType === form.packageType ? placeNumber : null
}
