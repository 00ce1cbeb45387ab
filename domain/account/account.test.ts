import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { INVALID_EMAIL } from '#domain/base/text-schema.ts'
import {
  forgotPasswordSchema,
  registerSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from './account.ts'

const signUp = {
  firstName: 'Awa',
  lastName: 'Jallow',
  email: 'awa@example.com',
  password: 'kora-42',
  confirmPassword: 'kora-42',
}
const { confirmPassword: _, ...register } = signUp

/** Every complaint, as "field: message". */
function complaints(schema: z.ZodMiniType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

test('valid sign-in, registration and sign-up forms are accepted', () => {
  expect(signInSchema.parse({ email: ' Awa@Example.com ', password: 'kora-42' })).toEqual({
    email: 'awa@example.com',
    password: 'kora-42',
  })
  expect(registerSchema.parse(register)).toEqual(register)
  expect(signUpSchema.parse(signUp)).toEqual(signUp)
})

test.each([
  ['email', '', INVALID_EMAIL],
  ['email', 'awa', INVALID_EMAIL],
  ['email', 'awa@', INVALID_EMAIL],
  ['email', 'a b@example.com', INVALID_EMAIL],
  ['email', 'awa@example.com\u0000', INVALID_EMAIL],
  ['email', `${'a'.repeat(250)}@example.com`, INVALID_EMAIL],
  ['email', undefined, INVALID_EMAIL],
  ['email', 7, INVALID_EMAIL],
  ['password', '', 'Password must be at least 6 characters'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['password', undefined, 'Password must be at least 6 characters'],
  ['password', 1234567, 'Password must be at least 6 characters'],
  ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
])('sign-in and registration refuse the field %s with the value %j', (field, value, message) => {
  expect(complaints(signInSchema, { ...register, [field]: value })).toEqual([`${field}: ${message}`])
  expect(complaints(registerSchema, { ...register, [field]: value })).toEqual([`${field}: ${message}`])
})

test.each(['123456', 'x'.repeat(128), '      ', 'пароль', 'pass\u0000word'])(
  'the password %j is accepted and kept unchanged',
  (password) => {
    expect(signInSchema.parse({ email: 'awa@example.com', password }).password).toBe(password)
  },
)

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', '   ', 'First name is required'],
  ['firstName', undefined, 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['lastName', undefined, 'Last name is required'],
  ['firstName', 'Awa\r\nBcc: all@example.com', 'Use one line of plain text'],
  ['lastName', 'x'.repeat(101), 'Use at most 100 characters'],
])('registration refuses the field %s with the value %j', (field, value, message) => {
  expect(complaints(registerSchema, { ...register, [field]: value })).toEqual([`${field}: ${message}`])
  expect(complaints(signUpSchema, { ...signUp, [field]: value })).toEqual([`${field}: ${message}`])
})

test('a name may be a single letter', () => {
  expect(registerSchema.parse({ ...register, firstName: 'A', lastName: 'J' })).toMatchObject({
    firstName: 'A',
    lastName: 'J',
  })
})

test.each(['', '12345', undefined])(
  'the confirmation %j gets the message to confirm the password',
  (confirmPassword) => {
    expect(complaints(signUpSchema, { ...signUp, confirmPassword })).toContain(
      'confirmPassword: Please confirm your password',
    )
  },
)

test.each(['kora-43', 'Kora-42', 'kora-42 '])('the confirmation %j does not match', (confirmPassword) => {
  expect(complaints(signUpSchema, { ...signUp, confirmPassword })).toEqual([
    "confirmPassword: Passwords don't match",
  ])
})

test('a password mismatch is reported together with the other errors', () => {
  expect(complaints(signUpSchema, { ...signUp, firstName: '', confirmPassword: 'kora-43' })).toEqual([
    'firstName: First name is required',
    "confirmPassword: Passwords don't match",
  ])
})

test('registration drops the confirmation, and any role, ID or verified flag that was sent', () => {
  expect(registerSchema.parse({ ...signUp, role: 'admin', emailVerified: true, id: '1' })).toEqual(register)
})

test('a forgotten password needs a valid email address, and a reset takes a token and a password', () => {
  expect(forgotPasswordSchema.parse({ email: 'Awa@example.com' })).toEqual({ email: 'awa@example.com' })
  expect(complaints(forgotPasswordSchema, { email: 'awa' })).toEqual([`email: ${INVALID_EMAIL}`])
  expect(resetPasswordSchema.parse({ token: 'a1B2', password: 'kora-42' })).toEqual({
    token: 'a1B2',
    password: 'kora-42',
  })
})

test.each(['', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(201), undefined])(
  'the reset token %j is refused',
  (token) => {
    expect(resetPasswordSchema.safeParse({ token, password: 'kora-42' }).error?.issues[0]?.path).toEqual([
      'token',
    ])
  },
)
