import { content } from '#content/content.server.ts'
import { AnswerScreen } from '#web/features/admin/mail/answer-screen.tsx'
import type { Route } from './+types/answer.ts'
import { readAnswers } from './loaders.ts'

export async function loader(args: Route.LoaderArgs) {
  const { replyHours } = content.business.support
  return { ...(await readAnswers(args, ['readContact'])), contactId: args.params.contactId, replyHours }
}

export default function Answer({ loaderData: { contactId, replyHours } }: Route.ComponentProps) {
  return <AnswerScreen key={contactId} {...{ contactId, replyHours }} />
}
