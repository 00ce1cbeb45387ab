import { loadSite } from '#content/site-content.ts'
import { SITE as ADDRESS } from '#emails/samples.ts'
import type { RenderedMail } from '#server/mail/render-mail.ts'
import { senderOf } from '#server/mail/sender.ts'
import { MAIL_TEMPLATES, MAILS, type MailData, type MailTemplate } from '#server/mail/templates.ts'
import { writeMail } from '#server/mail/write-mail.ts'

export interface Sample extends RenderedMail {
  template: MailTemplate
  /** What the sample shows: "deposit by card". */
  about: string
  /** The names of the attached files. */
  attached: readonly string[]
}

/** Renders all samples of every email, as guests and the operator get them. */
export async function renderSamples(): Promise<Sample[]> {
  const { site } = loadSite()
  return Promise.all(
    MAIL_TEMPLATES.flatMap((template) =>
      Object.entries<MailData[MailTemplate]>(MAILS[template].samples()).map(async ([about, data]) => {
        const mail = await writeMail(
          template,
          senderOf({ env: { baseUrl: ADDRESS }, site: () => site }),
          data,
        )
        return { template, about, attached: 'attached' in data ? data.attached : [], ...mail }
      }),
    ),
  )
}
