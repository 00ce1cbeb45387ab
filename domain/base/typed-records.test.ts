import { expect, expectTypeOf, test } from 'vitest'
import { keysOf, columnOf, pick, recordOf } from './typed-records.ts'

const table = { name: { label: 'Name', longest: 10 }, age: { label: 'Age', from: 1 } } as const

test('keysOf returns the keys of a record in its order', () => {
  expect(keysOf(table)).toEqual(['name', 'age'])
  expectTypeOf(keysOf(table)).toEqualTypeOf<readonly ('name' | 'age')[]>()
})

test('recordOf makes a record with one value for each key', () => {
  expect(recordOf(['a', 'b'], (name) => name.toUpperCase())).toEqual({ a: 'A', b: 'B' })
  expectTypeOf(recordOf(['a', 'b'], () => null)).toEqualTypeOf<Record<'a' | 'b', null>>()
})

test('pick returns only the named properties', () => {
  const row = { id: 1, name: 'Awa', secret: 'x' }
  expect(pick(row, ['id', 'name'])).toEqual({ id: 1, name: 'Awa' })
  expectTypeOf(pick(row, ['id', 'name'])).toEqualTypeOf<Pick<typeof row, 'id' | 'name'>>()
})

test("columnOf returns one property of each row under the row's key, with its own type", () => {
  expect(columnOf(table, 'label')).toEqual({ name: 'Name', age: 'Age' })
  expectTypeOf(columnOf(table, 'label')).toEqualTypeOf<{ readonly name: 'Name'; readonly age: 'Age' }>()
})
