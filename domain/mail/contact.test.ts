import { expect, test } from 'vitest'
import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import { contactSchema } from './contact.ts'

const message = {
  firstName: 'Awa',
  lastName: 'Jallow',
  email: 'awa@example.com',
  phone: '+32 470 00 00 00',
  retreat: 'Dec 5–12, 2025',
  experience: 'None yet',
  message: 'Is there wind in December?\nAnd yoga?',
}

test('a complete message is accepted unchanged', () => {
  expect(contactSchema.parse(message)).toEqual(message)
})

test('a message needs only a first name, an email address and its text', () => {
  const least = { firstName: 'Awa', email: 'awa@example.com', message: 'Hello' }
  expect(contactSchema.parse(least)).toEqual(least)
  const left = { ...least, lastName: '', phone: '', retreat: '', experience: '' }
  expect(contactSchema.parse(left)).toEqual(left)
})

test.each([
  ['firstName', '', 'First name is required'],
  ['email', 'awa', INVALID_EMAIL],
  ['email', 'awa@example.com\nBcc: all@example.com', INVALID_EMAIL],
  ['message', '', 'Please write a message'],
  ['message', ' \n ', 'Please write a message'],
  ['message', undefined, 'Please write a message'],
  ['message', 'a\u0000b', 'Use at most 4000 characters of plain text'],
  ['message', '\ud800', 'Use at most 4000 characters of plain text'],
  ['message', 'x'.repeat(4_001), 'Use at most 4000 characters of plain text'],
  ['firstName', 'Awa\r\nSubject: forged', 'Use one line of plain text'],
  ['phone', '+32 470\n00 00 00', 'Use one line of plain text'],
  ['phone', 'abc', 'Enter a phone number we can call, such as +32 2 123 45 67'],
  ['phone', '5', 'Enter a phone number we can call, such as +32 2 123 45 67'],
  ['retreat', 'x'.repeat(101), 'Use at most 100 characters'],
])('a message with %s set to %j is refused at that field', (field, value, complaint) => {
  const issues = contactSchema.safeParse({ ...message, [field]: value }).error?.issues ?? []
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, complaint]])
})

test('properties that are not fields are dropped', () => {
  expect(contactSchema.parse({ ...message, to: 'all@example.com', id: '1' })).toEqual(message)
})
