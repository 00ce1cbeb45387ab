import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject, operatorRows, retreatOf } from '#emails/mailed-booking.ts'
import { unpaid } from '#emails/samples.ts'

/** To the operator: a place was taken, and nothing is paid for it yet. */
export const operatorBookingReceived = operatorMail({
  name: 'operator-booking-received',
  oncePer: 'submission',
  compose: (data, sender) => {
    const { booking, name } = data
    const price = booking.quote ? ` The price is ${formatEuros(booking.quote.total)}.` : ''
    return {
      subject: `New: ${inSubject(name, 18)}, ${retreatOf(booking)}`,
      title: 'A new booking',
      preheader: `${name} has taken a place on ${retreatOf(booking)}.`,
      body: (
        <>
          <Paragraph>
            {name} has taken a place on {retreatOf(booking)}.{price} Nothing is paid yet. We release the place
            if the deposit doesn’t arrive in time.
          </Paragraph>
          <Figures title="The booking" rows={operatorRows(data)} />
          <Action href={`${sender.baseUrl}/admin/guests/${booking.id}`}>Open the guest</Action>
        </>
      ),
    }
  },
  samples: () => ({
    'nothing paid yet': { booking: unpaid(), name: 'Awa Jallow-van der Wijngaarden' },
  }),
})
