import type { CsvRow, CsvTable } from './csv-table.ts'
import { isEuro } from './parse-values.ts'

// Headings in English, French, Dutch and German, in lower case without accents. Of several patterns the first that fits one counts.
const DATE = /(?<!man)date|datum|buchungstag|^buchung$|wertstellung|^valuta$|finished on|created on/
const DATES = [
  /book|buch|boek|comptab|post|complet|voltooi|abschluss|date de fin|finished|execution|uitvoering|operation/,
  /^(?!.*(valu|wert|rente|interest|start|begin|debut|created))/,
  /.*/,
]
const AMOUNT = /amount|montant|bedrag|betrag|^umsatz( in|$)/
/** Amounts of the sender's own money, of fees, and what is left on the account. */
const OTHER_AMOUNT =
  /orig|oorspr|ursprung|foreign|vreemd|fremd|source|fee|frais|kosten|gebuhr|balance|saldo|solde|after|before|devise|tax/
const AMOUNTS = [/\beur(o|os)?\b|€/, /^(?!.*total)/, /.*/]
const DIRECTION =
  /^(af ?bij|af\/bij|bij\/af|(debit|debet|credit)[/ ](debit|debet|credit).*|d\/c|c\/d|soll\/haben|direction|sens|richting)$/
const CREDIT =
  /^((amount|montant|bedrag|betrag) )?(credits?|credited|bij|haben|gutschrift|money in|paid in)\b/
const DEBIT =
  /^((amount|montant|bedrag|betrag) )?(debits?|debited|debet|af|soll|lastschrift|money out|paid out)\b/
const CURRENCY = /currency|\bccy\b|devis?e|devies|munt|wahrung|waehrung|valuta/
const OTHER_CURRENCY = /orig|oorspr|foreign|vreemd|fremd|etrang|source|fee|exchange|country|pays|land/
const STATUS = /^(transaction )?(status|state|statut|etat|info|toestand)$/
/** Columns that say nothing about who paid or what for. */
const NO_WORDS = /balance|saldo|solde|^(fee|frais|kosten|gebuhr|type|art|product|produit|produkt|kontostand)$/
const PAYERS = [
  /(naam|name|nom|titulaire).*(tegenpartij|contrepartie|counterp|partner|zahlungsb)|(counterp|partner|payer).*name/,
  /zahlungspflichtig|auftraggeber|tegenpartij|contrepartie|counterp|^(payer|payee|source name|sender|donneur)/,
  /^(name|naam|nom|naam \/.*)$/,
]
const MESSAGES = [
  /mededeling|communication|bericht|message|verwendungszweck|(payment|remittance).*(reference|info)|^reference$/,
  /omschrijving|description|libelle|details?\b|detail de|memo|beschrijving|bezeichnung|buchungstext|label/,
]
const PAYER_ACCOUNTS = [
  /tegenpartij|contrepartie|counterp|tegenrekening|partner|zahlungs|payer/,
  /^(iban|account number|kontonummer ?\/ ?iban|iban ?\/ ?kontonummer)$/,
]
const REFERENCE = /^(transferwise id|id|transaction id|transactie-?id|transaktions-?id|referentie)$/
/** Headings that only banks of countries write in which the day comes before the month. */
const DAY_FIRST = /datum|bedrag|betrag|montant|libelle|comptab|buchung|transferwise/

/** An account number: an IBAN, or a national number of at least eight digits. */
const ACCOUNT_NUMBER = /^([a-z]{2}\d{2}[\da-z ]{8,}|\d[\d .-]{6,}\d)$/i
const ISO_CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

export function isAccountNumber(cell: string): boolean {
  return ACCOUNT_NUMBER.test(cell)
}

/** The columns of a file, found by its headings, counted from 0. */
export interface Columns {
  date: number
  /** The amount received, or the amount moved if its sign or another column gives the direction. */
  amount: number
  /** The direction of the money in words, or the amount that was paid out. */
  debitCredit: number | null
  /** Whether the bank has booked the line. */
  status: number | null
  reference: number | null
  currencies: readonly number[]
  payers: readonly number[]
  payerAccounts: readonly number[]
  messages: readonly number[]
  /** All columns with text, these included. */
  words: readonly number[]
}

/** A table's rows, with its known columns. */
export interface ReadableTable {
  columns: Columns
  /** True if a heading or a line above the headings says that the amounts are not euros. */
  isOtherMoney: boolean
  /** True if the language of the headings puts the day before the month. */
  isDayFirst: boolean
  /** The number of columns. */
  width: number
  delimiter: string
  rows: readonly CsvRow[]
}

/** Returns the first table whose headings name a date and an amount, or what the best headings of the file lack. */
export function findTable(tables: readonly CsvTable[]): ReadableTable | { lacks: string } {
  let lacks = 'a date and an amount'
  for (const { delimiter, rows } of tables) {
    for (const [index, { cells }] of rows.entries()) {
      const headings = cells.map(plainWord)
      const { date, amount } = mainColumns(headings)
      // With the wrong delimiter a whole row is one cell, which matches both.
      if (date !== null && amount !== null && date !== amount) {
        const below = rows.slice(index + 1)
        return {
          columns: columnsOf(headings, { date, amount }, below),
          isOtherMoney: namesOtherMoney(rows.slice(0, index), cells[amount] ?? ''),
          isDayFirst: headings.some((heading) => DAY_FIRST.test(heading)),
          width: cells.length,
          delimiter,
          rows: below,
        }
      }
      if (cells.length > 1 && (date ?? amount) !== null) lacks = date === null ? 'a date' : 'an amount'
    }
  }
  return { lacks }
}

