import { eq, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { SEALED_FIELDS } from '#domain/booking-fields.ts'
import { recordOf } from '#domain/typed-records.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { isSealed, SEALED_PATTERN, SEALED_PREFIX, type DataKeys } from '#server/process/data-keys.ts'
import { refundAccountPlace } from './refund-account.ts'
import { placeOf } from './sealed-fields.ts'

const BATCH = 100

/** All sealed columns: those of the form's fields, and the account for refunds. */
const SEALED_COLUMNS = [...SEALED_FIELDS, 'refundAccount'] as const

interface Sealing {
  db: Database
  dataKeys: DataKeys
}

/**
 * Encrypts with the current key what is sealed with another one, or, from before there was a key, not at all; gives how many
 * bookings that were. It goes by batches, each a transaction of its own that locks its rows: a guest's edit comes before or
 * after, and neither is lost. Whoever ends it half way runs it again.
 */
export async function resealBookings(sealing: Sealing): Promise<number> {
  let resealed = 0
  for (;;) {
    const batch = await sealing.db.transaction(async (tx) => resealBatch(tx, sealing.dataKeys))
    resealed += batch
    if (batch === 0) return resealed
  }
}

/**
 * The same while a key is being replaced, until nothing needs the older ones; the server then throws away those that it keeps
 * itself. A task of the sweep.
 */
export async function replaceDataKey(sealing: Sealing): Promise<number> {
  const { db, dataKeys } = sealing
  if (dataKeys.ids().length === 1) return 0
  const resealed = await resealBookings(sealing)
  const left = await db.transaction(async (tx) => {
    // Whoever has sealed something with an older key holds a lock on its booking until that is committed: once nobody else
    // has one, all of it can be seen, and what is sealed from then on is sealed with the current key.
    await tx.execute(sql`lock table ${bookings} in exclusive mode`)
    return tx.select({ id: bookings.id }).from(bookings).where(isNotSealedWith(dataKeys.current())).limit(1)
  })
  if (left.length === 0) dataKeys.forgetOlder()
  return resealed
}

/** The ids of the keys that bookings are sealed with. */
export async function keysInUse(db: Database | Transaction): Promise<string[]> {
  const columns = sql.join(
    SEALED_COLUMNS.map((name) => bookings[name]),
    sql`, `,
  )
  const texts = db
    .select({ text: sql<string>`unnest(array[${columns}])`.as('text') })
    .from(bookings)
    .as('texts')
  const rows = await db
    .selectDistinct({ id: sql<string>`split_part(${texts.text}, ':', 3)` })
    .from(texts)
    .where(sql`${texts.text} ~ ${SEALED_PATTERN}`)
  return rows.map(({ id }) => id)
}

/**
 * Opens all that is sealed, and gives how many texts that were.
 *
 * @throws {SealedDataError} where one cannot be opened with these keys.
 */
export async function openEverything(db: Database | Transaction, keys: DataKeys): Promise<number> {
  const rows = await db
    .select({ id: bookings.id, ...recordOf(SEALED_COLUMNS, (name) => bookings[name]) })
    .from(bookings)
  let opened = 0
  for (const row of rows) {
    for (const name of SEALED_COLUMNS) {
      const kept: string | null = row[name]
      // From before there was a key: the next start seals it.
      if (kept === null || !isSealed(kept)) continue
      keys.open(kept, sealedPlace(row.id, name))
      opened++
    }
  }
  return opened
}

/** Empties all that is sealed. */
export async function emptySealed(db: Database | Transaction): Promise<void> {
  await db.update(bookings).set(recordOf(SEALED_COLUMNS, () => null))
}

/** How many bookings are not sealed with this key: with another one, or not at all. */
export async function countNotSealedWith(db: Database | Transaction, keyId: string): Promise<number> {
  return db.$count(bookings, isNotSealedWith(keyId))
}

/** How many bookings hold something in plain text. */
export async function countPlain(db: Database): Promise<number> {
  return db.$count(
    bookings,
    anyField((column) => sql`${column} !~ ${SEALED_PATTERN}`),
  )
}

async function resealBatch(tx: Transaction, keys: DataKeys): Promise<number> {
  const rows = await tx
    .select({ id: bookings.id, ...recordOf(SEALED_COLUMNS, (name) => bookings[name]) })
    .from(bookings)
    .where(isNotSealedWith(keys.current()))
    .orderBy(bookings.id)
    .limit(BATCH)
    .for('update')
  for (const row of rows) {
    const sealed = recordOf(SEALED_COLUMNS, (name) => {
      const kept: string | null = row[name]
      if (!kept) return null
      const place = sealedPlace(row.id, name)
      return keys.seal(isSealed(kept) ? keys.open(kept, place) : kept, place)
    })
    await tx.update(bookings).set(sealed).where(eq(bookings.id, row.id))
  }
  return rows.length
}

function sealedPlace(bookingId: string, name: (typeof SEALED_COLUMNS)[number]): string {
  return name === 'refundAccount' ? refundAccountPlace(bookingId) : placeOf(bookingId, name)
}

function isNotSealedWith(keyId: string): SQL | undefined {
  const start = `${SEALED_PREFIX}${keyId}:%`
  return anyField((column) => sql`(${column} !~ ${SEALED_PATTERN} or ${column} not like ${start})`)
}

/** Empty columns never count: what is compared with them is unknown to the database, and not true. */
function anyField(holds: (column: AnyPgColumn) => SQL): SQL | undefined {
  return or(...SEALED_COLUMNS.map((name) => holds(bookings[name])))
}
