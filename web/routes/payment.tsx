import { content } from '#content/content.server.ts'
import { displayName } from '#domain/display-name.ts'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { load } from '#web/api/load.ts'
import { PaymentScreen } from '#web/features/payment/payment-screen.tsx'
import { standingOf } from '#web/booking-standing/booking-standing.ts'
import { apiContext, demonstrationContext, nowContext, type PageApi } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { Route } from './+types/payment.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const user = await load(api, '/api/auth/user')
  const guest = user.ok ? user.body : null
  const bookings = guest && (await load(api, '/api/my-bookings'))
  const now = context.get(nowContext)
  const hasLost = bookings?.ok && bookings.body.some((booking) => standingOf(booking, now) === 'released')
  return {
    title: content.seo.private.payment,
    guest: guest && { name: displayName(guest), email: guest.email },
    bookings: bookings?.ok ? bookings.body : null,
    placesNow: hasLost ? await loadPlacesNow(api) : null,
    askedLeadId: searchParams.get('leadId') || null,
    cancelled: searchParams.get('cancelled') === 'true',
    returnTo: `${pathname}${search}`,
    loadedAt: now.toISOString(),
    demonstration: context.get(demonstrationContext),
    texts: content.screens.payment,
    bank: content.business.bank,
  }
}

async function loadPlacesNow(api: PageApi) {
  const [tiers, availability] = await Promise.all([
    load(api, '/api/pricing-tiers'),
    load(api, '/api/booking-availability'),
  ])
  if (!tiers.ok || !availability.ok) return null
  const { privateRoomCents } = content.prices
  return { tiers: tiers.body, availability: availability.body, prices: { privateRoomCents } }
}

export default function Payment({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PageShell account={<AccountHeader name={page.guest?.name ?? null} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <PaymentScreen {...page} />
    </PageShell>
  )
}
