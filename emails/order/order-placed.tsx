import type { ReactNode } from 'react'
import { formatCents, type Cents } from '#domain/base/money.ts'
import type { OrderContract, OrderFigure, ScheduledPayment } from '#domain/order/order-document.ts'
import { differenceText, scheduledPaymentText } from '#domain/order/order-schedule.ts'
import { PACKAGE_RIGHTS } from '#domain/complaint/package-rights.ts'
import { refundSentence } from '#domain/refund/refund-step-text.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import { Action, Attached, Figures, Paragraph, type Figure } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  formatDeadline,
  greeting,
  paymentLink,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedBooking,
  type PayBy,
} from '#emails/mailed-booking.ts'
import { RefundTable } from '#emails/refund/refund-table.tsx'

/** What a mail says of an order: the figures as they were ordered, in cents. */
export interface MailedOrder {
  totalCents: Cents
  /** What was paid or reported before it, and what of that nobody has seen yet. */
  settledCents: Cents
  reportedCents: Cents
  extras: readonly OrderFigure[]
  schedule: readonly ScheduledPayment[]
  /** What cancelling gives back with everything paid, and with the deposit alone. */
  refunds: { whole: readonly RefundStepView[]; deposit: readonly RefundStepView[] }
  /** Who decides whether somebody else may travel instead. */
  handOver: string
  /** What was ordered before, and what this one changes of it. */
  change: OrderContract['change']
  /** Placed by whoever had the booking's pay link. */
  byPayLink: boolean
}

export type OrderMailData = BookingMailData & PayBy & { order: MailedOrder }

/** The guest has ordered with obligation to pay: what is due when, whose the place is, and the copy of all that was read. */
export function orderPlacedMail(sender: Sender, data: OrderMailData): Mail {
  const { booking, order } = data
  const total = formatCents(order.totalCents)
  return {
    subject: `Your order: ${retreatOf(booking)}, ${total}`,
    body: (
      <Ordered sender={sender} data={data} title="Your order">
        You have ordered {retreatOf(booking)} for {total}, with obligation to pay. {placeText(data)}
      </Ordered>
    ),
  }
}

/** The same of a change of the guest's own that alters the price, after money had come. */
export function changeOrderedMail(sender: Sender, data: OrderMailData): Mail {
  const { booking, order } = data
  const { backCents, differenceCents = 0 } = order.change ?? {}
  const difference = differenceText(differenceCents)
  const total = formatCents(order.totalCents)
  if (backCents !== undefined) {
    const less = `${formatCents(-differenceCents)} less`
    return {
      subject: `Your change is confirmed: ${less}, ${retreatOf(booking)}`,
      body: (
        <Ordered sender={sender} data={data} title="Your change is confirmed">
          You have confirmed your change: it costs {less}, which makes {total} in all.{' '}
          {backCents > 0 && `${formatCents(backCents)} goes back the way it was paid. `}
          {placeText(data)}
        </Ordered>
      ),
    }
  }
  return {
    subject: `Your change is ordered: ${difference}, ${retreatOf(booking)}`,
    body: (
      <Ordered sender={sender} data={data} title="Your change is ordered">
        You have ordered your change with obligation to pay: {difference}, which makes {total} in all.{' '}
        {placeText(data)}
      </Ordered>
    ),
  }
}

function Ordered(props: { sender: Sender; data: OrderMailData; title: string; children: ReactNode }) {
  const { sender, data, title } = props
  const { booking, order, payLink } = data
  const isDueNow = order.schedule.some(({ on }) => on === null) && booking.holdExpiresAt !== null
  return (
    <Layout sender={sender} title={title} preview={placeText(data)}>
      <Paragraph>{greeting(data.guestName)}</Paragraph>
      <Paragraph>{props.children}</Paragraph>
      {order.byPayLink && (
        <Paragraph>
          It was ordered with the link to pay for your booking. If that was neither you nor somebody you gave
          the link to, answer this mail at once.
        </Paragraph>
      )}
      {isDueNow ? (
        <Action href={payLink ?? paymentLink(sender, booking)}>Pay now</Action>
      ) : (
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
      )}
      <Figures title="What you pay, and when" rows={moneyRows(order)} />
      <Figures title="Your stay" rows={stayRows(booking)} />
      <Attached files={data.attached} />
      <RefundTable
        title="If you cancel, once everything is paid"
        steps={order.refunds.whole}
        timeZone={booking.timeZone}
      />
      {order.refunds.deposit.length > 0 && (
        <Paragraph>With the deposit alone: {refundSentence(order.refunds.deposit, booking)}</Paragraph>
      )}
      <Paragraph>
        {PACKAGE_RIGHTS.noWithdrawalRight} {order.handOver}
      </Paragraph>
    </Layout>
  )
}

function moneyRows(order: MailedOrder): Figure[] {
  const { change, totalCents, settledCents, reportedCents, schedule, extras } = order
  const receivedCents = settledCents - reportedCents
  return [
    ...(change
      ? [
          { label: 'Ordered before', value: formatCents(change.fromCents) },
          { label: 'Your change', value: differenceText(change.differenceCents) },
        ]
      : []),
    { label: 'Total', value: formatCents(totalCents), strong: true },
    ...(receivedCents > 0 ? [{ label: 'Paid before this order', value: formatCents(receivedCents) }] : []),
    ...(reportedCents > 0
      ? [{ label: 'Reported before it, on its way to us', value: formatCents(reportedCents) }]
      : []),
    ...schedule.map((payment) => ({
      label: scheduledPaymentText(payment),
      value: formatCents(payment.amountCents),
    })),
    ...extras.map(({ label, amountCents }) => ({ label, value: formatCents(amountCents) })),
  ]
}

/** Whose the place is: only money that was received makes it the guest's. */
function placeText({ booking, order }: Pick<OrderMailData, 'booking' | 'order'>): string {
  const { isConfirmed, holdExpiresAt } = booking
  if (isConfirmed) return 'Your place is yours.'
  if (holdExpiresAt === null) return 'We keep your place while your transfer is on its way.'
  return `Your place is held until ${formatDeadline(holdExpiresAt, booking)}, and is confirmed once ${firstPayment(booking, order)} has come. Without it the place goes back on sale, and you owe nothing.`
}

function firstPayment({ amountPaid }: MailedBooking, { schedule }: MailedOrder): string {
  const first = schedule.find(({ on }) => on === null)
  if (!first) return 'the deposit'
  return `${amountPaid > 0 ? 'the rest of the deposit' : 'the deposit'}, ${formatCents(first.amountCents)},`
}
