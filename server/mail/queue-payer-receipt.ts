import { eq } from 'drizzle-orm'
import { DOCUMENT_NAMES, documentFileName } from '#domain/document/documents.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { handOvers } from '#server/db/schema.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { updatePayments, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { greetingName } from './greeting-name.ts'
import { queueMail, type MailDeps } from './queue-mail.ts'

/**
 * Sends the receipt of a payment once to the person who paid by the pay link, if they asked for it. From then on only the mail holds the
 * address (decision 0104).
 */
export async function queuePayerReceipt(
  tx: Transaction,
  deps: MailDeps,
  { booking, retreat }: BookingRecord,
  payment: PaymentRow,
  documents: readonly DocumentRow[],
): Promise<void> {
  const receipt = documents.find(({ kind, paymentId }) => kind === 'receipt' && paymentId === payment.id)
  if (!receipt) return
  const to = payment.payerEmail ?? (await previousGuestsAddress(tx, payment))
  if (to === null) return
  const { kind, number } = receipt.content
  const firstName = greetingName(booking.firstName) ?? 'your guest'
  await queueMail(tx, deps, {
    template: 'payer-receipt',
    to,
    ...(payment.payerEmail !== null && { typed: 'later' }),
    data: {
      firstName,
      paidBefore: payment.payerHandOverId !== null,
      retreatDate: retreat && labelOf(retreat),
      amount: eurosFromCents(payment.amountCents),
      method: payment.method,
      attached: [`${DOCUMENT_NAMES[kind]} ${number}`],
    },
    dedupeKey: `payer-receipt:${payment.id}`,
    bookingId: booking.id,
    files: [
      { type: 'payer_receipt', name: documentFileName(kind, number), documentId: receipt.id, firstName },
    ],
  })
  await updatePayments(tx, [payment.id], { payerEmail: null })
}

/**
 * Returns the address of a previous guest whose receipt comes after the hand-over. Null for the present guest, who gets it with another
 * email.
 */
async function previousGuestsAddress(
  tx: Transaction,
  { payerHandOverId }: PaymentRow,
): Promise<string | null> {
  if (payerHandOverId === null) return null
  const [left] = await tx
    .select({ email: handOvers.fromEmail })
    .from(handOvers)
    .where(eq(handOvers.id, payerHandOverId))
  return left?.email ?? null
}
