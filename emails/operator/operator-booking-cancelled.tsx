import { formatEuros } from '#domain/base/money.ts'
import { Action, Figures, Paragraph } from '#emails/blocks.tsx'
import { operatorMail } from '#emails/define-mail.ts'
import { inSubject, operatorRows, retreatOf } from '#emails/mailed-booking.ts'
import { gone } from '#emails/samples.ts'

/** To the operator: a guest has cancelled. `back` is the refund under the terms now, in euros. */
export const operatorBookingCancelled = operatorMail({
  name: 'operator-booking-cancelled',
  needs: ['back'],
  oncePer: 'change',
  compose: (data, sender) => {
    const { booking, name, back } = data
    return {
      subject: `Cancelled: ${inSubject(name, 13)}, ${retreatOf(booking)}`,
      title: 'A guest has cancelled',
      preheader: `${name} isn’t coming to ${retreatOf(booking)}.`,
      body: (
        <>
          <Paragraph>
            {name} has cancelled {retreatOf(booking)}, so we’ve released the place.{' '}
            {back > 0
              ? `Under the terms, the refund is ${formatEuros(back)}: online payments are refunded automatically, and refunds by transfer wait for you in the admin.`
              : 'Under the terms, there’s no refund.'}
          </Paragraph>
          <Figures title="The booking" rows={operatorRows(data)} />
          <Action href={`${sender.baseUrl}/admin`}>Open the admin</Action>
        </>
      ),
    }
  },
  samples: () => ({
    'money goes back': { booking: gone(), name: 'Awa Jallow-van der Wijngaarden', back: 930 },
    'nothing was paid': { booking: gone(), name: 'Bo', back: 0 },
  }),
})
