import { useEffect, useRef, useState } from 'react'
import { ApiError, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.tsx'
import type { CheckoutWish, PaymentCalls } from './checkout-calls.ts'
import { isCheckoutUrl, leaveForCheckout } from './leave-for-checkout.ts'

/** Why a payment did not begin: the server refused it, it failed, or the server was not reached. */
export type PaymentTrouble =
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'unreachable' }

export type HostedCheckout = ReturnType<typeof useHostedCheckout>

/**
 * Opens a hosted checkout for a booking and sends the browser there. Calls `onStay` whenever the guest stays on or returns to this page;
 * `isRefused` says that the booking has changed and cannot be paid this way.
 */
export function useHostedCheckout(calls: PaymentCalls, onStay: (stay: { isRefused: boolean }) => void) {
  const [leaving, setLeaving] = useState(false)
  const [stuckAt, setStuckAt] = useState<string | null>(null)
  const staying = useStaying(() => {
    setLeaving(false)
    onStay({ isRefused: false })
  })

  const create = useCall<string, CheckoutWish>({
    call: (wish) => {
      setLeaving(true)
      setStuckAt(null)
      return openCheckout(calls, wish)
    },
    onSuccess: async (url) => {
      if (!(await leaveForCheckout(url, { signal: staying() }))) {
        setLeaving(false)
        setStuckAt(url)
        onStay({ isRefused: false })
      }
    },
    onError: (error) => {
      setLeaving(false)
      onStay({ isRefused: troubleOf(error)?.kind === 'refused' })
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

async function openCheckout(calls: PaymentCalls, wish: CheckoutWish): Promise<string> {
  const { url } = await calls.openCheckout(wish)
  if (!isCheckoutUrl(url)) throw new Error('The checkout has no address to go to')
  return url
}

/**
 * Returns a function for an abort signal that ends with the component, so that a guest who has moved on is not sent away. Calls `onBack`
 * when the page is restored from the back-forward cache.
 */
function useStaying(onBack: () => void): () => AbortSignal {
  const ended = useRef(new AbortController())
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    const controller = new AbortController()
    ended.current = controller
    const comesBack = (event: PageTransitionEvent) => event.persisted && back.current()
    window.addEventListener('pageshow', comesBack)
    return () => {
      controller.abort()
      window.removeEventListener('pageshow', comesBack)
    }
  }, [])
  return () => ended.current.signal
}
