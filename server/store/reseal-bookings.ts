import { eq, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { SEALED_TEXTS } from '#domain/booking/booking-fields.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, handOvers } from '#server/db/schema.ts'
import { isSealed, SEALED_PATTERN, SEALED_PREFIX, type DataKeys } from '#server/process/data-keys.ts'
import { refundAccountPlace } from './refund-payee.ts'
import { placeOf } from './sealed-fields.ts'

const BATCH = 100

interface SealedTable {
  table: PgTable
  id: AnyPgColumn
  columns: Record<string, AnyPgColumn>
  /** Where a sealed text belongs, so that it can be opened nowhere else. */
  place: (id: string, name: string) => string
}

/** All sealed columns: those of the form's fields, the lines for the kitchen, and the accounts for refunds of present and outgoing guests. */
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
]

interface Sealing {
  db: Database
  dataKeys: DataKeys
}

/**
 * Encrypts with the current key what is sealed with another one, or, from before there was a key, not at all; gives how many
 * rows that were. It goes by batches, each a transaction of its own that locks its rows: a guest's edit comes before or
 * after, and neither is lost. Whoever ends it half way runs it again.
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
    await tx.execute(sql`lock table ${bookings}, ${handOvers} in exclusive mode`)
    return countNotSealedWith(tx, dataKeys.current())
  })
  if (left === 0) dataKeys.forgetOlder()
  return resealed
}

/** The ids of the keys that something is sealed with. */
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
 * Opens all that is sealed, and gives how many texts that were.
 *
 * @throws {SealedDataError} where one cannot be opened with these keys.
 */
export async function openEverything(db: Database | Transaction, keys: DataKeys): Promise<number> {
  let opened = 0
  for (const { table, id, columns, place } of SEALED_TABLES) {
    for (const row of await db.select({ id, ...columns }).from(table)) {
      for (const name of Object.keys(columns)) {
        const kept = textOf(row, name)
        // From before there was a key: the next start seals it.
        if (kept === null || !isSealed(kept)) continue
        keys.open(kept, place(String(row['id']), name))
        opened++
      }
    }
  }
  return opened
}

/** Empties all that is sealed. */
export async function emptySealed(db: Database | Transaction): Promise<void> {
  for (const { table, columns } of SEALED_TABLES) {
    await db.update(table).set(Object.fromEntries(Object.keys(columns).map((name) => [name, null])))
  }
}

/** How many rows are not sealed with this key: with another one, or not at all. */
export async function countNotSealedWith(db: Database | Transaction, keyId: string): Promise<number> {
  return countWhere(db, isNotSealedWith(keyId))
}

/** How many rows hold something in plain text. */
export async function countPlain(db: Database): Promise<number> {
  return countWhere(db, (column) => sql`${column} !~ ${SEALED_PATTERN}`)
}

async function countWhere(db: Database | Transaction, holds: (column: AnyPgColumn) => SQL): Promise<number> {
  let count = 0
  for (const { table, columns } of SEALED_TABLES) count += await db.$count(table, anyOf(columns, holds))
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

/** Empty columns never count: what is compared with them is unknown to the database, and not true. */
function anyOf(columns: Record<string, AnyPgColumn>, holds: (column: AnyPgColumn) => SQL): SQL | undefined {
  return or(...Object.values(columns).map(holds))
}
