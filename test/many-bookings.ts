import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'

/** As many bookings that are over as that, made by the database itself, with suffixes in small letters, which no booking comes by. */
export async function insertBookings(db: Database, leads: number): Promise<void> {
  await db.execute(sql`
    insert into bookings (created_at, updated_at, submitted_at, status, first_name, last_name, email, phone, reference_suffix)
    select '2025-06-01'::timestamptz + n * interval '1 minute', '2025-09-01', '2025-06-01', 'expired',
      'Guest' || n, 'Number' || md5(n::text), 'guest' || n || '@example.com', '+32 470 ' || n, 's' || n
    from generate_series(1, ${leads}) as n`)
  await db.execute(sql`analyze bookings`)
}

/**
 * What an operator may look for among them: no, few and many names, a name without its accent, two words in the other order,
 * addresses, a sign, a retreat, a day, a phone number with its country and without.
 */
export const SEARCHES = [
  'needle',
  'müller',
  'guest99',
  'number guest99',
  '@example.com',
  '%',
  'dec 5',
  '2025-12-05',
  '470 00',
  '0470 99',
]

/** The page and the total of a search for one text, straight from the database: what it takes at the least. */
export async function bareSearch(db: Database, search: string): Promise<void> {
  const where = sql`${bookings.searchText} like lower(${`%${search.replaceAll('%', '\\%')}%`})`
  await db
    .select()
    .from(bookings)
    .where(where)
    .orderBy(sql`created_at desc, id desc`)
    .limit(100)
  await db
    .select({ total: sql`count(*)` })
    .from(bookings)
    .where(where)
}
