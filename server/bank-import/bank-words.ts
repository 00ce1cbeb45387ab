// What banks write in columns of few words, without accents and in small letters.
const SETTLED = new Set(
  'accepte accepted akzeptiert abgeschlossen afgerond ausgefuhrt book booked cleared complete completed comptabilise done executed execute finished geaccepteerd geboekt gebucht ok paid posted processed settled success successful termine uitgevoerd verbucht verwerkt'.split(
    ' ',
  ),
)
const INCOMING = new Set(
  'c cr crdt credit bij bijschrijving h haben gutschrift eingang in + entrant kredit'.split(' '),
)
const OUTGOING = new Set(
  'd dr dbit debit debet af afschrijving s soll lastschrift belastung ausgang out - sortant'.split(' '),
)

/** Small letters without accents, and blanks for underscores: as headings and words are compared. */
export function plainWord(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()
}

/**
 * Whether a bank has booked a line, by the word in its status column: nothing there says yes, and a word that is not known
 * says no, because money that is only announced must not be received. Sparkassen write a sentence.
 */
export function isSettled(status: string): boolean {
  const word = plainWord(status).replace(/^umsatz /, '')
  return word === '' || SETTLED.has(word)
}

/** Which way money moved, by the word that stands beside it; null for a word that says nothing of it. */
export function directionOf(written: string): 'in' | 'out' | null {
  const word = plainWord(written)
  if (INCOMING.has(word)) return 'in'
  return OUTGOING.has(word) ? 'out' : null
}
