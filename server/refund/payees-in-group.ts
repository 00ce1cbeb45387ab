import { eurosFromCents } from '#domain/base/money.ts'
import type { PaymentMethod } from '#domain/payment/ledger.ts'
import { isPaidByHolder, type Payer } from '#domain/payment/payer.ts'
import { payeesOfParts, type RefundPayee } from '#domain/refund/refund-payees.ts'
import type { Database } from '#server/db/connect.ts'
import type { BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { loadGroup } from '#server/store/group-record.ts'

/**
 * Returns how to name who gets the refund of a payment, by who made it and the method of the refund. Null where all that was paid is the
 * guest's own (decision 52).
 */
export async function payeesInGroup(
  db: Database,
  record: BookingRecord,
): Promise<((payer: Payer | null, method: PaymentMethod) => Omit<RefundPayee, 'amount'>) | null> {
  const { booking } = record
  if (booking.groupId === null || !(booking.bookedByOther || isPaidByOthers(record))) return null
  const [booker] = await loadGroup(db, booking.groupId)
  return (payer, method) => {
    if (payer === null || isPaidByHolder(payer, booking))
      return { who: 'you', name: null, to: method === 'card' ? 'card' : 'account' }
    return { who: payer, name: payer === 'booker' ? (booker?.booking.firstName ?? null) : null, to: null }
  }
}

/** Returns to whom a refund in a group goes; undefined where all that was paid is the guest's own. */
export async function payeesOf(
  db: Database,
  record: BookingRecord,
  { ways, toOthers }: BookingRefund,
): Promise<RefundPayee[] | undefined> {
  const payeeOf = await payeesInGroup(db, record)
  if (payeeOf === null) return undefined
  return payeesOfParts([
    ...ways.map(({ method, amountCents }) => ({
      payee: payeeOf(null, method),
      amount: eurosFromCents(amountCents),
    })),
    ...toOthers.map(({ payer, amountCents }) => ({
      payee: payeeOf(payer, 'bank_transfer'),
      amount: eurosFromCents(amountCents),
    })),
  ])
}

/** True if others than the guest have paid for the place: who booked it, or whoever had the payment link. */
export function isPaidByOthers({ booking, payments }: BookingRecord): boolean {
  return payments.some(({ paidBy }) => !isPaidByHolder(paidBy, booking))
}
