/**
 * Who paid for a place: the account that has it as its own, the account that booked it for somebody else, or whoever had the payment link.
 * Unknown of money that the operator entered.
 */
export const PAYERS = ['guest', 'booker', 'link'] as const
export type Payer = (typeof PAYERS)[number]

/** How a place belongs to the account that has it. */
interface Held {
  /** Null for a guest who booked alone. */
  groupId: string | null
  /** True while the account has it for a traveller without one. */
  bookedByOther: boolean
}

/** Returns who pays for a place when its account does. */
export function payerOf({ bookedByOther }: Pick<Held, 'bookedByOther'>): Payer {
  return bookedByOther ? 'booker' : 'guest'
}

/** Returns who made one payment for several of a group, their booker included, as the payer of one of their places: it was the booker. */
export function payerInGroup({ groupNumber }: { groupNumber: number | null }): Payer {
  return groupNumber === 1 ? 'guest' : 'booker'
}

/**
 * True if the account that has a place now made this payment, so that a refund of it is theirs. Money of an unknown payer counts as theirs,
 * and so does what somebody paid by link for a guest who booked alone (decision 52).
 */
export function isPaidByHolder(payer: Payer | null, held: Held): boolean {
  if (payer === null || held.groupId === null) return true
  return payer === payerOf(held)
}
