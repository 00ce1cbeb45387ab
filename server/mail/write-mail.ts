import type { Sender } from '#emails/define-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { MAILS, type MailData, type MailTemplate } from './templates.ts'

// Cached, because Node takes a while to resolve even a module that is already loaded.
let rendering: ReturnType<typeof loadRendering> | undefined

function loadRendering() {
  return import('./render-mail.ts')
}

/** Renders a mail as it is stored. The renderer is loaded with the first mail (decision 0044). */
export async function writeMail<T extends MailTemplate>(
  template: T,
  sender: Sender,
  data: MailData[T],
): Promise<RenderedMail> {
  const { renderMail } = await (rendering ??= loadRendering())
  const { to, compose } = MAILS[template]
  const guestName = 'guestName' in data ? data.guestName : undefined
  const confirmUrl = 'confirmUrl' in data ? data.confirmUrl : null
  return renderMail({ sender, to, guestName, confirmUrl, mail: compose(data, sender) })
}
