import { once } from './once.ts'

/** Money is whole cents of EUR everywhere inside the product; only the API speaks euros (docs/decisions: money). */
export type Cents = number

/** Cents for an amount in euros, as the price list and the API write it. 950 → 95000. */
export function centsFromEuros(euros: number): Cents {
  return Math.round(euros * 100)
}

/** Euros for the API: 113000 → 1130. */
export function eurosFromCents(cents: Cents): number {
  return cents / 100
}

const wholeEuros = once(
  () => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
)
const eurosAndCents = once(() => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }))

/** The one way an amount in cents is shown to a person: "€1,130", and "€0.50" where cents are left over. */
export function formatCents(cents: Cents): string {
  return cents % 100 === 0 ? wholeEuros().format(cents / 100) : eurosAndCents().format(cents / 100)
}

/** The same for the euros of an API answer. */
export function formatEuros(euros: number): string {
  return formatCents(centsFromEuros(euros))
}
