import type { MailData, MailTemplate } from '#server/mail/templates.ts'
import { guest, held, paid, TOTAL } from './sample-bookings.ts'
import { SAMPLE_SITE } from './sample-letters.ts'

export const PAY_LINK = `${SAMPLE_SITE}/pay/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
/** Where a guest pays who has an account, and who has none yet. */
export const PAY_AT = `${SAMPLE_SITE}/payment?leadId=00000000-0000-4000-8000-000000000001`
export const CLAIM_LINK = `${SAMPLE_SITE}/claim/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`

type Asking = 'payment-reminder' | 'balance-reminder' | 'payment-asked'

/** The mails that ask for money, each with the pay link. */
export const ASKING_SAMPLES: { [T in Extract<MailTemplate, Asking>]: Record<string, MailData[T]> } = {
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
