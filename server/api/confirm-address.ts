import type { Context, Hono } from 'hono'
import type { User } from '#domain/api-contract.ts'
import { Problem } from '#domain/problem.ts'
import { limitGuest, limitRate, mayMailTyped } from '#server/accounts/rate-limit.ts'
import { AddressUnconfirmed } from '#server/bookings/limit-holds.ts'
import { keepReportedPlaces } from '#server/bookings/keep-reported-places.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { route } from './call.ts'

const PATH = '/confirm-address'

/** How a guest confirms the address of the account: by the link that is mailed to it. */
export function confirmAddressRoutes(app: Hono, deps: Deps): void {
  const { accounts } = deps

  route(app, deps, 'askForAddressLink', async ({ c, user }) => {
    await limitGuest(deps, user.id, 'address-link')
    await mailAddressLink(deps, c, user)
    return { status: 202 }
  })

  route(app, deps, 'confirmAddress', async ({ c, body: { token } }) => {
    await limitRate(deps, clientOf(deps, c), 'confirm-address')
    await confirm(token)
    return { status: 204 }
  })

  // Where the email leads. Who is signed in with that very account has shown enough; in another browser the page asks first, for
  // programs look at the links of an email too.
  app.get(PATH, async (c, next) => {
    const token = c.req.query('token')
    if (token === undefined) return next()
    c.header('referrer-policy', 'no-referrer')
    const user = await accounts.currentUser(c.req.raw.headers)
    if (user === null || user.email !== accounts.addressInLink(token)) return next()
    await limitRate(deps, clientOf(deps, c), 'confirm-address')
    try {
      await confirm(token)
    } catch (error) {
      if (error instanceof Problem && error.code === 'invalid-token') return next()
      throw error
    }
    return c.redirect(PATH, 303)
  })

  async function confirm(token: string): Promise<void> {
    const userId = await accounts.confirmAddress(token)
    await keepReportedPlaces(deps, userId)
  }
}

/** Mails the link to an account whose address is not confirmed; past the limit of its mailbox nothing more is sent. */
async function mailAddressLink({ accounts, ...deps }: Deps, c: Context, user: User): Promise<void> {
  if (user.emailVerified || !(await mayMailTyped(deps, user.email))) return
  await accounts.mailAddressLink(user, c.req.raw.headers)
}

/** Does something that may be refused until the guest's address is confirmed, and mails the link where it is. */
export async function mailingAddressLink<Result>(
  deps: Deps,
  c: Context,
  user: User | null,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (user && error instanceof AddressUnconfirmed) await mailAddressLink(deps, c, user)
    throw error
  }
}

/** Mails the link where a transfer was reported that does not keep the place as long as the guest is not known. */
export async function mailLinkToKeepPlace(
  deps: Deps,
  c: Context,
  user: User,
  { booking }: BookingRecord,
): Promise<void> {
  if (booking.holdExpiresAt !== null) await mailAddressLink(deps, c, user)
}
