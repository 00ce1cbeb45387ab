/** An amount in whole cents of EUR. The product uses cents everywhere except in the API, which uses euros (decision 0003). */
export type Cents = number

/** Returns the cents of an amount in euros: 950 → 95000. */
export function centsFromEuros(euros: number): Cents {
  return Math.round(euros * 100)
}

/** Returns the cents of a part of an amount; null, which stands for the whole amount, if no part is given. */
export function centsOrAll(euros: number | undefined): Cents | null {
  return euros === undefined ? null : centsFromEuros(euros)
}

/** Returns the sum of the rows' amounts in cents, 0 if there are none. A refund's amount is added like a payment's. */
export function sumCents(rows: readonly { amountCents: Cents }[]): Cents {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** Returns the sum of amounts in euros from the API, without binary rounding errors: 0.1 + 0.2 → 0.3. Negative ones are subtracted. */
export function sumEuros(amounts: readonly number[]): number {
  return eurosFromCents(amounts.reduce((cents, euros) => cents + centsFromEuros(euros), 0))
}

/** Returns euros for the API: 113000 → 1130. */
export function eurosFromCents(cents: Cents): number {
  return cents / 100
}

/**
 * Returns an amount in cents as people read it: "€1,130", or "€0.50" if there are cents. Written out, because creating
 * an `Intl` formatter takes a phone as long as painting; a test compares the two.
 */
export function formatCents(cents: Cents): string {
  const amount = Math.abs(cents)
  const left = amount % 100
  const euros = `${(amount - left) / 100}`.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}€${euros}${left === 0 ? '' : `.${`${left}`.padStart(2, '0')}`}`
}

/** Returns an amount for accounts, always with its cents so that columns line up: "€1,130.00". */
export function formatCentsInFull(cents: Cents): string {
  const short = formatCents(cents)
  return cents % 100 === 0 ? `${short}.00` : short
}

/** Like `formatCents`, for an amount in euros from the API. */
export function formatEuros(euros: number): string {
  return formatCents(centsFromEuros(euros))
}

/** Like `formatCentsInFull`, for an amount in euros from the API. */
export function formatEurosInFull(euros: number): string {
  return formatCentsInFull(centsFromEuros(euros))
}

/** Returns a typed amount in euros: "196,50", "1.100" or "1,100.50". Null if it is not positive or has more than two decimals. */
export function readEuros(typed: string): number | null {
  const plain = withPoint(typed.replaceAll(/[\s€]/g, ''))
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null
  const euros = Number(plain)
  return euros > 0 ? euros : null
}

/** Turns a last separator before one or two digits into a decimal point, and removes separators of thousands. */
function withPoint(bare: string): string {
  const [, thousands, decimals] =
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(bare) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(bare) ?? []
  if (thousands && decimals) return `${thousands.replaceAll(/[.,]/g, '')}.${decimals}`
  return /^\d{1,2}[.,]\d{3}$/.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.')
}

/** Returns an amount as people type it: 200 → "200", 199.5 → "199.50". */
export function typedEuros(euros: number): string {
  return Number.isInteger(euros) ? String(euros) : euros.toFixed(2)
}
