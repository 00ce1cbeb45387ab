// What the operator is told about bookings.

import { formatEuros } from '#domain/base/money.ts'
import { operatorMail } from '#emails/define-mail.ts'
import { forPlaces, inSubject, retreatOf } from '#emails/mailed-booking.ts'
import { gone, unpaid } from '#emails/samples.ts'
import { operatorNews } from './operator-news.tsx'

/** A place was taken, and nothing is paid for it yet. */
export const operatorBookingReceived = operatorMail({
  name: 'operator-booking-received',
  oncePer: 'submission',
  ofGroup: 'paid',
  compose: (data, sender) => {
    const { booking, name } = data
    const places = forPlaces(booking, 'a place', `${booking.travellers.length} places`)
    const taken = `${name} has taken ${places} on ${retreatOf(booking)}.`
    const price = booking.quote ? ` The price is ${formatEuros(booking.quote.total)}.` : ''
    return operatorNews(data, sender, {
      subject: `New: ${inSubject(name, 18)}, ${retreatOf(booking)}`,
      title: 'A new booking',
      preheader: taken,
      text: [
        `${taken}${price} Nothing is paid yet. ${forPlaces(
          booking,
          'We release the place if the deposit doesn’t arrive in time.',
          'We release the places if the deposits don’t arrive in time.',
        )}`,
      ],
      opens: 'guest',
    })
  },
  samples: () => ({
    'nothing paid yet': { booking: unpaid(), name: 'Awa Jallow-van der Wijngaarden' },
  }),
})

/** A guest has cancelled. `back` is the refund under the terms now, in euros. */
export const operatorBookingCancelled = operatorMail({
  name: 'operator-booking-cancelled',
  needs: ['back'],
  oncePer: 'change',
  compose: (data, sender) => {
    const { booking, name, back } = data
    const refund =
      back > 0
        ? `Under the terms, the refund is ${formatEuros(back)}: online payments are refunded automatically, and refunds by transfer wait for you in the admin.`
        : 'Nothing is refunded.'
    return operatorNews(data, sender, {
      subject: `Cancelled: ${inSubject(name, 13)}, ${retreatOf(booking)}`,
      title: 'A guest has cancelled',
      preheader: `${name} isn’t coming to ${retreatOf(booking)}.`,
      text: [`${name}’s place on ${retreatOf(booking)} was cancelled, so we’ve released it. ${refund}`],
    })
  },
  samples: () => ({
    'money goes back': { booking: gone(), name: 'Awa Jallow-van der Wijngaarden', back: 930 },
    'nothing was paid': { booking: gone(), name: 'Bo', back: 0 },
  }),
})
