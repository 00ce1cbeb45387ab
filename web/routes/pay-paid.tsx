import { data } from 'react-router'
import { content } from '#content/content.server.ts'
import type { Loaded } from '#domain/api/page-readers.ts'
import type { PayLinkOutcome } from '#domain/payment/pay-link-calls.ts'
import { PayLinkPaidScreen, type PayLinkPaidPage } from '#web/features/payment/pay-link-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/pay-paid.ts'

export { headers } from './pay.tsx'

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const answer = await context.get(readersContext).payLinkOutcome(token, sessionId || null)
  const page = { title: content.seo.private.paymentSuccess, token, outcome: outcomeOf(answer) }
  return data(page, { status: pageStatus(answer) })
}

function pageStatus(answer: { ok: true } | { ok: false; status: number }): number {
  if (answer.ok) return 200
  return answer.status === 404 ? 404 : 503
}

function outcomeOf(answer: Loaded<PayLinkOutcome>): PayLinkPaidPage['outcome'] {
  if (answer.ok) return { kind: 'told', told: answer.body }
  return { kind: answer.status === 404 ? 'gone' : 'failed' }
}

export default function PayPaid({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PageShell>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PayLinkPaidScreen {...page} />
    </PageShell>
  )
}
