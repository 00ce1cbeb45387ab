import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AlertFacts } from '#domain/site/alert-texts.ts'
import { ALERT_KINDS } from '#domain/site/alerts.ts'
import { instant, oneOf } from './columns.ts'

// Tables for monitoring the instance itself. They hold no business data and are in no backup.

/** The state of each alert (domain/site/alerts.ts). One row for all servers, or one per server for alerts about its disk. */
export const alerts = pgTable(
  'alerts',
  {
    kind: text({ enum: ALERT_KINDS }).notNull(),
    /** The server's name if the alert is about that server alone. Empty for all others. */
    server: text().notNull().default(''),
    /** When it was last checked. */
    checkedAt: instant('checked_at').notNull(),
    suspectedAt: instant('suspected_at'),
    beganAt: instant('began_at'),
    calmSince: instant('calm_since'),
    /** The facts of the current or last alert (domain/site/alert-texts.ts). */
    facts: jsonb().$type<AlertFacts>(),
    /** The last days, in Banjul, on which a mail reported the alert, and its end. */
    toldOn: date('told_on', { mode: 'string' }),
    toldOverOn: date('told_over_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.server] }),
    check('alerts_kind', oneOf(table.kind, ALERT_KINDS)),
  ],
)

/** Failed calls to the card provider, by kind, until one of that kind succeeds. */
export const providerFailures = pgTable('provider_failures', {
  /** The name of the gateway's call (server/payment/gateway.ts). */
  call: text().primaryKey(),
  failures: integer().notNull(),
  failingSince: instant('failing_since').notNull(),
  lastFailedAt: instant('last_failed_at').notNull(),
})

/**
 * Errors in browsers, one row per kind, with repeats counted. Personal data is removed before they are stored
 * (domain/site/browser-errors.ts).
 */
export const browserErrors = pgTable(
  'browser_errors',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Equal for two reports of the same error. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    /** Our own functions and files, one per line. Empty if there was none. */
    stack: text().notNull(),
    /** The route's pattern, for example "/guide/:bookingId". */
    page: text().notNull(),
    /** The first few browser families and major versions it occurred in, for example "Chrome 142". */
    browsers: text().array().notNull(),
    /** The version of the build that the page came from. */
    version: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When the operator marked it as seen. A later occurrence counts as new. */
    seenAt: instant('seen_at'),
  },
  (table) => [index('browser_errors_last').on(table.lastAt)],
)
