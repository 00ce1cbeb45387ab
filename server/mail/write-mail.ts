import type { Sender } from '#emails/define-mail.ts'
import type { RenderedMail } from './render-mail.ts'
import { MAILS, type MailData, type MailTemplate } from './templates.ts'

// Once: Node takes a while to find a file also when it has it already.
let rendering: ReturnType<typeof loadRendering> | undefined

function loadRendering() {
  return import('./render-mail.ts')
}

/** A mail as it is stored. What renders it is loaded with the first one (decision 0044). */
export async function writeMail<T extends MailTemplate>(
  template: T,
  sender: Sender,
  data: MailData[T],
): Promise<RenderedMail> {
  const { renderMail } = await (rendering ??= loadRendering())
  const { to, compose } = MAILS[template]
  return renderMail({ sender, to, mail: compose(data, sender) })
}
