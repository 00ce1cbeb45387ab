/** Money is whole cents of EUR everywhere inside the product; only the API speaks euros (decision 0003). */
export type Cents = number

/** Cents for an amount in euros, as the price list and the API write it. 950 → 95000. */
export function centsFromEuros(euros: number): Cents {
  return Math.round(euros * 100)
}

/** The same for a part of an amount; null, where no part is named, stands for all of it. */
export function centsOrAll(euros: number | undefined): Cents | null {
  return euros === undefined ? null : centsFromEuros(euros)
}

/** What the amounts of some rows come to, in cents: 0 where there are none. A refund's amount counts like a payment's. */
export function sumCents(rows: readonly { amountCents: Cents }[]): Cents {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** Adds amounts of API answers, in euros, without the error of binary fractions: 0.1 and 0.2 → 0.3. A negative one is subtracted. */
export function sumEuros(amounts: readonly number[]): number {
  return eurosFromCents(amounts.reduce((cents, euros) => cents + centsFromEuros(euros), 0))
}

/** Euros for the API: 113000 → 1130. */
export function eurosFromCents(cents: Cents): number {
  return cents / 100
}

/**
 * The one way an amount in cents is shown to a person: "€1,130", and "€0.50" where cents are left over. Written out, because
 * making a formatter of `Intl` takes a phone as long as painting; a test compares the two.
 */
export function formatCents(cents: Cents): string {
  const amount = Math.abs(cents)
  const left = amount % 100
  const euros = `${(amount - left) / 100}`.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}€${euros}${left === 0 ? '' : `.${`${left}`.padStart(2, '0')}`}`
}

/** An amount where money is booked, always with its cents, so that columns of them line up: "€1,130.00". */
export function formatCentsInFull(cents: Cents): string {
  const short = formatCents(cents)
  return cents % 100 === 0 ? `${short}.00` : short
}

/** As `formatCents`, for the euros of an API answer. */
export function formatEuros(euros: number): string {
  return formatCents(centsFromEuros(euros))
}

/** As `formatCentsInFull`, for the euros of an API answer. */
export function formatEurosInFull(euros: number): string {
  return formatCentsInFull(centsFromEuros(euros))
}
