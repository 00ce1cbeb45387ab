import { data } from 'react-router'
import { content, isPlaceholder } from '#content/content.server.ts'
import type { PageReaders } from '#domain/api/page-readers.ts'
import { loadOrder, orderExamples } from '#web/order/load-order.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import { NeedsScripts } from '#web/features/payment/needs-scripts.tsx'
import { PayLinkScreen, type PayLinkPage } from '#web/features/payment/pay-link-screen.tsx'
import { demonstrationContext, nowContext, readersContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/pay.ts'

/** The address contains a secret token, so search engines must not index it and other sites must not receive it. */
const FOR_NOBODY_ELSE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

export function headers() {
  return FOR_NOBODY_ELSE
}

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const answer = await readers.payLink(token)
  const demonstration = context.get(demonstrationContext)
  const parts = new URL(request.url).searchParams.get('parts')
  const examples = demonstration ? orderExamples(content.packageTravel, isPlaceholder) : []
  const order = answer.ok
    ? await loadOrder((size) => readers.payLinkOrderTerms(token, size), { examples, parts })
    : null
  const page = {
    title: content.seo.private.payment,
    token,
    found: foundOf(answer, order),
    cancelled: new URL(request.url).searchParams.get('cancelled') === 'true',
    instead: new URL(request.url).searchParams.get('instead') === 'card',
    loadedAt: context.get(nowContext).toISOString(),
    demonstration,
    texts: content.screens.payment,
    chat: { app: content.business.chat.app, url: content.business.chat.url },
    transferDays: content.business.bank.transferDays,
    // Bank details are shown only once the booking is ordered.
    bank: order?.standing === 'current' ? content.business.bank : null,
  }
  return data(page, { status: pageStatus(answer) })
}

function pageStatus(answer: { ok: true } | { ok: false; status: number }): number {
  if (answer.ok) return 200
  return answer.status === 404 ? 404 : 503
}

function foundOf(
  answer: Awaited<ReturnType<PageReaders['payLink']>>,
  order: OrderPage | null,
): PayLinkPage['found'] {
  if (answer.ok && answer.body.move) return { kind: 'waits', booking: answer.body, move: answer.body.move }
  if (answer.ok) return order ? { kind: 'due', booking: answer.body, order } : { kind: 'failed' }
  return { kind: answer.status === 404 ? 'gone' : 'failed' }
}

export default function Pay({ loaderData: { title, chat, ...page } }: Route.ComponentProps) {
  return (
    <PageShell>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <NeedsScripts chat={chat} />
      <PayLinkScreen {...page} />
    </PageShell>
  )
}
