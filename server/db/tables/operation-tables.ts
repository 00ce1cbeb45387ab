import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AlertFacts } from '#domain/site/alert-texts.ts'
import { ALERT_KINDS } from '#domain/site/alerts.ts'
import { CONNECTION_NAMES } from '#domain/site/connections.ts'
import { instant, oneOf } from './columns.ts'

// How the instance itself runs. The first four tables hold no business data and are in no backup.

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
    mailedOn: date('told_on', { mode: 'string' }),
    endMailedOn: date('told_over_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.server] }),
    check('alerts_kind', oneOf(table.kind, ALERT_KINDS)),
  ],
)

/** Failed calls to the card provider, by kind, until one of that kind succeeds. */
export const providerFailures = pgTable('provider_failures', {
  /** The name of the gateway's call (server/gateway.ts). */
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
    /** Always empty. */
    browsers: text().array().notNull(),
    /** The version of the build that the page came from. */
    version: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Always null. */
    seenAt: instant('seen_at'),
  },
  (table) => [index('browser_errors_last').on(table.lastAt)],
)

/** The stored states of a backup or sync. Its lease shows whether its server died. */
const RUN_STATES = ['running', 'done', 'failed'] as const

/** Every attempt to make a backup, by when it began. Only the latest are kept (server/backup/backup-state.ts). */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: RUN_STATES }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** The name of the finished file, without its folder. Null until it is finished. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    /** Why it failed, in words for the operator. Null if only the log says it. Never contains data of the database. */
    reason: text(),
  },
  (table) => [
    check('backup_runs_state', oneOf(table.state, RUN_STATES)),
    check('backup_runs_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
    check(
      'backup_runs_file',
      sql`(${table.state} = 'done') = (${table.file} is not null and ${table.bytes} is not null)`,
    ),
    index('backup_runs_started').on(table.startedAt),
  ],
)

/**
 * Each time this database was filled from a backup. Until it is activated, the instance is paused and sends nothing by itself (decision
 * 0132).
 */
export const restores = pgTable(
  'restores',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The instant that the data is from. */
    backupMadeAt: instant('backup_made_at').notNull(),
    restoredAt: instant('restored_at').notNull(),
    activatedAt: instant('activated_at'),
  },
  (table) => [
    index('restores_asleep')
      .on(table.restoredAt)
      .where(sql`${table.activatedAt} is null`),
  ],
)

/** The current or last copy of the leads to Notion, in one row. No row before the first. */
export const notionSync = pgTable(
  'notion_sync',
  {
    id: integer().primaryKey(),
    state: text({ enum: RUN_STATES }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Notion's error, if it failed. Never contains a guest's data. */
    reason: text(),
  },
  (table) => [
    check('notion_sync_one_row', sql`${table.id} = 1`),
    check('notion_sync_state', oneOf(table.state, RUN_STATES)),
    check('notion_sync_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
)

/** The operator's settings for the site, in one row. No row before the first change. */
export const operatorSettings = pgTable(
  'operator_settings',
  {
    id: integer().primaryKey(),
    mailOnBooking: boolean('mail_on_booking').notNull().default(true),
    mailOnCardPayment: boolean('mail_on_card_payment').notNull().default(true),
    mailOnCancellation: boolean('mail_on_cancellation').notNull().default(true),
    morningDigest: boolean('morning_digest').notNull().default(true),
    /** When the operator opened the website for guests. Only live mode asks (decision 0185). */
    openedAt: instant('opened_at'),
    /** The last day, in Banjul, for which the morning digest was written or found unnecessary. */
    digestedOn: date('digested_on', { mode: 'string' }),
  },
  (table) => [check('operator_settings_one_row', sql`${table.id} = 1`)],
)

/** Keys of other services that the operator pasted on the desk; a setting of the server comes before them. */
export const connections = pgTable(
  'connections',
  {
    name: text({ enum: CONNECTION_NAMES }).primaryKey(),
    /** The keys as JSON, encrypted with the data key (server/store/connection-record.ts). Null once a backup was restored without it. */
    sealed: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('connections_name', oneOf(table.name, CONNECTION_NAMES))],
)

/** Exclusive rights over all servers (server/db/lease.ts). */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
