import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { formatEuros } from '#domain/money.ts'
import type { PaymentForm } from '#domain/operator-payment-calls.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { useClose } from '#web/features/admin/desk/use-close.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { EnterPaymentForm } from './enter-payment-form.tsx'
import { paymentFormQuery } from './money-queries.ts'
import { WhoPaid } from './who-paid.tsx'

/**
 * "Enter a payment": any amount, filled with what was reported where she comes from a report. Without a guest it asks first whose it
 * is.
 */
export function EnterPaymentScreen({
  guestId,
  reportId,
}: {
  guestId: string | null
  reportId: string | null
}) {
  const close = useClose(guestId ? `/admin/guests/${guestId}` : '/admin/money')
  useShortcut('Escape', 'Close', close)
  return (
    <div className="mx-auto max-w-xl">
      <header className="-mx-2 flex items-center gap-2">
        <button
          type="button"
          onClick={close}
          className="grid size-11 place-items-center rounded-full hover:bg-cream"
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">Close</span>
        </button>
        <h1 className="text-2xl">Enter a payment</h1>
      </header>
      <div className="mt-4">
        {guestId === null ? (
          <WhoPaid />
        ) : (
          <Loaded key={guestId} guestId={guestId} reportId={reportId} onDone={close} />
        )}
      </div>
    </div>
  )
}

function Loaded({
  guestId,
  reportId,
  onDone,
}: {
  guestId: string
  reportId: string | null
  onDone: () => void
}) {
  const query = useQuery(paymentFormQuery(guestId))
  return (
    <>
      <LoadFailure query={query} what="The guest" />
      {query.isPending && <RowSkeleton />}
      {query.data && (
        <>
          <Guest guest={query.data} />
          <EnterPaymentForm
            guest={query.data}
            report={query.data.reported.find(({ id }) => id === reportId) ?? query.data.reported[0] ?? null}
            onDone={onDone}
          />
        </>
      )}
    </>
  )
}

function Guest({ guest: { name, retreatDate, total, covered } }: { guest: PaymentForm }) {
  const owes = Math.max(0, Math.round((total - covered) * 100) / 100)
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">Who paid</h2>
      <div className="mt-1.5 flex items-center justify-between gap-3 rounded-md border border-line-strong bg-white px-4 py-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="figures text-sm text-ink-soft">
            {[retreatDate, `owes ${formatEuros(owes)}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <RoutedButtonLink to="/admin/money/enter" replace variant="quiet" size="sm">
          Change
        </RoutedButtonLink>
      </div>
    </div>
  )
}
