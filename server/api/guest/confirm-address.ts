import type { Hono } from 'hono'
import type { User } from '#domain/api/api-contract.ts'
import { limitGuest, limitRate } from '#server/account/rate-limit.ts'
import { route } from '#server/api/call.ts'
import { keepReportedPlaces } from '#server/booking/expire-bookings.ts'
import { AddressUnconfirmed } from '#server/booking/limit-holds.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

const PATH = '/confirm-address'

/** Confirms the address of a guest's account by a mailed link. */
export function confirmAddressRoutes(app: Hono, deps: Deps): void {
  const { accounts } = deps

  route(app, deps, 'askForAddressLink', async ({ user }) => {
    await limitGuest(deps, user.id, 'address-link')
    return { mailed: await mailAddressLink(deps, user) }
  })

  route(app, deps, 'confirmAddress', async ({ c, body: { token } }) => {
    await limitRate(deps, clientOf(deps, c), 'confirm-address')
    await confirm(token)
  })

  // The page that the mailed link opens. If its account is signed in, the link confirms at once; otherwise the page asks first, because
  // mail scanners open links too.
  app.get(PATH, async (c, next) => {
    const token = c.req.query('token')
    if (token === undefined) return next()
    c.header('referrer-policy', 'no-referrer')
    const user = await accounts.currentUser(c.req.raw.headers)
    if (user === null || user.id !== (await accounts.accountOfLink(token))?.id) return next()
    await limitRate(deps, clientOf(deps, c), 'confirm-address')
    await confirm(token)
    return c.redirect(PATH, 303)
  })

  async function confirm(token: string): Promise<void> {
    const userId = await accounts.confirmAddress(token)
    await keepReportedPlaces(deps, userId)
  }
}

/** Mails the link to an account with an unconfirmed address. Returns false if nothing is sent. */
async function mailAddressLink({ accounts }: Deps, user: User): Promise<boolean> {
  return !user.emailVerified && accounts.mailAddressLink(user)
}

/** Runs an action, and mails the link if it is refused because the guest's address is unconfirmed. */
export async function mailingAddressLink<Result>(
  deps: Deps,
  user: User | null,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!user || !(error instanceof AddressUnconfirmed)) throw error
    throw new AddressUnconfirmed({ email: user.email, mailed: await mailAddressLink(deps, user) })
  }
}

/**
 * Mails the link if a reported transfer does not keep the place while the guest's address is unconfirmed. If the booking has the account's
 * address, the email about the transfer contains the link (report-transfer.ts).
 */
export async function mailLinkToKeepPlace(deps: Deps, user: User, { booking }: BookingRecord): Promise<void> {
  if (booking.holdExpiresAt !== null && booking.email !== user.email) await mailAddressLink(deps, user)
}
