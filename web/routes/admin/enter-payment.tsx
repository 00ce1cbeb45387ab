import { EnterPaymentScreen } from '#web/features/admin/money/entry/enter-payment-screen.tsx'
import type { Route } from './+types/enter-payment.ts'

/** Serves `/admin/guests/{id}/payment` and, without a guest, `/admin/money/enter`. */
export function loader({ params, request }: Route.LoaderArgs) {
  return { guestId: params.bookingId ?? null, reportId: new URL(request.url).searchParams.get('report') }
}

export default function EnterPayment({ loaderData }: Route.ComponentProps) {
  return <EnterPaymentScreen {...loaderData} />
}
