// How long guests have for what, beside the figures of the specification (booking-terms.ts) and of the law (package-rights.ts). When each is
// reminded stands beside its rule.

/** Days after which an address that nobody has confirmed leaves the list for a full date. */
export const WAITING_CONFIRM_DAYS = 7
/** From so many days before the start everybody who waits is told at once, and nothing is held (decision 52). */
export const FIRST_COME_DAYS = 21
/** Hours that a freed place is offered for within 45 days before the start; earlier it is held as long as an order. */
export const NEAR_OFFER_HOURS = 24
/** Hours of the day in Brussels between which an offer may end. */
export const OFFER_ENDS = { from: 9, to: 21 } as const

/** Days that a named person has to accept a place, at most until the retreat begins. */
export const HAND_OVER_OFFER_DAYS = 7

/** The minimum number of days until the balance of a moved retreat is due, unless the retreat begins earlier. */
export const MOVED_DUE_DAYS = 14

/** Days before the retreat by which each traveller of a group has said everything. */
export const DETAILS_DUE_DAYS_BEFORE = 30
/** Days after the retreat for which a traveller's link still works. */
export const TRAVELLER_LINK_DAYS_AFTER = 30

/** The number of parts that a balance can be paid in; one part is an own day for all of it. */
export const FEWEST_PARTS = 2
export const MOST_PARTS = 6

/** Days in which a kiter can choose between kite days and cash back, counted from the day of the question. */
export const WIND_CHOOSING_DAYS = 60
/** Days in which the cash back is transferred. */
export const WIND_PAYOUT_DAYS = 14
