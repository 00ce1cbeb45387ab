import type { PayLinkView } from '#domain/contract/pay-link-calls.ts'
import type { OpenMove } from '#domain/date-change/announced-change.ts'
import { PayLinkScreen, type PayLinkPage } from '#web/features/payment/pay-link-screen.tsx'
import { NeedsScripts } from '#web/features/payment/payment-notices.tsx'
import { loadOrder, orderExamples, type OrderPage } from '#web/order/order-page.ts'
import { demonstrationContext, nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/pay.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const answer = await readers.payLink(token)
  const demonstration = context.get(demonstrationContext)
  const parts = new URL(request.url).searchParams.get('parts')
  const examples = demonstration ? orderExamples(site.packageTravel, site.isPlaceholder) : []
  const order = answer.ok
    ? await loadOrder((size) => readers.payLinkOrderTerms(token, size), { examples, parts })
    : null
  return byLink(answer, (booking) => foundOf(booking, order), {
    title: site.seo.private.payment,
    token,
    cancelled: new URL(request.url).searchParams.get('cancelled') === 'true',
    instead: new URL(request.url).searchParams.get('instead') === 'card',
    loadedAt: context.get(nowContext).toISOString(),
    demonstration,
    texts: site.screens.payment,
    chat: { app: site.business.chat.app, url: site.business.chat.url },
    transferDays: site.business.bank.transferDays,
    // Bank details are shown only once the booking is ordered.
    bank: order?.standing === 'current' ? site.business.bank : null,
  })
}

function foundOf(
  booking: PayLinkView & { move?: OpenMove | undefined },
  order: OrderPage | null,
): PayLinkPage['found'] {
  if (booking.move) return { kind: 'waits', booking, move: booking.move }
  return order ? { kind: 'due', booking, order } : { kind: 'failed' }
}

export default secretPage<Route.ComponentProps>(({ chat, ...page }) => (
  <>
    <NeedsScripts chat={chat} />
    <PayLinkScreen {...page} />
  </>
))
