import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts'

const PASSWORD = 'harmattan wind'

test('a hash says how it was made, and two hashes of one password differ', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(isOutdatedHash(one)).toBe(false)
})

test.each([
  ['now', hashPassword],
  ['by the account library before', hashAsBefore],
])('only the password itself fits a hash made %s', async (_when, hashIt) => {
  const hash = await hashIt(PASSWORD)
  expect(await verifyPassword({ password: PASSWORD, hash })).toBe(true)
  expect(await verifyPassword({ password: `${PASSWORD} `, hash })).toBe(false)
  expect(await verifyPassword({ password: '', hash })).toBe(false)
})

test.each(['', 'text', '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$a2V5', 'abcd:ef01'])(
  'the hash %j counts as outdated',
  (hash) => {
    expect(isOutdatedHash(hash)).toBe(true)
  },
)
