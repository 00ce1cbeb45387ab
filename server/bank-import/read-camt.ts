import { XMLParser } from 'fast-xml-parser'
import type { Credit } from './statement.ts'
import { unreadableFile } from './unreadable-file.ts'
import { parseAmount, parseDay } from './parse-values.ts'

const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
})

/** The credits of a statement in the banks' own XML, CAMT.053 in any of its versions. Problem: invalid-fields. */
export function readCamt(content: string): Credit[] {
  const statements = list(at(parsed(content), 'Document', 'BkToCstmrStmt', 'Stmt'))
  if (statements.length === 0) {
    throw unreadableFile(
      'This XML file is no statement of an account. Export it from your bank as CAMT.053, or as CSV',
    )
  }
  return statements.flatMap((statement) => list(at(statement, 'Ntry')).flatMap(creditsOf))
}

function parsed(content: string): unknown {
  // A statement declares no entities, and one that does is no bank's.
  if (/<!DOCTYPE/i.test(content)) throw unreadableFile('This XML file is no statement of a bank')
  // The parser takes half a file for a whole one, and the missing lines for lines that are not there.
  const isCut = /<(?:\w+:)?Document\b/.test(content) && !/<\/(?:\w+:)?Document>\s*$/.test(content)
  if (isCut) throw unreadableFile(DAMAGED)
  try {
    return parser.parse(content)
  } catch (error) {
    throw unreadableFile(DAMAGED, error)
  }
}

const DAMAGED = 'This XML file is damaged. Please export it from your bank again'

/** The credits of one entry: itself, or each of those that the bank has gathered in it. */
function creditsOf(entry: unknown): Credit[] {
  const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true'
  const status = textAt(entry, 'Sts') || textAt(entry, 'Sts', 'Cd')
  if (!isCredit || (status !== '' && status !== 'BOOK')) return []
  const bookedOn = parseDay(textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm'))
  const entryReference = textAt(entry, 'AcctSvcrRef')
  const parts = list(at(entry, 'NtryDtls')).flatMap((details) => list(at(details, 'TxDtls')))
  const whole = euros(at(entry, 'Amt'))
  const shares = parts.map((part) => euros(at(part, 'Amt')) ?? euros(at(part, 'AmtDtls', 'TxAmt', 'Amt')))
  if (parts.length <= 1 || shares.includes(null)) {
    if (whole === null) return []
    const text = [...parts.map(words), textAt(entry, 'AddtlNtryInf')].join(' · ')
    const bankReference = provided(entryReference) ?? provided(textAt(parts[0], 'Refs', 'AcctSvcrRef'))
    return [{ bookedOn, amountCents: whole, text, bankReference }]
  }
  return parts.flatMap((part, index) => {
    const amountCents = shares[index]
    if (!amountCents) return []
    const own = provided(textAt(part, 'Refs', 'AcctSvcrRef')) ?? provided(textAt(part, 'Refs', 'TxId'))
    const bankReference = own ?? (entryReference === '' ? null : `${entryReference}/${index + 1}`)
    return [{ bookedOn, amountCents, text: words(part), bankReference }]
  })
}

/** Some banks fill a field that they have nothing for. */
function provided(reference: string): string | null {
  return reference === '' || reference === 'NOTPROVIDED' ? null : reference.slice(0, 100)
}

/** Null for an amount in another currency. */
function euros(amount: unknown): number | null {
  return textAt(amount, '@Ccy') === 'EUR' ? parseAmount(textAt(amount, '#text')) : null
}

/** What the sender wrote, then everything else that the bank tells about a transfer in words. */
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
