import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import { Action, Attached, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import {
  balanceRows,
  formatDeadline,
  forPlaces,
  paymentRows,
  retreatOf,
  yourPlace,
} from '#emails/mailed-booking.ts'
import { card, forTwo, guest, paid, PAY_AT, unpaid } from '#emails/samples.ts'

/** A cardholder's bank took a payment back after a dispute: what that means for the place. The payer may be somebody else. */
export const paymentTakenBack = guestMail({
  name: 'payment-taken-back',
  needs: ['payment', 'payAt'],
  carries: ['documents'],
  oncePer: 'payment',
  link: 'claims',
  statesBalance: true,
  ofGroup: 'paid',
  compose: (data) => {
    const { booking, payment } = data
    const amount = formatEuros(payment.amount)
    const place = placeText(booking)
    return {
      subject: `The bank took back ${amount}`,
      title: 'A payment was taken back',
      preheader: place === '' ? `It was paid for ${retreatOf(booking)}.` : place,
      body: (
        <>
          <Paragraph>
            The cardholder’s bank took back the {amount} payment for {retreatOf(booking)} after a dispute.{' '}
            {place}
          </Paragraph>
          <Paragraph>If it’s a mistake, reply to this email.</Paragraph>
          {booking.holdsPlace && booking.balanceDue > 0 && <Action href={data.payAt}>Pay again</Action>}
          <Figures title="What was taken back" rows={paymentRows(payment)} />
          <Attached files={data.attached} />
          {booking.holdsPlace && <Figures title="Your booking" rows={balanceRows(booking)} />}
        </>
      ),
    }
  },
  samples: () => ({
    'nothing else is paid': {
      ...guest(unpaid(), 'Credit note C-2025-0005'),
      payAt: PAY_AT,
      payment: card('deposit', 200),
    },
    'paid for two': {
      ...guest(forTwo(unpaid()), 'Credit note C-2025-0005', 'Credit note C-2025-0006'),
      payAt: PAY_AT,
      payment: card('deposit', 400),
    },
    'the deposit is there': {
      ...guest(paid(200), 'Credit note C-2025-0006'),
      payAt: PAY_AT,
      payment: card('balance', 930),
    },
  }),
})

function placeText(booking: MailedBooking): string {
  if (!booking.holdsPlace) return ''
  if (booking.holdExpiresAt !== null)
    return forPlaces(
      booking,
      `We’re holding ${yourPlace(booking)} until ${formatDeadline(booking.holdExpiresAt, booking)}. Please pay by then; otherwise, we release it.`,
      `We’re holding your places until ${formatDeadline(booking.holdExpiresAt, booking)}. Please pay by then; otherwise, we release them.`,
    )
  const left = booking.balanceDue > 0 ? ` ${formatEuros(booking.balanceDue)} is left to pay.` : ''
  return forPlaces(
    booking,
    `${capitalised(yourPlace(booking))} is still confirmed.${left}`,
    `Your places are still confirmed.${left}`,
  )
}
