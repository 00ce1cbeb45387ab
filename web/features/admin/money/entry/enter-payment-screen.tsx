import { X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { useGuestNow } from '#web/features/admin/guest/guest-page.tsx'
import { SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { owesText, unreceivedOf } from '#web/features/admin/money/admin-payments.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EnterPaymentForm } from './enter-payment-form.tsx'
import { FindPayer } from './find-payer.tsx'
import { receivedText, reportedOf, type GuestLine } from './use-recording.tsx'

/** Page "Record a payment". It is prefilled from the report that the operator came from; without a guest it first asks who paid. */
export default function EnterPaymentScreen() {
  const { bookingId: guestId } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // It is opened from several pages. Back would leave the admin area if it was opened by its address.
  const close = () => {
    if (cameFromAdmin(window.history.state)) void navigate(-1)
    else void navigate(guestId ? `/admin/guests/${guestId}` : '/admin/money', { replace: true })
  }
  return (
    <div className="max-w-xl max-lg:mx-auto">
      <header className="-mx-2 flex items-center gap-2">
        <button
          type="button"
          onClick={close}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-cream"
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">Close</span>
        </button>
        <h1 className="text-2xl wrap-anywhere">Record a payment</h1>
      </header>
      <div className="mt-4">
        {guestId === undefined ? (
          <FindPayer
            label="Match to a guest"
            onFound={({ leadId }) => void navigate(`/admin/guests/${leadId}/payment`, { replace: true })}
          />
        ) : (
          <EnterPayment
            key={guestId}
            guestId={guestId}
            reportId={search.get('report')}
            isForGroup={search.get('for') === 'group'}
            onDone={close}
          />
        )}
      </div>
    </div>
  )
}

/** React Router numbers the history entries of a visit in `idx`; before entry 0 there is no page of ours. */
function cameFromAdmin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

function EnterPayment({
  guestId,
  reportId,
  isForGroup,
  onDone,
}: {
  guestId: string
  reportId: string | null
  isForGroup: boolean
  onDone: () => void
}) {
  const query = useGuestNow(guestId)
  // Stays as first loaded, so that a payment recorded on this page isn't reported as a change by somebody else.
  const [opened, setOpened] = useState<GuestPage | null>(null)
  if (query.data && !opened) setOpened(query.data)
  const isGone = opened !== null && reportId !== null && !reportedOf(opened).some(({ id }) => id === reportId)
  return (
    <Loaded query={query} what="The guest">
      {(guest) => {
        const group = isForGroup ? guest.group : null
        const reported = reportedOf(guest)
        const report = reported.find(({ id }) => id === reportId) ?? reported[0] ?? null
        return (
          <>
            {isGone && <NoLongerReported payment={guest.payments.find(({ id }) => id === reportId)} />}
            <Payers lead={guest.lead} group={group} shared={(!group && report?.partOf) || null} />
            <EnterPaymentForm guest={guest} group={group} report={group ? null : report} onDone={onDone} />
          </>
        )
      }}
    </Loaded>
  )
}

/** Warns that the reported transfer is no longer pending, for example settled on another device: recording it here would count it twice. */
function NoLongerReported({ payment }: { payment: LedgerLine | undefined }) {
  const isReceived = payment?.state === 'received'
  return (
    <Notice
      tone="warning"
      live="status"
      title={isReceived ? 'This transfer was already received' : 'This transfer is no longer waiting'}
      className="mb-5"
    >
      {isReceived && `${receivedText(payment)}. `}
      What you record here counts as another payment.
    </Notice>
  )
}

/** The guest, or those for whom the payment is: the whole group, or who reported a transfer together. */
function Payers({
  lead,
  group,
  shared,
}: Pick<GuestPage, 'lead' | 'group'> & { shared: GuestLine['partOf'] }) {
  const name = nameOrAddress(lead, 'No name')
  const inGroup = group?.travellers.flatMap(({ called, status }) => (holdsPlace(status) ? [called] : []))
  const names = shared ? [name, ...shared.others] : inGroup
  const owes = owesText(group?.leftToPay ?? unreceivedOf(lead))
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">{names ? 'Group' : 'Guest'}</h2>
      <div className="mt-1.5 flex items-center justify-between gap-3 rounded-md border border-line-strong bg-white px-4 py-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{names ? listed(names) : name}</p>
          <p className="figures text-sm text-ink-soft">
            {dotted(lead.retreatDate, shared ? `${formatEuros(shared.amount)} reported together` : owes)}
          </p>
        </div>
        <SmallButtonLink to="/admin/money/enter" replace variant="quiet">
          Change
        </SmallButtonLink>
      </div>
    </div>
  )
}
