import type { Handlers } from '#server/api/call.ts'
import type { Deps } from '#server/deps.ts'
import { listCredits, redeemCredit, sendPayout } from '#server/wind/credits.ts'
import { enterWind, readRetreatWind } from '#server/wind/enter-wind.ts'

/** The kite days of the operator's retreats, and what guests have from them. */
export function adminWindHandlers(deps: Deps) {
  return {
    readRetreatWind: ({ params }) => readRetreatWind(deps, params.retreatId),

    enterWind: ({ params, body: { kite, note }, admin }) =>
      enterWind(deps, { ...params, kite, note: note || null, by: admin }),

    emptyWindDay: ({ params, admin }) => enterWind(deps, { ...params, kite: null, note: null, by: admin }),

    adminCredits: () => listCredits(deps),

    redeemCredit: ({ params, body: { days, leadId, note }, admin }) =>
      redeemCredit(deps, { ...params, days, bookingId: leadId ?? null, note: note || null, by: admin }),

    sendPayout: ({ params, admin }) => sendPayout(deps, { ...params, by: admin }),
  } satisfies Partial<Handlers>
}
