import { count, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { isUnknownHold } from '#server/db/known-holders.ts'

/** A prepared statement's name would belong to the connection, which a pooler may change. */
const UNNAMED = ''

/**
 * Returns a reader of the offer's fingerprint: each retreat with its days, places, status and minimum, the number of its bookings that hold
 * a place and, if it has a minimum, are confirmed; and the number of holds that do not affect the price. It is computed from the rows
 * themselves, so it covers changes by every server and by hand (decision 0019). The statement is built once.
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
