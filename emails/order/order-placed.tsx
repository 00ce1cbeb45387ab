import { centsFromEuros, formatCents } from '#domain/base/money.ts'
import { differenceText, scheduledPaymentText } from '#domain/order/order-schedule.ts'
import { handOverSentence } from '#domain/order/order-sentences.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { PACKAGE_RIGHTS } from '#domain/terms/package-rights.ts'
import { Action, Attached, Figures, Paragraph, type Rows } from '#emails/blocks.tsx'
import { guestMail, type Mail, type Sender } from '#emails/define-mail.ts'
import type { GuestFacts, MailedBooking, MailedOrder, MailFacts } from '#emails/mail-facts.ts'
import {
  cancelAloneNote,
  clockOf,
  dashboardLink,
  formatDeadline,
  forPlaces,
  isOfGroup,
  paymentLink,
  retreatOf,
  unpaidNote,
  yourPlace,
  bookingRows,
} from '#emails/mailed-booking.ts'
import { RefundTable } from '#emails/refund/refund-table.tsx'
import {
  forTwo,
  guest,
  ORDER_FILE,
  ORDER_OF_GROUP_FILE,
  unpaid,
  paid,
  PAY_LINK,
  refundSteps,
  TOTAL,
} from '#emails/samples.ts'

type OrderMailData = GuestFacts & Pick<MailFacts, 'order' | 'payLink'>

const BALANCE_DUE_ON = '2025-09-16'

const FIRST: MailedOrder = {
  totalCents: TOTAL * 100,
  settledCents: 0,
  reportedCents: 0,
  extras: [{ label: 'Airport tax, in cash on arrival and on departure', amountCents: 4_000 }],
  schedule: [
    { pays: 'deposit', on: null, amountCents: 20_000 },
    { pays: 'balance', on: BALANCE_DUE_ON, amountCents: 93_000 },
  ],
  refunds: { whole: refundSteps(TOTAL), deposit: refundSteps(200) },
  handOver: handOverSentence({ until: '2025-10-24', costCents: 0 }, '2025-09-01'),
  change: null,
  byPayLink: false,
}

function ofTwo(booking: MailedBooking): OrderMailData {
  const schedule = FIRST.schedule.map((each) => ({ ...each, amountCents: 2 * each.amountCents }))
  const order = { ...FIRST, totalCents: 2 * FIRST.totalCents, schedule }
  return { ...guest(booking, ORDER_FILE, ORDER_OF_GROUP_FILE), payLink: null, order }
}

const OTHER_ROOM: MailedOrder = {
  ...FIRST,
  settledCents: 20_000,
  schedule: [{ pays: 'balance', on: BALANCE_DUE_ON, amountCents: 93_000 }],
  change: { fromCents: 95_000, differenceCents: 18_000 },
}

/** The guest has ordered with obligation to pay: what is due when, the state of the place, and a copy of everything that was shown. */
export const orderPlaced = guestMail({
  name: 'order-placed',
  needs: ['order', 'payLink'],
  carries: ['order'],
  oncePer: 'order',
  limited: 'unpaid',
  waitsForPayment: true,
  statesBalance: true,
  ofGroup: 'ordered',
  compose: (data, sender) => {
    const { booking, order } = data
    const total = formatCents(order.totalCents)
    return {
      subject: `Your order: ${retreatOf(booking)}, ${total}`,
      title: 'Your order',
      isWarm: true,
      ...ordered(
        data,
        sender,
        `You’ve ordered ${retreatOf(booking)} for ${total}, with obligation to pay. ${placeText(data)}`,
      ),
    }
  },
  samples: () => ({
    'nothing is paid yet': { ...guest(unpaid(), ORDER_FILE), payLink: null, order: FIRST },
    'ordered with the pay link': {
      ...guest(unpaid(), ORDER_FILE),
      payLink: PAY_LINK,
      order: { ...FIRST, byPayLink: true },
    },
    'for two': ofTwo(forTwo(unpaid())),
    'for two, one is paid': ofTwo(forTwo(paid(200), unpaid({ selectedRoom: 'shared' }))),
  }),
})

/** The guest has ordered a change of their own that alters the price, after a payment. */
export const changeOrdered = guestMail({
  name: 'change-ordered',
  needs: ['order', 'payLink'],
  carries: ['order'],
  oncePer: 'order',
  limited: 'unpaid',
  statesBalance: true,
  ofGroup: 'ordered',
  compose: (data, sender) => {
    const { booking, order } = data
    const { backCents, differenceCents = 0 } = order.change ?? {}
    const difference = differenceText(differenceCents)
    const total = formatCents(order.totalCents)
    if (backCents !== undefined) {
      const less = `${formatCents(-differenceCents)} less`
      return {
        subject: `Change confirmed: ${difference}, ${retreatOf(booking)}`,
        title: 'Your change is confirmed',
        isWarm: true,
        ...ordered(
          data,
          sender,
          `You’ve confirmed your change. It costs ${less}, so the new total is ${total}. ${backCents > 0 ? `We’ll refund ${formatCents(backCents)} the way it was paid. ` : ''}${placeText(data)}`,
        ),
      }
    }
    return {
      subject: `Change ordered: ${difference}, ${retreatOf(booking)}`,
      title: 'Your change is ordered',
      isWarm: true,
      ...ordered(
        data,
        sender,
        `You’ve ordered your change with obligation to pay: ${difference}. The new total is ${total}. ${placeText(data)}`,
      ),
    }
  },
  samples: () => ({
    'dearer, the deposit is there': { ...guest(paid(200), ORDER_FILE), payLink: null, order: OTHER_ROOM },
    'cheaper, the deposit is there': {
      ...guest(paid(200), ORDER_FILE),
      payLink: null,
      order: {
        ...OTHER_ROOM,
        totalCents: 95_000,
        schedule: [{ pays: 'balance', on: BALANCE_DUE_ON, amountCents: 75_000 }],
        refunds: { ...FIRST.refunds, whole: refundSteps(950) },
        change: { fromCents: TOTAL * 100, differenceCents: -18_000, backCents: 0 },
      },
    },
  }),
})

