import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import type { TimelineStep } from '#domain/booking/payment-timeline.ts'
import {
  isAllOfPayer,
  payerRefundSentence,
  toOutgoingGuestNote,
} from '#domain/hand-over/outgoing-guest-text.ts'
import { METHOD_NAMES } from '#domain/payment/payment-names.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { Action, Attached, Figures, Paragraph, TextLink } from '#emails/blocks.tsx'
import { guestMail, type Mail, type Sender } from '#emails/define-mail.ts'
import type { GuestFacts, MailFacts, MailedBooking } from '#emails/mail-facts.ts'
import {
  cancelAloneNote,
  clockOf,
  dashboardLink,
  formatDeadline,
  forPlaces,
  fullyPaidNote,
  paymentRows,
  retreatOf,
  unconfirmedNote,
  unpaidNote,
  yourPlace,
} from '#emails/mailed-booking.ts'
import {
  card,
  CLAIM_LINK,
  forTwo,
  guest,
  ORDER_FILE,
  paid,
  paidBy,
  refundSteps,
  STAY,
  TOTAL,
  unpaid,
} from '#emails/samples.ts'
import { FlightFigures, Timeline } from '#emails/timeline.tsx'

type MoneyFacts = GuestFacts &
  Pick<MailFacts, 'payment' | 'timeline' | 'refundSteps' | 'payAt' | 'claimed' | 'stillUnpaid'>

/** How received payments and transfers are mailed. */
export const ARRIVED = {
  needs: ['payment', 'timeline', 'refundSteps', 'payAt', 'claimed', 'stillUnpaid'],
  carries: ['documents', 'order', 'calendar'],
  oncePer: 'payment',
  link: 'claims',
  statesBalance: true,
  ofGroup: 'paid',
} as const

/** A payment on the provider's page, or in cash, has arrived. */
export const paymentReceived = guestMail({
  name: 'payment-received',
  ...ARRIVED,
  compose: (data, sender) => {
    const amount = formatEuros(data.payment.amount)
    return {
      subject: `Payment received: ${amount}, ${retreatOf(data.booking)}`,
      ...moneyArrived(data, sender, {
        title: 'Your payment has arrived',
        label: `Payment successful, ${amount} by ${METHOD_NAMES[data.payment.method]}`,
        what: `We’ve received ${paymentFor(data.booking, `${amount} payment`)}`,
      }),
    }
  },
  samples: () => ({
    'deposit by card': {
      ...guest(paid(200), 'Receipt R-2025-0001', ORDER_FILE, STAY),
      ...paidBy(paid(200), card('deposit', 200)),
      refundSteps: { steps: refundSteps(200), from: 0 },
    },
    'everything by card': {
      ...guest(paid(TOTAL), 'Receipt R-2025-0002', STAY),
      ...paidBy(paid(TOTAL), card('full', TOTAL)),
      refundSteps: { steps: refundSteps(TOTAL), from: 0 },
    },
    'deposits for two by card': {
      ...guest(forTwo(paid(200)), 'Receipt R-2025-0001', 'Receipt R-2025-0002', ORDER_FILE, STAY),
      ...paidBy(forTwo(paid(200)), card('deposit', 400)),
      refundSteps: { steps: refundSteps(200), from: 0 },
    },
    'only the own deposit': {
      ...guest(paid(200), 'Receipt R-2025-0001', ORDER_FILE, STAY),
      ...paidBy(paid(200), card('deposit', 200)),
      refundSteps: { steps: refundSteps(200), from: 0 },
      stillUnpaid: forTwo(unpaid()).travellers.slice(1),
    },
    'no account has the booking': {
      ...guest(paid(200), 'Receipt R-2025-0001', STAY),
      ...paidBy(paid(200), card('deposit', 200)),
      refundSteps: { steps: refundSteps(200), from: 0 },
      payAt: CLAIM_LINK,
      claimed: false,
    },
  }),
})

