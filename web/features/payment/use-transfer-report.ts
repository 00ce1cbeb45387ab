import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '#domain/booking.ts'
import { TRANSFER_REDIRECT_MS } from '#domain/timings.ts'
import { api, errorText, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.ts'
import { totalOf } from '#web/ui/quote-lines.ts'
import { toasts } from '#web/ui/toast-store.ts'
import type { PaymentOption } from './payment-options.ts'

const SENT = {
  title: 'Payment Confirmation Sent',
  description: "We've notified our team about your payment. You'll receive a booking confirmation soon.",
}

export interface TransferReport {
  report: (option: PaymentOption) => void
  busy: boolean
  /** It is noted, and the browser is on its way to the thank-you page. */
  isDone: boolean
  /** Why it could not be noted, in words. */
  failure: string | null
}

/** Tells the team that the transfer is made, and goes on to the thank-you page. */
export function useTransferReport(booking: Booking): TransferReport {
  const navigate = useNavigate()
  const call = useCall<unknown, PaymentOption>({
    call: (option) => reportTransfer(booking, option),
    onSuccess: () => void toasts.show(SENT),
  })
  const { isDone, error } = call
  const leadId = booking.id
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate('/thank-you', { state: { leadId } }), TRANSFER_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate, leadId])
  return {
    report: call.run,
    busy: call.isPending,
    isDone,
    failure:
      error && !isLoggedOut(error)
        ? errorText(
            error,
            'Please check your connection and try again. Your transfer itself is not touched by this.',
          )
        : null,
  }
}

function reportTransfer(booking: Booking, option: PaymentOption) {
  if (option.type === 'balance') {
    return api('POST', '/api/complete-payment/{bookingId}', { params: { bookingId: booking.id } })
  }
  const isDeposit = option.type === 'deposit'
  return api('POST', '/api/confirm-payment', {
    body: {
      leadId: booking.id,
      paymentType: option.type,
      paymentStatus: isDeposit ? 'deposit_paid' : 'fully_paid',
      depositAmount: isDeposit ? option.now : null,
      totalAmount: totalOf(booking),
      paymentReference: option.reference ?? '',
    },
  })
}
