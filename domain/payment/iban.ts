/** Returns an IBAN as banks exchange it: in capitals, without separators and without the word "IBAN" before it. */
export function compactIban(text: string): string {
  return text
    .replaceAll(/[\s\p{Cf}\p{Pd}.:]/gu, '')
    .toUpperCase()
    .replace(/^IBAN/, '')
}

/** Returns an IBAN as people read it: in groups of four. */
export function groupedIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}
