import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'
import { isRecord, readStorage, writeStorage } from './browser-storage.ts'

/** Payment methods that a guest can choose. */
export const METHODS = [...CHECKOUT_METHODS, 'bank_transfer'] as const
export type Method = (typeof METHODS)[number]

/** How much a guest chose to pay of a booking, and how. */
export interface PaymentChoice {
  type: PaymentType | null
  /** True to pay the own part of a group alone. */
  alone: boolean
  method: Method | null
  /** Part of a balance: the next part of the payment plan, an amount as typed, or null for all of it. */
  part: BalancePart | null
}

/** The part of a balance that a guest pays now, if not all of it. */
export type BalancePart = { kind: 'next' } | { kind: 'typed'; text: string }

const KEY = 'payment-choice'
export const NOTHING: PaymentChoice = { type: null, alone: false, method: null, part: null }

/** Stores the guest's choice in this tab, so that it survives Cancel on the card page, a declined card or a lost connection. */
export function keepPaymentChoice(leadId: string, choice: PaymentChoice): void {
  writeStorage(KEY, JSON.stringify({ leadId, ...choice }), 'sessionStorage')
}

/** Returns the choice stored in this tab for this booking; `NOTHING` if there is none. */
export function readPaymentChoice(leadId: string): PaymentChoice {
  const kept = readStorage(KEY, 'sessionStorage')
  if (!isRecord(kept) || kept.leadId !== leadId) return NOTHING
  return {
    type: PAYMENT_TYPES.find((type) => kept.type === type) ?? null,
    alone: kept.alone === true,
    method: METHODS.find((method) => kept.method === method) ?? null,
    part: partOf(kept.part),
  }
}

/** Deletes the stored choice, once the payment is made. */
export function forgetPaymentChoice(): void {
  writeStorage(KEY, null, 'sessionStorage')
}

function partOf(kept: unknown): BalancePart | null {
  if (!isRecord(kept)) return null
  if (kept.kind === 'next') return { kind: 'next' }
  if (kept.kind !== 'typed' || typeof kept.text !== 'string') return null
  return { kind: 'typed', text: kept.text.slice(0, 20) }
}
