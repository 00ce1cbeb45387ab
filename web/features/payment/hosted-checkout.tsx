import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { METHOD_NAMES } from '#domain/payment/payment-names.ts'
import { CHECKOUT_TIMEOUT_MS } from '#domain/site/timings.ts'
import { ApiError, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckoutWish, PaymentCalls } from './checkout-calls.ts'

/** Why a payment did not begin: the server refused it, it failed, or the server was not reached. */
type PaymentTrouble =
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'unreachable' }

export type HostedCheckout = ReturnType<typeof useHostedCheckout>

/**
 * Opens a hosted checkout for a booking and sends the browser there. Calls `onReturn` whenever the guest stays on or returns to this page;
 * `isRefused` says that the booking has changed and cannot be paid this way.
 */
export function useHostedCheckout(calls: PaymentCalls, onReturn: (outcome: { isRefused: boolean }) => void) {
  const [leaving, setLeaving] = useState(false)
  const [stuckAt, setStuckAt] = useState<string | null>(null)
  const untilReturn = useReturnSignal(() => {
    setLeaving(false)
    onReturn({ isRefused: false })
  })

  const create = useCall({
    async call(wish: CheckoutWish) {
      setLeaving(true)
      setStuckAt(null)
      const { url } = await calls.openCheckout(wish)
      if (!isCheckoutUrl(url)) throw new Error('The checkout has no address to go to')
      return url
    },
    onSuccess: async (url) => {
      if (!(await leaveForCheckout(url, { signal: untilReturn() }))) {
        setLeaving(false)
        setStuckAt(url)
        onReturn({ isRefused: false })
      }
    },
    onError: (error) => {
      setLeaving(false)
      onReturn({ isRefused: troubleOf(error)?.kind === 'refused' })
    },
  })

  return {
    start: create.run,
    /** True from the click until the browser has left or cannot leave. */
    busy: leaving,
    /** The address of the hosted page if the browser did not go there; otherwise null. */
    stuckAt,
    /** Returns why this payment failed the last time; null if it did not. */
    troubleWith: (wish: CheckoutWish): PaymentTrouble | null => {
      const trouble = troubleOf(create.error)
      // A refusal stays visible even if the booking can now be paid another way.
      return trouble?.kind === 'refused' || isSame(create.input, wish) ? trouble : null
    },
  }
}

/** Returns what an error of a payment call means to the guest; null if the guest is signed out. */
function troubleOf(error: Error | null): PaymentTrouble | null {
  if (error === null || isLoggedOut(error)) return null
  if (error instanceof ApiError) {
    if (error.status === 409) return { kind: 'refused', reason: error.detail }
    return { kind: 'failed', reason: error.problem?.detail ?? null }
  }
  // fetch throws a TypeError if the server cannot be reached.
  return error instanceof TypeError ? { kind: 'unreachable' } : { kind: 'failed', reason: null }
}

function isSame(tried: CheckoutWish | undefined, { option, method }: CheckoutWish): boolean {
  return tried?.option.type === option.type && tried.option.now === option.now && tried.method === method
}

/**
 * Returns a function for an abort signal that ends with the component, so that a guest who has moved on is not sent away. Calls `onBack`
 * when the page is restored from the back-forward cache.
 */
function useReturnSignal(onBack: () => void): () => AbortSignal {
  const ended = useRef(new AbortController())
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const controller = new AbortController()
    ended.current = controller
    const comesBack = (event: PageTransitionEvent) => {
      if (event.persisted) back()
    }
    window.addEventListener('pageshow', comesBack)
    return () => {
      controller.abort()
      window.removeEventListener('pageshow', comesBack)
    }
  }, [])
  return () => ended.current.signal
}

export type WayOut = (url: string) => void

/** The ways to send the browser to the card page, tried in this order (specification, section 8). */
const WAYS_OUT: readonly WayOut[] = [
  (url) => window.location.assign(url),
  (url) => {
    window.location.href = url
  },
  openLink,
]

function openLink(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}

/** Sends the browser to the card page. Resolves to false if each way has failed after a few seconds; the guest then gets a link. */
export async function leaveForCheckout(
  url: string,
  options: { waysOut?: readonly WayOut[]; signal: AbortSignal },
): Promise<boolean> {
  for (const wayOut of options.waysOut ?? WAYS_OUT) {
    if (tryWay(wayOut, url) && (await pageGoesAway(options.signal))) return true
  }
  return false
}

/** Calls one way and returns false if it throws, as some in-app browsers do. */
function tryWay(wayOut: WayOut, url: string): boolean {
  try {
    wayOut(url)
    return true
  } catch {
    return false
  }
}

/** Resolves to true if the page is left or the signal aborts before the timeout. */
function pageGoesAway(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (gone: boolean) => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', left)
      signal.removeEventListener('abort', left)
      resolve(gone)
    }
    const left = () => end(true)
    const timer = setTimeout(() => end(document.visibilityState === 'hidden'), CHECKOUT_TIMEOUT_MS)
    window.addEventListener('pagehide', left)
    signal.addEventListener('abort', left)
  })
}

/** Checks that a value is an http or https address; a checkout without one counts as not created. */
export function isCheckoutUrl(url: unknown): url is string {
  return (
    typeof url === 'string' &&
    url !== '' &&
    /^https?:$/.test(URL.parse(url, window.location.origin)?.protocol ?? '')
  )
}

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
          Open the {METHOD_NAMES[method]} page yourself
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
