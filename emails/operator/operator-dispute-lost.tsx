import { formatInstant } from '#domain/base/dates.ts'
import { GMT } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import type { MailedBooking } from '#emails/mail-facts.ts'
import { inSubject, retreatOf } from '#emails/mailed-booking.ts'
import { OperatorFigures } from '#emails/operator-figures.tsx'
import { card, operator, paid, TOTAL, unpaid } from '#emails/samples.ts'

/** To the operator: the bank has decided a dispute for the cardholder and taken the payment back. */
export const operatorDisputeLost = operatorMail({
  name: 'operator-dispute-lost',
  needs: ['payment'],
  oncePer: 'payment',
  compose: (data, sender) => {
    const { booking, payment, name } = data
    const what = `${formatEuros(payment.amount)} from ${name}`
    return {
      subject: `Dispute lost: ${formatEuros(payment.amount)} from ${inSubject(name)}`,
      title: 'The bank took a payment back',
      preheader: `${what} for ${retreatOf(booking)}. ${placeText(booking)}`,
      body: (
        <>
          <Paragraph>
            The bank decided for the cardholder and took back {what} for {retreatOf(booking)}. We’ve told the
            guest. {placeText(booking)}
          </Paragraph>
          <OperatorFigures title="The payment" data={data} sender={sender} />
        </>
      ),
    }
  },
  samples: () => ({
    'nothing else is paid': operator(unpaid(), card('deposit', 200)),
    'the deposit is there': operator(paid(200), card('balance', 930)),
    'it was paid again before': operator(paid(TOTAL), card('balance', 930)),
  }),
})

function placeText({ holdsPlace, holdExpiresAt, balanceDue }: MailedBooking): string {
  if (!holdsPlace) return 'The booking holds no place.'
  if (holdExpiresAt !== null)
    return `The place is held until ${formatInstant(new Date(holdExpiresAt))} ${GMT}, and then released if it isn’t paid.`
  return balanceDue > 0
    ? `The place stays confirmed, and ${formatEuros(balanceDue)} is left to pay.`
    : 'The place stays confirmed.'
}
