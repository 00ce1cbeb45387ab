import * as z from 'zod/mini'

/** The state of copying the leads to Notion; `interrupted` means that its server stopped, until a server resumes it. */
const SYNC_STATES = ['running', 'interrupted', 'done', 'failed'] as const

export const notionSyncSchema = z.object({
  /** False if Notion is not set up, so no sync can start. */
  configured: z.boolean(),
  /** The running sync, else the last one; null before the first. */
  last: z.nullable(
    z.object({
      state: z.enum(SYNC_STATES),
      startedAt: z.iso.datetime(),
      endedAt: z.nullable(z.iso.datetime()),
      /** The number of leads copied or found up to date so far. */
      done: z.int(),
      /** The number of leads when the sync began. */
      total: z.int(),
      /** Notion's error message if the sync failed; null if only the log has it. */
      reason: z.nullable(z.string()),
    }),
  ),
})

export type NotionSync = z.output<typeof notionSyncSchema>
