import type { Context, Hono } from 'hono'
import { waitsForAddress } from '#domain/booking/booking-state.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { limitRate } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { keepReportedPlaces } from '#server/booking/expire-bookings.ts'
import { AddressUnconfirmed } from '#server/booking/limit-holds.ts'
import { clientOf } from '#server/http/client-address.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { accountOfLink, addressLink, confirmByLink } from '#server/store/address-link.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

const PATH = '/confirm-address'

/** Confirms the address of a guest's account by a mailed link. */
export function confirmAddressHandlers(deps: AppDeps) {
  return {
    askForAddressLink: async ({ user }) => ({ mailed: await mailAddressLink(deps, user) }),

    confirmAddress: ({ c, body: { token } }) => confirm(deps, c, token),
  } satisfies Partial<Handlers>
}

/**
 * The page that the mailed link opens. If its account is signed in, the link confirms at once; otherwise the page asks first, because mail
 * scanners open links too.
 */
export function confirmAddressRoutes(app: Hono, deps: AppDeps): void {
  app.get(PATH, async (c, next) => {
    const token = c.req.query('token')
    if (token === undefined) return next()
    c.header('referrer-policy', 'no-referrer')
    const user = await deps.accounts.currentUser(c.req.raw.headers)
    if (user === null || user.id !== (await accountOfLink(deps, token))?.userId) return next()
    await confirm(deps, c, token)
    return c.redirect(PATH, 303)
  })
}

async function confirm(deps: AppDeps, c: Context, token: string): Promise<void> {
  await limitRate(deps, clientOf(deps, c), 'confirm-address')
  const userId = await confirmByLink(deps, token)
  if (userId === null) throw new Problem('invalid-token')
  await keepReportedPlaces(deps, userId)
}

/** Mails the link to an account with an unconfirmed address, within the limit or once for a key. Returns false if nothing is sent. */
async function mailAddressLink(
  deps: AppDeps,
  user: User,
  how: { typed: 'not-sent' } | { dedupeKey: string } = { typed: 'not-sent' },
): Promise<boolean> {
  if (user.emailVerified) return false
  const confirmUrl = await addressLink(deps, { userId: user.id, email: user.email })
  return deps.db.transaction((tx) =>
    queueMail(tx, deps, { template: 'confirm-address', to: user.email, data: { confirmUrl }, ...how }),
  )
}

/** Runs an action, and mails the link if it is refused because the guest's address is unconfirmed. */
export async function mailingAddressLink<Result>(
  deps: AppDeps,
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
 * Mails the link if a reported transfer does not keep the place while the guest's address is unconfirmed: once for each hold, whatever the
 * limits. If the booking has the account's address, the emails about it contain the link.
 */
export async function mailLinkToKeepPlace(deps: AppDeps, user: User, record: BookingRecord): Promise<void> {
  const { id, email, holdExpiresAt } = record.booking
  if (email === user.email || !waitsForAddress(record.booking, moneyOf(record))) return
  await mailAddressLink(deps, user, { dedupeKey: `confirm-address:${id}:${holdExpiresAt?.toISOString()}` })
}
