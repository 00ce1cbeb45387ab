import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import { OrderScreen } from './order-screen.tsx'
import { usePlaceOrder } from './use-place-order.ts'

/** The order of a booking before it is paid; once it is placed, the page goes on at its top. */
export function OrderBeforePayment({
  place,
  onPlaced,
  ...screen
}: {
  order: OrderPage
  booking: PayLinkView
  firstName: string
  now: Date
  demonstration: { title: string; text: string } | null
  isGuest: boolean
  /** Places the order of this version, with the balance in so many parts. */
  place: (order: Pick<OrderPage, 'version' | 'parts'>) => Promise<unknown>
  onPlaced: () => void
}) {
  const placing = usePlaceOrder(() => place(screen.order), onPlaced)
  return <OrderScreen {...screen} placing={placing} />
}
