import { PAYMENT_TYPES, type PaymentType } from '#domain/payment-reference.ts'

/** Ways to pay that a guest can choose. */
export const METHODS = ['card', 'bank_transfer'] as const
export type Method = (typeof METHODS)[number]

/** How much a guest chose to pay of a booking, and how. */
export interface PaymentChoice {
  type: PaymentType | null
  method: Method | null
}

const KEY = 'payment-choice'

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
    return { type: null, method: null }
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
  const none = { type: null, method: null }
  if (typeof kept !== 'object' || kept === null || !('leadId' in kept) || kept.leadId !== leadId) return none
  return {
    type: PAYMENT_TYPES.find((type) => 'type' in kept && kept.type === type) ?? null,
    method: METHODS.find((method) => 'method' in kept && kept.method === method) ?? null,
  }
}
