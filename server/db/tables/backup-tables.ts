import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'

/** The stored states of a backup. Its lease shows whether its server died. */
const WRITTEN_BACKUP_STATES = ['running', 'done', 'failed'] as const

/** Every attempt to make a backup, by when it began. Only the latest are kept (server/backup/backup-runs.ts). */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: WRITTEN_BACKUP_STATES }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** The name of the finished file, without its folder. Null until it is finished. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    /** Why it failed, in words for the operator. Null if only the log says it. Never contains data of the database. */
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
