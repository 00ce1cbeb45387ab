import { eq, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { SEALED_TEXTS } from '#domain/booking-form/booking-fields.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, connections, handOvers, windClaims } from '#server/db/schema.ts'
import { isSealed, SEALED_PATTERN, SEALED_PREFIX, type DataKeys } from '#server/process/data-keys.ts'
import { connectionPlace } from '#server/store/connection-record.ts'
import { refundAccountPlace } from '#server/store/refund-payee.ts'
import { windAccountPlace } from '#server/store/wind-record.ts'
import { placeOf } from './sealed-fields.ts'

const BATCH = 100

interface SealedTable {
  table: PgTable
  id: AnyPgColumn
  columns: Record<string, AnyPgColumn>
  /** Returns the location that binds an encrypted text, so that it cannot be decrypted elsewhere. */
  place: (id: string, name: string) => string
}

/**
 * All encrypted columns: form fields, allergies noted for the kitchen, bank details of current and previous
 * guests, also for cash back, and the keys of other services.
 */
const SEALED_TABLES: readonly SealedTable[] = [
  {
    table: bookings,
    id: bookings.id,
    columns: {
      ...Object.fromEntries(SEALED_TEXTS.map((name) => [name, bookings[name]])),
      refundAccount: bookings.refundAccount,
      refundAccountNext: bookings.refundAccountNext,
    },
    place: (id, name) => {
      const text = SEALED_TEXTS.find((each) => each === name)
      return text ? placeOf(id, text) : refundAccountPlace({ bookingId: id, handOverId: null })
    },
  },
  {
    table: handOvers,
    id: handOvers.id,
    columns: { refundAccount: handOvers.refundAccount, refundAccountNext: handOvers.refundAccountNext },
    place: (id) => refundAccountPlace({ bookingId: '', handOverId: id }),
  },
  {
    table: windClaims,
    id: windClaims.id,
    columns: { account: windClaims.account },
    place: windAccountPlace,
  },
  {
    table: connections,
    id: connections.name,
    columns: { sealed: connections.sealed },
    place: connectionPlace,
  },
]

interface Sealing {
  db: Database
  dataKeys: DataKeys
}

/**
 * Encrypts with the current key whatever another key, or none, encrypts; returns the number of rows changed. Each batch is a
 * transaction that locks its rows, so no concurrent edit is lost. It can be stopped and run again.
 */
export async function resealBookings(sealing: Sealing): Promise<number> {
  let resealed = 0
  for (const sealed of SEALED_TABLES) {
    for (;;) {
      const batch = await sealing.db.transaction(async (tx) => resealBatch(tx, sealing.dataKeys, sealed))
      resealed += batch
      if (batch === 0) break
    }
  }
  return resealed
}

/**
 * Re-encrypts everything while a key is being replaced, and forgets the older keys that the server itself stores once nothing needs
 * them. Runs in the sweep.
 */
export async function replaceDataKey(sealing: Sealing): Promise<number> {
  const { db, dataKeys } = sealing
  if (dataKeys.ids().length === 1) return 0
  const resealed = await resealBookings(sealing)
  const left = await db.transaction(async (tx) => {
    // A transaction that encrypted with an older key locks its row until it commits. With this table lock all of them are visible,
    // and later ones use the current key.
    await tx.execute(
      sql`lock table ${bookings}, ${handOvers}, ${windClaims}, ${connections} in exclusive mode`,
    )
    return countNotSealedWith(tx, dataKeys.current())
  })
  if (left === 0) dataKeys.forgetOlder()
  return resealed
}

export async function keysInUse(db: Database | Transaction): Promise<string[]> {
  const ids = new Set<string>()
  for (const { table, columns } of SEALED_TABLES) {
    const list = sql.join(Object.values(columns), sql`, `)
    const texts = db
      .select({ text: sql<string>`unnest(array[${list}])`.as('text') })
      .from(table)
      .as('texts')
    const rows = await db
      .selectDistinct({ id: sql<string>`split_part(${texts.text}, ':', 3)` })
      .from(texts)
      .where(sql`${texts.text} ~ ${SEALED_PATTERN}`)
    for (const { id } of rows) ids.add(id)
  }
  return [...ids]
}

/**
 * Decrypts everything and returns the number of texts.
 * @throws {SealedDataError} if one cannot be decrypted with these keys.
 */
export async function verifySealedData(db: Database | Transaction, keys: DataKeys): Promise<number> {
  let opened = 0
  for (const { table, id, columns, place } of SEALED_TABLES) {
    for (const row of await db.select({ id, ...columns }).from(table)) {
      for (const name of Object.keys(columns)) {
        const kept = textOf(row, name)
        if (kept === null || !isSealed(kept)) continue
        keys.open(kept, place(String(row['id']), name))
        opened++
      }
    }
  }
  return opened
}

export async function emptySealed(db: Database | Transaction): Promise<void> {
  for (const { table, columns } of SEALED_TABLES) {
    await db.update(table).set(Object.fromEntries(Object.keys(columns).map((name) => [name, null])))
  }
}

/** Returns the number of rows that are encrypted with another key. */
export async function countNotSealedWith(db: Database | Transaction, keyId: string): Promise<number> {
  let count = 0
  for (const { table, columns } of SEALED_TABLES) {
    count += await db.$count(table, anyOf(columns, isNotSealedWith(keyId)))
  }
  return count
}

async function resealBatch(
  tx: Transaction,
  keys: DataKeys,
  { table, id, columns, place }: SealedTable,
): Promise<number> {
  const rows = await tx
    .select({ id, ...columns })
    .from(table)
    .where(anyOf(columns, isNotSealedWith(keys.current())))
    .orderBy(id)
    .limit(BATCH)
    .for('update')
  for (const row of rows) {
    const rowId = String(row['id'])
    const sealed = Object.keys(columns).map((name): [string, string | null] => {
      const kept = textOf(row, name)
      if (!kept) return [name, null]
      const at = place(rowId, name)
      return [name, keys.seal(isSealed(kept) ? keys.open(kept, at) : kept, at)]
    })
    await tx.update(table).set(Object.fromEntries(sealed)).where(eq(id, rowId))
  }
  return rows.length
}

function textOf(row: Record<string, unknown>, name: string): string | null {
  const text = row[name]
  return typeof text === 'string' ? text : null
}

function isNotSealedWith(keyId: string): (column: AnyPgColumn) => SQL {
  const start = `${SEALED_PREFIX}${keyId}:%`
  return (column) => sql`(${column} !~ ${SEALED_PATTERN} or ${column} not like ${start})`
}

/** Returns a condition for any of the columns. Empty ones never match, because a comparison with null is not true. */
function anyOf(columns: Record<string, AnyPgColumn>, holds: (column: AnyPgColumn) => SQL): SQL | undefined {
  return or(...Object.values(columns).map(holds))
}
