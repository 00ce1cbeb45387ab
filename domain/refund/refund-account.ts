import * as z from 'zod/mini'
import { requiredLine } from '#domain/base/text-schema.ts'
import { compactIban } from '#domain/payment/iban.ts'
import { isIban } from '#domain/payment/valid-iban.ts'
import type { PaidRow } from '#domain/refund/refundable.ts'

/** The account for a refund by transfer: the holder's name as the bank has it, and the IBAN without spaces. */
export const refundAccountSchema = z.object({
  holder: requiredLine('Enter the account holder’s name', 70),
  iban: z.pipe(
    z.string('Type the IBAN').check(
      z.refine((text) => text.trim() !== '', 'Type the IBAN'),
      z.maxLength(60, 'This IBAN is too long'),
      z.refine(
        (text) => text.trim() === '' || isIban(text),
        'This isn’t a valid IBAN. Please check it against your bank’s',
      ),
    ),
    z.transform(compactIban),
  ),
})
export type RefundAccount = z.output<typeof refundAccountSchema>

/** The part of a refund that decides whether its guest is asked for an account. */
type RefundByTransfer = Pick<PaidRow, 'id' | 'kind' | 'method' | 'state' | 'refundOf' | 'documentDueAt'>

/**
 * Returns the refunds that are due by transfer: those of money that no card provider holds, and those that it has
 * refused. A refund waits while it or its payment may still be undone.
 */
export function refundsByTransfer<Row extends RefundByTransfer>(ledger: readonly Row[]): Row[] {
  return ledger.filter(({ kind, method, state, refundOf, documentDueAt }) => {
    if (kind !== 'refund' || documentDueAt !== null) return false
    const source = ledger.find(({ id }) => id === refundOf)
    if (source && source.documentDueAt !== null) return false
    return state === 'failed' || (state === 'initiated' && method === 'bank_transfer')
  })
}

/** Returns the same including what may still be undone: all refunds that could not be paid to an erased guest without an account. */
export function openTransferRefunds<Row extends Omit<RefundByTransfer, 'documentDueAt'>>(
  ledger: readonly Row[],
): Row[] {
  return refundsByTransfer(ledger.map((row) => ({ ...row, documentDueAt: null })))
}

/** Returns the refunds that the card provider has not paid yet. If it refuses one, the guest is asked for an account. */
export function refundsByProvider<Row extends Pick<RefundByTransfer, 'kind' | 'method' | 'state'>>(
  ledger: readonly Row[],
): Row[] {
  return ledger.filter(
    ({ kind, method, state }) => kind === 'refund' && method !== 'bank_transfer' && state === 'initiated',
  )
}

/** Returns the last four characters, by which people recognise an account without showing it: "···7034". */
export function maskedIban(iban: string): string {
  return `···${iban.slice(-4)}`
}
