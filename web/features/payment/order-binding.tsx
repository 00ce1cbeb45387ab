import { formatCents, sumCents } from '#domain/money.ts'
import type { OrderContract } from '#domain/order-document.ts'
import { orderButton } from '#domain/order.ts'
import type { PayLinkView } from '#domain/pay-link-calls.ts'
import { RETREAT_DAYS } from '#domain/retreats.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { stayText } from '#web/ui/stay-text.ts'
import type { Placing } from './use-place-order.ts'

/** The binding click, alone in its field, directly under what is ordered and what it costs. */
export function BindingField({
  contract,
  booking,
  placing,
  demonstration,
  copy,
}: {
  contract: OrderContract
  booking: PayLinkView
  placing: Placing
  demonstration: { title: string; text: string } | null
  /** Who gets a copy, as a sentence. */
  copy: string
}) {
  const { stay, price, extras, change } = contract
  const extraCents = sumCents(extras)
  return (
    <section aria-label="Order" className="figures bg-cream p-5 sm:px-9 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 leading-snug">
          <strong className="block font-semibold">{stayText(booking)}</strong>
          <span className="block">
            {stay.label}, {RETREAT_DAYS} days
          </span>
          <span className="block text-sm text-ink-soft">
            plus {formatCents(extraCents)} airport tax, in cash
          </span>
        </p>
        <p className="font-display text-3xl font-bold tracking-tight">
          {change && change.differenceCents > 0 ? (
            <>
              + {formatCents(change.differenceCents)}
              <span className="block text-right font-sans text-sm font-normal tracking-normal">
                {formatCents(price.totalCents)} in all
              </span>
            </>
          ) : (
            formatCents(price.totalCents)
          )}
        </p>
      </div>
      <Button
        size="lg"
        wide
        className="mt-4 max-sm:px-3 max-sm:text-base"
        busy={placing.busy}
        onClick={placing.place}
      >
        {orderButton(contract)}
      </Button>
      {placing.failure && (
        <div className="mt-4">
          <Notice tone="danger" live="alert" title={placing.failure.title}>
            {placing.failure.text}
          </Notice>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        You accept the terms above. A package has no right of withdrawal; what comes back and until when
        stands in “If you cancel”. {copy}
      </p>
      {demonstration && (
        <p className="mt-2 text-sm">
          <strong className="font-semibold">{demonstration.title}.</strong> {demonstration.text}
        </p>
      )}
    </section>
  )
}
