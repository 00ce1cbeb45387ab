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
