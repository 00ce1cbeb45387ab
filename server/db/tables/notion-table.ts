import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'

/** What is written down of a sync; that its server died is told by its lease. */
export const WRITTEN_SYNC_STATES = ['running', 'done', 'failed'] as const

/** The copy of the leads to the notes tool that is under way, or else the last: one row, or none before the first. */
export const notionSync = pgTable(
  'notion_sync',
  {
    id: integer().primaryKey(),
    state: text({ enum: WRITTEN_SYNC_STATES }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** What Notion said, of one that failed. Never a guest's data. */
    reason: text(),
  },
  (table) => [
    check('notion_sync_one_row', sql`${table.id} = 1`),
    check('notion_sync_state', oneOf(table.state, WRITTEN_SYNC_STATES)),
    check('notion_sync_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
)
