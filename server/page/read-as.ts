import type { Context } from 'hono'
import type { User } from '#domain/api/api-contract.ts'
import type { Loaded, Reader } from '#domain/api/page-readers.ts'
import { Problem } from '#domain/api/problem.ts'
import { adminSession, type AdminSession } from '#server/account/admin-gate.ts'
import { toProblem } from '#server/api/on-error.ts'
import { requesterOf } from '#server/api/requester.ts'
import type { Deps } from '#server/deps.ts'
import type { Requester } from '#server/store/booking-record.ts'

/** Wraps functions as readers. The first argument is the user; without permission the reader returns 401. */
export interface ReadAs {
  anyone: <I extends unknown[], T>(read: (...input: I) => Promise<T>) => Reader<I, T>
  guest: <I extends unknown[], T>(read: (user: User, ...input: I) => Promise<T>) => Reader<I, T>
  operator: <I extends unknown[], T>(read: (by: AdminSession, ...input: I) => Promise<T>) => Reader<I, T>
  /** The operator may read everything, even while signed in as a guest. */
  guestOrOperator: <I extends unknown[], T>(
    read: (requester: Requester, ...input: I) => Promise<T>,
  ) => Reader<I, T>
  user: Reader<[], User | null>
  admin: Reader<[], AdminSession | null>
}

/**
 * Returns readers for the user of this request. Each session is looked up once, when first needed. `onFailure` is called for every read
 * that failed.
 */
export function readAs(deps: Deps, c: Context, onFailure?: () => void): ReadAs {
  const findUser = once(() => deps.accounts.currentUser(c.req.raw.headers))
  const findAdmin = once(() => adminSession(deps, c))

  function anyone<I extends unknown[], T>(read: (...input: I) => Promise<T>): Reader<I, T> {
    return async (...input): Promise<Loaded<T>> => {
      try {
        return { ok: true, body: await read(...input) }
      } catch (error) {
        const problem = toProblem(error)
        if (problem.status >= 500) {
          deps.log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
        }
        onFailure?.()
        return { ok: false, status: problem.status, body: null }
      }
    }
  }

  return {
    anyone,
    guest: (read) => anyone(async (...input) => read(known(await findUser()), ...input)),
    operator: (read) => anyone(async (...input) => read(known(await findAdmin()), ...input)),
    guestOrOperator: (read) =>
      anyone(async (...input) =>
        read(requesterOf({ user: await findUser(), admin: await findAdmin() }), ...input),
      ),
    user: anyone(findUser),
    admin: anyone(findAdmin),
  }
}

/** Problem: unauthorized. */
function known<T>(who: T | null): T {
  if (who === null) throw new Problem('unauthorized')
  return who
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | null = null
  return () => (found ??= find())
}
