import { limitRate } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { decideOnAnswer, listAnswers, sendAnswers, withdrawAnswers } from '#server/travel/guest-answers.ts'

/** What guests answer after a retreat, by the link of the email, and what the operator publishes of it. */
export function answerHandlers(deps: Deps) {
  return {
    sendAnswers: async ({ c, params, body }) => {
      await limitRate(deps, clientOf(deps, c), 'after')
      return sendAnswers(deps, params.token, body)
    },

    withdrawAnswers: async ({ c, params }) => {
      await limitRate(deps, clientOf(deps, c), 'after')
      return withdrawAnswers(deps, params.token)
    },

    adminAnswers: async () => ({ answers: await listAnswers(deps) }),

    publishAnswer: ({ params }) => decideOnAnswer(deps, { ...params, isPublished: true }),

    keepAnswer: ({ params }) => decideOnAnswer(deps, { ...params, isPublished: false }),
  } satisfies Partial<Handlers>
}
