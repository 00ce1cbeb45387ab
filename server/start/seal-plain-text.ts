import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/connect.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { Log } from '#server/process/log.ts'
import { countPlainTextRows, resealBookings } from '#server/store/columns/reseal-bookings.ts'

/**
 * Encrypts plain texts written by versions without a data key, and rewrites the table, because earlier row versions stay in its files.
 * Copies made before, such as backups and the database's archived logs, keep the plain text.
 */
export async function sealPlainText(
  { db, kind }: Pick<Connection, 'db' | 'kind'>,
  dataKeys: DataKeys,
  log: Log,
): Promise<void> {
  if ((await countPlainTextRows(db)) === 0) return
  const bookings = await resealBookings({ db, dataKeys })
  await db.execute(sql`vacuum full bookings`)
  // Frees the database's write-ahead log, which also holds plain text; PostgreSQL does so by itself.
  if (kind === 'pglite') await db.execute(sql`checkpoint`)
  log.info({ bookings }, 'health notes and emergency contacts were encrypted')
}
