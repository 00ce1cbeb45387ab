import type { User } from '#domain/api/api-contract.ts'
import { Problem } from '#domain/api/problem.ts'
import type { AdminSession } from '#server/account/admin-gate.ts'
import type { ChangedBy } from '#server/change/change-booking.ts'
import type { Requester } from '#server/store/booking-record.ts'

/**
 * Returns the caller of an `owner-or-admin` call. The operator may see everything, even while signed in as a guest. Problem: unauthorized.
 */
export function requesterOf({ admin, user }: { admin: AdminSession | null; user: User | null }): Requester {
  if (admin) return 'admin'
  if (!user) throw new Problem('unauthorized')
  return { userId: user.id }
}

/** Returns the caller who changes a booking. Problem: unauthorized. */
export function changerOf({ admin, user }: { admin: AdminSession | null; user: User | null }): ChangedBy {
  if (admin) return admin
  if (!user) throw new Problem('unauthorized')
  return { actor: 'guest', userId: user.id }
}
