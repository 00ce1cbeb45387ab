import type { MailData } from '#server/mail/templates.ts'
import { ACCOUNT_ASKED, card, gone, guest, paid, TOTAL, transfer } from './sample-bookings.ts'

type RefundTemplate = 'refund-account-asked' | 'refund-account-change' | 'refund-made' | 'refund-sent'

/** Mails about money that is refunded. */
export const REFUND_SAMPLES: { [T in RefundTemplate]: Record<string, MailData[T]> } = {
  'refund-account-asked': ACCOUNT_ASKED,
  'refund-account-change': {
    'another account is named': {
      ...guest({ ...gone(), isCancelled: true }),
      amount: 200,
      iban: '···7034',
      link: ACCOUNT_ASKED['a cancelled stay'].link,
    },
  },
  'refund-sent': {
    'by transfer': {
      ...guest({ ...gone(), isCancelled: true }, 'Credit note C-2025-0007'),
      payment: { ...card('refund', 200), method: 'bank_transfer' },
    },
    'to the card': {
      ...guest({ ...gone(), isCancelled: true }),
      payment: card('refund', 200),
    },
  },
  'refund-made': {
    'a goodwill, the booking stays paid': {
      ...guest({ ...paid(TOTAL), amountPaid: TOTAL - 180, amountCredited: 180 }, 'Credit note C-2025-0004'),
      payment: card('refund', 180),
    },
    'a dispute was won after the guest has cancelled': {
      ...guest({ ...gone(), isCancelled: true }, 'Credit note C-2025-0007'),
      payment: { ...transfer('balance', 930), kind: 'refund' },
    },
  },
}
