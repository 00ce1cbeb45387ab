import { expect, test } from 'vitest'
import { ORDER_BUTTON, ORDER_LANGUAGES, orderStatus } from './order.ts'

const ordered = { orderedVersion: 'a', version: 'a', isChangedByGuest: false, settledCents: 0 }

test.each([
  ['nobody has ordered it', { orderedVersion: null }, 'none'],
  [
    'nobody has ordered it, and money came all the same',
    { orderedVersion: null, settledCents: 200_00 },
    'none',
  ],
  ['it is as it was ordered', {}, 'current'],
  ['a text or a price has changed since', { version: 'b' }, 'changed'],
  ['a text has changed since, and a cent is on its way', { version: 'b', settledCents: 1 }, 'current'],
  ['a text has changed since, and all the money went back', { version: 'b', settledCents: 0 }, 'changed'],
  ['the guest has changed the price, and nothing is paid', { isChangedByGuest: true }, 'changed'],
  [
    'the guest has changed the price of a paid booking',
    { isChangedByGuest: true, settledCents: 950_00 },
    'changed',
  ],
])('an order has the right status when %s', (_case, difference, standing) => {
  expect(orderStatus({ ...ordered, ...difference })).toBe(standing)
})

test('the order button states the obligation to pay in every language', () => {
  expect(ORDER_BUTTON).toEqual({
    en: 'Order with obligation to pay',
    fr: 'Commande avec obligation de paiement',
    nl: 'Bestelling met betalingsverplichting',
  })
  expect(Object.keys(ORDER_BUTTON)).toEqual([...ORDER_LANGUAGES])
})
