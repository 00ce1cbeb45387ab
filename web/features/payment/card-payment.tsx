import { useEffect, useRef } from 'react'
import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PaymentOption } from './payment-options.ts'
import { useCardCheckout } from './use-card-checkout.ts'

/** The way to the provider's page, where the card is charged. */
export function CardPayment({
  booking,
  option,
  note,
}: {
  booking: Booking
  option: PaymentOption
  note: string
}) {
  const checkout = useCardCheckout(booking, option.type)
  const { stuckAt, refusal } = checkout
  const open = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (stuckAt) open.current?.focus()
  }, [stuckAt])
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-2xl">Pay by card</h2>
      <p className="text-ink-soft">{note}</p>
      {refusal && (
        <Notice tone="danger" live="alert" title="Checkout Error">
          <p>{refusal}</p>
          <RoutedButtonLink to="/dashboard" variant="secondary" size="sm" className="mt-3">
            Your dashboard
          </RoutedButtonLink>
        </Notice>
      )}
      <Button
        size="lg"
        wide
        busy={checkout.busy}
        busyLabel="Redirecting to checkout..."
        onClick={checkout.start}
      >
        Pay {formatEuros(option.now)} by card
      </Button>
      <Dialog
        open={stuckAt !== null}
        onOpenChange={(isOpen) => !isOpen && checkout.dismiss()}
        title="Open the payment page?"
        description="Your browser did not go to the payment page by itself. Open it with this link."
        actions={
          stuckAt !== null && (
            <ButtonLink ref={open} href={stuckAt} target="_blank" rel="noreferrer">
              Open the payment page
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}
