import { expect, test } from 'vitest'
import { paymentAwaitedUntil, takesPlaceOf, type MailFile } from './stored-mail.ts'

const ORDER: MailFile = { type: 'order', name: 'order-1.pdf', orderId: 'one' }
const OTHER_ORDER: MailFile = { type: 'order', name: 'order-2.pdf', orderId: 'two' }
const RECEIPT: MailFile = { type: 'document', name: 'receipt.pdf', documentId: 'receipt' }
const PLACED = new Date('2025-09-01T09:00:00.000Z')

test('the mail about an order waits five minutes for the payment', () => {
  expect(paymentAwaitedUntil(PLACED)).toEqual(new Date('2025-09-01T09:05:00.000Z'))
})

test.each([
  ['with the order, at once', [RECEIPT, ORDER], [ORDER], '2025-09-01T09:00:00.000Z', true],
  ['with the order, in the last millisecond', [ORDER], [ORDER], '2025-09-01T09:04:59.999Z', true],
  ['with the order, when the time is over', [ORDER], [ORDER], '2025-09-01T09:05:00.000Z', false],
  ['with another order', [RECEIPT, OTHER_ORDER], [ORDER], '2025-09-01T09:01:00.000Z', false],
  ['with a receipt alone', [RECEIPT], [ORDER], '2025-09-01T09:01:00.000Z', false],
  ['with nothing', [], [ORDER], '2025-09-01T09:01:00.000Z', false],
  ['with one of two orders', [ORDER], [ORDER, OTHER_ORDER], '2025-09-01T09:01:00.000Z', false],
  ['for one that carries nothing', [ORDER], [], '2025-09-01T09:01:00.000Z', false],
  ['for one that carries more', [ORDER], [ORDER, RECEIPT], '2025-09-01T09:01:00.000Z', false],
])(
  'a payment’s mail %s replaces the waiting mail about the order: %#',
  (_, files, waitingFiles, now, takes) => {
    const waiting = { files: waitingFiles, openUntil: paymentAwaitedUntil(PLACED) }
    expect(takesPlaceOf(files, waiting, new Date(now))).toBe(takes)
  },
)
