import { expect, test } from 'vitest'
import { maskedAccount, refundAccountSchema } from './refund-account.ts'

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

const WITHOUT_IBAN = {
  holder: 'Awa Jallow',
  accountNumber: '0023 4567 890',
  bank: 'Trust Bank',
  country: 'The Gambia',
}

test('an account without an IBAN has its number, bank and country as the guest wrote them', () => {
  expect(refundAccountSchema.parse(WITHOUT_IBAN)).toEqual(WITHOUT_IBAN)
  expect(maskedAccount(refundAccountSchema.parse(WITHOUT_IBAN))).toBe('···7890')
})

test.each([
  [{ holder: 'Awa Jallow' }, ['iban']],
  [{ ...WITHOUT_IBAN, country: undefined }, ['country']],
  [{ holder: 'Awa Jallow', bank: 'Trust Bank' }, ['accountNumber', 'country']],
  [{ ...WITHOUT_IBAN, accountNumber: ' ' }, ['accountNumber']],
])('what is missing of an account is named: %j', (account, fields) => {
  const { error } = refundAccountSchema.safeParse(account)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(fields)
})
