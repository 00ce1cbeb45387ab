import { RefundGuestScreen } from '#web/features/admin/refund/refund-guest-screen.tsx'
import type { Route } from './+types/refund-guest.ts'

export default function RefundGuest({ params: { bookingId } }: Route.ComponentProps) {
  return <RefundGuestScreen guestId={bookingId} />
}
