import * as z from 'zod/mini'
import { requiredLine } from '#domain/base/text-schema.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { compactIban } from '#domain/payment/iban.ts'
import type { PaidRow } from '#domain/payment/refundable.ts'
import { isIban } from '#domain/payment/valid-iban.ts'

const NO_IBAN_FIELDS = {
  accountNumber: 'Type the account number',
  bank: 'Enter the bank’s name',
  country: 'Enter the bank’s country',
} as const

/**
 * The account for a refund by transfer: the holder's name as the bank has it, and the IBAN without spaces; for an account without an IBAN
 * its number, bank and country as the guest writes them, which the operator pays by hand.
 */
export const refundAccountSchema = z
  .object({
    holder: requiredLine('Enter the account holder’s name', 70),
    iban: z.optional(
      z.pipe(
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
    ),
    accountNumber: z.optional(requiredLine(NO_IBAN_FIELDS.accountNumber, 40)),
    bank: z.optional(requiredLine(NO_IBAN_FIELDS.bank, 70)),
    country: z.optional(requiredLine(NO_IBAN_FIELDS.country, 60)),
  })
  .check(({ value, issues }) => {
    if (value.iban !== undefined) return
    const missing = keysOf(NO_IBAN_FIELDS).filter((field) => value[field] === undefined)
    const isIbanMeant = missing.length === keysOf(NO_IBAN_FIELDS).length
    const told = isIbanMeant
      ? [{ field: 'iban', message: 'Type the IBAN' }]
      : missing.map((field) => ({ field, message: NO_IBAN_FIELDS[field] }))
    for (const { field, message } of told)
      issues.push({ code: 'custom', path: [field], message, input: value })
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

/** Returns the last four characters of an IBAN or account number, by which people recognise it without showing it: "···7034". */
export function maskedAccount({ iban, accountNumber }: RefundAccount): string {
  return `···${(iban ?? accountNumber ?? '').replaceAll(' ', '').slice(-4)}`
}
