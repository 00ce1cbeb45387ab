import { expect, test } from 'vitest'
import { refundAccountSchema } from './refund-account.ts'

test.each([
  ['', 'Type the IBAN'],
  ['  ', 'Type the IBAN'],
  ['DE88 3704 0044 0532 0130 00', 'This isn’t a valid IBAN. Please check it against your bank’s'],
])('the IBAN “%s” is refused with the message: %s', (iban, message) => {
  const { error } = refundAccountSchema.safeParse({ holder: 'Awa Jallow', iban })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('an IBAN is stored in capitals and without spaces', () => {
  const account = refundAccountSchema.parse({ holder: 'Awa Jallow', iban: 'de89 3704 0044 0532 0130 00' })
  expect(account.iban).toBe('DE89370400440532013000')
})
