import * as z from 'zod/mini'
import type { Call } from './call.ts'

/** A device on which a guest is signed in. */
const guestSessionSchema = z.object({
  id: z.string(),
  /** The kind of device: "iPhone". */
  device: z.string(),
  /** Accurate to a few minutes. */
  lastSeen: z.iso.datetime(),
  /** True for the device that makes this request. */
  current: z.boolean(),
})

export type GuestSession = z.output<typeof guestSessionSchema>

/** The calls about the devices on which a guest is signed in. */
export const sessionCalls = {
  guestSessions: {
    method: 'get',
    path: '/api/account/sessions',
    summary: 'The devices on which the guest is signed in, last seen first',
    access: 'owner',
    answers: { 200: z.object({ sessions: z.array(guestSessionSchema) }) },
  },
  endOtherSessions: {
    method: 'delete',
    path: '/api/account/sessions',
    summary: 'Sign the guest out on every other device',
    access: 'owner',
    answers: { 204: null },
  },
  endSession: {
    method: 'delete',
    path: '/api/account/sessions/{sessionId}',
    idIsText: true,
    summary: 'Sign the guest out on one device',
    access: 'owner',
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>
