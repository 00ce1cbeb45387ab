import type { User } from '#domain/api/api-contract.ts'
import { Problem } from '#domain/api/problem.ts'
import type { AdminSession } from '#server/account/admin-gate.ts'
import type { ChangedBy } from '#server/change/change-booking.ts'
import type { Requester } from '#server/store/booking-record.ts'

/** Who asks in an `owner-or-admin` call. The operator may have everybody's, also while signed in as a guest. */
export function requesterOf({ admin, user }: { admin: AdminSession | null; user: User | null }): Requester {
  if (admin) return 'admin'
  if (!user) throw new Problem('unauthorized')
  return { userId: user.id }
}

/** The same person, where a booking is to be changed. */
export function changerOf({ admin, user }: { admin: AdminSession | null; user: User | null }): ChangedBy {
  if (admin) return admin
  if (!user) throw new Problem('unauthorized')
  return { actor: 'guest', userId: user.id }
}
