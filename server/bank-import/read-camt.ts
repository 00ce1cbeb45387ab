import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'
import { MAX_ACCOUNT_LENGTH } from '#domain/contract/bank-shapes.ts'
import { parseIsoAmount, parseDay } from './parse-values.ts'
import { identityOf, unreadableFile, unreadableRow, type Credit, type FileRow } from './statement.ts'

const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Decodes numeric character references.
  // oxlint-disable-next-line typescript/no-deprecated -- its replacement is another package
  htmlEntities: true,
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
  const whole = parseIsoAmount(textAt(amount, '#text'))
  // The day of booking is optional in the standard.
  const [day = ''] = ['BookgDt', 'ValDt'].flatMap(
    (name) => textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm') || [],
  )
  const bookedOn = parseDay(day)
  const unreadable = (reason: string) => [unreadableRow(null, reason, leaves(entry).join(' · '))]
  if (indicator !== 'CRDT' && indicator !== 'DBIT')
    return unreadable('It doesn’t say whether the money came in or went out')
  if (whole === null) return unreadable('Its amount can’t be read')
  if (day !== '' && bookedOn === null) return unreadable(`“${day.slice(0, 40)}” isn’t a date`)
  const currency = textAt(amount, '@Ccy')
  const settled = isBooked(entry)
  if (settled && bookedOn === null) return unreadable('It has no date')
  if (indicator === 'DBIT') {
    // A batch debit counts as one line; its payments are not separated.
    const payout = { bookedOn, amountCents: whole, text: leaves(entry).join(' · ') }
    return [currency === 'EUR' && settled ? { kind: 'outgoing', payout } : { kind: 'outgoing' }]
  }
  return creditsOf(entry, whole, currency).map((credit) => ({
    kind: 'credit',
    credit: { ...credit, account, bookedOn, currency, settled },
  }))
}

/** True if the entry has the standard's status "booked", or none at all, and is no returned payment of our own. */
function isBooked(entry: unknown): boolean {
  const status = at(entry, 'Sts')
  const code = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  return (status === undefined || code === 'BOOK') && ['', 'false', '0'].includes(textAt(entry, 'RvslInd'))
}

type EntryCredit = Pick<Credit, 'amountCents' | 'text' | 'identity'>

/** Returns the payments of a batch credit if they add up to it, or else the credit as a whole. */
function creditsOf(entry: unknown, whole: number, currency: string): EntryCredit[] {
  const entryReference = provided(textAt(entry, 'AcctSvcrRef'))
  const parts = list(at(entry, 'NtryDtls')).flatMap((details) => list(at(details, 'TxDtls')))
  const shareOf = (amount: unknown) =>
    textAt(amount, '@Ccy') === currency ? parseIsoAmount(textAt(amount, '#text')) : null
  const shares = parts.map((part) => shareOf(at(part, 'Amt')) ?? shareOf(at(part, 'AmtDtls', 'TxAmt', 'Amt')))
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0)
  if (parts.length <= 1 || shares.includes(null) || sum !== whole) {
    const reference = entryReference || provided(textAt(parts[0], 'Refs', 'AcctSvcrRef'))
    const details = parts.length > 0 ? parts : list(at(entry, 'NtryDtls'))
    const text = [...details.flatMap(wordsOf), textAt(entry, 'AddtlNtryInf')].filter(Boolean).join(' · ')
    const [payer = ''] = parts.map(payerAccountOf)
    const message = parts.map(messageOf).join('') || text
    return [{ amountCents: whole, text, identity: identityOf({ reference, payerAccount: payer, message }) }]
  }
  return parts.flatMap((part, index) => {
    const amountCents = shares[index]
    if (!amountCents) return []
    const own = provided(textAt(part, 'Refs', 'AcctSvcrRef')) || provided(textAt(part, 'Refs', 'TxId'))
    const reference = own || (entryReference && `${entryReference}/${index + 1}`)
    const identity = identityOf({ reference, payerAccount: payerAccountOf(part), message: messageOf(part) })
    return [{ amountCents, text: wordsOf(part).join(' · '), identity }]
  })
}

/** Some banks fill in a placeholder for a missing reference. */
function provided(reference: string): string {
  return /^(NOTPROVIDED|NONREF)$/i.test(reference) ? '' : reference
}

/** From version 8 on, a party's name is one level deeper. */
function payerOf(part: unknown): string {
  const debtor = at(part, 'RltdPties', 'Dbtr')
  return textAt(debtor, 'Pty', 'Nm') || textAt(debtor, 'Nm')
}

function payerAccountOf(part: unknown): string {
  const id = at(part, 'RltdPties', 'DbtrAcct', 'Id')
  return textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id')
}

function messageOf(part: unknown): string {
  return leaves(at(part, 'RmtInf')).join(' ')
}

/** Returns the payer, the message, and all other text about the transfer. */
function wordsOf(part: unknown): string[] {
  const rest = isNode(part)
    ? Object.entries(part).flatMap(([name, child]) => (ASIDE.has(name) ? [] : leaves(child)))
    : []
  const payer = payerOf(part)
  return [payer, messageOf(part), ...rest.filter((word) => word !== payer)].filter(Boolean)
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
