import { content, organiser } from '#content/content.server.ts'
import { organiserLine } from '#domain/site/organiser.ts'
import type { Sender } from '#emails/define-mail.ts'
import type { Env } from '#server/env.ts'

/** Returns the sender's details in every mail, from the owner's content. */
export function senderOf({ env }: { env: Pick<Env, 'baseUrl'> }): Sender {
  const { business, mail, screens } = content
  const { heading, flight } = screens.trip
  return {
    siteTitle: business.brand.siteTitle,
    baseUrl: env.baseUrl,
    signatures: {
      warm: mail.signature,
      plain: mail.plainSignature ?? ['Kind regards,', business.brand.siteTitle],
    },
    support: mail.support,
    chat: business.chat,
    footer: mail.footer,
    organiser: organiserLine(organiser),
    trip: { heading, flight: { ...flight, ...business.flights } },
  }
}

/** Returns the inbox that the operator reads. */
export function operatorAddress(): string {
  return content.business.mail.replyTo
}
