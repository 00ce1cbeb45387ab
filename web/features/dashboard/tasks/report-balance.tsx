import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import type { TripProps } from '../dashboard-page.ts'

/** Reports a transfer of the balance, after a confirmation because the guest cannot withdraw the report. */
export function ReportBalance({ booking, onUpdate }: TripProps) {
  const [asking, setAsking] = useState(false)
  const report = useCall({
    call: () => api('POST', '/api/complete-payment/{bookingId}', { params: { bookingId: booking.id } }),
    onSuccess: ({ lead }) => {
      toasts.show({
        title: 'Payment Completed',
        // The specification's text, with the truth about a transfer that is still on its way.
        description:
          'Your remaining balance has been processed successfully! We’ll confirm it when the transfer has arrived.',
      })
      setAsking(false)
      onUpdate({ booking: lead })
    },
    onError: (error) => {
      setAsking(false)
      showFailure(error, 'Payment Failed', 'Failed to complete payment')
    },
  })
  return (
    <>
      <Button variant="link" size="sm" onClick={() => setAsking(true)}>
        Completed balance payment
        <span className="sr-only"> for {booking.selectedDate}</span>
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Have you transferred ${formatEuros(booking.balanceDue)}?`}
        description={
          <>
            We’ll look for a transfer
            {booking.paymentReferences && (
              <>
                {' '}
                with the reference{' '}
                <strong className="wrap-anywhere">{booking.paymentReferences.balance}</strong>
              </>
            )}{' '}
            and confirm it by email.
          </>
        }
        confirmLabel="Yes, I have transferred it"
        cancelLabel="Not yet"
        tone="primary"
        busy={report.isPending}
        busyLabel="Sending..."
        onConfirm={() => report.run()}
      />
    </>
  )
}