/** Returns the content shared by received payments and transfers: the state of the place, and what is due when. */
export function moneyArrived(
  data: MoneyFacts,
  sender: Sender,
  /** `title` is for a place that is not confirmed yet. */
  { title, label, what }: { title: string; label: string; what: string },
): Omit<Mail, 'subject'> {
  const { booking, payment, timeline } = data
  const { steps, from } = data.refundSteps
  const { isConfirmed } = booking
  const next = nextStep(booking)
  const place = placeText(booking)
  const cost = from >= 0 && cancellationCostSentence(steps, { from, timeZone: clockOf(booking) })
  const cancelling = isAllOfPayer(booking)
    ? payerRefundSentence(booking)
    : [cost && cancelAloneNote(booking), cost, toOutgoingGuestNote(booking)].filter(Boolean).join(' ')
  return {
    title: isConfirmed ? sender.trip.heading : title,
    preheader: isConfirmed ? `${place} ${next}` : next,
    isWarm: isConfirmed,
    evening: { label, tone: isConfirmed ? 'success' : 'waiting' },
    body: (
      <>
        <Paragraph>
          {what}. {place} {next}
        </Paragraph>
        {data.stillUnpaid.length > 0 && <Paragraph>{unpaidNote(booking, data.stillUnpaid)}</Paragraph>}
        {payment.hasPayer && (
          <Paragraph>
            {booking.placeOf === null
              ? 'Paid with your payment link. The payer gets their own receipt, which shows only your first name.'
              : 'Paid with the payment link. The payer gets their own receipt, which shows only the first name.'}
          </Paragraph>
        )}
        {/* A guest who booked by phone has no account yet, and pays without one. */}
        {!data.claimed && (
          <Paragraph>
            To see your trip, sign in or create an account. The button works on any device, so keep this email
            to yourself: anyone who has it can claim your booking.
          </Paragraph>
        )}
        <Action href={data.claimed ? dashboardLink(sender) : data.payAt}>See your trip</Action>
        <Timeline steps={timeline} timeZone={clockOf(booking)} />
        {isConfirmed && <FlightFigures sender={sender} steps={timeline} />}
        <Figures title="This payment" rows={paymentRows(payment)} />
        <Attached files={data.attached} />
        {cancelling && <Paragraph>{cancelling}</Paragraph>}
        {isConfirmed && <Invitation sender={sender} steps={timeline} />}
      </>
    ),
  }
}

/** A link for the guest's friends: the booking form with the same dates chosen. */
function Invitation({ sender, steps }: { sender: Sender; steps: readonly TimelineStep[] }) {
  const begins = steps.find(({ kind }) => kind === 'begins')
  if (!begins?.on) return null
  const link = `${sender.baseUrl}/booking?${new URLSearchParams({ date: begins.on })}`
  return (
    <Paragraph>
      Bring a friend: <TextLink href={link}>book the same dates</TextLink>
    </Paragraph>
  )
}

function nextStep(booking: MailedBooking): string {
  if (booking.balanceDue <= 0) return fullyPaidNote(booking)
  if (booking.holdExpiresAt !== null) {
    return `${formatEuros(booking.balanceDue)} is left to pay; you can pay it on your dashboard.`
  }
  const parts = booking.paymentPlan?.filter(({ open }) => open > 0) ?? []
  if (parts.length > 1) {
    const dates = parts.map(({ open, dueOn }) => `${formatEuros(open)} by ${formatDay(dueOn)}`).join(', ')
    return `The balance is due in parts: ${dates}. You can pay them on your dashboard.${unconfirmedNote(booking)}`
  }
  const { quote, isBalanceLate } = booking
  const due = quote
    ? `${isBalanceLate ? 'was due on' : 'is due by'} ${formatDay(quote.balanceDueOn)}`
    : 'is due'
  return `The ${formatEuros(booking.balanceDue)} balance ${due}; you can pay it on your dashboard.${unconfirmedNote(booking)}`
}

/** Returns what arrived: "your €200 payment", or whose place it was for. */
export function paymentFor({ placeOf }: MailedBooking, what: string): string {
  return placeOf === null ? `your ${what}` : `the ${what} for ${placeOf}’s place`
}

/** Returns the state of the place: only received money confirms it. */
function placeText(booking: MailedBooking): string {
  const retreat = retreatOf(booking)
  if (booking.isConfirmed)
    return forPlaces(
      booking,
      `${capitalised(yourPlace(booking))} on ${retreat} is confirmed.`,
      `Your places on ${retreat} are confirmed.`,
    )
  if (booking.holdExpiresAt !== null) {
    const until = formatDeadline(booking.holdExpiresAt, booking)
    return forPlaces(
      booking,
      `The deposit isn’t complete yet. We’re holding ${yourPlace(booking)} on ${retreat} until ${until}; it’s confirmed once the rest arrives. If it doesn’t, we refund what was paid.`,
      `Your deposits aren’t complete yet. We’re holding your places on ${retreat} until ${until}; they’re confirmed once the rest arrives. If it doesn’t, we refund what you’ve paid.`,
    )
  }
  return forPlaces(
    booking,
    `We’re holding ${yourPlace(booking)} on ${retreat}. It’s confirmed once the whole deposit has arrived.`,
    `We’re holding your places on ${retreat}. They’re confirmed once all deposits have arrived.`,
  )
}
