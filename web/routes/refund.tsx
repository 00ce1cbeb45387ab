import { data } from 'react-router'
import { content } from '#content/content.server.ts'
import { RefundScreen, type RefundPage } from '#web/features/refund/refund-screen.tsx'
import { readersContext } from '#web/shell/page-context.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/refund.ts'

/** The address contains a secret token, so search engines must not index it and other sites must not receive it. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
}

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const answer = await context.get(readersContext).refundLink(token)
  const found: RefundPage['found'] = answer.ok
    ? { kind: 'waits', refund: answer.body }
    : { kind: answer.status === 404 ? 'gone' : 'failed' }
  // Token from the email that asks the guest to confirm changed bank details.
  const mark = new URL(request.url).searchParams.get('confirm')
  const page = { title: content.seo.private.refund, token, mark, found }
  return data(page, { status: statusOf(answer) })
}

function statusOf(answer: { ok: true } | { ok: false; status: number }): number {
  if (answer.ok) return 200
  return answer.status === 404 ? 404 : 503
}

export default function Refund({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PageShell>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <RefundScreen {...page} />
    </PageShell>
  )
}
