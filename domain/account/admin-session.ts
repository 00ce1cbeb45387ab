import * as z from 'zod/mini'

/** A device that has passed the admin gate. */
export const adminSessionSchema = z.object({
  id: z.string(),
  /** The kind of device: "iPhone". */
  device: z.string(),
  since: z.iso.datetime(),
  /** Accurate to a few minutes. */
  lastSeen: z.iso.datetime(),
  until: z.iso.datetime(),
  /** True for the device that makes this request. */
  current: z.boolean(),
})

export type AdminSessionView = z.output<typeof adminSessionSchema>
