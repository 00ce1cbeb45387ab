import { handOverSentence } from '#domain/order/order-sentences.ts'
import type { OrderMailData } from '#emails/order/order-placed.tsx'
import type { MailData, MailTemplate } from '#server/mail/templates.ts'
import { PAY_LINK } from './sample-asking-mails.ts'
import { guest, held, paid, plannedRefunds, refundSteps, TOTAL } from './sample-bookings.ts'

const ORDER_FILE = 'Your order 3fa2c1d9, with form and terms'
const BALANCE_DUE_ON = '2025-09-16'

const FIRST: OrderMailData['order'] = {
  totalCents: TOTAL * 100,
  settledCents: 0,
  reportedCents: 0,
  extras: [{ label: 'Airport tax, in cash on arrival and on departure', amountCents: 4_000 }],
  schedule: [
    { pays: 'deposit', on: null, amountCents: 20_000 },
    { pays: 'balance', on: BALANCE_DUE_ON, amountCents: 93_000 },
  ],
  refunds: { whole: plannedRefunds().full, deposit: plannedRefunds().deposit },
  handOver: handOverSentence({ until: '2025-10-24', costCents: 0 }, '2025-09-01'),
  change: null,
  byPayLink: false,
}

const OTHER_ROOM: OrderMailData['order'] = {
  ...FIRST,
  settledCents: 20_000,
  schedule: [{ pays: 'balance', on: BALANCE_DUE_ON, amountCents: 93_000 }],
  change: { fromCents: 95_000, differenceCents: 18_000 },
}

/** The mails about what was ordered with obligation to pay. */
export const ORDER_SAMPLES: {
  [T in Extract<MailTemplate, 'order-placed' | 'change-ordered'>]: Record<string, MailData[T]>
} = {
  'order-placed': {
    'nothing is paid yet': { ...guest(held(), ORDER_FILE), payLink: null, order: FIRST },
    'ordered with the pay link': {
      ...guest(held(), ORDER_FILE),
      payLink: PAY_LINK,
      order: { ...FIRST, byPayLink: true },
    },
  },
  'change-ordered': {
    'dearer, the deposit is there': { ...guest(paid(200), ORDER_FILE), payLink: null, order: OTHER_ROOM },
    'cheaper, the deposit is there': {
      ...guest(paid(200), ORDER_FILE),
      payLink: null,
      order: {
        ...OTHER_ROOM,
        totalCents: 95_000,
        schedule: [{ pays: 'balance', on: BALANCE_DUE_ON, amountCents: 75_000 }],
        refunds: { ...FIRST.refunds, whole: refundSteps(950) },
        change: { fromCents: TOTAL * 100, differenceCents: -18_000, backCents: 0 },
      },
    },
  },
}
