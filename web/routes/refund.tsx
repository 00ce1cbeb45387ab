import { RefundScreen } from '#web/features/refund/refund-screen.tsx'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/refund.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const answer = await context.get(readersContext).refundLink(token)
  // Token from the email that asks the guest to confirm changed bank details.
  const mark = new URL(request.url).searchParams.get('confirm')
  return byLink(answer, (refund) => ({ kind: 'waits', refund }), {
    title: site.seo.private.refund,
    token,
    mark,
  })
}

export default secretPage<Route.ComponentProps>(RefundScreen)
