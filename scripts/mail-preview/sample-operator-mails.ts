import { card, gone, held, operator, paid, RETREAT, TOTAL } from './sample-bookings.ts'

/** What the operator is told as it happens and in the morning. */
export const TOLD_TO_OPERATOR = {
  'operator-booking-received': {
    'nothing paid yet': { booking: held(), name: 'Awa Jallow-van der Wijngaarden' },
  },
  'operator-card-payment': {
    deposit: operator(paid(200), card('deposit', 200)),
    everything: operator(paid(TOTAL), card('full', TOTAL)),
  },
  'operator-booking-cancelled': {
    'money goes back': { booking: gone(), name: 'Awa Jallow-van der Wijngaarden', back: 930 },
    'nothing was paid': { booking: gone(), name: 'Bo', back: 0 },
  },
  'operator-digest': {
    'three kinds, and a departure': {
      lines: [
        { what: '2 transfers to check', details: '€400, the oldest since Wed, Sep 3, 2025' },
        { what: '1 balance overdue', details: '€730, 12 days late at most' },
        { what: '1 message to answer', details: 'the oldest since Tue, Sep 2, 2025' },
      ],
      departure: { what: `${RETREAT}, in 12 days`, details: '8 guests, 3 without an arrival' },
    },
    'one thing': {
      lines: [{ what: '1 mail not delivered', details: 'the oldest since Wed, Sep 3, 2025' }],
      departure: null,
    },
  },
} as const
