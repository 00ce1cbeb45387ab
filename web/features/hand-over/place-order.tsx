import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { FieldError } from '#domain/api/problem.ts'
import type { Traveller } from '#domain/hand-over/hand-over-calls.ts'
import type { OrderTerms } from '#domain/order/order-calls.ts'
import { ORDER_BUTTON } from '#domain/order/order.ts'
import { api, ApiError } from '#web/api/client.ts'
import { OrderBill } from '#web/order/order-bill.tsx'
import { OpensBeside, OrderRows } from '#web/order/order-rows.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** An order as shown to the incoming guest. */
export interface Shown {
  order: OrderTerms
  traveller: Traveller
}

/** The order, and right below it the one binding button. */
export function PlaceOrder({
  order,
  traveller,
  token,
  from,
  now,
  onChanged,
  onBack,
  onRefused,
}: Shown & {
  token: string
  from: string | null
  now: Date
  onChanged: () => void
  onBack: () => void
  onRefused: (errors: readonly FieldError[]) => void
}) {
  const navigate = useNavigate()
  const { contract, texts } = order.document
  const accept = useCall({
    call: () =>
      api('POST', '/api/hand-over/{token}/accept', {
        params: { token },
        body: { ...traveller, termsVersion: order.version },
      }),
    onSuccess: () => {
      toasts.show({ title: 'The place is yours', description: 'We’ve emailed you everything you need.' })
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure(error, 'We couldn’t pass the place to you', 'Nothing has changed. Please try again.')
      if (!(error instanceof ApiError)) return
      if (error.problem?.type === 'urn:problem:terms-changed') onChanged()
      if (error.fieldErrors.length > 0) onRefused(error.fieldErrors)
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="your-order"
      className="overflow-hidden rounded-xl border border-line bg-white text-ink"
    >
      <h2 id="your-order" ref={heading} tabIndex={-1} className="px-5 pt-5 text-2xl sm:px-9 sm:pt-8">
        Your order
      </h2>
      <div className="grid gap-5 p-5 sm:px-9 sm:py-8">
        <OrderBill contract={contract} now={now} chosen="deposit" former={from ?? 'the previous guest'} />
        <div>
          <OrderRows contract={contract} texts={texts} examples={[]} timeZone={null} now={now} />
        </div>
      </div>
      <div className="bg-cream p-5 sm:px-9 sm:py-8">
        <p>
          You take over the contract from {from ?? 'the previous guest'}, on our{' '}
          <OpensBeside href="/terms-of-service" inline>
            terms
          </OpensBeside>
          . Our{' '}
          <OpensBeside href="/privacy-policy" inline>
            privacy policy
          </OpensBeside>{' '}
          says what we do with your data.
        </p>
        <Button
          size="lg"
          wide
          className="mt-5"
          busy={accept.isPending || accept.isDone}
          onClick={() => accept.run()}
        >
          {ORDER_BUTTON[order.document.contract.language]}
        </Button>
        <Button variant="quiet" wide className="mt-2" disabled={accept.isPending} onClick={onBack}>
          Change traveller details
        </Button>
      </div>
    </section>
  )
}
