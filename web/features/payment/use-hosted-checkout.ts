import { useEffect, useRef, useState } from 'react'
import { ApiError, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.ts'
import { isCheckoutUrl, leaveForCheckout } from './leave-for-checkout.ts'
import type { CheckoutWish, PaymentCalls } from './payment-calls.ts'

/** Why a payment did not begin: the server's own reason, or that it could not be made, or not be asked at all. */
export type PaymentTrouble =
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'unreachable' }

export interface HostedCheckout {
  start: (wish: CheckoutWish) => void
  /** From the click until the browser has left, or cannot leave. */
  busy: boolean
  /** The hosted page's address, where the browser would not go there by itself. */
  stuckAt: string | null
  /** What stood in the way of this payment the last time. */
  troubleWith: (wish: CheckoutWish) => PaymentTrouble | null
}

/**
 * Opens a hosted checkout for a booking, and takes the browser there. `onStay` is told whenever the guest is still on this page, or on
 * it again, with whether the booking cannot be paid so because it has changed since the page was made.
 */
export function useHostedCheckout(
  calls: PaymentCalls,
  onStay: (stay: { isRefused: boolean }) => void,
): HostedCheckout {
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
    busy: leaving,
    stuckAt,
    troubleWith: (wish) => {
      const trouble = troubleOf(create.error)
      // A refusal stays in view although the booking may now be paid in another way.
      return trouble?.kind === 'refused' || isSame(create.input, wish) ? trouble : null
    },
  }
}

/** What an error of a payment's call means to a guest; nothing where the sign-in is what is missing. */
function troubleOf(error: Error | null): PaymentTrouble | null {
  if (error === null || isLoggedOut(error)) return null
  if (error instanceof ApiError) {
    if (error.status === 409) return { kind: 'refused', reason: error.detail }
    return { kind: 'failed', reason: error.problem?.detail ?? null }
  }
  // What fetch throws where nobody answers.
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
 * A signal that ends with the component, so that a guest who has moved on is not taken away. A page that comes back
 * from the browser's memory, as by its back button, is told by `onBack`.
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
