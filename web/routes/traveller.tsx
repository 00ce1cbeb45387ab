import { shortName } from '#domain/booking-form/person-name.ts'
import { TravellerScreen } from '#web/features/traveller/traveller-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/traveller.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const [guest, answer] = await Promise.all([
    readers.guest(),
    readers.read('traveller', { params: { token } }),
  ])
  const { booking, healthConsent } = site.screens
  return byLink(answer, (traveller) => ({ kind: 'open', traveller }), {
    title: site.seo.private.traveller,
    name: guest && shortName(guest),
    token,
    country: site.business.brand.retreatCountry,
    loadedAt: context.get(nowContext).toISOString(),
    texts: {
      healthNote: booking.healthNote,
      healthConsent: { label: healthConsent.label, note: healthConsent.note },
    },
  })
}

export default secretPage<Route.ComponentProps>(TravellerScreen)
