import { sumCents, type Cents } from '#domain/base/money.ts'

/** What one traveller's booking gets of a payment for a group. */
export interface PaymentPart {
  bookingId: string
  amountCents: Cents
}

/** Returns what a payment of these parts is in all, in cents. */
export function partsTotal(parts: readonly PaymentPart[]): Cents {
  return sumCents(parts)
}
