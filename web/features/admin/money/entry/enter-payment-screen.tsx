import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'
import { ClosePage } from '#web/features/admin/kit/form/close-page.tsx'
import { Loaded } from '#web/features/admin/kit/frame/load-failure.tsx'
import { guestQuery } from '#web/features/admin/guest/guest-query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { EnterPaymentForm } from './enter-payment-form.tsx'
import { receivedText } from './recorded-elsewhere.tsx'
import { paymentFormQuery } from '#web/features/admin/money/money-queries.ts'
import { FindPayer } from './find-payer.tsx'
import { owesText, unreceivedOfForm } from '#web/features/admin/money/owes-text.ts'

/** Page "Record a payment". It is prefilled from the report that the operator came from; without a guest it first asks who paid. */
export function EnterPaymentScreen({
  guestId,
  reportId,
}: {
  guestId: string | null
  reportId: string | null
}) {
  const navigate = useNavigate()
  return (
    <ClosePage title="Record a payment" belongsTo={guestId ? `/admin/guests/${guestId}` : '/admin/money'}>
      {(close) => (
        <div className="mt-4">
          {guestId === null ? (
            <FindPayer
              label="Match to a guest"
              onFound={({ leadId }) => void navigate(`/admin/guests/${leadId}/payment`, { replace: true })}
            />
          ) : (
            <EnterPayment key={guestId} guestId={guestId} reportId={reportId} onDone={close} />
          )}
        </div>
      )}
    </ClosePage>
  )
}

function EnterPayment({
  guestId,
  reportId,
  onDone,
}: {
  guestId: string
  reportId: string | null
  onDone: () => void
}) {
  const query = useQuery(paymentFormQuery(guestId))
  // Stays as first loaded, so that a payment recorded on this page isn't reported as a change by somebody else.
  const [opened, setOpened] = useState<PaymentForm | null>(null)
  if (query.data && !opened) setOpened(query.data)
  const isGone = opened !== null && reportId !== null && !opened.reported.some(({ id }) => id === reportId)
  return (
    <Loaded query={query} what="The guest">
      {(guest) => (
        <>
          {isGone && <NoLongerReported guestId={guestId} reportId={reportId} />}
          <Guest guest={guest} />
          <EnterPaymentForm
            guest={guest}
            report={guest.reported.find(({ id }) => id === reportId) ?? guest.reported[0] ?? null}
            onDone={onDone}
          />
        </>
      )}
    </Loaded>
  )
}

/** Warns that the reported transfer is no longer pending, for example settled on another device: recording it here would count it twice. */
function NoLongerReported({ guestId, reportId }: { guestId: string; reportId: string }) {
  const query = useQuery(guestQuery(guestId))
  const payment = query.data?.payments.find(({ id }) => id === reportId)
  const isReceived = payment?.state === 'received'
  return (
    <Notice
      tone="warning"
      live="status"
      title={isReceived ? 'This transfer was received already' : 'This transfer does not wait any more'}
      className="mb-5"
    >
      {isReceived && `${receivedText(payment)}. `}
      What you record here counts as another payment.
    </Notice>
  )
}

function Guest({ guest }: { guest: PaymentForm }) {
  const { name, retreatDate } = guest
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">Guest</h2>
      <div className="mt-1.5 flex items-center justify-between gap-3 rounded-md border border-line-strong bg-white px-4 py-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="figures text-sm text-ink-soft">
            {[retreatDate, owesText(unreceivedOfForm(guest))].filter(Boolean).join(' · ')}
          </p>
        </div>
        <RoutedButtonLink to="/admin/money/enter" replace variant="quiet" size="sm">
          Change
        </RoutedButtonLink>
      </div>
    </div>
  )
}
