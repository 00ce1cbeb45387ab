import { pick } from '#domain/base/typed-records.ts'
import { shortName } from '#domain/booking-form/person-name.ts'
import { HandOverScreen } from '#web/features/hand-over/hand-over-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/hand-over.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const guest = await readers.guest()
  const answer = await readers.handOverLink(token)
  return byLink(answer, (place) => ({ kind: 'open', place }), {
    title: site.seo.private.handOver,
    name: guest && shortName(guest),
    token,
    guest,
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
  })
}

export default secretPage<Route.ComponentProps>(HandOverScreen)
