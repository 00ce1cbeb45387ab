import { isDeepStrictEqual } from 'node:util'
import type { Sender } from '#emails/mail.ts'
import type { RenderedMail } from './render-mail.ts'
import type { MailData, MailTemplate } from './templates.ts'

// Once: Node takes a while to find a file also when it has it already.
let templates: ReturnType<typeof loadTemplates> | undefined

function loadTemplates() {
  return Promise.all([import('./templates.ts'), import('./render-mail.ts')])
}

export type WriteMail = typeof writeMail

/** A mail as it is stored. Templates and React Email are loaded with the first one (decision 0044). */
export async function writeMail<T extends MailTemplate>(
  template: T,
  sender: Sender,
  data: MailData[T],
): Promise<RenderedMail> {
  const [{ composeMail }, { renderMail }] = await (templates ??= loadTemplates())
  return renderMail(composeMail(template, sender, data))
}

/** Writes as `write` does, and remembers it: a mail that says the very same is not written a second time. */
export function rememberWritten(write: WriteMail = writeMail): WriteMail {
  const written: { said: readonly unknown[]; mail: RenderedMail }[] = []
  return async (...said) => {
    const known = written.find((each) => isDeepStrictEqual(each.said, said))
    if (known) return known.mail
    const mail = await write(...said)
    written.push({ said, mail })
    return mail
  }
}
