import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'
import { MAX_ACCOUNT_LENGTH } from '#domain/bank-import/bank-import.ts'
import { parseAmount, parseDay } from './parse-values.ts'
import { unreadableFile, unreadableRow, type Credit, type FileRow } from './statement.ts'

const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
})

/** Reads every entry of a CAMT.053 file of any version, by statement. Problem: invalid-fields. */
export function readCamt(content: string): FileRow[][] {
  const statements = list(at(parsed(content), 'Document', 'BkToCstmrStmt', 'Stmt'))
  if (statements.length === 0) {
    throw unreadableFile(
      'This XML file isn’t an account statement. Export it from your bank as CAMT.053, or as CSV',
    )
  }
  return statements.map((statement) => {
    const entries = list(at(statement, 'Ntry'))
    const account = accountOf(statement)
    return [
      ...entries.flatMap((entry) => rowsOf(entry, account)),
      ...missingEntries(statement, entries.length),
    ]
  })
}

function parsed(content: string): unknown {
  // A bank's statement never declares entities.
  if (/<!DOCTYPE/i.test(content)) throw unreadableFile('This XML file isn’t a bank statement')
  try {
    // The parser alone would accept a truncated file and silently miss lines.
    SyntaxValidator.validate(content)
    return parser.parse(content)
  } catch (error) {
    throw unreadableFile(DAMAGED, error)
  }
}

const DAMAGED = 'This XML file is damaged, so we read nothing from it. Please export it from your bank again'

/** A larger difference means that the number itself is damaged. */
const MAX_MISSING = 10_000

/** Returns an unreadable row for each entry that the bank announces but the file lacks. */
function missingEntries(statement: unknown, found: number): FileRow[] {
  const announced = Number(textAt(statement, 'TxsSummry', 'TtlNtries', 'NbOfNtries'))
  const missing = announced - found
  if (!Number.isInteger(missing) || missing <= 0 || missing > MAX_MISSING) return []
  const reason = `The bank reports ${announced} entries, but the file has ${found}`
  return Array.from({ length: missing }, () => unreadableRow(null, reason, ''))
}

/** Returns the account's number. Null if the bank does not give it. */
function accountOf(statement: unknown): string | null {
  const number = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id')
  return number.replaceAll(/\s/g, '').slice(0, MAX_ACCOUNT_LENGTH) || null
}

/** Returns the rows of an entry: itself, or each payment of a batch. */
function rowsOf(entry: unknown, account: string | null): FileRow[] {
  const indicator = textAt(entry, 'CdtDbtInd')
  const amount = at(entry, 'Amt')
  const whole = parseAmount(textAt(amount, '#text'))
  const day = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')
  const bookedOn = parseDay(day)
  const unreadable = (reason: string) => [unreadableRow(null, reason, leaves(entry).join(' · '))]
  if (indicator !== 'CRDT' && indicator !== 'DBIT')
    return unreadable('It doesn’t say whether the money came in or went out')
  if (whole === null) return unreadable('Its amount can’t be read')
  if (day !== '' && bookedOn === null) return unreadable(`“${day.slice(0, 40)}” isn’t a date`)
  const isInEuros = textAt(amount, '@Ccy') === 'EUR'
  if (indicator === 'DBIT') {
    // A batch debit counts as one line; its payments are not separated.
    const payout = { bookedOn, amountCents: whole, text: leaves(entry).join(' · ') }
    return [isInEuros && isBooked(entry) ? { kind: 'outgoing', payout } : { kind: 'outgoing' }]
  }
  if (!isInEuros) return [{ kind: 'other_currency' }]
  return creditsOf(entry, whole).map((credit) => ({
    kind: 'credit',
    credit: { ...credit, account, bookedOn, settled: isBooked(entry) },
  }))
}

/** True if the entry is booked and no returned payment of our own. */
function isBooked(entry: unknown): boolean {
  const status = textAt(entry, 'Sts') || textAt(entry, 'Sts', 'Cd')
  return (status === '' || status === 'BOOK') && textAt(entry, 'RvslInd') !== 'true'
}

type EntryCredit = Pick<Credit, 'amountCents' | 'text' | 'bankReference'>

/** Returns the payments of a batch credit if they add up to it, or else the credit as a whole. */
function creditsOf(entry: unknown, whole: number): EntryCredit[] {
  const entryReference = textAt(entry, 'AcctSvcrRef')
  const parts = list(at(entry, 'NtryDtls')).flatMap((details) => list(at(details, 'TxDtls')))
  const shares = parts.map((part) => euros(at(part, 'Amt')) ?? euros(at(part, 'AmtDtls', 'TxAmt', 'Amt')))
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0)
  if (parts.length <= 1 || shares.includes(null) || sum !== whole) {
    const text = [...parts.map(words), textAt(entry, 'AddtlNtryInf')].join(' · ')
    const bankReference = provided(entryReference) ?? provided(textAt(parts[0], 'Refs', 'AcctSvcrRef'))
    return [{ amountCents: whole, text, bankReference }]
  }
  return parts.flatMap((part, index) => {
    const amountCents = shares[index]
    if (!amountCents) return []
    const own = provided(textAt(part, 'Refs', 'AcctSvcrRef')) ?? provided(textAt(part, 'Refs', 'TxId'))
    const bankReference = own ?? (entryReference === '' ? null : `${entryReference}/${index + 1}`)
    return [{ amountCents, text: words(part), bankReference }]
  })
}

/** Some banks fill in a placeholder for a missing reference. */
function provided(reference: string): string | null {
  return reference === '' || reference === 'NOTPROVIDED' ? null : reference.slice(0, 100)
}

/** Returns the amount in cents. Null for an amount in another currency. */
function euros(amount: unknown): number | null {
  return textAt(amount, '@Ccy') === 'EUR' ? parseAmount(textAt(amount, '#text')) : null
}

/** Returns the sender's text, followed by all other text about the transfer. */
function words(part: unknown): string {
  const first = leaves(at(part, 'RmtInf'))
  const rest = isNode(part)
    ? Object.entries(part).flatMap(([name, child]) => (ASIDE.has(name) ? [] : leaves(child)))
    : []
  return [...first, ...rest].join(' · ')
}

const ASIDE = new Set(['RmtInf', 'Amt', 'AmtDtls', 'BkTxCd', 'CdtDbtInd', 'Chrgs', 'RltdDts'])

function leaves(node: unknown): string[] {
  if (typeof node === 'string') return node === '' ? [] : [node]
  if (Array.isArray(node)) return node.flatMap(leaves)
  return isNode(node)
    ? Object.entries(node).flatMap(([name, child]) => (name.startsWith('@') ? [] : leaves(child)))
    : []
}

function at(node: unknown, ...path: readonly string[]): unknown {
  let found = node
  for (const name of path) found = isNode(found) ? found[name] : undefined
  return found
}

function textAt(node: unknown, ...path: readonly string[]): string {
  const found = at(node, ...path)
  if (typeof found === 'string') return found.trim()
  return isNode(found) ? textAt(found, '#text') : ''
}

function list(node: unknown): unknown[] {
  return Array.isArray(node) ? node : []
}

function isNode(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
