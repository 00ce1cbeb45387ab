import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { errorText } from '#web/api/client.ts'
import { PaymentList } from '#web/booking-standing/payment-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { paymentsOfLeadQuery } from './admin-queries.ts'

/** What a guest has paid, with receipts and credit notes to download; asked for when it is unfolded. */
export function LeadPayments({ lead }: { lead: Booking }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="border-t border-line pt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center font-semibold text-sea">Payments and receipts</summary>
      {open && <Payments bookingId={lead.id} />}
    </details>
  )
}

function Payments({ bookingId }: { bookingId: string }) {
  const { data, error } = useQuery(paymentsOfLeadQuery(bookingId))
  if (error) {
    return (
      <Notice tone="danger" title="The payments could not be loaded" live="alert">
        {errorText(error, 'The server cannot be reached. Please reload the page.')}
      </Notice>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading payments">
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    )
  }
  if (data.payments.length === 0)
    return <p className="pb-2 text-ink-soft">Nothing was paid or reported yet.</p>
  return <PaymentList payments={data.payments} />
}
