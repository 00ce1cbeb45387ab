import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readVersioned, versioned } from './versioned.ts'

const schema = z.object({ total: z.number(), words: z.array(z.string()) })

test('the same content has the same version, in whatever order its keys are written', () => {
  const one = versioned(schema, { total: 950, words: ['a'] })
  expect(versioned(schema, { words: ['a'], total: 950 })).toEqual(one)
  expect(versioned(schema, { total: 950, words: ['b'] }).version).not.toBe(one.version)
  expect(readVersioned(schema, one.version, one.body)).toEqual(one.value)
})

test('a body that does not match its version is not read', () => {
  const { version, body } = versioned(schema, { total: 950, words: ['a'] })
  expect(() => readVersioned(schema, version, body.replace('950', '900'))).toThrow('is not what was ordered')
})
