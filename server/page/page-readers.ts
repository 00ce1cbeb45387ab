import type { Context } from 'hono'
import { confirmAddressSchema, resetLinkSchema } from '#domain/account/account.ts'
import { calls, type Access } from '#domain/contract/api-contract.ts'
import type { Loaded, PageReaders, Reader } from '#domain/contract/page-readers.ts'
import { checked, Problem } from '#domain/contract/problem.ts'
import { adminSession } from '#server/account/admin-gate.ts'
import { isAdminResetLink } from '#server/account/admin-password.ts'
import { hasPasskey } from '#server/account/passkeys.ts'
import { limitGuest, limitRate } from '#server/account/rate-limit.ts'
import { readLodgeSheet } from '#server/admin/read-sheet.ts'
import { passkeySiteAt } from '#server/api/admin/admin-gate.ts'
import { answerOf, type Handlers } from '#server/api/call.ts'
import { toProblem } from '#server/api/on-error.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { foundingOf } from '#server/booking/founding.ts'
import { readOrderTerms } from '#server/booking/place-order.ts'
import { ofGuest } from '#server/change/change-booking.ts'
import { readComplaints } from '#server/complaint/complain.ts'
import { readSeasonAlert } from '#server/contact/season-alerts.ts'
import { readChanges } from '#server/date-change/answer-date-change.ts'
import { listHandedOver } from '#server/document/booking-payments.ts'
import { readHandOverLink } from '#server/hand-over/accept-hand-over.ts'
import { clientOf } from '#server/http/client-address.ts'
import { presentOrderTerms, withPlan } from '#server/order/present-order.ts'
import { findByPayLink, openPayLink, payLinkOutcome, presentByPayLink } from '#server/payment/pay-link.ts'
import { readRefundLink } from '#server/refund/refund-account.ts'
import { accountOfLink } from '#server/store/address-link.ts'
import { openMoveOf } from '#server/store/date-change-record.ts'
import { readAfterRetreat, readQuotes } from '#server/travel/guest-answers.ts'
import { readGuide, readPhotos } from '#server/travel/read-guide.ts'
import { readWaiting } from '#server/waiting-list/join-waiting-list.ts'

/** Returns what the pages read, for the user of one request. */
export function pageReaders(deps: AppDeps, handlers: Handlers, c: Context): PageReaders {
  const as = readAs(deps, c)
  const limit = (scope: Parameters<typeof limitRate>[2]) => limitRate(deps, clientOf(deps, c), scope)
  const byLink = <I extends unknown[], T>(
    scope: Parameters<typeof limitRate>[2],
    read: (...input: I) => Promise<T>,
  ): Reader<I, T> =>
    as.anyone(async (...input: I) => {
      await limit(scope)
      return read(...input)
    })

  return {
    read: (name, asked) =>
      as.callerOf(calls[name].access)((asker) => answerOf(deps, handlers, name, { ...asked, ...asker, c }))(),
    guest: async () => (await as.user()).body,
    prices: deps.site().prices,

    orderTerms: as.guest((user, leadId, parts) =>
      readOrderTerms(deps, ofGuest(leadId, user.id), parts ?? undefined),
    ),
    handedOver: as.guest((user) => listHandedOver(deps, user.id)),
    photos: as.guest((user) => readPhotos(deps, user.id)),
    founding: as.guest((user) =>
      foundingOf(deps.db, { userId: user.id, now: deps.clock.now(), prices: deps.site().prices }),
    ),
    changes: as.guest((user, bookingId) => readChanges(deps, ofGuest(bookingId, user.id))),
    complaints: as.guest((user, bookingId) => readComplaints(deps, { bookingId, userId: user.id })),
    guide: as.guest((user, bookingId) => readGuide(deps, { bookingId, userId: user.id })),

    signInOptions: as.anyone(async () => ({ google: deps.accounts.google !== null })),
    resetLink: as.anyone(async (given) => {
      const { token } = checked(resetLinkSchema, { token: given })
      await limit('reset-link')
      return deps.accounts.addressOfResetLink(token)
    }),
    addressLink: as.anyone(async (given) => {
      const { token } = checked(confirmAddressSchema, { token: given })
      await limit('confirm-address')
      return (await accountOfLink(deps, token))?.email ?? null
    }),

    waitingEntry: byLink('waiting-list', (token) => readWaiting(deps, token)),
    afterRetreat: byLink('after', (token) => readAfterRetreat(deps, token)),
    quotes: as.anyone(() => readQuotes(deps)),
    seasonAlert: byLink('season-alert', (token) => readSeasonAlert(deps, token)),

    payLink: byLink('pay-link', async (token) => {
      const record = await openPayLink(deps, token)
      const move = await openMoveOf(deps.db, record)
      return { ...presentByPayLink(record), ...(move && { move }) }
    }),
    payLinkOrderTerms: byLink('pay-link', async (token, parts) => {
      const record = await openPayLink(deps, token)
      return presentOrderTerms(deps, withPlan(record, parts ?? undefined, deps.clock.now()))
    }),
    payLinkOutcome: byLink('pay-link', async (token, sessionId) => {
      const record = await findByPayLink(deps, token)
      if (sessionId !== null) await limitGuest(deps, record.booking.id, 'session')
      return payLinkOutcome(deps, record, sessionId ?? undefined)
    }),
    handOverLink: byLink('hand-over-link', (token) => readHandOverLink(deps, token)),
    refundLink: byLink('refund-link', (token) => readRefundLink(deps, token)),
    lodgeSheet: byLink('lodge-link', (token) => readLodgeSheet(deps, token)),

    admin: {
      signedIn: async () => (await as.admin()).body !== null,
      passkey: as.anyone(() => hasPasskey(deps, passkeySiteAt(deps, c))),
      resetLink: byLink('reset-link', (token) => isAdminResetLink(deps, token)),
    },
  }
}

/**
 * Wraps functions as readers for the user of this request, who is their first argument; without permission the reader returns 401. Each
 * session is looked up once, when first needed.
 */
function readAs(deps: AppDeps, c: Context) {
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
        return { ok: false, status: problem.status, body: null }
      }
    }
  }

  function as<Who>(find: () => Promise<Who>) {
    return <I extends unknown[], T>(read: (who: Who, ...input: I) => Promise<T>): Reader<I, T> =>
      anyone(async (...input: I) => read(await find(), ...input))
  }

  return {
    anyone,
    guest: as(async () => known(await findUser())),
    callerOf: (access: Access) =>
      as(async () => ({
        user: access.includes('owner') ? await findUser() : null,
        admin: access.includes('admin') ? await findAdmin() : null,
      })),
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
