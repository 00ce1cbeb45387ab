import { data } from 'react-router'
import { RefundScreen, type RefundPage } from '#web/features/refund/refund-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
import type { Route } from './+types/refund.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const answer = await context.get(readersContext).refundLink(token)
  const found: RefundPage['found'] = answer.ok ? { kind: 'waits', refund: answer.body } : goneOrFailed(answer)
  // Token from the email that asks the guest to confirm changed bank details.
  const mark = new URL(request.url).searchParams.get('confirm')
  const page = { title: site.seo.private.refund, token, mark, found }
  return data(page, { status: linkStatus(answer) })
}

export default function Refund({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} hasSecretAddress>
      <RefundScreen {...page} />
    </PrivatePage>
  )
}
