import { data } from 'react-router'
import { PayLinkPaidScreen, type PayLinkPaidPage } from '#web/features/payment/pay-link-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage, goneOrFailed, linkStatus, secretAddressHeaders } from '#web/shell/private-page.tsx'
import type { Route } from './+types/pay-paid.ts'

export const headers = secretAddressHeaders

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const answer = await context.get(readersContext).payLinkOutcome(token, sessionId || null)
  const outcome: PayLinkPaidPage['outcome'] = answer.ok
    ? { kind: 'loaded', page: answer.body }
    : goneOrFailed(answer)
  const loadedAt = context.get(nowContext).toISOString()
  const page = { title: site.seo.private.paymentSuccess, token, outcome, loadedAt }
  return data(page, { status: linkStatus(answer) })
}

export default function PayPaid({ loaderData: { title, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} hasSecretAddress>
      <PayLinkPaidScreen {...page} />
    </PrivatePage>
  )
}