function ordered(data: OrderMailData, sender: Sender, opening: string): Pick<Mail, 'preheader' | 'body'> {
  const { booking, order, payLink } = data
  const isDueNow = order.schedule.some(({ on }) => on === null) && booking.holdExpiresAt !== null
  return {
    preheader: placeText(data),
    body: (
      <>
        <Paragraph>{opening}</Paragraph>
        {order.byPayLink && (
          <Paragraph>
            This order was placed with your payment link. If that wasn’t you or someone you shared it with,
            reply to this email straight away.
          </Paragraph>
        )}
        {isDueNow ? (
          <Action href={payLink ?? paymentLink(sender, booking)}>Pay now</Action>
        ) : (
          <Action href={dashboardLink(sender)}>Open my dashboard</Action>
        )}
        <Figures title="What you pay, and when" rows={moneyRows(data)} />
        <Figures title="Your booking" rows={bookingRows(booking)} />
        <Attached files={data.attached} />
        {isOfGroup(booking) && <Paragraph>{cancelAloneNote(booking)}</Paragraph>}
        <RefundTable
          title="If you cancel when all is paid"
          steps={order.refunds.whole}
          timeZone={clockOf(booking)}
        />
        {order.refunds.deposit.length > 0 && (
          <Paragraph>
            <strong>If you’ve paid only the deposit:</strong>{' '}
            {cancellationCostSentence(order.refunds.deposit, { timeZone: clockOf(booking) })}
          </Paragraph>
        )}
        <Paragraph>
          {PACKAGE_RIGHTS.noWithdrawalRight} {order.handOver}
        </Paragraph>
      </>
    ),
  }
}

function moneyRows({ booking, order }: OrderMailData): Rows {
  const { change, totalCents, settledCents, reportedCents, schedule, extras } = order
  const receivedCents = settledCents - reportedCents
  const sinceCents = centsFromEuros(booking.amountPaid) - receivedCents
  return [
    change !== null && { label: 'Previous total', value: formatCents(change.fromCents) },
    change !== null && { label: 'Your change', value: differenceText(change.differenceCents) },
    { label: 'Total', value: formatCents(totalCents), strong: true },
    receivedCents > 0 && { label: 'Paid before this order', value: formatCents(receivedCents) },
    reportedCents > 0 && { label: 'Transfer on its way', value: formatCents(reportedCents) },
    ...schedule.map((payment) => ({
      label: scheduledPaymentText(payment),
      value: formatCents(payment.amountCents),
    })),
    // A payment of the whole order has an email that replaces this one.
    isOfGroup(booking) && sinceCents > 0 && { label: 'Paid since', value: formatCents(sinceCents) },
    ...extras.map(({ label, amountCents }) => ({ label, value: formatCents(amountCents) })),
  ]
}

/** Returns the state of the places: only received money confirms them. */
function placeText(data: Pick<OrderMailData, 'booking' | 'order'>): string {
  const { booking } = data
  const held = booking.travellers.filter((each) => each.holdExpiresAt !== null)
  if (booking.holdExpiresAt !== null || held.length === 0) return stateText(data)
  const alone = { ...booking, travellers: [] }
  return `${stateText({ ...data, booking: alone })} ${unpaidNote(booking, held)}`
}

function stateText({ booking, order }: Pick<OrderMailData, 'booking' | 'order'>): string {
  const { isConfirmed, holdExpiresAt } = booking
  if (isConfirmed) return forPlaces(booking, 'Your place is confirmed.', 'Your places are confirmed.')
  if (holdExpiresAt === null) return `We’re holding ${yourPlace(booking)} while your transfer is on its way.`
  const until = formatDeadline(holdExpiresAt, booking)
  const first = firstPayment(booking, order)
  return forPlaces(
    booking,
    `We’re holding your place until ${until}. It’s confirmed once we receive ${first}; otherwise we release it and you owe nothing.`,
    `We’re holding your places until ${until}. They’re confirmed once we receive ${first}; otherwise we release them and you owe nothing.`,
  )
}

function firstPayment(booking: MailedBooking, { schedule }: MailedOrder): string {
  const { amountPaid } = booking
  const first = schedule.find(({ on }) => on === null)
  if (!first) return forPlaces(booking, 'the deposit', 'the deposits')
  const amount = formatCents(first.amountCents)
  if (amountPaid > 0)
    return forPlaces(
      booking,
      `the remaining ${amount} of the deposit`,
      `the remaining ${amount} of the deposits`,
    )
  return forPlaces(booking, `the ${amount} deposit`, `the ${amount} deposits`)
}
