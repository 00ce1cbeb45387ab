import { and, count, eq, gt, inArray, like, ne, or, sql, type SQL } from 'drizzle-orm'
import type { LeadPayment, LeadsQuery } from '#domain/api-contract.ts'
import type { CalendarDay } from '#domain/dates.ts'
import { REFERENCE_ALPHABET, REFERENCE_SUFFIX_LENGTH } from '#domain/payment-reference.ts'
import { labelOf } from '#domain/retreats.ts'
import { foldCharacters, searchTerms } from '#domain/search-text.ts'
import type { Database } from '#server/db/connect.ts'
import { containing } from '#server/db/containing.ts'
import { isAfterCursor, isAfterPlace, pageOf, type Page } from '#server/db/page-cursor.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { loadBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { isOverdue, paymentStatusSql, reportedSql } from '#server/store/money-sql.ts'

interface LeadsPage extends Page<BookingRecord> {
  /** How many match in all, on this page or not. */
  total: number
}

/**
 * The operator's list, newest first, without drafts unless they are asked for. The search finds words in any order, each as any part of a name, address or phone, in
 * any case and without accents (domain/search-text.ts, decision 0094); a retreat by its label or day; and a payment
 * reference as a bank statement shows it. Every character stands for itself. A page's cursor is the last lead on it, so
 * that new leads shift nothing. Problem: invalid-fields for a cursor that this list never gave.
 */
export async function searchLeads(db: Database, query: LeadsQuery, today: CalendarDay): Promise<LeadsPage> {
  const matching = and(
    await matches(db, query.search),
    await isOn(db, query.retreat),
    hasStatus(query.status),
    query.payment && isPaidLike(query.payment, today),
  )
  const [counted] = await db.select({ total: count() }).from(bookings).where(matching)
  const rows = await loadBookings(db, and(matching, isAfterCursor(bookings, query.cursor)), query.limit + 1)
  return { ...pageOf(rows, query.limit, ({ booking }) => booking), total: counted?.total ?? 0 }
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
    before = isAfterPlace(bookings, last.booking)
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
  return like(bookings.searchText, sql`lower(${containing(word)})`)
}

async function isOn(db: Database, label: string | undefined): Promise<SQL | undefined> {
  if (!label) return undefined
  const wanted = folded(label)
  const ids = await retreatIds(db, (retreat) => folded(labelOf(retreat)) === wanted)
  return ids.length > 0 ? inArray(bookings.retreatId, ids) : sql`false`
}

/** Anybody can make drafts, and as many as they like: they push nothing else off a page. */
function hasStatus(status: LeadsQuery['status']): SQL {
  return status ? eq(bookings.status, status) : ne(bookings.status, 'in_progress')
}

/** How far the bookings are paid that are asked for: what the record says, filtered where it is stored (store/money-sql.ts). */
function isPaidLike(payment: LeadPayment, today: CalendarDay): SQL | undefined {
  switch (payment) {
    case 'pending':
    case 'deposit_paid':
    case 'fully_paid':
      return eq(paymentStatusSql, payment)
    case 'reported':
      return gt(reportedSql, 0)
    case 'overdue':
      return isOverdue(today)
  }
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
