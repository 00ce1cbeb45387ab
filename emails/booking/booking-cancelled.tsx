import { CANCELLATION_TERMS, type CancellationRule } from '#domain/refund/cancellation.ts'
import { toFormerGuestWords, whoseTransferFirst } from '#domain/hand-over/former-guest-text.ts'
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
    subject: `Your booking for ${retreatOf(booking)} is cancelled`,
    body: (
      <Layout sender={sender} title="Your booking is cancelled" preview={back}>
        <Paragraph>{greeting(data.guestName)}</Paragraph>
        <Paragraph>
          Your booking for {retreatOf(booking)} is cancelled, and your place is free again. {back}
        </Paragraph>
        {refund.parts.length > 0 && <Figures title="What comes back" rows={refundRows(refund)} />}
        <Attached files={data.attached} />
        <WayBack refund={refund} asksHere={account !== null} />
        {account && <AskForAccount {...account} />}
        {refund.parts.length > 0 && CANCELLATION_TERMS[refund.rule].transferable && (
          <Paragraph>
            Do you know somebody who would come in your stead? Write to us before the retreat begins: as long
            as the place is free, it can be theirs.
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
      What you paid by card, Bancontact or iDEAL | Wero goes back the same way within a few days.
      {!asksHere && ' What we send by bank transfer needs your account: we ask you for it in another mail.'}
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
    const ways = [
      amount > toFormerGuest && `${formatEuros(amount - toFormerGuest)} comes back to you`,
      toFormerGuest > 0 && toFormerGuestWords(toFormerGuest),
    ]
    return `${ways.filter(Boolean).join(', and ')}, within ${REFUND_DUE_DAYS} days.`
  }
  if (parts.length > 0) return disputed > 0 ? 'Nothing comes back from us now.' : 'Nothing comes back to you.'
  return amountReported > 0 ? '' : 'You had not paid anything, so there is nothing to pay back.'
}

function disputedWords({ disputed }: MailedRefund): string {
  if (disputed === 0) return ''
  return `The bank behind the card holds ${formatEuros(disputed)}, because the payment is disputed: it decides who gets that.`
}

/** What becomes of a transfer that nobody has seen, by the same rule. */
function reported({ ifArrives }: MailedRefund, booking: MailedBooking): string {
  const { amountReported } = booking
  if (amountReported === 0) return ''
  const notHere = `${whoseTransferFirst(booking)} of ${formatEuros(amountReported)} has not reached us.`
  if (ifArrives === 0) return `${notHere} If it arrives, nothing of it comes back by the cancellation terms.`
  if (ifArrives === amountReported) return `${notHere} We pay it back if it arrives.`
  return `${notHere} We pay it back if it arrives, as the cancellation terms say: ${formatEuros(ifArrives)} of it.`
}

/** How the sum comes about, by the rule that was applied. */
export function refundRows(refund: MailedRefund): Figure[] {
  const terms = CANCELLATION_TERMS[refund.rule]
  return [
    { label: terms.when, value: terms.gives, long: true },
    ...refund.parts.map((part) => ({
      label: `${part.label}: ${formatEuros(part.paid)}, of which comes back`,
      value: formatEuros(part.back),
    })),
    ...(refund.returnedBefore > 0
      ? [{ label: 'Given back before', value: `−${formatEuros(refund.returnedBefore)}` }]
      : []),
    ...(refund.disputed > 0
      ? [{ label: 'Held by the bank in a dispute', value: `−${formatEuros(refund.disputed)}` }]
      : []),
    { label: 'Refund', value: formatEuros(refund.amount), strong: true },
  ]
}
