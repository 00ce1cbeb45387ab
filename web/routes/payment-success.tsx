import { content, isPlaceholder } from '#content/content.server.ts'
import { shortName } from '#domain/booking/person-name.ts'
import { loadPaymentOutcome } from '#web/features/payment/paid/payment-outcome.ts'
import { PaymentResult, showsTrip } from '#web/features/payment/paid/payment-result.tsx'
import { tripTexts } from '#web/features/payment/paid/trip-page.ts'
import { demonstrationContext, nowContext, readersContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/payment-success.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const guest = await readers.guest()
  return {
    title: content.seo.private.paymentSuccess,
    name: guest && shortName(guest),
    outcome: await loadPaymentOutcome(readers, searchParams.get('session_id') ?? '', {
      signedIn: guest !== null,
      now: context.get(nowContext),
      transferWorkingDays: content.business.bank.longestTransferDays,
    }),
    returnTo: `${pathname}${search}`,
    texts: tripTexts(content.screens.trip, content.business.flights, {
      marked: context.get(demonstrationContext),
      isPlaceholder,
    }),
    waiting: content.screens.thankYou,
    chat: content.business.chat,
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
