import type { BookingForm } from '#domain/booking-form.ts'
import { holdsPlace, isBooked } from '#domain/booking-state.ts'
import { formatCents, formatEuros } from '#domain/money.ts'
import type { Quote } from '#domain/pricing.ts'
import { Problem } from '#domain/problem.ts'
import { quoteInEuros } from '#domain/quote-view.ts'
import { isPublished, labelOf } from '#domain/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { together } from '#server/db/together.ts'
import type { Deps } from '#server/deps.ts'
import { closeChangeMail } from '#server/mail/queue-change-mail.ts'
import {
  loadBooking,
  lockBooking,
  type BookingRecord,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { insertLead } from '#server/store/insert-lead.ts'
import { assertBookable, findRetreat, freePlace, lockPlaces, takePlace } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { rememberOrigin } from '#server/store/unclaimed-holds.ts'
import { formColumns } from './form-columns.ts'
import { assertRoomForAddress, assertRoomForHold } from './limit-holds.ts'
import { prepareSubmission } from './prepare-submission.ts'
import { recordEdit } from './record-edit.ts'
import { findRepeat, isBookedAs } from './repeated-submit.ts'
import { belongsTo, isStillOpen, submitEvent, submittedFields, type Submission } from './submission.ts'

interface SubmittedBooking {
  record: BookingRecord
  /** False when the lead had been submitted before: it was returned, or moved to what was chosen now. */
  created: boolean
}

/**
 * Takes a place and freezes the price, in one transaction under the retreat's lock (decisions 0003 and 0004). A second
 * submit of the same lead moves it, or changes nothing. Another price than the guest has seen takes nothing
 * (decision 0073). Problems: retreat-full, retreat-started, retreat-not-on-sale, price-changed, wrong-state,
 * too-many-holds, too-many-requests, and incomplete-booking for a date that does not exist.
 */
export async function submitBooking(deps: Deps, submission: Submission): Promise<SubmittedBooking> {
  const { form, retreatId, holder } = submission
  const { user } = holder
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const offered = retreatId && (await findRetreat(tx, retreatId))
    if (!offered) throw noSuchDate()
    const known = await refuseEarly(tx, deps, submission, offered)
    const ready = await prepareSubmission(tx, deps, { submission, known, offered, now })
    const retreat = await lockPlaces(tx, offered.id)
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    const earlier = known && (await lockBooking(tx, known.booking.id))
    const own = earlier && belongsTo(earlier, user) ? earlier : null
    if (own && isBookedAs(deps, own, retreat, form)) return { record: own, created: false }
    const lead = own && isStillOpen(own) ? own : null
    const repeated = lead ? null : await findRepeat(tx, deps, { form, retreat, holder })
    if (repeated) {
      await ready.forget()
      return { record: repeated, created: false }
    }

    assertBookable(retreat, now)
    const isAnew = lead === null || !isBooked(lead.booking, now)
    await assertRoom(tx, deps, submission, { lead, isAnew })
    const open = lead ?? ready.fresh ?? (await insertLead(tx, now))
    const kept = lead && placeKept(lead, retreat, form)
    const [placeNumber, { quote, fields }] = await together(
      kept === null ? takePlace(tx, retreat, form.packageType) : Promise.resolve(kept),
      submittedFields(tx, deps, submission, { lead, columns: formColumns(deps, open, form), retreat, now }),
    )
    demandPriceSeen(quote, submission.expectedTotal)
    const isNew = open === ready.fresh
    const record = await saveTransition(tx, open, submitEvent(submission), {
      now,
      retreat,
      placeNumber,
      fields,
      isNew,
    })
    if (isAnew && !holder.user && !isNew) await rememberOrigin(tx, record.booking.id, holder.origin)
    if (lead && !isAnew) await recordEdit(tx, deps, { before: lead, after: record, by: { actor: 'guest' } })
    if (isAnew) {
      const to = `${labelOf(retreat)}, ${formatCents(quote.totalCents)}`
      const by = { actor: 'guest' } as const
      if (!isNew) await closeChangeMail(tx, record.booking.id)
      await together(
        recordHistory(tx, { at: now, by, what: 'Booked', to, bookingId: record.booking.id }),
        ready.mails.queue(record),
      )
    }
    return { record, created: isAnew }
  })
}

function noSuchDate(): Problem {
  return new Problem('incomplete-booking', {
    errors: [{ field: 'selectedDate', message: 'Choose one of the dates on offer' }],
  })
}

/**
 * Who comes when everything is gone, or holds too much already, is told at once, and does not wait for the lock behind
 * those who are still booking. Only a refusal is final: whoever passes is asked again under the lock, and so is a lead
 * that holds a place already, and a click that was made twice. Gives the browser's lead as it is now.
 */
async function refuseEarly(
  tx: Transaction,
  deps: Deps,
  { form, leadId, holder }: Submission,
  retreat: RetreatRow,
): Promise<BookingRecord | null> {
  const isFull = (await freePlace(tx, retreat, form.packageType)) === null
  // Read after the places: it may be a first click of this very lead that has just taken the last one.
  const known = leadId ? await loadBooking(tx, leadId) : null
  if (known && holdsPlace(known.booking.status)) return known
  if (await findRepeat(tx, deps, { form, retreat, holder })) return known
  if (isFull) {
    assertBookable(retreat, deps.clock.now())
    await takePlace(tx, retreat, form.packageType)
  }
  await assertRoomForHold(tx, deps, holder, { email: form.email, leadId: known?.booking.id ?? null })
  return known
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
function demandPriceSeen(quote: Quote, expectedTotal: number | undefined): void {
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
