import { useEffect, useRef } from 'react'
import type { Booking } from '#domain/booking.ts'
import { api, ApiError } from '#web/api/client.ts'
import { forgetBooking, readStoredBooking } from '#web/browser/browser-storage.ts'
import { useCall } from '#web/shell/use-call.ts'
import { LoadFailedPage } from './no-payment.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/**
 * Gives a booking that this browser made to the account, where the sign-in has not done so. A stored lead that cannot be
 * linked is forgotten: it belongs to another account, or to nobody any more.
 */
export function LinkBooking({
  leadId,
  onLinked,
  onRefused,
}: {
  leadId: string
  onLinked: (booking: Booking) => void
  onRefused: () => void
}) {
  const link = useCall({
    call: () => api('POST', '/api/link-booking', { body: { leadId } }),
    onSuccess: ({ lead }) => onLinked(lead),
    onError: (error) => {
      if (!isRefusal(error)) return
      if (readStoredBooking()?.leadId === leadId) forgetBooking()
      onRefused()
    },
  })
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === leadId) return
    asked.current = leadId
    link.run()
  })
  return link.error && !isRefusal(link.error) ? <LoadFailedPage /> : <PaymentSkeleton />
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409 || error.status === 422)
}
