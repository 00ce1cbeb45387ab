import { data } from 'react-router'
import { shortName } from '#domain/booking-form/person-name.ts'
import { TravellerScreen, type TravellerPage } from '#web/features/traveller/traveller-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
import type { Route } from './+types/traveller.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const [guest, answer] = await Promise.all([
    readers.guest(),
    readers.read('traveller', { params: { token } }),
  ])
  const found: TravellerPage['found'] = answer.ok
    ? { kind: 'open', traveller: answer.body }
    : goneOrFailed(answer)
  const { booking, healthConsent } = site.screens
  const page = {
    title: site.seo.private.traveller,
    name: guest && shortName(guest),
    token,
    found,
    country: site.business.brand.retreatCountry,
    loadedAt: context.get(nowContext).toISOString(),
    texts: {
      healthNote: booking.healthNote,
      healthConsent: { label: healthConsent.label, note: healthConsent.note },
    },
  }
  return data(page, { status: linkStatus(answer) })
}

export default function Traveller({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} name={page.name} hasSecretAddress>
      <TravellerScreen {...page} />
    </PrivatePage>
  )
}
