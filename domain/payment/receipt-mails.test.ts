import { expect, test } from 'vitest'
import { receiptMails, type ReceiptFacts, type ReceiptTemplate } from './receipt-mails.ts'

const CARD: ReceiptFacts = {
  kind: 'deposit',
  method: 'card',
  isByOutgoingGuest: false,
  holdsPlace: true,
  isRefundedInFull: false,
  isCancelledSince: false,
  isOfCancelling: true,
  isOfAgreement: false,
}
const LATE = { ...CARD, holdsPlace: false, isRefundedInFull: true, isOfCancelling: false }
const REFUND: ReceiptFacts = { ...CARD, kind: 'refund', isOfCancelling: false }
const CANCELLED = { ...CARD, holdsPlace: false, isCancelledSince: true }

test.each<[what: string, facts: ReceiptFacts, mails: ReceiptTemplate[]]>([
  ['a payment by card', CARD, ['payment-received', 'payer-receipt']],
  ['cash', { ...CARD, method: 'cash' }, ['payment-received', 'payer-receipt']],
  ['a transfer', { ...CARD, method: 'bank_transfer' }, ['transfer-received', 'payer-receipt']],
  [
    'a transfer of which a part is refunded',
    { ...CARD, kind: 'balance', method: 'bank_transfer', isOfCancelling: false },
    ['transfer-received', 'payer-receipt'],
  ],
  ['a previous guest’s payment', { ...CARD, isByOutgoingGuest: true }, ['payment-received', 'payer-receipt']],
  ['a payment for a place that is gone', LATE, ['payment-refunded', 'operator-payment-refunded']],
  ['a second payment', { ...LATE, holdsPlace: true }, ['payment-refunded', 'operator-payment-refunded']],
  [
    'a previous guest’s payment for a place that is gone',
    { ...LATE, isByOutgoingGuest: true },
    ['operator-payment-refunded'],
  ],
  ['a payment before a cancellation', CANCELLED, ['booking-cancelled']],
  [
    'a payment before a cancellation that was refunded for another reason too',
    { ...CANCELLED, isOfCancelling: false },
    ['payment-refunded', 'operator-payment-refunded', 'booking-cancelled'],
  ],
  ['a refund by the operator', REFUND, ['refund-made']],
  ['a refund of a lower price', { ...REFUND, isOfAgreement: true }, []],
  [
    'a refund by the operator before a cancellation',
    { ...REFUND, isCancelledSince: true },
    ['refund-made', 'booking-cancelled'],
  ],
  [
    'a refund of a cancellation',
    { ...REFUND, isOfCancelling: true, isCancelledSince: true },
    ['booking-cancelled'],
  ],
  ['a refund of a previous guest', { ...REFUND, isByOutgoingGuest: true }, []],
])('%s causes its emails', (_, facts, mails) => {
  expect(receiptMails(facts)).toEqual(mails)
})
