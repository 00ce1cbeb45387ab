import { data } from 'react-router'
import { pick } from '#domain/base/typed-records.ts'
import { shortName } from '#domain/booking-form/person-name.ts'
import { HandOverScreen, type HandOverPage } from '#web/features/hand-over/hand-over-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
import type { Route } from './+types/hand-over.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const guest = await readers.guest()
  const answer = await readers.handOverLink(token)
  const found: HandOverPage['found'] = answer.ok ? { kind: 'open', place: answer.body } : goneOrFailed(answer)
  const page = {
    title: site.seo.private.handOver,
    token,
    guest,
    found,
    retreat: {
      country: site.business.brand.retreatCountry,
      text: site.landing.hero.subline,
      gists: {
        kiter: site.packages.kiter.includes.join(' · '),
        'non-kiter': site.packages.nonKiter.includes.join(' · '),
      },
    },
    healthConsent: pick(site.screens.healthConsent, ['label', 'note']),
    loadedAt: context.get(nowContext).toISOString(),
  }
  return data(page, { status: linkStatus(answer) })
}

export default function HandOver({ loaderData: { title, guest, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} name={guest && shortName(guest)} hasSecretAddress>
      <HandOverScreen guest={guest} {...page} />
    </PrivatePage>
  )
}
