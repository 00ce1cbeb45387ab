import { pick } from '#domain/base/typed-records.ts'
import { retreatCalendar } from '#server/calendar/retreat-calendar.ts'
import type { Mail } from '#server/change/mails.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { forGuest, mailFiles } from '#server/mail/mailed-booking.ts'
import { MAILS } from '#server/mail/templates.ts'
import { limitOfGuest } from '#server/mail/typed-address.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import type { HandOverRow } from '#server/store/hand-over-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { currentGuestPayee, openRefundAccount, sealedAccount } from '#server/store/refund-payee.ts'

/** Returns how earlier payments are assigned to the outgoing guest, who gets their refunds and documents (decision 0170). */
export function paymentsOfOutgoingGuest({ payments }: BookingRecord, payerHandOverId: string) {
  return payments
    .filter((row) => row.payerHandOverId === null)
    .map((row) => ({ ids: [row.id], columns: { payerHandOverId, payeeNotice: earlierNotice(row) } }))
}

/** Refunds that the guest already knows about are not announced again, and those that can still be undone not yet. */
function earlierNotice({
  kind,
  method,
  state,
  documentDueAt,
  payeeNotice,
}: PaymentRow): PaymentRow['payeeNotice'] {
  if (kind !== 'refund' || documentDueAt !== null) return null
  if (state === 'refunded') return method === 'bank_transfer' ? (payeeNotice ?? 'promised') : 'sent'
  return state === 'initiated' || state === 'failed' ? 'promised' : null
}

/** Returns the account that the outgoing guest named for refunds, as the hand-over stores it. */
export function accountOfOutgoingGuest(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  { booking }: BookingRecord,
  handOverId: string,
): Partial<HandOverRow> {
  const account = openRefundAccount(dataKeys, currentGuestPayee(booking))
  if (account === null) return {}
  const refundAccount = sealedAccount(dataKeys, { bookingId: booking.id, handOverId }, account)
  return { refundAccount, ...pick(booking, ['refundAccountAt', 'refundAskedAt']) }
}

/** Returns the email to the outgoing guest, which removes the retreat from their calendar; none without an address. */
export async function mailsToOutgoingGuest(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  { after, handOver }: { after: BookingRecord; handOver: HandOverRow },
): Promise<Mail[]> {
  const record = await forReader(tx, before)
  const { id, email } = record.booking
  if (!email) return []
  const { calendarSequence } = after.booking
  const over = { ...after.booking, status: 'cancelled' as const, calendarSequence: calendarSequence + 1 }
  const { files, attached } = mailFiles({ calendar: retreatCalendar(deps, { ...after, booking: over }) })
  const mail = {
    template: 'hand-over-done' as const,
    to: email,
    ...(await limitOfGuest(tx, record, MAILS['hand-over-done'])),
    data: { ...forGuest(record, deps.clock.now()), attached },
    dedupeKey: `hand-over-done:${handOver.id}`,
    bookingId: id,
    files,
  }
  return [{ is: 'complete', mail }]
}
