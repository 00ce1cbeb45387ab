import { Fragment } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import { formatCents } from '#domain/base/money.ts'
import { distinctOrders } from '#domain/order/group-order.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import { outgoingGuestSentence, type ChosenAmount } from '#domain/order/order-sentences.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { HandOverNote } from '#web/booking-status/hand-over-note.tsx'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { RefundSteps } from '#web/ui/refund-steps.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { OrderPage } from './order-page.ts'

/** What cancelling refunds, for each traveller whose figures differ. */
export function IfYouCancel({
  contract,
  travellers,
  ...amount
}: Pick<OrderPage, 'contract' | 'travellers'> & Omit<Parameters<typeof IfOneCancels>[0], 'contract'>) {
  const orders = travellers.length === 0 ? [{ name: null, contract }] : distinctOrders(travellers)
  return orders.map(({ name, contract: each }) => (
    <Fragment key={name}>
      {name && (
        <h3 className="mt-8 mb-2 font-sans text-base font-semibold tracking-normal first:mt-0">{name}</h3>
      )}
      <IfOneCancels {...amount} contract={each} />
    </Fragment>
  ))
}

/** The refunds of the chosen amount step by step, what another amount would cost, and that the place can be passed on. */
function IfOneCancels({
  contract,
  chosen,
  kept,
  now,
  payee,
}: {
  contract: OrderContract
  chosen: ChosenAmount
  kept: TimeZone | null
  now: Date
  /** The guest who paid everything before a hand-over; null if the reader pays. */
  payee: string | null
}) {
  const timeZone = useTimeZone(kept)
  const { handOverUntil, handOverCents, price, cancellation } = contract
  const former = outgoingGuestSentence(contract)
  const whole = { paid: `If you’ve paid ${formatCents(price.totalCents)} in full`, steps: cancellation.whole }
  const deposit = { paid: 'If you’ve paid only the deposit', steps: cancellation.deposit }
  const [shown, other] = chosen === 'deposit' ? [deposit, whole] : [whole, deposit]
  return (
    <>
      {former && <p className="figures mb-3 text-sm">{former}</p>}
      <p className="figures mb-3 font-semibold">{shown.paid}</p>
      <RefundSteps steps={shown.steps} now={now} timeZone={kept} payee={payee} />
      <p className="mt-3 text-sm text-ink-soft">Dates end at midnight in The Gambia (GMT).</p>
      {price.depositCents < price.totalCents && (
        <p className="figures mt-2 text-sm text-ink-soft">
          <strong className="block font-semibold text-ink">{other.paid}</strong>
          <Unbroken text={cancellationCostSentence(other.steps, { timeZone })} />
        </p>
      )}
      <HandOverNote until={handOverUntil} costCents={handOverCents} today={banjulDay(now)} />
    </>
  )
}
