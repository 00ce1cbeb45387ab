import { Download } from 'lucide-react'
import type { GuestPage } from '#domain/api-contract.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import type { Booking } from '#domain/booking.ts'
import { DOCUMENT_NAMES } from '#domain/documents.ts'
import { formatEuros } from '#domain/money.ts'
import { shortVersion, type OrderedBy } from '#domain/order.ts'
import { address } from '#web/api/client.ts'
import { rowStyle } from '#web/features/admin/desk/group.tsx'
import { deskDay, deskTime } from './desk-time.ts'
import { FoldingSection, sheetStyle } from './folding-section.tsx'

const BY: Record<OrderedBy, string> = { guest: 'by the guest', pay_link: 'with the pay link' }

/** What was ordered, receipts and credit notes, to download. */
export function Papers({ page: { lead, orders, documents } }: { page: GuestPage }) {
  const waiting = waitingText(lead)
  const count = orders.length + documents.length
  if (count === 0 && waiting === null) return null
  return (
    <FoldingSection title="Papers" fact={count === 0 ? 'none yet' : count} folded>
      <ul className={`figures ${sheetStyle}`}>
        {waiting !== null && <li className={`${rowStyle} bg-amber-soft`}>{waiting}</li>}
        {orders.map(({ id, version, orderedAt, orderedBy, total }) => (
          <PaperLink
            key={id}
            href={address('/api/orders/{orderId}', { orderId: id })}
            title={`Order ${shortVersion(version)} · ${formatEuros(total)}`}
            about={`${deskTime(orderedAt)}, ${BY[orderedBy]}`}
          />
        ))}
        {documents.map(({ id, kind, number, amount, issuedAt }) => (
          <PaperLink
            key={id}
            href={address('/api/documents/{documentId}', { documentId: id })}
            title={`${DOCUMENT_NAMES[kind]} ${number} · ${formatEuros(amount)}`}
            about={deskDay(issuedAt)}
          />
        ))}
      </ul>
    </FoldingSection>
  )
}

function PaperLink({ href, title, about }: { href: string; title: string; about: string }) {
  return (
    <li>
      <a
        href={href}
        download
        className={`${rowStyle} flex items-center justify-between gap-4 no-underline hover:bg-cream`}
      >
        <span className="min-w-0">
          <span className="block font-semibold text-ink">{title}</span>
          <span className="block text-sm text-ink-soft">{about}</span>
        </span>
        <Download aria-hidden className="size-5 shrink-0 text-sea" />
        <span className="sr-only">Download</span>
      </a>
    </li>
  )
}

/** What the guest has not ordered of a place that is held; null where all is as it was ordered. */
function waitingText({ status, order }: Booking): string | null {
  if (!holdsPlace(status)) return null
  if (order === null) return 'Nothing is ordered yet: the guest orders before paying.'
  return order.changedAt && `The guest’s change of ${deskTime(order.changedAt)} is not ordered yet.`
}
