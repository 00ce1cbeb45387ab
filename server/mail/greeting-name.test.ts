import { expect, test } from 'vitest'
import { greetingName } from './mailed-booking.ts'

test.each(['Awa', 'Jean-Luc', "D'Arcy", 'Zoë', 'Фатима', '  Lamin  ', 'Anne Marie'])(
  '%j is used in the greeting',
  (name) => {
    expect(greetingName(name)).toBe(name.trim())
  },
)

test.each([
  null,
  undefined,
  '',
  '   ',
  'https://win.example',
  'win.example',
  '<b>Awa</b>',
  'Awa\nBcc: all@example.com',
  'You have won 1,000,000! Call 0900',
  'A'.repeat(41),
])('%j is not used in the greeting', (name) => {
  expect(greetingName(name)).toBeNull()
})
