import * as z from 'zod/mini'

const HOUR_S = 60 * 60

/** How long a device stays signed in to the admin. */
export const SESSION_HOURS = 12
export const SESSION_SECONDS = SESSION_HOURS * HOUR_S
/** The same where the operator says that the device is hers. */
export const REMEMBERED_DAYS = 30
export const REMEMBERED_SECONDS = REMEMBERED_DAYS * 24 * HOUR_S

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
