import type { Sender } from '#emails/mail.ts'
import type { RenderedMail } from './render-mail.ts'
import type { MailData, MailTemplate } from './templates.ts'

// Once: Node takes a while to find a file also when it has it already.
let templates: ReturnType<typeof loadTemplates> | undefined

function loadTemplates() {
  return Promise.all([import('./templates.ts'), import('./render-mail.ts')])
}

/** A mail as it is stored. Templates and React Email are loaded with the first one (decision 0044). */
export async function writeMail<T extends MailTemplate>(
  template: T,
  sender: Sender,
  data: MailData[T],
): Promise<RenderedMail> {
  const [{ composeMail }, { renderMail }] = await (templates ??= loadTemplates())
  return renderMail(composeMail(template, sender, data))
}
