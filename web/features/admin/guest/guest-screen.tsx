import { Download } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { DOCUMENT_NAMES } from '#domain/document/documents.ts'
import { shortVersion, type OrderedBy } from '#domain/order/order.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { address, api, errorText } from '#web/api/client.ts'
import { isErased } from '#web/features/admin/guests/state-badge.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { FoldingSection, type ControlledFold } from '#web/features/admin/kit/list/folding-section.tsx'
import { rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { adminDay, adminTime } from '#web/features/admin/kit/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { totalOf } from '#web/ui/quote-lines.ts'
import { BookingFacts } from './booking-facts.tsx'
import { GuestGroupCard, OnlyThisGuest } from './guest-group.tsx'
import { GuestActions, GuestHead } from './guest-head.tsx'
import { guestPage } from './guest-page.tsx'
import { Ledger } from './ledger.tsx'
import { MailList } from './mail-list.tsx'
import { GuestComplaints, GuestHandOvers } from './package-travel-requests.tsx'
import { WriteOff } from './write-off.tsx'

export const loader = reading('readGuestPage')

const BY: Record<OrderedBy, string> = { guest: 'by the guest', pay_link: 'with the payment link' }

/** Download links for orders, receipts and credit notes. */
function Documents({ page: { lead, orders, documents } }: { page: GuestPage }) {
  const waiting = waitingText(lead)
  const downloads = [
    ...orders.map(({ id, version, orderedAt, orderedBy, total }) => ({
      href: address('/api/orders/{orderId}', { orderId: id }),
      title: `Order ${shortVersion(version)} · ${formatEuros(total)}`,
      about: `${adminTime(orderedAt)}, ${BY[orderedBy]}`,
    })),
    ...documents.map(({ id, kind, number, amount, issuedAt }) => ({
      href: address('/api/documents/{documentId}', { documentId: id }),
      title: `${DOCUMENT_NAMES[kind]} ${number} · ${formatEuros(amount)}`,
      about: adminDay(issuedAt),
    })),
  ]
  if (downloads.length === 0 && waiting === null) return null
  return (
    <FoldingSection title="Documents" fact={downloads.length || 'none yet'} folded>
      <ul className="figures divide-y divide-line">
        {waiting !== null && <li className={`${rowStyle} bg-amber-soft`}>{waiting}</li>}
        {downloads.map(({ href, title, about }) => (
          <li key={href}>
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
        ))}
      </ul>
    </FoldingSection>
  )
}

/** Returns what the guest still has to order. Null if the booking holds no place or the order is up to date. */
function waitingText({ status, order }: Booking): string | null {
  if (!holdsPlace(status)) return null
  if (order === null) return 'Nothing ordered yet: the guest orders before paying.'
  return (
    order.changedAt &&
    `The guest changed the booking on ${adminTime(order.changedAt)} and hasn’t ordered the change yet.`
  )
}

/** Rows of the history and notes shown at first. */
const FIRST = 5

/** Change history, newest first. Money is not in it, because the ledger is its history. */
function HistoryList({ history }: Pick<GuestPage, 'history'>) {
  const { shown, more } = useScreenful(history, FIRST)
  if (history.length === 0) return null
  return (
    <FoldingSection title="History" fact={counted(history.length, 'change')} folded>
      <ol className="figures divide-y divide-line">
        {shown.map(({ at, by, what, from, to }, index) => (
          // Entries are only added at the top, so a key counted from the bottom is stable.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={history.length - index} className={rowStyle}>
            <p className="wrap-anywhere">{changeText({ what, from, to })}</p>
            <p className="text-sm text-ink-soft">
              {adminTime(at)} · {by}
            </p>
          </li>
        ))}
      </ol>
      {more}
    </FoldingSection>
  )
}

/** Formats a history entry: "Wetsuit size: M → S", "Note written", "Booking cancelled: nothing goes back: illness". */
function changeText({ what, from, to }: Pick<GuestPage['history'][number], 'what' | 'from' | 'to'>): string {
  if (from === null && to === null) return what
  if (from === null) return `${what}: ${to}`
  return `${what}: ${from} → ${to ?? 'nothing'}`
}

/** Page about one guest's booking: money first, then emails and messages, then the booking's data. */
export default guestPage(Page, { seen: 'this guest' })

function Page({ page }: { page: GuestPage }) {
  const { lead } = page
  const [noteOpen, setNoteOpen] = useState(true)
  function writeNote() {
    // The field must be rendered before it can take the focus.
    flushSync(() => setNoteOpen(true))
    document.getElementById(NOTE_FIELD)?.focus()
  }
  return (
    <div className="flex flex-col gap-7">
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <GuestHead page={page} />
          <GuestGroupCard page={page} />
          <OnlyThisGuest page={page} />
          {/* Under the heading that they are of one guest of the group. */}
          <div className={page.group ? '' : 'lg:hidden'}>
            <GuestSums lead={lead} />
          </div>
          <GuestActions page={page} onNote={writeNote} />
          {isErased(lead) && (
            <Notice tone="info" title="This guest’s data was erased">
              Retreat, price, payments and documents are kept for the books.
            </Notice>
          )}
        </div>
        {!page.group && (
          <div className="hidden lg:block">
            <GuestSums lead={lead} />
          </div>
        )}
      </div>
      <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <GuestHandOvers handOvers={page.handOvers} />
          <GuestComplaints complaints={page.complaints} />
          <Ledger page={page} />
          <WriteOff page={page} />
          <MailList page={page} />
          <HistoryList history={page.history} />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          <BookingFacts page={page} />
          <Notes page={page} open={noteOpen} onToggle={setNoteOpen} />
          <Documents page={page} />
        </div>
      </div>
    </div>
  )
}

/** Price, amount received and amount due, with the share received as a bar. Nothing for a draft, which has no price. */
function GuestSums({ lead }: { lead: Booking }) {
  if (!lead.submittedAt) return null
  const total = totalOf(lead)
  const share = total > 0 ? Math.min(100, Math.round((lead.amountPaid / total) * 100)) : 0
  const sums = [
    { label: 'Price', amount: total },
    { label: 'Received', amount: lead.amountPaid },
    { label: 'Left to pay', amount: lead.balanceDue },
  ]
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white">
      <dl className="figures flex flex-wrap divide-x divide-line">
        {sums.map(({ label, amount }) => (
          <div key={label} className="min-w-0 grow basis-[5rem] px-3 py-2.5 sm:px-4">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-lg leading-tight font-bold">{formatEuros(amount)}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="h-1.5 bg-amber-soft">
        <div className="h-full bg-success" style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}

/** Element id of the note field, for focusing it from elsewhere. */
const NOTE_FIELD = 'note'

/** The operator's notes about a guest. They can be added but not changed. */
function Notes({ page: { lead, notes }, ...fold }: { page: GuestPage } & ControlledFold) {
  const { shown, more } = useScreenful(notes, FIRST)
  return (
    <FoldingSection title="Notes" fact={notes.length === 0 ? 'none yet' : notes.length} {...fold}>
      {shown.map(({ id, at, by, text }) => (
        <div key={id} className={rowStyle}>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          <p className="figures text-sm text-ink-soft">
            {adminTime(at)} · {by}
          </p>
        </div>
      ))}
      {more}
      <WordsForm
        className={rowStyle}
        id={NOTE_FIELD}
        label="Write a note"
        hint="Guests don’t see it, but they get it if they ask for all their data."
        rows={2}
        maxLength={2000}
        empty="Write something"
        button="Save note"
        variant="secondary"
        send={(text) =>
          api('POST', '/api/admin/bookings/{bookingId}/notes', {
            params: { bookingId: lead.id },
            body: { text },
          })
        }
        failureText={(error) => errorText(error, 'No connection. Your note is still here.')}
      />
    </FoldingSection>
  )
}
