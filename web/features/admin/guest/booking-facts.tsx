import type { GuestPage } from '#domain/api-contract.ts'
import { BOOKING_FIELDS, fieldRows, SEALED_FIELDS, type BookingField } from '#domain/booking-fields.ts'
import { PACKAGE_NAMES } from '#domain/booking-names.ts'
import type { Booking } from '#domain/booking.ts'
import { travelRows } from '#domain/travel.ts'
import { PhoneLink } from '#web/features/admin/contact-links.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { deskDay, deskTime } from './desk-time.ts'
import { Fact } from './fact.tsx'
import { FoldingSection, sheetStyle } from './folding-section.tsx'
import { SealedFacts } from './sealed-facts.tsx'

/** In the head of the page, or with a link of their own. */
const SHOWN_ELSEWHERE = new Set<BookingField>([
  'firstName',
  'lastName',
  'email',
  'phone',
  'selectedDate',
  ...SEALED_FIELDS,
])
const FIELDS = BOOKING_FIELDS.filter((name) => !SHOWN_ELSEWHERE.has(name))

/** What the form holds, in words, and how to reach the guest. */
export function BookingFacts({ page: { lead, sealed } }: { page: GuestPage }) {
  const rows = [
    ...(lead.packageType ? [{ label: 'Package', value: PACKAGE_NAMES[lead.packageType] }] : []),
    ...fieldRows(lead, FIELDS),
    ...travelRows(lead),
  ]
  const about = [
    ...(lead.holdExpiresAt ? [{ label: 'Held until', value: deskTime(lead.holdExpiresAt) }] : []),
    ...referencesOf(lead).map((value, index) => ({
      label: index === 0 ? 'Reference' : 'or, for all',
      value,
    })),
    { label: 'First seen', value: deskTime(lead.createdAt) },
  ]
  const booked = lead.submittedAt && `booked ${deskDay(lead.submittedAt)}`
  return (
    <FoldingSection title="Booking" fact={booked}>
      <div className={sheetStyle}>
        <dl className="figures grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3.5 text-sm">
          {rows.map((row) => (
            <Fact key={row.label} label={row.label}>
              <span className="whitespace-pre-wrap">{row.value}</span>
            </Fact>
          ))}
          {lead.phone && (
            <Fact label="Phone">
              <PhoneLink phone={lead.phone} />
            </Fact>
          )}
          {lead.email && (
            <Fact label="Mail">
              <a href={`mailto:${lead.email}`} className={linkStyle}>
                {lead.email}
              </a>
            </Fact>
          )}
          {about.map((row) => (
            <Fact key={row.label} label={row.label}>
              {row.value}
            </Fact>
          ))}
        </dl>
        <SealedFacts bookingId={lead.id} name={lead.name} isEmpty={sealed.length === 0} />
      </div>
    </FoldingSection>
  )
}

/** What a transfer that is still due carries: for the deposit or for all of it, and later for the balance. */
function referencesOf({ paymentReferences, paymentStatus, balanceDue }: Booking): string[] {
  if (!paymentReferences || balanceDue <= 0) return []
  const { deposit, full, balance } = paymentReferences
  return paymentStatus === 'pending' ? [deposit, full] : [balance]
}
