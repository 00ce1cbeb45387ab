import { expect, test } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { passkeyTrouble } from './passkey-ceremony.ts'

/** An error as browsers and the passkey library throw it. */
const named = (name: string) => Object.assign(new Error('what developers read'), { name })

const refused = new ApiError(
  401,
  '',
  JSON.stringify({ title: 'Unknown', detail: 'We don’t know this passkey. Please enter the password' }),
)

test.each([
  ['a person who changed her mind', named('NotAllowedError'), /^No passkey was used\..* password\.$/],
  ['a device that cannot', named('NotSupportedError'), /^This device couldn’t use a passkey\..* password\.$/],
  ['another address than the server’s', named('SecurityError'), /password\.$/],
  ['no connection', new TypeError('Failed to fetch'), /^No connection/],
  ['what the server says', refused, /^We don’t know this passkey\. Please enter the password$/],
])('at the admin sign-in, the message for %s says what to do', (_, error, text) => {
  expect(passkeyTrouble(error, 'use')).toMatch(text)
})

test.each([
  ['a person who changed her mind', named('NotAllowedError'), /^No passkey was added/],
  ['a device that has one', named('InvalidStateError'), /already has a passkey for this website/],
  ['a device without a lock', named('ConstraintError'), /screen lock/],
  ['no connection', new TypeError('Failed to fetch'), /^No connection/],
])('in the settings, %s gets its message', (_, error, text) => {
  expect(passkeyTrouble(error, 'add')).toMatch(text)
})
