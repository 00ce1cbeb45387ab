import { content } from '#content/content.server.ts'
import { AnswerScreen } from '#web/features/admin/mail/answer-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/answer.ts'

export async function loader({ context, params: { contactId } }: Route.LoaderArgs) {
  const contact = await context.get(readersContext).admin.read('readContact', { params: { contactId } })
  return {
    contactId,
    contact: contact.body,
    isUnknown: !contact.ok && contact.status === 404,
    replyHours: content.business.support.replyHours,
  }
}

export default function Answer({ loaderData }: Route.ComponentProps) {
  return <AnswerScreen key={loaderData.contactId} {...loaderData} />
}
