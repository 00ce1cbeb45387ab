import type { RenderedMail } from '#server/mail/render-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import { MAIL_TEMPLATES, MAILS, type MailData, type MailTemplate } from '#server/mail/templates.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { SITE } from '#emails/samples.ts'

export interface Sample extends RenderedMail {
  template: MailTemplate
  /** What it is about: "deposit by card". */
  about: string
  /** The files that it carries, in words. */
  attached: readonly string[]
}

/** Every kind of mail in each of its variants, as guests and the operator get it. */
export async function renderSamples(): Promise<Sample[]> {
  return Promise.all(
    MAIL_TEMPLATES.flatMap((template) =>
      Object.entries<MailData[MailTemplate]>(MAILS[template].samples()).map(async ([about, data]) => {
        const mail = await writeMail(template, senderOf({ env: { baseUrl: SITE } }), data)
        return { template, about, attached: 'attached' in data ? data.attached : [], ...mail }
      }),
    ),
  )
}
