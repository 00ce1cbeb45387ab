import { eq } from 'drizzle-orm'
import { MOST_BANK_FEES_CENTS, waivableCents } from '#domain/bank-fees.ts'
import { coveredCents } from '#domain/ledger.ts'
import { formatCents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import { depositOf } from '#server/store/booking-money.ts'
import { reloadBooking, type PaymentRow } from '#server/store/booking-record.ts'

/**
 * Lets fees of the banks pass that are missing from the deposit after a payment has been entered: it confirms the place all
 * the same, and they stay owed (decision 0051). Nothing where nothing is missing. Problem: wrong-state, where more is.
 */
export async function waiveBankFees(
  tx: Transaction,
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
): Promise<void> {
  const record = await reloadBooking(tx, bookingId)
  const depositCents = depositOf(record)
  const covered = coveredCents(record.payments)
  if (covered >= depositCents) return
  const waivedCents = waivableCents(covered, depositCents)
  if (waivedCents === 0) {
    throw new Problem('wrong-state', {
      detail: `${formatCents(depositCents - covered)} of the deposit are missing. A place can be confirmed where no more than ${formatCents(MOST_BANK_FEES_CENTS)} are.`,
    })
  }
  await tx.update(payments).set({ waivedCents }).where(eq(payments.id, id))
}
