import { content } from '#content/content.server.ts'
import { keptSentences } from '#domain/privacy/kept-records.ts'
import type { MailData, MailTemplate } from '#server/mail/templates.ts'
import { ASKING_SAMPLES, CLAIM_LINK, PAY_AT, PAY_LINK } from './sample-asking-mails.ts'
import {
  card,
  ENTERED_BY_MISTAKE,
  gone,
  guest,
  held,
  operator,
  paid,
  paidBy,
  plannedRefunds,
  refundSteps,
  reported,
  RETREAT,
  SHARED_ROOM,
  TOTAL,
  transfer,
} from './sample-bookings.ts'
import { REFUND_SAMPLES } from './sample-refund-mails.ts'
import { RIGHTS_SAMPLES } from './sample-rights-mails.ts'
import { TOLD_TO_OPERATOR } from './sample-operator-mails.ts'
import { ORDER_SAMPLES } from './sample-order-mails.ts'
import { CANCELLED_BOOKINGS, CANCELLED_RETREATS } from './sample-cancellations.ts'
import { SAMPLE_LETTERS, SAMPLE_SITE } from './sample-letters.ts'

const STAY = 'Your stay, for your calendar'

const OTHER_DATE = { label: 'Retreat', from: 'Nov 7–14, 2025', to: RETREAT }
const OTHER_ADDRESS = { label: 'E-mail address', from: 'a•••@example.com', to: 'awa.jallow@example.com' }

