import { count, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { addDays, banjulDay, startOfBanjulDay } from '#domain/dates.ts'
import type { DeskCounts } from '#domain/desk-shapes.ts'
import { bookings, contacts, mails, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { waitsForOperator } from '#server/payments/ledger-line.ts'
import { isOverdue } from '#server/store/money-sql.ts'
import { endsBefore } from './read-today.ts'

/**
 * How many things want doing, for the badges of the desk: as many as the lists of `readToday` are long, without reading them. What
 * is missing before the next departure is not counted: it is the guests' to do.
 */
export async function countToDo({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DeskCounts> {
  const today = banjulDay(clock.now())
  const countOf = async (table: PgTable, where: SQL | undefined) => {
    const [row] = await db.select({ rows: count() }).from(table).where(where)
    return row?.rows ?? 0
  }
  const money = await countOf(payments, waitsForOperator)
  const mail =
    (await countOf(mails, eq(mails.state, 'failed'))) + (await countOf(contacts, isNull(contacts.answeredAt)))
  const overdue = await countOf(bookings, isOverdue(today))
  const holds = await countOf(bookings, endsBefore(startOfBanjulDay(addDays(today, 1))))
  return { today: money + mail + overdue + holds, money, mail }
}
