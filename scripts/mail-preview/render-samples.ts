import { renderMail, type RenderedMail } from '#server/mail/render-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import { composeMail, MAIL_TEMPLATES, type MailData, type MailTemplate } from '#server/mail/templates.ts'
import { SAMPLE_SITE } from './sample-letters.ts'
import { SAMPLE_MAILS } from './sample-mails.ts'

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
    MAIL_TEMPLATES.flatMap((template) => {
      const variants = Object.entries<MailData[MailTemplate]>(SAMPLE_MAILS[template])
      return variants.map(([about, data]) => renderSample(template, about, data))
    }),
  )
}

async function renderSample<T extends MailTemplate>(
  template: T,
  about: string,
  data: MailData[T],
): Promise<Sample> {
  const mail = renderMail(composeMail(template, sender, data))
  return { template, about, attached: 'attached' in data ? data.attached : [], ...mail }
}

const sender = senderOf({ env: { baseUrl: SAMPLE_SITE } })
