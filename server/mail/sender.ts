import { organiserLine } from '#domain/site/organiser.ts'
import type { Sender } from '#emails/define-mail.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Env } from '#server/env.ts'

/** Returns the sender's details in every mail, from the owner's content. */
export function senderOf({ env, site }: { env: Pick<Env, 'baseUrl'>; site: BaseDeps['site'] }): Sender {
  const { business, mail, screens, organiser } = site()
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
export function operatorAddress({ site }: Pick<BaseDeps, 'site'>): string {
  return site().business.mail.replyTo
}
