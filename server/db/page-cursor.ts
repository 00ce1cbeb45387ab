import { gt, lt, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Problem } from '#domain/contract/problem.ts'

/** A table that is listed by creation. */
interface Listed {
  createdAt: AnyPgColumn
  id: AnyPgColumn
}

/** A row's position in such a list. */
interface Place {
  createdAt: Date
  id: string
}

const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A page of a list. Its cursor names its last row, so that new rows shift nothing. */
export interface Page<Row> {
  rows: Row[]
  /** Null on the last page. */
  nextCursor: string | null
}

/** Returns the page of these rows, of which one more than the limit was read. */
export function pageOf<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => Place): Page<Row> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, nextCursor: last && rows.length > limit ? cursorOf(placeOf(last)) : null }
}

function cursorOf({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.toISOString()}/${id}`).toString('base64url')
}

/**
 * Returns the condition for rows after the cursor of a list with the newest or oldest row first, undefined without one. Problem:
 * invalid-fields for a cursor that no list returned.
 */
export function isAfterCursor(
  table: Listed,
  cursor: string | undefined,
  first: 'newest' | 'oldest' = 'newest',
): SQL | undefined {
  if (!cursor) return undefined
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('/')
  if (!INSTANT.test(createdAt) || Number.isNaN(Date.parse(createdAt)) || !UUID.test(id)) {
    throw new Problem('invalid-fields', {
      errors: [{ field: 'cursor', message: 'Take the cursor from the page before' }],
    })
  }
  return isAfterPlace(table, { createdAt: new Date(createdAt), id }, first)
}

/** Returns the condition for rows after this position. */
export function isAfterPlace(
  table: Listed,
  { createdAt, id }: Place,
  first: 'newest' | 'oldest' = 'newest',
): SQL {
  const after = first === 'newest' ? lt : gt
  return after(
    sql`(${table.createdAt}, ${table.id})`,
    sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
  )
}
