import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AlertFacts } from '#domain/site/alert-texts.ts'
import { ALERT_KINDS } from '#domain/site/alerts.ts'
import { instant, oneOf } from './columns.ts'

// What the place knows of itself: it tells nothing of the business, and is in no backup.

/** How each alert stands (domain/site/alerts.ts): one row over all servers, but one a server where each has a disk of its own. */
export const alerts = pgTable(
  'alerts',
  {
    kind: text({ enum: ALERT_KINDS }).notNull(),
    /** The server's name where the alert is about that server alone; empty for all others. */
    server: text().notNull().default(''),
    /** When somebody looked last. */
    checkedAt: instant('checked_at').notNull(),
    suspectedAt: instant('suspected_at'),
    beganAt: instant('began_at'),
    calmSince: instant('calm_since'),
    /** Of the alert that goes on or was the last one (domain/site/alert-texts.ts). */
    facts: jsonb().$type<AlertFacts>(),
    /** Days in Banjul. */
    toldOn: date('told_on', { mode: 'string' }),
    toldOverOn: date('told_over_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.server] }),
    check('alerts_kind', oneOf(table.kind, ALERT_KINDS)),
  ],
)

/** Calls to the card provider that have failed, by what was asked, until one of the kind succeeds. */
export const providerFailures = pgTable('provider_failures', {
  /** A call of the gateway (server/payment/gateway.ts). */
  call: text().primaryKey(),
  failures: integer().notNull(),
  failingSince: instant('failing_since').notNull(),
  lastFailedAt: instant('last_failed_at').notNull(),
})

/**
 * Errors of pages in browsers, each kind once: a repeat is counted. Everything in it was cleaned of whose it is before
 * (domain/site/browser-errors.ts).
 */
export const browserErrors = pgTable(
  'browser_errors',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What two reports have in common that are the same error. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    /** Functions and files of ours, one a line; empty where there was none. */
    stack: text().notNull(),
    /** The route's pattern: "/guide/:bookingId". */
    page: text().notNull(),
    /** Family and major version of those that it was seen in, the first few: "Chrome 142". */
    browsers: text().array().notNull(),
    /** Of the build that the page came from. */
    version: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When the operator marked it as seen; it is news again once it happens after that. */
    seenAt: instant('seen_at'),
  },
  (table) => [index('browser_errors_last').on(table.lastAt)],
)
