import { assertConfirmed } from '#server/account/confirmed.ts'
import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import {
  disconnect,
  pasteMailLogin,
  pasteStripeKey,
  showConnections,
  testConnection,
} from '#server/connections/connections.ts'
import { goLive, readGoingLive, sendMissing } from '#server/connections/go-live.ts'

/** The services whose keys the operator pastes: card payments and mail. */
export function connectionHandlers(deps: AppDeps) {
  return {
    connections: () => showConnections(deps),

    connectStripe: async ({ body, admin }) => {
      await assertConfirmed(deps, admin)
      return pasteStripeKey(deps, body.secretKey, admin)
    },

    connectMail: async ({ body, admin }) => {
      await assertConfirmed(deps, admin)
      return pasteMailLogin(deps, body, admin)
    },

    disconnect: async ({ params, admin }) => {
      await assertConfirmed(deps, admin)
      await disconnect(deps, params.name, admin)
    },

    readGoingLive: () => readGoingLive(deps),

    goLive: async ({ admin }) => {
      await assertConfirmed(deps, admin)
      return goLive(deps, admin)
    },

    sendMissing: async () => ({ to: await sendMissing(deps) }),

    testConnection: async ({ params }) => ({ findings: await testConnection(deps, params.name) }),
  } satisfies Partial<Handlers>
}
