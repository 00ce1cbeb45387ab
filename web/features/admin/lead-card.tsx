import { BOOKING_FIELDS, fieldRows, type BookingField } from '#domain/booking-fields.ts'
import { PACKAGE_NAMES } from '#domain/booking-names.ts'
import { formatInstant } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { travelRows } from '#domain/travel.ts'
import type { Booking } from '#domain/booking.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { creditOf } from '#web/ui/quote-lines.ts'
import { paymentLabel, ROOM_LABELS, STATUS_LABELS } from './booking-labels.ts'
import { MailLink, PhoneLink } from './contact-links.tsx'
import { GuestData } from './guest-data.tsx'
import { LeadPayments } from './lead-payments.tsx'

const SHOWN_ABOVE = new Set<BookingField>([
  'firstName',
  'lastName',
  'email',
  'phone',
  'selectedDate',
  'selectedRoom',
])

/** One lead: who, when, what, and how far it is paid; the rest unfolds. */
export function LeadCard({ lead }: { lead: Booking }) {
  const status = STATUS_LABELS[lead.status]
  const payment = paymentLabel(lead)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{lead.name || 'No name yet'}</h2>
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
      {lead.submittedAt !== null && <LeadPayments lead={lead} />}
      <details className="group border-t border-line pt-3">
        <summary className="min-h-11 content-center font-semibold text-sea">Details</summary>
        <DescriptionList rows={detailsOf(lead)} />
      </details>
      <GuestData lead={lead} />
    </Card>
  )
}

function summaryOf(lead: Booking): string {
  const parts = [
    lead.packageType && PACKAGE_NAMES[lead.packageType],
    lead.roomType && ROOM_LABELS[lead.roomType],
    lead.quote && `${formatEuros(lead.quote.total)} in all`,
    lead.amountPaid > 0 && `${formatEuros(lead.amountPaid)} received`,
    creditOf(lead) > 0 && `${formatEuros(creditOf(lead))} given back as a goodwill`,
    lead.amountReported > 0 && `${formatEuros(lead.amountReported)} reported`,
    lead.balanceDue > 0 && `${formatEuros(lead.balanceDue)} due`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Every field of the form that the card does not show above already. */
const DETAILS = BOOKING_FIELDS.filter((field) => !SHOWN_ABOVE.has(field))

function detailsOf(lead: Booking) {
  const rows: [string, string | null][] = [
    ['Place held until', lead.holdExpiresAt && formatInstant(new Date(lead.holdExpiresAt))],
    ['Submitted', lead.submittedAt && formatInstant(new Date(lead.submittedAt))],
    ['First seen', formatInstant(new Date(lead.createdAt))],
    ['References', lead.paymentReferences && Object.values(lead.paymentReferences).join(', ')],
  ]
  const about = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
  return [...fieldRows(lead, DETAILS), ...travelRows(lead), ...about]
}
