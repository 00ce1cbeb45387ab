import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import { Problem } from '#domain/contract/problem.ts'
import { countAttempt, forgiveAttempt, limitResetMails, limitSignUps } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import {
  clearDraftCookie,
  hasSignedInBefore,
  readClaimableLead,
  rememberSignIn,
  setCookies,
} from '#server/api/cookies.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { readWaitingBooking } from '#server/booking/link-booking.ts'
import { clientNetworkOf, clientOf } from '#server/http/client-address.ts'

/** Milliseconds. Longer than writing the mail takes, so that the response time does not reveal whether one was written. */
const FORGOT_ANSWER_MS = 400

export function accountHandlers(deps: AppDeps) {
  const { accounts } = deps

  async function signOut(c: Context): Promise<void> {
    setCookies(c, await accounts.signOut(c.req.raw.headers))
    clearDraftCookie(deps, c)
  }

  return {
    currentUser: ({ user }) => user,

    register: async ({ c, body }) => {
      await limitSignUps(deps, clientNetworkOf(deps, c))
      const { user, cookies } = await accounts.register(body, c.req.raw.headers)
      setCookies(c, cookies)
      rememberSignIn(deps, c)
      return user
    },

    login: async ({ c, body }) => {
      await countAttempt(deps, clientOf(deps, c), body.email)
      const { user, cookies } = await accounts.signIn(body, c.req.raw.headers)
      await forgiveAttempt(deps, clientOf(deps, c), body.email)
      setCookies(c, cookies)
      rememberSignIn(deps, c)
      return user
    },

    logout: ({ c }) => signOut(c),

    logoutByNavigation: async ({ c }) => {
      // A prefetch must not sign out; the browser drops this answer and asks again on the click.
      if (c.req.header('sec-purpose')?.includes('prefetch')) throw new Problem('not-found')
      if (comesFromThisSite(c)) await signOut(c)
      return c.redirect('/')
    },

    forgotPassword: async ({ c, body }) => {
      await limitResetMails(deps, clientOf(deps, c))
      await Promise.all([accounts.requestPasswordReset(body.email), sleep(FORGOT_ANSWER_MS)])
    },

    resetPassword: ({ body }) => accounts.resetPassword(body),

    arrival: ({ c }) => readArrival(deps, c),

    loginRedirect: ({ c }) => c.redirect('/auth'),

    googleSignIn: async ({ c }) => {
      const { google } = accounts
      if (!google) throw new Problem('not-found')
      const { url, cookies } = await google.start()
      setCookies(c, cookies)
      return c.redirect(url)
    },
  } satisfies Partial<Handlers>
}

/** Returns why this browser signs in: its booking that no account has claimed, and whether anybody signed in here before. */
async function readArrival(deps: AppDeps, c: Context) {
  const bookingId = await readClaimableLead(deps, c)
  return {
    booking: bookingId === null ? null : await readWaitingBooking(deps, bookingId),
    signedInBefore: hasSignedInBefore(deps, c),
  }
}

/** True if the request comes from this site. Only the browser sets this header, so another site's image or link cannot sign anybody out. */
function comesFromThisSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Google redirects the guest here with their consent. It is not in the contract, because only Google's redirect calls it. */
export function googleRoutes(app: Hono, deps: AppDeps): void {
  const { google } = deps.accounts
  if (!google) return
  app.get('/api/auth/callback/google', async (c) => {
    const { url, cookies } = await google.finish(c.req.raw)
    setCookies(c, cookies)
    if (!new URL(url, deps.env.baseUrl).searchParams.has('error')) rememberSignIn(deps, c)
    return c.redirect(url)
  })
}
