import { content } from '#content/content.server.ts'
import type { MailData, MailTemplate } from '#server/mail/templates.ts'
import {
  balanceReported,
  card,
  guest,
  held,
  paid,
  paidBy,
  reported,
  timeline,
  TOTAL,
  transfer,
} from './sample-bookings.ts'
import { SAMPLE_SITE } from './sample-letters.ts'

export const PAY_LINK = `${SAMPLE_SITE}/pay/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
/** Where a guest pays who has an account, and who has none yet. */
export const PAY_AT = `${SAMPLE_SITE}/payment?leadId=00000000-0000-4000-8000-000000000001`
export const CLAIM_LINK = `${SAMPLE_SITE}/claim/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`

type Asking =
  | 'payment-reminder'
  | 'balance-reminder'
  | 'payment-asked'
  | 'transfer-reported'
  | 'transfer-reminder'

/** The mails that ask for money, each with the pay link, and those about a transfer that is on its way. */
export const ASKING_SAMPLES: { [T in Extract<MailTemplate, Asking>]: Record<string, MailData[T]> } = {
  'transfer-reported': {
    everything: {
      ...guest(reported(TOTAL)),
      ...paidBy(reported(TOTAL), transfer('full', TOTAL)),
      keptThrough: '2025-09-10',
      transferDays: content.business.bank.transferDays,
      confirmUrl: null,
    },
    deposit: {
      ...guest(reported(200)),
      ...paidBy(reported(200), transfer('deposit', 200)),
      transferDays: content.business.bank.transferDays,
      keptThrough: '2025-09-10',
      confirmUrl: null,
    },
    'the address is not confirmed': {
      ...guest({ ...reported(200), holdExpiresAt: '2025-09-03T09:00:00.000Z' }),
      ...paidBy(reported(200), transfer('deposit', 200)),
      transferDays: content.business.bank.transferDays,
      keptThrough: null,
      confirmUrl: `${SAMPLE_SITE}/confirm-address?token=Zm9yLWEtcHJldmlldw`,
    },
    'balance, the deposit is there': {
      ...guest(balanceReported()),
      payment: transfer('balance', 930),
      timeline: timeline(balanceReported(), [card('deposit', 200), transfer('balance', 930)]),
      transferDays: content.business.bank.transferDays,
      keptThrough: null,
      confirmUrl: null,
    },
  },
  'transfer-reminder': {
    deposit: { ...guest(reported(200)), payment: transfer('deposit', 200), keptThrough: '2025-09-10' },
  },
  'payment-reminder': {
    'a day before the place is given up': { ...guest(held()), payLink: PAY_LINK },
    'a transfer was reported, and the address is not confirmed': {
      ...guest(held({ amountReported: 200, balanceDue: TOTAL - 200 })),
      payLink: PAY_LINK,
    },
    'a part of the deposit is there': {
      ...guest(held({ amountPaid: 150, balanceDue: TOTAL - 150 })),
      payLink: PAY_LINK,
    },
  },
  'balance-reminder': {
    'due soon': { ...guest(paid(200)), payLink: PAY_LINK, overdue: false, part: null },
    overdue: { ...guest(paid(200)), payLink: PAY_LINK, overdue: true, part: null },
    'a part is due soon': {
      ...guest(paid(200)),
      payLink: PAY_LINK,
      overdue: false,
      part: { amount: 310, dueOn: '2025-09-08', number: 1, of: 3 },
    },
  },
  'payment-asked': {
    'overdue, with words of her own': {
      ...guest(paid(200)),
      amount: 930,
      kind: 'balance',
      dueOn: '2025-09-16',
      overdue: true,
      payLink: PAY_LINK,
      words: ['You wrote that your bank was closed last week.', 'Is it better on Friday?'],
    },
    'due soon': {
      ...guest(paid(200)),
      amount: 930,
      kind: 'balance',
      dueOn: '2025-09-16',
      overdue: false,
      payLink: PAY_LINK,
      words: [],
    },
    'a part of the deposit is missing': {
      ...guest(held({ amountPaid: 150, balanceDue: TOTAL - 150 })),
      amount: 50,
      kind: 'deposit',
      dueOn: '2025-09-03',
      overdue: false,
      payLink: PAY_LINK,
      words: [],
    },
  },
}
