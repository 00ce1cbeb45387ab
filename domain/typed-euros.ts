/** "196.50" and "196,50" are one amount, "1,100" and "1.100" too; null where it is none, or has more than two decimals. */
export function readEuros(typed: string): number | null {
  const bare = typed.replaceAll(/[\s€]/g, '')
  const plain = /^\d{1,2}[.,]\d{3}$/.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null
  const euros = Number(plain)
  return euros > 0 ? euros : null
}

/** An amount as it is typed: 200 → "200", 199.5 → "199.50". */
export function typedEuros(euros: number): string {
  return Number.isInteger(euros) ? String(euros) : euros.toFixed(2)
}
