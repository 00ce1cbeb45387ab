import {
  FIRST_MESSAGES,
  MAIL_ROWS,
  MailScreen,
  shownState,
  type OutboxPage,
} from '#web/features/admin/mail/mail-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/mail.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const state = shownState(new URL(request.url).searchParams)
  const [contacts, outbox] = await Promise.all([
    readers.read('adminContacts', { query: { answered: FIRST_MESSAGES, limit: MAIL_ROWS } }),
    readers.read('adminOutbox', { query: { ...(state && { state }), limit: MAIL_ROWS } }),
  ])
  return {
    contacts: contacts.body,
    outbox: outbox.ok ? withoutHtml(outbox.body) : null,
  }
}

/** The page shows only an email's text, and its HTML would make the page several times larger. */
function withoutHtml(page: OutboxPage): OutboxPage {
  return { ...page, messages: page.messages.map((message) => ({ ...message, html: '' })) }
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  return <MailScreen {...loaderData} />
}
