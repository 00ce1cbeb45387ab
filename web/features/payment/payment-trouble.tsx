import { useEffect, useRef, useState } from 'react'
import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { PaymentTrouble } from './use-hosted-checkout.ts'

/** Why a payment on a hosted page failed, right above the button that tries again. */
export function TroubleNotice({ trouble, method }: { trouble: PaymentTrouble; method: CheckoutMethod }) {
  switch (trouble.kind) {
    case 'refused':
      return (
        <Notice tone="warning" live="alert" title={trouble.reason}>
          Nothing was charged. This page now shows your booking as it is.
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" live="alert" title="Checkout Error">
          Unable to create checkout session. Please try again
          {method !== 'card' && trouble.reason === null && ', or choose another way to pay'}. {trouble.reason}{' '}
          Nothing was charged, and your choice is kept.
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice tone="warning" live="alert" title="Checkout Error: we can’t reach the server">
          Unable to create checkout session. Please try again once you are online. Nothing was charged, and
          your choice is kept on this device.
        </Notice>
      )
  }
}

/** Shown when the browser did not go to the hosted page: a dialog offers the link at once, and the link stays on the page afterwards. */
export function HostedPageLink({ url, method }: { url: string; method: CheckoutMethod }) {
  const [asking, setAsking] = useState(true)
  const open = useRef<HTMLAnchorElement>(null)
  useEffect(() => open.current?.focus(), [])
  return (
    <>
      <Notice live="status">
        Nothing happened?{' '}
        <a href={url} target="_blank" rel="noreferrer" className={linkStyle}>
          Open the {method === 'card' ? 'card' : METHOD_NAMES[method]} page yourself
        </a>
        . Nothing has been charged yet.
      </Notice>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Open the payment page?"
        description="Your browser didn’t open the payment page. Use this link; nothing has been charged yet."
        actions={
          <ButtonLink ref={open} href={url} target="_blank" rel="noreferrer">
            Open the payment page
          </ButtonLink>
        }
      />
    </>
  )
}
