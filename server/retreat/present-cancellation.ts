import { and, eq, inArray } from 'drizzle-orm'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { CancelledGuest, RetreatCancellation } from '#domain/contract/retreat-calls.ts'
import { isCheckoutMethod, reportedCents } from '#domain/payment/ledger.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { refundMethodOf, refundShares, undoableLast } from '#domain/refund/refund-shares.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { RETREAT_RULE } from '#domain/terms/cancellation-terms.ts'
import { dateChangeMail, placeGoneMail } from '#server/booking/group/mail-travellers.ts'
import { previewTravellerMails } from '#server/booking/group/preview-traveller-mails.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { mailOfChange } from '#server/mail/mail-of-change.ts'
import { forGuest, mailedRefund } from '#server/mail/mailed-booking.ts'
import { senderOf } from '#server/mail/sender.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { contentOf } from '#server/mail/write-queued.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import type { ChangeRow, AskedGuest } from '#server/store/date-change-record.ts'
import { toldTogether } from '#server/store/group-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { unreachedOf } from '#server/store/unreached.ts'

const RETREAT_CANCELLED = 'retreat-cancelled' satisfies MailTemplate

/**
 * Returns what each guest gets back by cancelling a retreat, highest refund first, and their mails. For cancelled guests these come from
 * the ledger and the outbox, for the others as they would be now.
 */
export async function presentCancellation(
  deps: Deps,
  { words, isCancelled, offered }: { words: string | null; isCancelled: boolean; offered: Offered | null },
  records: readonly BookingRecord[],
): Promise<RetreatCancellation> {
  const choosing = (offered?.asked ?? []).filter(({ choice }) => choice.state === 'asked')
  const choosers = new Map(choosing.map((each) => [each.record.booking.id, each]))
  const guests = records.map((record) => ({
    record,
    guest: { ...guestOf(record), choosing: choosers.has(record.booking.id) },
  }))
  guests.sort((a, b) => b.guest.refund.amount - a.guest.refund.amount || byName(a.guest, b.guest))
  const sent = await sentMails(deps, records)
  const told = toldTogether(
    guests.flatMap(({ record, guest }) => (guest.done || guest.choosing ? [] : record)),
  )
  const written = await Promise.all(
    guests.map(async ({ record: booked, guest }) => {
      const record = await forReader(deps.db, booked)
      const { id, email } = record.booking
      if (guest.done) {
        const mail = sent.get(id)
        return mail ? { leadId: id, ...mail } : []
      }
      // A guest whose data was erased gets no mail.
      if (!email) return []
      const chooser = choosers.get(id)
      if (offered && chooser) {
        const mail = await mailOfChange(deps, record, { change: offered.change, choice: chooser.choice })
        return mail ? { leadId: id, ...mail } : []
      }
      const together = told.find(([first]) => first === booked)
      // The email to who has booked speaks of this place too.
      if (!together) return []
      const now = deps.clock.now()
      const others = together.slice(1)
      const refundOf = (each: BookingRecord) => bookingRefund(RETREAT_RULE, each)
      const { subject, text } = await writeMail(RETREAT_CANCELLED, senderOf(deps), {
        ...forGuest(asCancelled(record), now, [asCancelled(record), ...others.map(asCancelled)]),
        refund: mailedRefund([refundOf(record), ...others.map(refundOf)], now),
        isRefundSent: true,
        words,
      })
      return { leadId: id, to: email, subject, text }
    }),
  )
  const left = guests.flatMap(({ record, guest }) => (guest.done ? [] : record))
  const toTravellers = await previewTravellerMails(deps, left, async (tx, record) => {
    const chooser = choosers.get(record.booking.id)
    if (!offered || !chooser)
      return placeGoneMail(tx, asPlanned(record, words, deps.clock.now()), 'no-retreat')
    if (chooser.choice.notifiedAt !== null) return []
    const asked = { change: offered.change, choice: chooser.choice }
    return dateChangeMail(deps, tx, record, { asked, news: 'asked' })
  })
  const handled = guests.map(({ record, guest }) => ({
    record,
    isDone: guest.done || choosers.get(record.booking.id)?.choice.notifiedAt instanceof Date,
  }))
  return {
    bookings: guests.map(({ guest }) => guest),
    mails: [...written.flat(), ...toTravellers],
    unreached: await unreachedOf(deps.db, handled),
    offer: offered && presentOffer(offered),
    applied: isCancelled && handled.every(({ isDone }) => isDone),
  }
}

