import { CANCELLATION_TERMS, type CancellationRule } from '#domain/refund/cancellation.ts'
import { whoseTransferFirst } from '#domain/hand-over/former-guest-text.ts'
import { formatEuros } from '#domain/base/money.ts'
import { REFUND_DUE_DAYS } from '#domain/refund/refund-due.ts'
import { Action, Attached, Figures, Paragraph, type Figure } from '#emails/blocks.tsx'
import { Layout } from '#emails/layout.tsx'
import type { Mail, Sender } from '#emails/mail.ts'
import {
  dashboardLink,
  greeting,
  retreatOf,
  stayRows,
  type BookingMailData,
  type MailedBooking,
} from '#emails/mailed-booking.ts'

/** What comes back of a cancelled booking, in euros. The parts are those that the rule weighs differently. */
export interface MailedRefund {
  rule: CancellationRule
  amount: number
  /** What of it goes back to a guest who has handed the place on since, and not to the one who is written to. */
  toFormerGuest: number
  /** Of what was received; empty where nothing was. */
  parts: readonly { label: string; paid: number; back: number }[]
  /** What went back before the cancellation. */
  returnedBefore: number
  /** What a bank holds of it in a dispute with the cardholder, and decides on. */
  disputed: number
  /** What would come back besides, if the reported money arrives. */
  ifArrives: number
}

/** A booking was cancelled: what comes back, line by line, and by which rule. */
export function bookingCancelledMail(
  sender: Sender,
  data: BookingMailData & { refund: MailedRefund; account: AskedAccount | null },
): Mail {
  const { booking, refund, account } = data
  const back = whatComesBack(refund, booking)
  return {
    subject: `Booking cancelled: ${retreatOf(booking)}`,
    body: (
      <Layout sender={sender} title="Your booking is cancelled" preview={back}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          Your booking for {retreatOf(booking)} is cancelled, and we’ve released your place. {back}
        </Paragraph>
        {refund.parts.length > 0 && <Figures title="Your refund" rows={refundRows(refund)} />}
        <Attached files={data.attached} />
        <WayBack refund={refund} asksHere={account !== null} />
        {account && <AskForAccount {...account} />}
        {refund.parts.length > 0 && CANCELLATION_TERMS[refund.rule].transferable && (
          <Paragraph>
            Do you know someone who’d like to come instead? Write to us before the retreat starts: if the
            place is still free, they can have it.
          </Paragraph>
        )}
        <Figures title="What was booked" rows={stayRows(booking)} />
        <Action href={dashboardLink(sender)}>Open my dashboard</Action>
      </Layout>
    ),
  }
}

/** A refund by bank transfer whose account is asked for in the mail itself: `amount` in euros. */
export interface AskedAccount {
  amount: number
  link: string
}

function AskForAccount({ amount, link }: AskedAccount) {
  return (
    <>
      <Paragraph>
        We’ll refund {formatEuros(amount)} by bank transfer as soon as you tell us your account. We keep it
        encrypted, for this refund alone, and delete it when the money has arrived.
      </Paragraph>
      <Action href={link}>Tell us the account</Action>
    </>
  )
}

/** How the money reaches the guest. */
export function WayBack({ refund, asksHere = false }: { refund: MailedRefund; asksHere?: boolean }) {
  if (refund.amount <= refund.toFormerGuest) return null
  return (
    <Paragraph>
      We’ll refund what you paid by card, Bancontact or iDEAL | Wero the same way within a few days.
      {!asksHere && ' For a bank transfer, we’ll email you to ask for your bank details.'}
    </Paragraph>
  )
}

/** The money in a sentence or two: what comes back, what a bank holds, what has not come yet. */
export function whatComesBack(refund: MailedRefund, booking: MailedBooking): string {
  return [received(refund, booking), disputedWords(refund), reported(refund, booking)]
    .filter(Boolean)
    .join(' ')
}

function received(
  { amount, toFormerGuest, parts, disputed }: MailedRefund,
  { amountReported }: MailedBooking,
): string {
  if (amount > 0) {
    const days = `within ${REFUND_DUE_DAYS} days`
    if (toFormerGuest === 0) return `We’ll refund ${formatEuros(amount)} ${days}.`
    const there = `${formatEuros(toFormerGuest)} to the previous guest, who paid it, ${days}.`
    return amount > toFormerGuest
      ? `We’ll refund ${formatEuros(amount - toFormerGuest)} to you and ${there}`
      : `We’ll refund ${there}`
  }
  if (parts.length > 0)
    return disputed > 0
      ? 'There’s no refund from us for now.'
      : 'Under the cancellation terms, there’s no refund.'
  return amountReported > 0 ? '' : 'You hadn’t paid anything, so there’s nothing to refund.'
}

function disputedWords({ disputed }: MailedRefund): string {
  if (disputed === 0) return ''
  return `The bank behind the card holds ${formatEuros(disputed)}, because the payment is disputed: it decides who gets that.`
}

/** What becomes of a transfer that nobody has seen, by the same rule. */
function reported({ ifArrives }: MailedRefund, booking: MailedBooking): string {
  const { amountReported } = booking
  if (amountReported === 0) return ''
  const notHere = `${whoseTransferFirst(booking)} of ${formatEuros(amountReported)} hasn’t reached us.`
  if (ifArrives === 0) return `${notHere} If it arrives, the cancellation terms give no refund of it.`
  if (ifArrives === amountReported) return `${notHere} If it arrives, we’ll refund it.`
  return `${notHere} If it arrives, we’ll refund ${formatEuros(ifArrives)} of it under the cancellation terms.`
}

/** How the sum comes about, by the rule that was applied. */
export function refundRows(refund: MailedRefund): Figure[] {
  const terms = CANCELLATION_TERMS[refund.rule]
  return [
    { label: terms.when, value: terms.gives, long: true },
    ...refund.parts.map((part) => ({
      label: `${part.label}: ${formatEuros(part.paid)}, of which we refund`,
      value: formatEuros(part.back),
    })),
    ...(refund.returnedBefore > 0
      ? [{ label: 'Refunded before', value: `−${formatEuros(refund.returnedBefore)}` }]
      : []),
    ...(refund.disputed > 0
      ? [{ label: 'Held by the bank in a dispute', value: `−${formatEuros(refund.disputed)}` }]
      : []),
    { label: 'Refund', value: formatEuros(refund.amount), strong: true },
  ]
}
