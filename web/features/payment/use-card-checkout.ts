import { useEffect, useRef, useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { api, ApiError, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { isCheckoutUrl, leaveForCheckout } from './leave-for-checkout.ts'

export interface CardCheckout {
  start: () => void
  /** From the click until the browser has left, or cannot leave. */
  busy: boolean
  /** The card page's address, where the browser would not go there by itself. */
  stuckAt: string | null
  dismiss: () => void
  /** Why this booking cannot be paid by card now, in the server's words. */
  refusal: string | null
}

/** Opens a hosted checkout for a booking, and takes the browser there. */
export function useCardCheckout(booking: Booking, paymentType: PaymentType): CardCheckout {
  const [leaving, setLeaving] = useState(false)
  const [stuckAt, setStuckAt] = useState<string | null>(null)
  const staying = useStaying(() => setLeaving(false))

  const create = useCall({
    call: () => {
      setLeaving(true)
      return createCheckout(booking, paymentType)
    },
    onSuccess: async (url) => {
      if (!(await leaveForCheckout(url, { signal: staying() }))) {
        setLeaving(false)
        setStuckAt(url)
      }
    },
    onError: (error) => {
      setLeaving(false)
      // A refusal stands in the page, with what to do about it.
      if (isLoggedOut(error) || isRefusal(error)) return
      toasts.show({
        title: 'Checkout Error',
        description: 'Unable to create checkout session. Please try again.',
        tone: 'destructive',
      })
    },
  })

  return {
    start: () => create.run(),
    busy: leaving,
    stuckAt,
    dismiss: () => setStuckAt(null),
    refusal: create.error && isRefusal(create.error) ? create.error.detail : null,
  }
}

function isRefusal(error: Error): error is ApiError {
  return error instanceof ApiError && error.status === 409
}

async function createCheckout(booking: Booking, paymentType: PaymentType): Promise<string> {
  const { id, firstName, lastName, email, selectedDate, selectedRoom, packageType } = booking
  const { url } = await api('POST', '/api/create-checkout-session', {
    body: {
      paymentType,
      leadId: id,
      bookingData: { leadId: id, firstName, lastName, email, selectedDate, selectedRoom, packageType },
    },
  })
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
