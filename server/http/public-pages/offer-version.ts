import { count, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { isUnknownHold } from '#server/db/known-holders.ts'

/** A name would have to be known to the connection: poolers between us and the database take such knowledge away. */
const UNNAMED = ''

/**
 * Gives what reads a fingerprint of everything that the offer on a page is made of: each retreat with its days, places, status and minimum,
 * and how many bookings hold a place on it, and are confirmed where that is told of; and how many of all hold one without moving the price. It is computed from those rows themselves, so no change can go past it, whichever
 * server or hand makes it (decision 0019). The statement is made once.
 */
export function offerVersionReader(db: Database): () => Promise<string> {
  const held = db
    .select({
      retreatId: bookings.retreatId,
      packageType: bookings.packageType,
      booked: count().as('booked'),
      confirmed: sql`count(*) filter (where ${bookings.status} = 'payment_confirmed')`.as('confirmed'),
    })
    .from(bookings)
    .where(isNotNull(bookings.placeNumber))
    .groupBy(bookings.retreatId, bookings.packageType)
    .as('held')
  const unknown = db.select({ held: count() }).from(bookings).where(isUnknownHold)
  const line = sql`concat_ws(' ', ${retreats.id}, ${retreats.startsOn}, ${retreats.endsOn}, ${retreats.placesKiter},
    ${retreats.placesNonKiter}, ${retreats.status}, ${held.packageType}, ${held.booked},
    case when ${retreats.minimumGuests} is not null then concat('runs from ', ${retreats.minimumGuests}, ' confirmed ', ${held.confirmed}) end)`
  const statement = db
    .select({
      version: sql<string>`md5(concat(string_agg(${line}, E'\\n' order by ${line}), ' unknown ', (${unknown})))`,
    })
    .from(retreats)
    .leftJoin(held, sql`${held.retreatId} = ${retreats.id}`)
    .prepare(UNNAMED)
  return async () => {
    const [row] = await statement.execute()
    return row?.version ?? ''
  }
}
