/**
 * "196.50" and "196,50" are one amount, "1,100" and "1.100" too, and "1.100,50" and "1,100.50"; null where it is none, or has more than
 * two decimals.
 */
export function readEuros(typed: string): number | null {
  const plain = withPoint(typed.replaceAll(/[\s€]/g, ''))
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null
  const euros = Number(plain)
  return euros > 0 ? euros : null
}

/** The last separator is the decimal one where one or two digits follow it; before it and without one they stand for thousands. */
function withPoint(bare: string): string {
  const [, thousands, decimals] =
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(bare) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(bare) ?? []
  if (thousands && decimals) return `${thousands.replaceAll(/[.,]/g, '')}.${decimals}`
  return /^\d{1,2}[.,]\d{3}$/.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.')
}

/** An amount as it is typed: 200 → "200", 199.5 → "199.50". */
export function typedEuros(euros: number): string {
  return Number.isInteger(euros) ? String(euros) : euros.toFixed(2)
}
