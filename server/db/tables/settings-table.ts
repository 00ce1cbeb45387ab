import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable } from 'drizzle-orm/pg-core'

/** The operator's settings for the site, in one row. No row before the first change. */
export const operatorSettings = pgTable(
  'operator_settings',
  {
    id: integer().primaryKey(),
    mailOnBooking: boolean('mail_on_booking').notNull().default(true),
    mailOnCardPayment: boolean('mail_on_card_payment').notNull().default(true),
    mailOnCancellation: boolean('mail_on_cancellation').notNull().default(true),
    morningDigest: boolean('morning_digest').notNull().default(true),
    /** The last day, in Banjul, for which the morning digest was written or found unnecessary. */
    digestedOn: date('digested_on', { mode: 'string' }),
  },
  (table) => [check('operator_settings_one_row', sql`${table.id} = 1`)],
)
