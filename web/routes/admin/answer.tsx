import { content } from '#content/content.server.ts'
import { AnswerScreen } from '#web/features/admin/mail/answer-screen.tsx'
import type { Route } from './+types/answer.ts'
import { readAnswers } from './loaders.ts'

export async function loader(args: Route.LoaderArgs) {
  return { ...(await readAnswers(args, ['readContact'])), replyHours: content.business.support.replyHours }
}

export default function Answer({ loaderData: { replyHours } }: Route.ComponentProps) {
  return <AnswerScreen replyHours={replyHours} />
}
