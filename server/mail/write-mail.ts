import type { Sender } from '#emails/define-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { composed, MAILS, placeOfMail, type MailData, type MailTemplate } from './templates.ts'

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
  const { to } = MAILS[template]
  const guestName = 'guestName' in data ? data.guestName : undefined
  const confirmUrl = 'confirmUrl' in data ? data.confirmUrl : null
  const placeOf = placeOfMail(data)
  return renderMail({ sender, to, guestName, placeOf, confirmUrl, mail: composed(template, data, sender) })
}
