import * as z from 'zod/mini'

/** How a copy of the leads to the notes tool can stand; `interrupted` is one whose server died, until one takes it up again. */
const SYNC_STATES = ['running', 'interrupted', 'done', 'failed'] as const

export const notionSyncSchema = z.object({
  /** False where no notes tool is set up: there is nothing to start then. */
  configured: z.boolean(),
  /** The one under way, or else the last; null before the first. */
  last: z.nullable(
    z.object({
      state: z.enum(SYNC_STATES),
      startedAt: z.iso.datetime(),
      endedAt: z.nullable(z.iso.datetime()),
      /** Leads that were copied, or found right, so far. */
      done: z.int(),
      /** Leads there are in all, as it began. */
      total: z.int(),
      /** What Notion said, of one that failed; null where the log alone says why. */
      reason: z.nullable(z.string()),
    }),
  ),
})

export type NotionSync = z.output<typeof notionSyncSchema>
