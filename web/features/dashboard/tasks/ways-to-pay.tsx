import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { ShareLink } from '#web/shell/share-link.tsx'
import { useCall, showFailure } from '#web/shell/use-call.tsx'
import { Dialog, AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import type { TripProps } from '../dashboard-page.ts'

/** The link by which somebody else pays for the guest: share it, or replace it, which invalidates the old one. */
export function SharePaymentLink({ booking }: TripProps) {
  const [open, setOpen] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const hydrated = useHydrated()
  const params = { bookingId: booking.id }
  const take = ({ payLink }: { payLink: string | null }) => setLink(payLink)
  const read = useCall({
    call: () => api('GET', '/api/pay-link/{bookingId}', { params }),
    onSuccess: take,
  })
  const replace = useCall({
    call: () => api('POST', '/api/pay-link/{bookingId}', { params }),
    onSuccess: take,
  })
  return (
    <>
      <Button
        variant="link"
        size="sm"
        disabled={!hydrated}
        onClick={() => {
          setOpen(true)
          read.run()
        }}
      >
        Ask someone else to pay
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Ask someone else to pay"
        description="Anyone with this link can pay for you, no account needed. They see your first name, your dates and the bill, nothing else, and can get their own receipt. If you create a new link, this one stops working."
        actions={
          link !== null && (
            <Button
              variant="quiet"
              busy={replace.isPending}
              busyLabel="Creating a new link..."
              onClick={() => replace.run()}
            >
              Create a new link
            </Button>
          )
        }
      >
        {link !== null && (
          <div className="grid gap-3">
            <p className="rounded-md bg-cream px-3 py-2.5 text-sm wrap-anywhere">{link}</p>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={link} what="the payment link" />
              <ShareLink link={link} title={`Pay for ${booking.selectedDate ?? 'the retreat'}`} />
            </div>
          </div>
        )}
        {replace.isDone && (
          <Notice live="status" title="This is a new link">
            The old link no longer works.
          </Notice>
        )}
        <CallFailure title="We couldn’t load the link" error={read.error ?? replace.error} />
        {read.isDone && link === null && <Notice title="Nothing is due, so there’s no link." />}
      </Dialog>
    </>
  )
}

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
