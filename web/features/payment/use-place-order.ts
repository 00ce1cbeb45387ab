import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, errorText, isLoggedOut } from '#web/api/client.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import { useCall } from '#web/shell/use-call.tsx'
import type { CheckoutWish, PaymentCalls } from './checkout-calls.ts'

export type Placing = ReturnType<typeof usePlaceOrder>

/**
 * Places the shown order; then `pay` opens the hosted page, or the page reloads its data. If the order has changed in the meantime nothing
 * is placed, and the page shows the current one.
 */
export function usePlaceOrder(
  { placeOrder }: PaymentCalls,
  order: OrderPage,
  pay: (wish: CheckoutWish) => void,
  onPlaced: () => void,
) {
  const { revalidate, state } = useRevalidator()
  const [refused, setRefused] = useState<OrderPage | null>(null)
  const call = useCall({
    async call(wish: CheckoutWish | null) {
      const { mailed = false } = await placeOrder(order)
      return { version: order.version, mailed, wish }
    },
    async onSuccess({ wish }) {
      if (wish) return pay(wish)
      await revalidate()
      onPlaced()
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return
      setRefused(order)
      void revalidate()
    },
  })
  return {
    /** Places the order, with the payment on a hosted page that follows; null if there is none. */
    place: call.run,
    /** True from the press until the order is placed and the page shows what follows. */
    busy: call.isPending || (call.isDone && state !== 'idle'),
    /** The version that this page has placed, and whether a copy of it is emailed. */
    placed: call.answer,
    /** The order as it was when it was refused, to compare with the current one; null if none was refused. */
    refused,
    /** Why the order could not be placed; null without a failure. */
    failure: call.error && !isLoggedOut(call.error) ? failureOf(call.error) : null,
  }
}

function failureOf(error: Error): { title: string; text: string } {
  if (error instanceof ApiError && error.status === 409) {
    return { title: 'Your order wasn’t placed', text: error.detail }
  }
  return {
    title: 'We couldn’t place your order',
    text: errorText(
      error,
      'Nothing was charged. Check your connection and press the button again: you can’t order twice.',
    ),
  }
}
