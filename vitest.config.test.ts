import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testLists } from './vitest.config.ts'

test('every line of the lists of tests matches a file, so that a renamed test is not left out', () => {
  expect(testLists.filter((line) => globSync(line).length === 0)).toEqual([])
})
