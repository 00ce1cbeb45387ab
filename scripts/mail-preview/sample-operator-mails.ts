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
  'operator-alert': {
    'no mail goes out': {
      facts: { kind: 'mail-stuck', waiting: 7, since: '2025-09-01T05:02:00.000Z', othersGo: false },
    },
    'one mail waits': {
      facts: { kind: 'mail-stuck', waiting: 1, since: '2025-09-01T05:02:00.000Z', othersGo: true },
    },
    'the card provider': {
      facts: {
        kind: 'card-failing',
        what: ['open a page to pay by card', 'pay a refund'],
        since: '2025-09-01T05:02:00.000Z',
        last: '2025-09-01T06:40:00.000Z',
      },
    },
    'the disk': {
      facts: { kind: 'disk-full', server: 'tradewind-1', freeBytes: 812e6, totalBytes: 40e9 },
    },
    'an old backup': {
      facts: {
        kind: 'backup-old',
        newest: '2025-09-01T03:00:02.117Z',
        reason: 'The server may not write to the folder of backups (BACKUP_DIR).',
      },
    },
    'no backup at all': { facts: { kind: 'backup-old', newest: null, reason: null } },
    'the certificate': {
      facts: {
        kind: 'certificate-ending',
        host: 'www.tradewind.example',
        endsAt: '2025-09-14T23:59:59.000Z',
      },
    },
    'no key for backups': { facts: { kind: 'no-backup-key' } },
  },
  'operator-alert-over': {
    mails: { facts: { kind: 'mail-stuck', waiting: 7, since: '2025-09-01T05:02:00.000Z', othersGo: false } },
    'the disk': {
      facts: { kind: 'disk-full', server: 'tradewind-1', freeBytes: 812e6, totalBytes: 40e9 },
    },
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
