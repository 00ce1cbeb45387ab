// Words that banks write in status and direction columns, in lower case without accents.
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

/** Returns a text in lower case without accents, with blanks for underscores, for comparing headings and words. */
export function plainWord(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase()
}

/**
 * True if the bank has booked the line, by the word in its status column. Empty means booked; an unknown word means not booked, because
 * announced money must not count as received. Sparkassen write a sentence.
 */
export function isSettled(status: string): boolean {
  const word = plainWord(status).replace(/^umsatz /, '')
  return word === '' || SETTLED.has(word)
}

/** Returns whether money came in or went out, by the word beside it. Null for an unknown word. */
export function directionOf(written: string): 'in' | 'out' | null {
  const word = plainWord(written)
  if (INCOMING.has(word)) return 'in'
  return OUTGOING.has(word) ? 'out' : null
}
