import { expect, test } from 'vitest'
import { whatsAppLink } from './contact-links.tsx'

test('a chat link contains the digits of the number and the encoded text', () => {
  expect(whatsAppLink('+32470121020')).toBe('https://wa.me/32470121020')
  expect(whatsAppLink('+2207001234', 'Hello Awa & Bo: https://x.example/pay/a+b')).toBe(
    'https://wa.me/2207001234?text=Hello%20Awa%20%26%20Bo%3A%20https%3A%2F%2Fx.example%2Fpay%2Fa%2Bb',
  )
})
