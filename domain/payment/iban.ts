/** Returns an IBAN as banks exchange it: without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Returns an IBAN as people read it: in groups of four. */
export function groupedIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}
