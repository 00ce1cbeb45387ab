import { data } from 'react-router'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { PayLinkScreen, type PayLinkPage } from '#web/features/payment/pay-link-screen.tsx'
import { NeedsScripts } from '#web/features/payment/payment-notices.tsx'
import { loadOrder, orderExamples, type OrderPage } from '#web/order/order-page.ts'
import { demonstrationContext, nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
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
  const page = {
    title: site.seo.private.payment,
    token,
    found: foundOf(answer, order),
    cancelled: new URL(request.url).searchParams.get('cancelled') === 'true',
    instead: new URL(request.url).searchParams.get('instead') === 'card',
    loadedAt: context.get(nowContext).toISOString(),
    demonstration,
    texts: site.screens.payment,
    chat: { app: site.business.chat.app, url: site.business.chat.url },
    transferDays: site.business.bank.transferDays,
    // Bank details are shown only once the booking is ordered.
    bank: order?.standing === 'current' ? site.business.bank : null,
  }
  return data(page, { status: linkStatus(answer) })
}

function foundOf(
  answer: Awaited<ReturnType<PageReaders['payLink']>>,
  order: OrderPage | null,
): PayLinkPage['found'] {
  if (answer.ok && answer.body.move) return { kind: 'waits', booking: answer.body, move: answer.body.move }
  if (answer.ok) return order ? { kind: 'due', booking: answer.body, order } : { kind: 'failed' }
  return goneOrFailed(answer)
}

export default function Pay({ loaderData: { title, chat, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} hasSecretAddress>
      <NeedsScripts chat={chat} />
      <PayLinkScreen {...page} />
    </PrivatePage>
  )
}
