import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'

/** Ways to pay that a guest can choose. */
export const METHODS = [...CHECKOUT_METHODS, 'bank_transfer'] as const
export type Method = (typeof METHODS)[number]

/** How much a guest chose to pay of a booking, and how. */
export interface PaymentChoice {
  type: PaymentType | null
  method: Method | null
  /** What of a balance: `next`, the part of the plan that comes next, an amount as it was typed, or null for all of it. */
  part: BalancePart | null
}

/** What of a balance a guest pays now, where it is not all. */
export type BalancePart = { kind: 'next' } | { kind: 'typed'; text: string }

const KEY = 'payment-choice'
export const NOTHING: PaymentChoice = { type: null, method: null, part: null }

/**
 * Keeps a guest's own choice in this tab, so that it is still there after the card page's Cancel, a declined card or a lost
 * connection. A browser that refuses storage keeps nothing.
 */
export function keepPaymentChoice(leadId: string, choice: PaymentChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ leadId, ...choice }))
  } catch {
    // The guest chooses once more.
  }
}

/** What was chosen in this tab for this booking; nothing for any other. */
export function readPaymentChoice(leadId: string): PaymentChoice {
  try {
    return choiceOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), leadId)
  } catch {
    return NOTHING
  }
}

/** Once it is paid. */
export function forgetPaymentChoice(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}

function choiceOf(kept: unknown, leadId: string): PaymentChoice {
  if (typeof kept !== 'object' || kept === null || !('leadId' in kept) || kept.leadId !== leadId)
    return NOTHING
  return {
    type: PAYMENT_TYPES.find((type) => 'type' in kept && kept.type === type) ?? null,
    method: METHODS.find((method) => 'method' in kept && kept.method === method) ?? null,
    part: 'part' in kept ? partOf(kept.part) : null,
  }
}

function partOf(kept: unknown): BalancePart | null {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return null
  if (kept.kind === 'next') return { kind: 'next' }
  if (kept.kind !== 'typed' || !('text' in kept) || typeof kept.text !== 'string') return null
  return { kind: 'typed', text: kept.text.slice(0, 20) }
}
