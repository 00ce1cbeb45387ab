import type { Context } from 'hono'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { endOtherSessions, endSession, listSessions } from '#server/account/guest-sessions.ts'
import { countAttempt, forgetAttempts, forgiveAttempt } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import {
  clearDraftCookie,
  forgetBrowser,
  forgetSignIn,
  readClaimableLead,
  setCookies,
} from '#server/api/cookies.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { exportPerson } from '#server/privacy/export-person.ts'
import { personOfAccount, personOfBooking, type Person } from '#server/privacy/person.ts'
import { recordHistory } from '#server/store/record-history.ts'

export function personalDataHandlers(deps: AppDeps) {
  const { accounts, db } = deps

  async function callerOf(c: Context, { id: userId }: User): Promise<Person> {
    return known(await personOfAccount(db, { userId, bookingId: await readClaimableLead(deps, c) }))
  }

  const askerOf = async (c: Context, user: User) => ({
    userId: user.id,
    sessionId: (await accounts.readSession(c.req.raw.headers))?.id ?? null,
  })

  return {
    guestSessions: async ({ c, user }) => ({
      sessions: await listSessions(deps, await askerOf(c, user)),
    }),

    endOtherSessions: async ({ c, user }) => endOtherSessions(deps, await askerOf(c, user)),

    endSession: async ({ c, user, params }) => endSession(deps, await askerOf(c, user), params.sessionId),

    exportAccount: async ({ c, user }) => exportPerson(deps, await callerOf(c, user)),

    eraseAccount: async ({ c, body, user }) => {
      await countAttempt(deps, clientOf(deps, c), user.email)
      await accounts.assertPassword(user, body.password)
      await forgiveAttempt(deps, clientOf(deps, c), user.email)
      const person = await callerOf(c, user)
      const erased = await erasePerson(deps, person, { actor: 'guest' })
      await forgetAttempts(deps, user.email)
      setCookies(c, await accounts.signOut(c.req.raw.headers))
      clearDraftCookie(deps, c)
      forgetBrowser(deps, c)
      forgetSignIn(deps, c)
      return erased
    },

    exportGuest: async ({ params: { bookingId }, admin }) => {
      const file = await exportPerson(deps, known(await personOfBooking(db, bookingId)))
      const entry = { at: deps.clock.now(), by: admin, what: 'Guest’s data exported', bookingId }
      await db.transaction((tx) => recordHistory(tx, entry))
      return file
    },

    eraseGuest: async ({ params, admin }) =>
      erasePerson(deps, known(await personOfBooking(db, params.bookingId)), admin),
  } satisfies Partial<Handlers>
}

function known(person: Person | null): Person {
  if (!person) throw new Problem('not-found')
  return person
}
