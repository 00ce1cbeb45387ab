import { Lock } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import {
  BOOKING_FIELDS,
  bookingFields,
  fieldRows,
  SEALED_FIELDS,
  type BookingField,
} from '#domain/booking-form/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { travelRows } from '#domain/travel/travel.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { FoldingSection } from '#web/features/admin/kit/list/folding-section.tsx'
import { adminDay, adminTime } from '#web/features/admin/kit/texts.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { MailLink, PhoneLink, SealedText } from './contact-links.tsx'
import { useSealedFields } from './guest-page.tsx'

/** Fields that the head of the page, a contact link or the locked part shows instead. */
const SHOWN_ELSEWHERE = new Set<BookingField>([
  'firstName',
  'lastName',
  'email',
  'phone',
  'selectedDate',
  ...SEALED_FIELDS,
])
const FIELDS = BOOKING_FIELDS.filter((name) => !SHOWN_ELSEWHERE.has(name))

/** Booking section of a guest's page: the answers of the booking form, contact links, and the locked health notes. */
export function BookingFacts({ page: { lead, sealed } }: { page: GuestPage }) {
  const reference = referenceOf(lead)
  const rows = [
    lead.packageType && { label: 'Package', value: PACKAGE_NAMES[lead.packageType] },
    ...fieldRows(lead, FIELDS),
    ...travelRows(lead),
    lead.phone && { label: 'Phone', value: <PhoneLink phone={lead.phone} /> },
    lead.email && { label: 'Email', value: <MailLink email={lead.email} /> },
    lead.holdExpiresAt && { label: 'Held until', value: adminTime(lead.holdExpiresAt) },
    reference && { label: 'Reference', value: reference },
    { label: 'First seen', value: adminTime(lead.createdAt) },
  ]
  const booked = lead.submittedAt && `booked ${adminDay(lead.submittedAt)}`
  return (
    <FoldingSection title="Booking" fact={booked}>
      <Facts className="figures" rows={rows.filter((row) => typeof row === 'object' && row !== null)} />
      <SealedFacts bookingId={lead.id} name={lead.name} isEmpty={sealed.length === 0} />
    </FoldingSection>
  )
}

/** Returns the payment references for what is due: deposit and full amount until the first payment, then the balance. */
function referenceOf({ paymentReferences, paymentStatus, balanceDue }: Booking): string | null {
  if (!paymentReferences || balanceDue <= 0) return null
  const { deposit, full, balance } = paymentReferences
  return paymentStatus === 'pending' ? `${deposit}\n${full}` : balance
}

/** Emergency contact and health notes, behind a button; the server records each opening in the history. */
function SealedFacts({ bookingId, name, isEmpty }: { bookingId: string; name: string; isEmpty: boolean }) {
  const open = useSealedFields(bookingId)
  if (isEmpty) {
    return <p className="px-4 py-3 text-sm text-ink-soft">No emergency contact or health notes yet.</p>
  }
  if (open.data) {
    const opened = open.data
    const rows = SEALED_FIELDS.map((field) => ({
      label: bookingFields[field].label,
      value: <SealedText field={field} text={opened[field]} />,
    }))
    return <Facts className="bg-amber-soft" rows={rows} />
  }
  return (
    <div className="px-4 py-3.5">
      <SmallButton busy={open.isPending} onClick={() => open.mutate()}>
        <Lock aria-hidden className="size-4" />
        Emergency and health
        <span className="sr-only"> of {name}</span>
      </SmallButton>
      <p className="mt-1.5 text-sm text-ink-soft">Opening it is recorded in the history.</p>
      <CallFailure title="Not opened" error={open.error} className="mt-2" />
    </div>
  )
}

function Facts({
  rows,
  className,
}: {
  rows: readonly { label: string; value: ReactNode }[]
  className: string
}) {
  return (
    <dl
      className={`${className} grid grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3.5 text-sm`}
    >
      {rows.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
