import { expect, test } from 'vitest'
import { ordersOf, paymentAwaitedUntil, refundAwaitedUntil, type MailFile } from './stored-mail.ts'

const ORDER: MailFile = { type: 'order', name: 'order-1.pdf', orderId: 'one' }
const OTHER_ORDER: MailFile = { type: 'order', name: 'order-2.pdf', orderId: 'two' }
const RECEIPT: MailFile = { type: 'document', name: 'receipt.pdf', documentId: 'receipt' }
const PLACED = new Date('2025-09-01T09:00:00.000Z')

test('the mail about an order waits five minutes for the payment', () => {
  expect(paymentAwaitedUntil(PLACED)).toEqual(new Date('2025-09-01T09:05:00.000Z'))
})

test('the mail about a refund waits a minute for the card provider', () => {
  expect(refundAwaitedUntil(PLACED)).toEqual(new Date('2025-09-01T09:01:00.000Z'))
})

test('a mail carries the orders among its files', () => {
  expect(ordersOf([RECEIPT, ORDER, OTHER_ORDER])).toEqual(['one', 'two'])
  expect(ordersOf([RECEIPT])).toEqual([])
})
