import type { Cents } from '#domain/base/money.ts'

/** The languages of orders; the site uses the first one. */
export const ORDER_LANGUAGES = ['en', 'fr', 'nl'] as const
export type OrderLanguage = (typeof ORDER_LANGUAGES)[number]
export const SITE_LANGUAGE: OrderLanguage = 'en'

/** The only text of the binding button (Directive 2011/83/EU, article 8(2); Belgian Code of economic law, VI.46). */
export const ORDER_BUTTON: Record<OrderLanguage, string> = {
  en: 'Order with obligation to pay',
  fr: 'Commande avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
}

/** The button for a change that costs nothing more and creates no obligation to pay. */
const CONFIRM_BUTTON: Record<OrderLanguage, string> = {
  en: 'Confirm the change',
  fr: 'Confirmer la modification',
  nl: 'Wijziging bevestigen',
}

/** Returns the text of the button under an order. */
export function orderButton({
  language,
  change,
}: {
  language: OrderLanguage
  change: { backCents?: Cents | undefined } | null
}): string {
  return change?.backCents === undefined ? ORDER_BUTTON[language] : CONFIRM_BUTTON[language]
}

/** The length of a version as people compare it; only the whole version is binding. */
const SHORT_VERSION_LENGTH = 8

/** Returns the number by which people know an order: "3fa2c1d9". */
export function shortVersion(version: string): string {
  return version.slice(0, SHORT_VERSION_LENGTH)
}

/** Returns the name of an order's PDF file: order-3fa2c1d9.pdf; of a further traveller's beside the own, order-3fa2c1d9-2.pdf. */
export function orderFileName(version: string, traveller = 1): string {
  return `order-${shortVersion(version)}${traveller === 1 ? '' : `-${traveller}`}.pdf`
}

/** Who placed an order: the signed-in guest, or a person with the booking's personal pay link. */
export const ORDERED_BY = ['guest', 'pay_link'] as const
export type OrderedBy = (typeof ORDERED_BY)[number]

/** Whether a booking was ordered (`none`), and as it is shown now (`current`), or has to be ordered again (`changed`). */
export type OrderStatus = 'none' | 'changed' | 'current'

/**
 * Returns how a booking stands to its order. Until money was received or reported, every word of the order must be what is shown now; after
 * that the contract is the one that was ordered, and only a price change that the guest causes is ordered again (decision 0173).
 */
export function orderStatus(order: {
  /** The version that was ordered last; null if none was. */
  orderedVersion: string | null
  /** The version of what is shown now. */
  version: string
  /** True if the guest has since changed the booking, and with it the price. */
  isChangedByGuest: boolean
  /** Money that was received or reported and not refunded, in cents. */
  settledCents: Cents
}): OrderStatus {
  if (order.orderedVersion === null) return 'none'
  if (order.isChangedByGuest) return 'changed'
  return order.settledCents > 0 || order.orderedVersion === order.version ? 'current' : 'changed'
}
