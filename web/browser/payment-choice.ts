import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'

/** Payment methods that a guest can choose. */
export const METHODS = [...CHECKOUT_METHODS, 'bank_transfer'] as const
export type Method = (typeof METHODS)[number]

/** How much a guest chose to pay of a booking, and how. */
export interface PaymentChoice {
  type: PaymentType | null
  method: Method | null
  /** Part of a balance: the next part of the payment plan, an amount as typed, or null for all of it. */
  part: BalancePart | null
}

/** The part of a balance that a guest pays now, if not all of it. */
export type BalancePart = { kind: 'next' } | { kind: 'typed'; text: string }

const KEY = 'payment-choice'
export const NOTHING: PaymentChoice = { type: null, method: null, part: null }

/**
 * Stores the guest's choice in this tab, so that it survives Cancel on the card page, a declined card or a lost connection. Does nothing if
 * the browser blocks storage.
 */
export function keepPaymentChoice(leadId: string, choice: PaymentChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ leadId, ...choice }))
  } catch {
    // The guest has to choose again.
  }
}

/** Returns the choice stored in this tab for this booking; `NOTHING` if there is none. */
export function readPaymentChoice(leadId: string): PaymentChoice {
  try {
    return choiceOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), leadId)
  } catch {
    return NOTHING
  }
}

/** Deletes the stored choice, once the payment is made. */
export function forgetPaymentChoice(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored then.
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
