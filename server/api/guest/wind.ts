import type { Handlers } from '#server/api/call.ts'
import type { Deps } from '#server/deps.ts'
import { chooseWind, readWind } from '#server/wind/choose-wind.ts'

/** The wind of a guest's retreat, and the choice of the Wind or Win Guarantee. */
export function windHandlers(deps: Deps) {
  return {
    readWind: ({ params, user }) => readWind(deps, { bookingId: params.leadId, userId: user.id }),

    chooseWind: ({ params, user, body }) =>
      chooseWind(deps, {
        bookingId: params.leadId,
        userId: user.id,
        choice: body.choice,
        account: body.account,
      }),
  } satisfies Partial<Handlers>
}
