import { and, desc, eq, gt, inArray, isNotNull, like, ne, or, sql, type SQL } from 'drizzle-orm'
import { searchMeaning, type SearchMeaning } from '#domain/admin/search-meaning.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { foldCharacters, searchTerms } from '#domain/base/search-text.ts'
import type { LeadPayment, LeadsQuery } from '#domain/contract/api-contract.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Database } from '#server/db/connect.ts'
import { isAfterCursor, isAfterPlace, pageOf, type Page } from '#server/db/page-cursor.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { containing } from '#server/db/text-search.ts'
import { loadBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { balanceDueSql, isOverdue, paymentStatusSql, reportedSql } from '#server/store/money-sql.ts'

interface LeadsPage extends Page<BookingRecord> {
  /** Number of matches on all pages. */
  total: number
  /** The bookings with the most similar names, when the search found nobody. */
  nearest: BookingRecord[]
}

/**
 * Returns a page of the operator's list of bookings, newest first, without drafts unless the query asks for them. The search finds
 * words in any order as parts of a name, address or phone, ignoring case and accents; a retreat by its label, first or last day; an
 * amount paid, refunded or due; a receipt or credit note number; and a payment reference with or without its suffix
 * (domain/admin/search-meaning.ts). Wildcard characters are matched literally. The cursor is the last booking of a page, so new bookings
 * shift nothing. Problem: invalid-fields for an unknown cursor.
 */
export async function searchBookings(
  db: Database,
  query: LeadsQuery,
  today: CalendarDay,
): Promise<LeadsPage> {
  // There are few retreats, and their labels are computed from the days in code, not in SQL.
  const all = query.search || query.retreat ? await db.select().from(retreats) : []
  const matching = and(
    matches(all, query.search),
    isOn(all, query.retreat),
    hasStatus(query.status),
    query.payment && isPaidLike(query.payment, today),
  )
  const total = await db.$count(bookings, matching)
  const page = and(matching, isAfterCursor(bookings, query.cursor))
  const rows = total === 0 ? [] : await loadBookings(db, page, { limit: query.limit + 1 })
  return {
    ...pageOf(rows, query.limit, ({ booking }) => booking),
    total,
    nearest: total === 0 && query.search ? await nearestByName(db, query.search, query.status) : [],
  }
}

const NEAREST = 5
/** From 0 to 1; the limit that pg_trgm itself suggests. */
const SIMILAR = 0.3

async function nearestByName(
  db: Database,
  search: string,
  status: LeadsQuery['status'],
): Promise<BookingRecord[]> {
  // The name is the first line of `searchText`.
  const likeness = sql`word_similarity(${folded(search)}, split_part(${bookings.searchText}, chr(10), 1))`
  const isSimilar = and(hasStatus(status), gt(likeness, SIMILAR))
  return loadBookings(db, isSimilar, { limit: NEAREST, first: desc(likeness) })
}

const CHUNK = 200

/** Yields every booking, newest first, in chunks. Bookings created after the start are not included. */
export async function* readAllLeads(db: Database): AsyncGenerator<BookingRecord> {
  let before: SQL | undefined
  for (;;) {
    const records = await loadBookings(db, before, { limit: CHUNK })
    yield* records
    const last = records.at(-1)
    if (!last || records.length < CHUNK) return
    before = isAfterPlace(bookings, last.booking)
  }
}

function matches(all: readonly RetreatRow[], search: string | undefined): SQL | undefined {
  const terms = search ? searchTerms(search) : null
  if (!terms) return undefined
  const phrase = terms.phrase.toLowerCase()
  const { amountCents, document, day, reference } = searchMeaning(terms.phrase)
  const dated = all.filter(
    (retreat) => retreatText(retreat).includes(phrase) || (day && isItsDay(retreat, day)),
  )
  return or(
    and(...terms.words.map((spellings) => or(...spellings.map(stands)))),
    terms.joined === '' ? undefined : stands(terms.joined),
    ...terms.phones.map(stands),
    inArray(bookings.retreatId, idsOf(dated)),
    amountCents === null ? undefined : hasAmount(amountCents),
    document ? hasDocument(document) : undefined,
    reference?.suffix ? eq(bookings.referenceSuffix, reference.suffix) : undefined,
    reference?.surname ? isOfReference(all, reference.surname, reference.year) : undefined,
  )
}

/** Matches bookings with a payment or refund of this amount, or with this amount due, with or without reported transfers. */
function hasAmount(cents: Cents): SQL | undefined {
  return or(
    sql`${bookings.id} in (select p.booking_id from payments p where p.amount_cents = ${cents}
      and case when p.kind = 'refund' then p.state <> 'rejected' else p.state in ('received', 'reported') end)`,
    and(
      isNotNull(bookings.placeNumber),
      or(eq(balanceDueSql, cents), sql`${balanceDueSql} + ${reportedSql} = ${cents}`),
    ),
  )
}

function hasDocument({ kinds, year, number }: NonNullable<SearchMeaning['document']>): SQL {
  const all = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  return sql`${bookings.id} in (select d.booking_id from documents d where d.kind in (${all}) and d.year = ${year} and d.number = ${number})`
}

/**
 * Matches a reference by surname and year. The surname is the last line of `searchText` without the suffix, and may be typed in
 * part (db/tables/booking-tables.ts).
 */
function isOfReference(all: readonly RetreatRow[], surname: string, year: number): SQL | undefined {
  const ofYear = all.filter(({ startsOn }) => Number(startsOn.slice(0, 4)) === year)
  const letters = sql`regexp_replace(regexp_replace(regexp_replace(${bookings.searchText}, '-[^-]*$', ''), '^.*\n', ''), '[^a-z]', '', 'g')`
  return and(
    inArray(bookings.retreatId, idsOf(ofYear)),
    like(sql`coalesce(nullif(${letters}, ''), 'guest')`, `${surname.toLowerCase()}%`),
  )
}

function isItsDay({ startsOn, endsOn }: RetreatRow, { day, month, year }: NonNullable<SearchMeaning['day']>) {
  const ending = [month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return [startsOn, endsOn].some(
    (on) => on.endsWith(ending) && (year === null || Number(on.slice(0, 4)) === year),
  )
}

function idsOf(rows: readonly RetreatRow[]): string[] {
  return rows.map(({ id }) => id)
}

/** Matches a word anywhere in `searchText`. The database lower-cases both sides (db/text-search.ts). */
function stands(word: string): SQL {
  return like(bookings.searchText, sql`lower(${containing(word)})`)
}

function isOn(all: readonly RetreatRow[], label: string | undefined): SQL | undefined {
  if (!label) return undefined
  const wanted = folded(label)
  const labelled = all.filter((retreat) => folded(labelOf(retreat)) === wanted)
  return inArray(bookings.retreatId, idsOf(labelled))
}

/** Leaves out drafts by default: anybody can create any number of them, and they would push bookings off the page. */
function hasStatus(status: LeadsQuery['status']): SQL {
  return status ? eq(bookings.status, status) : ne(bookings.status, 'in_progress')
}

/** Filters by payment status in SQL, with the same meaning as on the record (store/money-sql.ts). */
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

/** Returns the text that finds a retreat: its label, with any kind of dash, and its first and last day as 2025-12-05. */
function retreatText(retreat: RetreatRow): string {
  return folded(`${labelOf(retreat)} ${retreat.startsOn} ${retreat.endsOn}`)
}

function folded(text: string): string {
  return foldCharacters(text).toLowerCase()
}
