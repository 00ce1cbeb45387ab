import { Link } from 'react-router'
import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { creditOf } from '#web/ui/quote-lines.ts'
import { paymentLabel, ROOM_LABELS, STATUS_LABELS } from './booking-labels.ts'
import { ROW } from './desk/row-keys.ts'
import { MailLink, PhoneLink } from './contact-links.tsx'

/** One lead: who, when, what, and how far it is paid; the rest stands on a page of its own. */
export function LeadCard({ lead }: { lead: Booking }) {
  const status = STATUS_LABELS[lead.status]
  const payment = paymentLabel(lead)
  return (
    <Card as="li" {...ROW} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">
            <Link
              to={`/admin/guests/${lead.id}`}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {lead.name || 'No name yet'}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{lead.retreatDate ?? 'No date chosen yet'}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone={status.tone}>{status.text}</Badge>
          {lead.status !== 'in_progress' && <Badge tone={payment.tone}>{payment.text}</Badge>}
        </div>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {lead.email && <MailLink email={lead.email} />}
        {lead.phone && <PhoneLink phone={lead.phone} />}
      </p>
      <p className="figures text-sm text-ink-soft">{summaryOf(lead)}</p>
    </Card>
  )
}

function summaryOf(lead: Booking): string {
  const parts = [
    lead.packageType && PACKAGE_NAMES[lead.packageType],
    lead.roomType && ROOM_LABELS[lead.roomType],
    lead.quote && `${formatEuros(lead.quote.total)} in all`,
    lead.amountPaid > 0 && `${formatEuros(lead.amountPaid)} received`,
    creditOf(lead) > 0 && `${formatEuros(creditOf(lead))} goodwill refund`,
    lead.amountReported > 0 && `${formatEuros(lead.amountReported)} reported`,
    lead.balanceDue > 0 && `${formatEuros(lead.balanceDue)} due`,
  ]
  return parts.filter(Boolean).join(' · ')
}
