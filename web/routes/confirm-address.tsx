import { shortName } from '#domain/booking-form/person-name.ts'
import { ConfirmAddressScreen } from '#web/features/auth/confirm-address-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/confirm-address.ts'

export const headers = secretAddressHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const token = new URL(request.url).searchParams.get('token') || null
  const [guest, link] = await Promise.all([
    readers.guest(),
    token === null ? null : readers.addressLink(token),
  ])
  return {
    title: site.seo.private.confirmAddress,
    name: guest && shortName(guest),
    guest: guest && { email: guest.email, emailVerified: guest.emailVerified },
    link: token === null ? null : { token, email: link?.body ?? null },
  }
}

export default secretPage<Route.ComponentProps>(ConfirmAddressScreen)
