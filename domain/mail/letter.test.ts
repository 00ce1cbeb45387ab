import { expect, test } from 'vitest'
import { fillFirstName } from './letter.ts'

test.each([
  ['Hello {firstName}, see you soon, {firstName}.', 'Awa', 'Hello Awa, see you soon, Awa.'],
  ['Hello {firstName},', null, 'Hello there,'],
  ['Hello {firstname} and {lastName}', 'Awa', 'Hello {firstname} and {lastName}'],
  ['Hello {firstName}', '$& {firstName}', 'Hello $& {firstName}'],
])('the text %j for the first name %s becomes %j', (text, name, filled) => {
  expect(fillFirstName(text, name)).toBe(filled)
})
