import type { Cents } from '#domain/base/money.ts'

/** The languages that an order can be read in; the site speaks the first one. */
export const ORDER_LANGUAGES = ['en', 'fr', 'nl'] as const
export type OrderLanguage = (typeof ORDER_LANGUAGES)[number]
export const SITE_LANGUAGE: OrderLanguage = 'en'

/** What the binding button says, and nothing else on it (Directive 2011/83/EU, article 8(2); Belgian Code of economic law, VI.46). */
export const ORDER_BUTTON: Record<OrderLanguage, string> = {
  en: 'Order with obligation to pay',
  fr: 'Commande avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
}

/** What it says under a change that asks for nothing more: no obligation to pay comes of it. */
const CONFIRM_BUTTON: Record<OrderLanguage, string> = {
  en: 'Confirm the change',
  fr: 'Confirmer la modification',
  nl: 'Wijziging bevestigen',
}

/** The words on the button under an order. */
export function orderButton({
  language,
  change,
}: {
  language: OrderLanguage
  change: { backCents?: Cents | undefined } | null
}): string {
  return change?.backCents === undefined ? ORDER_BUTTON[language] : CONFIRM_BUTTON[language]
}

/** So much of a version as people compare; the whole of it is what counts. */
const SHORT_VERSION_LENGTH = 8

/** The number under which an order is known to people: "3fa2c1d9". */
export function shortVersion(version: string): string {
  return version.slice(0, SHORT_VERSION_LENGTH)
}

/** The file that an order is sent and downloaded as: order-3fa2c1d9.pdf. */
export function orderFileName(version: string): string {
  return `order-${shortVersion(version)}.pdf`
}

/** By whom an order was placed: the signed-in guest, or whoever has the booking's personal pay link. */
export const ORDERED_BY = ['guest', 'pay_link'] as const
export type OrderedBy = (typeof ORDERED_BY)[number]

/**
 * Whether a booking may be paid as it was ordered: `none` where nobody has ordered it, `changed` where what was ordered is not
 * what is shown now, and has to be read and ordered again.
 */
export type OrderStanding = 'none' | 'changed' | 'current'

/**
 * How a booking stands to its order. Until money is on its way, every word of what was ordered still has to be what is shown; from
 * then on the contract is the one that was ordered, and only a change of the guest's own that alters the price is
 * ordered anew (decision 0173).
 */
export function orderStanding(order: {
  /** The version that was ordered last; null where nothing was. */
  orderedVersion: string | null
  /** The version of what is shown now. */
  version: string
  /** The guest has changed the booking since, and with it the price. */
  isChangedByGuest: boolean
  /** Money that was received or reported and not given back, in cents. */
  settledCents: Cents
}): OrderStanding {
  if (order.orderedVersion === null) return 'none'
  if (order.isChangedByGuest) return 'changed'
  return order.settledCents > 0 || order.orderedVersion === order.version ? 'current' : 'changed'
}
