import { shortName } from '#domain/booking-form/person-name.ts'
import { loadPaymentOutcome } from '#web/features/payment/paid/payment-outcome.ts'
import { PaymentResult, showsTrip } from '#web/features/payment/paid/payment-result.tsx'
import { tripTexts } from '#web/features/payment/paid/trip-page.ts'
import { demonstrationContext, nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/payment-success.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const guest = await readers.guest()
  return {
    title: site.seo.private.paymentSuccess,
    name: guest && shortName(guest),
    outcome: await loadPaymentOutcome(readers, searchParams.get('session_id') ?? '', {
      signedIn: guest !== null,
      now: context.get(nowContext),
      transferWorkingDays: site.business.bank.longestTransferDays,
    }),
    returnTo: `${pathname}${search}`,
    texts: tripTexts(site.screens.trip, site.business.flights, {
      marked: context.get(demonstrationContext),
      isPlaceholder: site.isPlaceholder,
    }),
    waiting: site.screens.thankYou,
    chat: site.business.chat,
  }
}

export default function PaymentSuccess({ loaderData: { title, name, ...page } }: Route.ComponentProps) {
  const overlay = showsTrip(page.outcome)
  return (
    <PrivatePage title={title} name={name} overlay={overlay}>
      <PaymentResult {...page} />
    </PrivatePage>
  )
}