/** Every kind of mail with made-up guests: each of its variants by what it is about. A new template has to be added here. */
export const SAMPLE_MAILS: { [T in MailTemplate]: Record<string, MailData[T]> } = {
  ...ASKING_SAMPLES,
  ...RIGHTS_SAMPLES,
  ...ORDER_SAMPLES,
  'booking-received': {
    'with an account': {
      ...guest(held()),
      payAt: PAY_AT,
      payLink: null,
      claimed: true,
      refunds: plannedRefunds(),
    },
    'without an account yet': {
      ...guest(held({ holdExpiresAt: '2025-09-01T10:00:00.000Z' })),
      payAt: CLAIM_LINK,
      payLink: null,
      claimed: false,
      refunds: plannedRefunds(),
    },
    'entered by the operator': {
      ...guest(held()),
      payAt: CLAIM_LINK,
      payLink: PAY_LINK,
      claimed: false,
      refunds: plannedRefunds(),
    },
  },
  'payment-received': {
    'deposit by card': {
      ...guest(paid(200), 'Receipt R-2025-0001', STAY),
      ...paidBy(paid(200), card('deposit', 200)),
      refundSteps: refundSteps(200),
    },
    'everything by card': {
      ...guest(paid(TOTAL), 'Receipt R-2025-0002', STAY),
      ...paidBy(paid(TOTAL), card('full', TOTAL)),
      refundSteps: refundSteps(TOTAL),
    },
  },
  'transfer-received': {
    deposit: {
      ...guest(paid(200), 'Receipt R-2025-0003', STAY),
      ...paidBy(paid(200), transfer('deposit', 200)),
      refundSteps: refundSteps(200),
    },
    'less than the deposit': {
      ...guest(held({ amountPaid: 150, balanceDue: TOTAL - 150 }), 'Receipt R-2025-0005', STAY),
      ...paidBy(held({ amountPaid: 150, balanceDue: TOTAL - 150 }), transfer('deposit', 150)),
      refundSteps: refundSteps(150),
    },
  },
  'transfer-rejected': {
    'nothing else paid': { ...guest(held()), payAt: PAY_AT, payment: transfer('deposit', 200) },
    'balance, the deposit is there': {
      ...guest(paid(200)),
      payAt: PAY_AT,
      payment: transfer('balance', 930),
    },
  },
  'pre-travel': {
    'balance open': { ...guest(paid(200)), chapters: content.guide.forAll },
    'all paid': { ...guest(paid(TOTAL)), chapters: content.guide.forAll },
  },
  'booking-expired': {
    'never paid': guest(gone()),
    'a part of the deposit goes back': guest(
      { ...gone(), amountPaid: 150, amountComingBack: 150 },
      'Credit note C-2025-0008',
    ),
    'a transfer that never came': guest({ ...gone(), amountReported: 200 }),
  },
  'booking-changed': {
    'before the payment': { ...guest(held()), payAt: PAY_AT, changes: [OTHER_DATE] },
    'after the payment': { ...guest(paid(200), STAY), payAt: PAY_AT, changes: [OTHER_DATE, OTHER_ADDRESS] },
    'cheaper, money goes back': {
      ...guest(
        { ...paid(TOTAL), selectedRoom: 'shared', quote: SHARED_ROOM, balanceDue: 0, amountComingBack: 180 },
        'Credit note C-2025-0001',
        STAY,
      ),
      payAt: PAY_AT,
      changes: [
        { label: 'Room', from: 'Private', to: 'Shared' },
        { label: 'Total', from: '€1,130', to: '€950' },
      ],
    },
    'and changed back': { ...guest(held()), payAt: PAY_AT, changes: [] },
  },
  'booking-address-changed': {
    'to the address that it had': { ...guest(held()), newAddress: 'a•••@a-rather-long-company-name.example' },
  },
  'booking-cancelled': CANCELLED_BOOKINGS,
  'retreat-cancelled': CANCELLED_RETREATS,
  'payer-receipt': {
    'by Bancontact': {
      firstName: 'Awa',
      retreatDate: RETREAT,
      amount: 300,
      method: 'bancontact',
      attached: ['Receipt R-2025-0003'],
      paidBefore: false,
    },
    'after the place was passed on': {
      firstName: 'Binta',
      retreatDate: RETREAT,
      amount: 200,
      method: 'bank_transfer',
      attached: ['Receipt R-2025-0004'],
      paidBefore: true,
    },
  },
  'payment-refunded': {
    'too late, by card': {
      ...guest(gone(), 'Credit note C-2025-0002'),
      payment: card('deposit', 200),
      back: 200,
    },
    'too late, by transfer': {
      ...guest(gone(), 'Credit note C-2025-0003'),
      payment: transfer('full', TOTAL),
      back: TOTAL,
    },
    'paid twice': { ...guest(paid(TOTAL)), payment: card('full', TOTAL), back: TOTAL },
    'after the guest has cancelled': {
      ...guest({ ...gone(), isCancelled: true }, 'Receipt R-2025-0004', 'Credit note C-2025-0006'),
      payment: transfer('full', TOTAL),
      back: 930,
    },
  },
  'payment-corrected': ENTERED_BY_MISTAKE,
  ...REFUND_SAMPLES,
  'password-reset': {
    asked: { resetUrl: `${SAMPLE_SITE}/auth?token=Zm9yLWEtcHJldmlldy1vbmx5LW5vLXJlYWwtdG9rZW4` },
  },
  'confirm-address': {
    asked: { confirmUrl: `${SAMPLE_SITE}/confirm-address?token=Zm9yLWEtcHJldmlldw` },
  },
  'account-erased': {
    'of a guest who has travelled': {
      guestName: 'Awa',
      hadAccount: true,
      kept: keptSentences({
        documents: ['R-2025-0001', 'R-2025-0007'],
        paidStays: [RETREAT],
        orderedStays: [RETREAT],
        unpaidStays: [],
        owedCents: 0,
        reportedCents: 0,
        online: true,
      }),
    },
    'of somebody who never paid': { guestName: 'Bo', hadAccount: true, kept: [] },
    'without an account': { guestName: null, hadAccount: false, kept: [] },
  },
  ...SAMPLE_LETTERS,
  ...TOLD_TO_OPERATOR,
  'operator-guide-missing': {
    'two chapters': { retreatDate: RETREAT, missing: ['arrival', 'on-the-spot'] },
  },
  'operator-transfer-reported': {
    deposit: { ...operator(reported(200), transfer('deposit', 200)), keptThrough: '2025-09-10' },
    'balance, the deposit is there': {
      ...operator(paid(200), transfer('balance', 930)),
      keptThrough: null,
    },
  },
  'operator-transfer-overdue': {
    deposit: { ...operator(reported(200), transfer('deposit', 200)), keptThrough: '2025-09-10' },
    'balance, the deposit is there': {
      ...operator(paid(200), transfer('balance', 930)),
      keptThrough: null,
    },
  },
  'operator-payment-refunded': {
    'card, too late': { ...operator(gone(), card('deposit', 200)), back: 200 },
    'transfer, paid twice': { ...operator(paid(TOTAL), transfer('full', TOTAL)), back: TOTAL },
  },
  'operator-payment-problem': {
    'another currency': {
      ...operator(held(), card('deposit', 200)),
      problem: 'the card provider reports 200 USD instead of 200 EUR',
    },
  },
  'operator-refund-failing': {
    'for an hour': operator(gone(), card('refund', 930)),
  },
  'operator-payment-disputed': {
    'with a day to answer by': {
      ...operator(paid(TOTAL), card('full', TOTAL)),
      answerBy: '2025-10-14T22:00:00.000Z',
    },
  },
}
