import { PayLinkPaidScreen } from '#web/features/payment/pay-link-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { byLink, secretAddressHeaders, secretPage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/pay-paid.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const answer = await context.get(readersContext).payLinkOutcome(token, sessionId || null)
  return byLink(answer, (page) => ({ kind: 'loaded', page }), {
    title: site.seo.private.paymentSuccess,
    token,
    loadedAt: context.get(nowContext).toISOString(),
  })
}

export default secretPage<Route.ComponentProps>(({ found, ...page }) => (
  <PayLinkPaidScreen {...page} outcome={found} />
))