/** Returns the booking as its mail shows it after the cancellation. */
function asCancelled(record: BookingRecord): BookingRecord {
  const { booking } = record
  return { ...record, booking: { ...booking, status: 'cancelled', holdExpiresAt: null, placeNumber: null } }
}

/** Returns the booking as if its retreat were cancelled now, with these words and the refunds that this opens. */
function asPlanned(record: BookingRecord, words: string | null, now: Date): BookingRecord {
  const { booking, payments, retreat } = asCancelled(record)
  const { amountCents: due } = bookingRefund(RETREAT_RULE, record)
  const refunds = refundShares(undoableLast(payments), due).map(({ source, amountCents }) => ({
    ...source,
    kind: 'refund' as const,
    amountCents,
    createdAt: now,
  }))
  return {
    ...record,
    booking: { ...booking, cancelledAt: now },
    payments: [...payments, ...refunds],
    retreat: retreat && { ...retreat, cancellationWords: words },
  }
}

/** Other days offered to the guests, planned or announced. */
interface Offered {
  change: ChangeRow
  asked: readonly AskedGuest[]
  isMade: boolean
}

function presentOffer({ change, asked, isMade }: Offered): RetreatCancellation['offer'] {
  if (!change.to || change.chooseBy === null) return null
  return {
    changeId: isMade ? change.id : null,
    kind: change.kind,
    label: labelOf(change.to),
    chooseBy: change.chooseBy,
    asked: asked.length,
    waiting: asked.filter(({ choice }) => choice.state === 'asked').length,
  }
}

function guestOf(record: BookingRecord): Omit<CancelledGuest, 'choosing'> {
  const { booking, payments } = record
  const done = !holdsPlace(booking.status)
  const refund = bookingRefund(RETREAT_RULE, record)
  // The refunds that the cancellation has entered in the ledger, or those that it would enter.
  const rows = done
    ? cancellationRefunds(payments)
    : refundShares(undoableLast(payments), refund.amountCents).map(({ source, amountCents }) => ({
        method: refundMethodOf(source),
        amountCents,
      }))
  const returnedBeforeCents = refund.returnedCents - (done ? sumCents(rows) : 0)
  return {
    leadId: booking.id,
    name: nameOrAddress(booking, 'No name'),
    refund: { amount: eurosFromCents(sumCents(rows)), rule: booking.cancellationRule ?? RETREAT_RULE },
    received: eurosFromCents(refund.receivedCents - returnedBeforeCents),
    online: eurosFromCents(sumCents(rows.filter(({ method }) => isCheckoutMethod(method)))),
    reported: eurosFromCents(reportedCents(payments)),
    disputed: eurosFromCents(refund.disputedCents),
    done,
  }
}

/** Returns the refunds that a cancellation entered in the ledger. */
export function cancellationRefunds(payments: readonly PaymentRow[]): PaymentRow[] {
  return payments.filter(
    ({ refundReason, state }) => refundReason === 'booking_cancelled' && state !== 'rejected',
  )
}

function byName(a: CancelledGuest, b: CancelledGuest): number {
  return a.name.localeCompare(b.name)
}

/** Returns the mails that cancelled guests were sent. */
async function sentMails(deps: Deps, records: readonly BookingRecord[]) {
  const ids = records.map(({ booking }) => booking.id)
  const rows = await deps.db
    .select()
    .from(mails)
    .where(and(inArray(mails.bookingId, ids), eq(mails.template, RETREAT_CANCELLED)))
  const written = rows.map(async (row) => {
    const { subject, text } = await contentOf(deps.db, deps, row)
    return [row.bookingId, { to: row.recipient, subject, text }] as const
  })
  return new Map(await Promise.all(written))
}
