import { useRevalidator } from 'react-router'
import { ApiError, errorText, isLoggedOut } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.ts'

export interface Placing {
  place: () => void
  /** From the click until the page shows what comes next. */
  busy: boolean
  /** Why it could not be placed, in words. */
  failure: { title: string; text: string } | null
}

/** Places the order that is shown, and reads the page anew: it goes on with the payment, or shows what has changed. */
export function usePlaceOrder(order: () => Promise<unknown>, onPlaced: () => void): Placing {
  const { revalidate, state } = useRevalidator()
  const call = useCall({
    call: order,
    onSuccess: async () => {
      await revalidate()
      onPlaced()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void revalidate()
    },
  })
  return {
    place: () => call.run(),
    busy: call.isPending || (call.isDone && state !== 'idle'),
    failure: call.error && !isLoggedOut(call.error) ? failureOf(call.error) : null,
  }
}

function failureOf(error: Error): Placing['failure'] {
  if (error instanceof ApiError && error.status === 409) {
    return { title: 'Nothing was ordered', text: error.detail }
  }
  return {
    title: 'We could not take your order',
    text: errorText(
      error,
      'Nothing was ordered and nothing was charged. Please check your connection and try again.',
    ),
  }
}
