import * as z from 'zod/mini'

/** A device that has passed the admin gate. */
export const adminSessionSchema = z.object({
  id: z.string(),
  /** What it runs on: "iPhone". */
  device: z.string(),
  since: z.iso.datetime(),
  /** To some minutes. */
  lastSeen: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
})

export type AdminSessionView = z.output<typeof adminSessionSchema>
