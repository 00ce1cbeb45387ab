import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/connect.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { Log } from '#server/process/log.ts'
import { countPlain, resealBookings } from '#server/store/reseal-bookings.ts'

/**
 * Encrypts what versions from before there was a data key have written in plain text. The table is then written anew, because
 * the rows' earlier versions lie in its files until the database needs their space. Copies made before, such as backups and
 * archived logs of the database, keep the plain text.
 */
export async function sealWhatIsPlain(
  { db, kind }: Pick<Connection, 'db' | 'kind'>,
  dataKeys: DataKeys,
  log: Log,
): Promise<void> {
  if ((await countPlain(db)) === 0) return
  const bookings = await resealBookings({ db, dataKeys })
  await db.execute(sql`vacuum full bookings`)
  // What the log of the database's changes still has of it is given free; on PostgreSQL that comes by itself.
  if (kind === 'pglite') await db.execute(sql`checkpoint`)
  log.info({ bookings }, 'health notes and emergency contacts were encrypted')
}
