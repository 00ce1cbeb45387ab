import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'

/** The stored states of a sync. Its lease shows whether its server died. */
const WRITTEN_SYNC_STATES = ['running', 'done', 'failed'] as const

/** The current or last copy of the leads to Notion, in one row. No row before the first. */
export const notionSync = pgTable(
  'notion_sync',
  {
    id: integer().primaryKey(),
    state: text({ enum: WRITTEN_SYNC_STATES }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Notion's error, if it failed. Never contains a guest's data. */
    reason: text(),
  },
  (table) => [
    check('notion_sync_one_row', sql`${table.id} = 1`),
    check('notion_sync_state', oneOf(table.state, WRITTEN_SYNC_STATES)),
    check('notion_sync_ended', sql`(${table.state} = 'running') = (${table.endedAt} is null)`),
  ],
)
