import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, errorText, isLoggedOut } from '#web/api/client.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import { useCall } from '#web/shell/use-call.ts'
import type { CheckoutWish } from './payment-calls.ts'

/** An order that is still to be placed. */
export interface OrderToPlace extends OrderPage {
  /** Places it; `mailed` says whether the signed-in guest is emailed a copy. */
  place: () => Promise<{ mailed?: boolean }>
}

export interface Placing {
  /** With what is paid on a hosted page right after it; null where nothing is. */
  place: (wish: CheckoutWish | null) => void
  /** From the press until it is placed, and the page shows what comes next. */
  busy: boolean
  /** The version that this page has placed, and whether a copy of it is emailed. */
  placed: { version: string; mailed: boolean } | null
  /** Why it could not be placed, in words. */
  failure: { title: string; text: string } | null
  /** What was read when it was refused, to be compared with what is shown since; null where nothing was refused. */
  refused: OrderToPlace | null
}

/**
 * Places the order that is shown; then `pay` opens the hosted page, or the page is read again and shows what comes next. Where the
 * order has changed meanwhile, nothing is placed, and the page shows it as it is now.
 */
export function usePlaceOrder(
  order: OrderToPlace | null,
  pay: (wish: CheckoutWish) => void,
  onPlaced: () => void,
): Placing {
  const { revalidate, state } = useRevalidator()
  const [refused, setRefused] = useState<OrderToPlace | null>(null)
  const call = useCall({
    async call(wish: CheckoutWish | null) {
      if (!order) throw new Error('There is no order to place')
      const { mailed = false } = await order.place()
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
    place: call.run,
    busy: call.isPending || (call.isDone && state !== 'idle'),
    placed: call.answer,
    refused,
    failure: call.error && !isLoggedOut(call.error) ? failureOf(call.error) : null,
  }
}

function failureOf(error: Error): Placing['failure'] {
  if (error instanceof ApiError && error.status === 409) {
    return { title: 'Your order wasn’t placed', text: error.detail }
  }
  return {
    title: 'We couldn’t place your order',
    text: errorText(
      error,
      'Nothing was charged. Check your connection and press the button again: you cannot order twice.',
    ),
  }
}
