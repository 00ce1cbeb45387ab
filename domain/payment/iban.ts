/** An IBAN as banks exchange it: without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** An IBAN as people read it: in groups of four. */
export function groupedIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}

/** Whether an IBAN can exist: its shape, and its check digits by ISO 7064 (the rest by 97 leaves 1). */
export function isIban(text: string): boolean {
  const iban = compactIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (character) =>
    String(character.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  )
  return BigInt(digits) % 97n === 1n
}
