import * as z from 'zod/mini'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { PAYERS, type Payer } from '#domain/payment/payer.ts'

// To whom the refund of a place in a group goes: to those who paid, the last payment first (decision 52). Amounts in euros.

/** A part of a refund that goes to somebody else than the guest who has the booking. */
export interface ToOther {
  payer: Payer
  amount: number
}

/** Somebody who gets a part of a refund. */
export const refundPayeeSchema = z.object({
  /** `you`: the account that has the place. */
  who: z.enum(['you', ...PAYERS]),
  name: z.nullable(z.string()),
  /** Known for `you` alone. */
  to: z.nullable(z.enum(['card', 'account'])),
  amount: z.number(),
})
export type RefundPayee = z.infer<typeof refundPayeeSchema>

/**
 * Returns the payees of the parts of a refund, each once with the sum, in the order of the first part. Nobody if all of it goes back to the
 * guest, who was told nothing else.
 */
export function payeesOfParts(
  parts: readonly { payee: Omit<RefundPayee, 'amount'> | null; amount: number }[],
): RefundPayee[] {
  const byPayee = Map.groupBy(parts, ({ payee }) => payee && `${payee.who} ${payee.to}`)
  return [...byPayee.values()].flatMap((of) => {
    const payee = of[0]?.payee
    return payee ? [{ ...payee, amount: sumEuros(of.map(({ amount }) => amount)) }] : []
  })
}

/** Returns that a part of a refund goes to somebody else, without a full stop. */
export function refundedToOther({ payer, amount }: ToOther): string {
  return `${formatEuros(amount)} is refunded to ${otherPayer(payer, null)}`
}

/**
 * Returns a sentence for each part of a refund: to whom it goes, and why. `placeOf` is the first name of whom the place was booked for; null
 * for the reader's own.
 */
export function payeeSentences(payees: readonly RefundPayee[], placeOf: string | null): string[] {
  const isOnly = payees.length === 1
  return payees.map(({ who, name, to, amount }) => {
    const goes = isOnly ? 'It goes' : `${formatEuros(amount)} goes`
    if (who !== 'you') return `${goes} to ${otherPayer(who, name)}.`
    return `${goes} to your ${to ?? 'account'}, because you paid ${placeOf === null ? 'it' : `for ${placeOf}`}.`
  })
}

/** Returns the same for the operator; `holder` is the name of who has the place in an account. */
export function payeeSentencesForOperator(payees: readonly RefundPayee[], holder: string): string[] {
  return payees.map(({ who, name, to, amount }) => {
    const payee = who === 'you' ? `${holder}’s ${to ?? 'account'}` : otherPayer(who, name)
    return `${formatEuros(amount)} goes to ${payee}.`
  })
}

function otherPayer(payer: Payer, name: string | null): string {
  if (payer === 'link') return 'the person who paid by the payment link'
  if (payer === 'booker' && name === null) return 'the person who booked the place and paid for it'
  return name === null ? 'the person who paid' : `${name}, who paid it`
}
