import { and, count, eq, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { LeadsQuery } from '#domain/api-contract.ts'
import { REFERENCE_ALPHABET, REFERENCE_SUFFIX_LENGTH } from '#domain/payment-reference.ts'
import { Problem } from '#domain/problem.ts'
import { labelOf } from '#domain/retreats.ts'
import { foldCharacters, searchTerms } from '#domain/search-text.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import {
  isBookingId,
  loadBookings,
  type BookingRecord,
  type RetreatRow,
} from '#server/store/booking-record.ts'

export interface LeadsPage {
  records: BookingRecord[]
  /** How many match in all, on this page or not. */
  total: number
  nextCursor: string | null
}

/**
 * The operator's list, newest first. The search finds words in any order, each as any part of a name, address or phone, in
 * any case and without accents (domain/search-text.ts, decision 0094); a retreat by its label or day; and a payment
 * reference as a bank statement shows it. Every character stands for itself. A page's cursor is the last lead on it, so
 * that new leads shift nothing. Problem: invalid-fields for a cursor that this list never gave.
 */
export async function searchLeads(db: Database, query: LeadsQuery): Promise<LeadsPage> {
  const matching = and(
    await matches(db, query.search),
    await isOn(db, query.retreat),
    hasStatus(query.status),
  )
  const [counted] = await db.select({ total: count() }).from(bookings).where(matching)
  const rows = await loadBookings(db, and(matching, isAfter(query.cursor)), query.limit + 1)
  const records = rows.slice(0, query.limit)
  const last = records.at(-1)
  return {
    records,
    total: counted?.total ?? 0,
    nextCursor: last && rows.length > records.length ? cursorOf(last) : null,
  }
}

const CHUNK = 200

/** Every lead, newest first, a chunk at a time. Leads that come meanwhile are left for the next time. */
export async function* readAllLeads(db: Database): AsyncGenerator<BookingRecord> {
  let before: SQL | undefined
  for (;;) {
    const records = await loadBookings(db, before, CHUNK)
    yield* records
    const last = records.at(-1)
    if (!last || records.length < CHUNK) return
    before = isBefore(last.booking)
  }
}

async function matches(db: Database, search: string | undefined): Promise<SQL | undefined> {
  const terms = search ? searchTerms(search) : null
  if (!terms) return undefined
  const phrase = terms.phrase.toLowerCase()
  const labelled = await retreatIds(db, (retreat) => retreatText(retreat).includes(phrase))
  const suffix = suffixOfReference(terms.phrase)
  return or(
    and(...terms.words.map(stands)),
    ...terms.phones.map(stands),
    labelled.length > 0 ? inArray(bookings.retreatId, labelled) : undefined,
    suffix ? eq(bookings.referenceSuffix, suffix) : undefined,
  )
}

/** The word stands somewhere in what is searched. Both sides are put in lower case by the database (db/folded-text.ts). */
function stands(word: string): SQL {
  return like(bookings.searchText, sql`lower(${`%${escapeLike(word)}%`})`)
}

async function isOn(db: Database, label: string | undefined): Promise<SQL | undefined> {
  if (!label) return undefined
  const wanted = folded(label)
  const ids = await retreatIds(db, (retreat) => folded(labelOf(retreat)) === wanted)
  return ids.length > 0 ? inArray(bookings.retreatId, ids) : sql`false`
}

function hasStatus(status: LeadsQuery['status']): SQL | undefined {
  return status && eq(bookings.status, status)
}

/** Labels are made of the dates by the rules, not by the database; there are few retreats. */
async function retreatIds(db: Database, fits: (retreat: RetreatRow) => boolean): Promise<string[]> {
  const all = await db.select().from(retreats)
  return all.filter(fits).map((retreat) => retreat.id)
}

/** What a retreat is found by: its label, typed with any dash, and its first and last day as 2025-12-05. */
function retreatText(retreat: RetreatRow): string {
  return folded(`${labelOf(retreat)} ${retreat.startsOn} ${retreat.endsOn}`)
}

function folded(text: string): string {
  return foldCharacters(text).toLowerCase()
}

/** `%`, `_` and the backslash mean nothing special. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
}

const WHOLE_REFERENCE = new RegExp(
  `^KITE\\W*(?:DEPOSIT|FULL|BALANCE)\\W*\\d{4}.*([${REFERENCE_ALPHABET}]{${REFERENCE_SUFFIX_LENGTH}})$`,
)

/**
 * The booking's own ending of a whole payment reference; banks print dashes as blanks, or leave them out. It finds the
 * booking even where the guest's surname or retreat was changed after the transfer.
 */
function suffixOfReference(search: string): string | null {
  return WHOLE_REFERENCE.exec(search.toUpperCase())?.[1] ?? null
}

function cursorOf({ booking }: BookingRecord): string {
  return Buffer.from(`${booking.createdAt.toISOString()}/${booking.id}`).toString('base64url')
}

const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function isAfter(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('/')
  if (!INSTANT.test(createdAt) || Number.isNaN(Date.parse(createdAt)) || !isBookingId(id)) {
    throw new Problem('invalid-fields', {
      errors: [{ field: 'cursor', message: 'Take the cursor from the page before' }],
    })
  }
  return isBefore({ createdAt: new Date(createdAt), id })
}

/** What the list shows after this lead. */
function isBefore({ createdAt, id }: { createdAt: Date; id: string }): SQL {
  return lt(
    sql`(${bookings.createdAt}, ${bookings.id})`,
    sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
  )
}