function mainColumns(headings: readonly string[]): { date: number | null; amount: number | null } {
  // Wise's history lists transfers, not what was booked on one account: the amount that arrived is the target's.
  const target = headings.indexOf('target amount (after fees)')
  if (target !== -1) return { date: bestOf(headings, DATES, isDate), amount: target }
  const isSigned = (heading: string) => !CREDIT.test(heading) && !DEBIT.test(heading)
  const amount = bestOf(
    headings,
    AMOUNTS,
    (heading) => AMOUNT.test(heading) && !OTHER_AMOUNT.test(heading) && isSigned(heading),
  )
  const credit = bestOf(headings, [CREDIT], (heading) => !DIRECTION.test(heading))
  return { date: bestOf(headings, DATES, isDate), amount: amount ?? credit }
}

function isDate(heading: string): boolean {
  return DATE.test(heading)
}

/** Returns the index of the first heading that the earliest pattern fits. Null if none does. */
function bestOf(
  headings: readonly string[],
  patterns: readonly RegExp[],
  mayBe: (heading: string) => boolean = () => true,
): number | null {
  for (const pattern of patterns) {
    const index = headings.findIndex((heading) => mayBe(heading) && pattern.test(heading))
    if (index !== -1) return index
  }
  return null
}

function columnsOf(
  headings: readonly string[],
  main: { date: number; amount: number },
  rows: readonly CsvRow[],
): Columns {
  const isOfAmount = (heading: string) => AMOUNT.test(heading) || CREDIT.test(heading) || DEBIT.test(heading)
  const hasOwnSign = !CREDIT.test(headings[main.amount] ?? '')
  const filled = headings.map((_, index) => rows.map(({ cells }) => cells[index] ?? '').filter(Boolean))
  const consistsOf = (index: number, fits: (cell: string) => boolean) =>
    (filled[index] ?? []).length > 0 && (filled[index] ?? []).every(fits)
  const directions = headings.findIndex((_, index) => consistsOf(index, (cell) => directionOf(cell) !== null))
  const debitCredit =
    bestOf(headings, [DIRECTION]) ??
    (hasOwnSign ? null : bestOf(headings, [DEBIT])) ??
    (directions === -1 ? null : directions)
  const status = bestOf(headings, [STATUS])
  const reference = bestOf(headings, [REFERENCE])
  const isCurrency = (heading: string) =>
    CURRENCY.test(heading) && !AMOUNT.test(heading) && (heading === 'valuta' || !isDate(heading))
  const currencies = all(
    headings,
    (heading, index) =>
      !OTHER_CURRENCY.test(heading) &&
      (isCurrency(heading) || consistsOf(index, (cell) => ISO_CURRENCIES.has(cell.toUpperCase()))),
  )
  const figures = new Set([main.date, main.amount, debitCredit, status, reference, ...currencies])
  const isWord = (heading: string, index: number) =>
    !figures.has(index) && !isDate(heading) && !isOfAmount(heading) && !NO_WORDS.test(heading)
  const named = (pattern: RegExp) =>
    all(headings, (heading, index) => isWord(heading, index) && pattern.test(heading))
  const firstNamed = (patterns: readonly RegExp[]) =>
    patterns.map(named).find((found) => found.length > 0) ?? []
  return {
    ...main,
    debitCredit,
    status,
    reference,
    currencies,
    payers: firstNamed(PAYERS),
    payerAccounts: PAYER_ACCOUNTS.flatMap(named),
    messages: firstNamed(MESSAGES),
    words: all(headings, isWord),
  }
}

function all(
  headings: readonly string[],
  fits: (heading: string, index: number) => boolean,
): readonly number[] {
  return headings.flatMap((heading, index) => (fits(heading, index) ? index : []))
}

/** True if the amount's heading, or a line above the headings, names a currency that is not the euro. */
function namesOtherMoney(above: readonly CsvRow[], heading: string): boolean {
  const written = plainWord(heading).toUpperCase()
  const codes = (written.match(/\b[A-Z]{3}\b|\p{Sc}/gu) ?? []).filter(
    (code) => ISO_CURRENCIES.has(code) || code.length === 1,
  )
  if (codes.length > 0) return !codes.some(isEuro)
  return above.some(({ cells }) => {
    const [, code = 'EUR'] = /^(?:.*\W)?([A-Z]{3})$/.exec(cells.filter(Boolean).join(' ')) ?? []
    return cells.some((cell) => CURRENCY.test(plainWord(cell))) && ISO_CURRENCIES.has(code) && !isEuro(code)
  })
}

// Words that banks write in status and direction columns, in lower case without accents.
const SETTLED = new Set(
  'accepte accepted acceptee akzeptiert abgeschlossen afgerond ausgefuhrt book booked cleared complete completed comptabilise comptabilisee done executed execute executee finished geaccepteerd geboekt gebucht ok paid posted processed settled success successful termine terminee uitgevoerd verbucht verwerkt voltooid'.split(
    ' ',
  ),
)
const INCOMING = new Set(
  'c cr crdt credit bij bijschrijving h haben gutschrift eingang in + entrant kredit'.split(' '),
)
// Wise calls a change between one's own currencies neutral.
const OUTGOING = new Set(
  'd dr dbit debit debet af afschrijving s soll lastschrift belastung ausgang out - sortant neutral'.split(
    ' ',
  ),
)

/** Returns a text in lower case without accents, with blanks for underscores, for comparing headings and words. */
function plainWord(text: string): string {
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
