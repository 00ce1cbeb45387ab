import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { guestMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import { formatDeadline, forPlaces, paymentRows, retreatOf, yourPlace } from '#emails/mailed-booking.ts'
import { guest, unpaid, paid, PAY_AT, transfer } from '#emails/samples.ts'

/** A reported transfer never arrived: what is open again, and until when. */
export const transferRejected = guestMail({
  name: 'transfer-rejected',
  needs: ['payment', 'payAt'],
  oncePer: 'payment',
  link: 'claims',
  ofGroup: 'paid',
  statesBalance: true,
  compose: (data) => {
    const { booking, payment } = data
    const amount = formatEuros(payment.amount)
    const held = placeText(booking)
    return {
      subject: `We can’t find your ${amount} transfer`,
      title: 'We can’t find your transfer',
      preheader: `Please check with your bank, or pay again. ${held}`.trim(),
      body: (
        <>
          <Paragraph>
            We’ve looked for your {amount} transfer and can’t find it in our account. {held}
          </Paragraph>
          <Paragraph>
            If your bank shows the money has left, reply to this email with its confirmation before you pay
            again.
          </Paragraph>
          <Action href={data.payAt}>Pay again</Action>
          <Figures title="What we looked for" rows={paymentRows(payment)} />
        </>
      ),
    }
  },
  samples: () => ({
    'nothing else paid': { ...guest(unpaid()), payAt: PAY_AT, payment: transfer('deposit', 200) },
    'balance, the deposit is there': {
      ...guest(paid(200)),
      payAt: PAY_AT,
      payment: transfer('balance', 930),
    },
  }),
})

/** Returns what becomes of the place; "" once the retreat has begun without a payment, since it is then not released. */
function placeText(booking: MailedBooking): string {
  const { holdExpiresAt, isConfirmed, amountPaid } = booking
  if (holdExpiresAt !== null) {
    const held = `We’re holding ${yourPlace(booking)} on ${retreatOf(booking)} until ${formatDeadline(holdExpiresAt, booking)}.`
    return forPlaces(booking, `${held} After that, we release it.`, `${held} After that, we release them.`)
  }
  if (amountPaid <= 0) return ''
  return `Your earlier payments keep ${yourPlace(booking)} on ${retreatOf(booking)} ${isConfirmed ? 'confirmed' : 'held'}.`
}
