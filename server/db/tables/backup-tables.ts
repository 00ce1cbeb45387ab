import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'

/** What is written down of a backup; that its server died is told by its lease. */
export const WRITTEN_BACKUP_STATES = ['running', 'done', 'failed'] as const

/** Every attempt to make a backup, by the instant at which it began; the latest are kept (server/backup/backup-runs.ts). */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: WRITTEN_BACKUP_STATES }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** The finished file, without its folder; null until there is one. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    /** Why it failed, in the operator's words; null where only the log says it. Never anything out of the database. */
    reason: text(),
  },
  (table) => [
    check('backup_runs_state', oneOf(table.state, WRITTEN_BACKUP_STATES)),
    check('backup_runs_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
    check(
      'backup_runs_file',
      sql`(${table.state} = 'done') = (${table.file} is not null and ${table.bytes} is not null)`,
    ),
    index('backup_runs_started').on(table.startedAt),
  ],
)

/**
 * Each time that this database was filled from a backup. While one is not activated, everything that goes out by itself is
 * paused (decision 0132).
 */
export const restores = pgTable(
  'restores',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As of when the data is. */
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
