import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { TRANSFER_REDIRECT_MS } from '#domain/site/timings.ts'
import { errorText, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import type { PaymentCalls } from './checkout-calls.ts'
import type { PaymentOption } from './choice/payment-options.ts'

const SENT = {
  title: 'Payment Confirmation Sent',
  description: "We've notified our team about your payment. You'll receive a booking confirmation soon.",
}

export type TransferReport = ReturnType<typeof useTransferReport>

/** Reports to the team that the transfer was made, then goes to the thank-you page. */
export function useTransferReport(calls: PaymentCalls) {
  const navigate = useNavigate()
  const call = useCall<{ mailed?: boolean }, PaymentOption>({
    call: calls.reportTransfer,
    onSuccess: () => void toasts.show(SENT),
  })
  const { isDone, error } = call
  const mailed = call.answer?.mailed
  const { to, leadId } = calls.afterReport
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate(to, { state: { leadId, mailed } }), TRANSFER_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate, to, leadId, mailed])
  return {
    report: call.run,
    busy: call.isPending,
    /** True once the transfer is reported and the browser is going to the thank-you page. */
    isDone,
    /** Why the transfer could not be reported; null if it was. */
    failure:
      error && !isLoggedOut(error)
        ? errorText(error, 'Check your connection and try again. This doesn’t affect your bank transfer.')
        : null,
  }
}
