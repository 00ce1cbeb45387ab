import type { Handlers } from '#server/api/call.ts'
import type { Deps } from '#server/deps.ts'
import { decideOnAnswer, listAnswers, sendAnswers, withdrawAnswers } from '#server/travel/guest-answers.ts'

/** What guests answer after a retreat, by the link of the email, and what the operator publishes of it. */
export function answerHandlers(deps: Deps) {
  return {
    sendAnswers: ({ params, body }) => sendAnswers(deps, params.token, body),

    withdrawAnswers: ({ params }) => withdrawAnswers(deps, params.token),

    adminAnswers: async () => ({ answers: await listAnswers(deps) }),

    publishAnswer: ({ params }) => decideOnAnswer(deps, { ...params, isPublished: true }),

    keepAnswer: ({ params }) => decideOnAnswer(deps, { ...params, isPublished: false }),
  } satisfies Partial<Handlers>
}
