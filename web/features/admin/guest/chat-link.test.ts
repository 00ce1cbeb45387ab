import { expect, test } from 'vitest'
import { isDialled, whatsAppLink } from './chat-link.ts'

test.each([
  ['+32 470 12 10 20', 'https://wa.me/32470121020'],
  ['+32 (0)470 12 10 20', 'https://wa.me/32470121020'],
  ['0032 470-12.10.20', 'https://wa.me/32470121020'],
  ['+220 700 1234', 'https://wa.me/2207001234'],
])('%s is reached at %s', (phone, link) => {
  expect(whatsAppLink(phone)).toBe(link)
})

test('a text to begin with is carried as it is', () => {
  expect(whatsAppLink('+220 1', 'Hello Awa & Bo: https://x.example/pay/a+b')).toBe(
    'https://wa.me/2201?text=Hello%20Awa%20%26%20Bo%3A%20https%3A%2F%2Fx.example%2Fpay%2Fa%2Bb',
  )
})

test('what is no number leads nowhere', () => {
  expect(['abc', '', '+', null].filter(isDialled)).toEqual([])
  expect(['112', '+220 700 1234'].filter(isDialled)).toHaveLength(2)
})
