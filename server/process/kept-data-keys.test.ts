import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import {
  addDataKey,
  DataKeyError,
  dataKeyFolder,
  hasDataKey,
  keptDataKeys,
  makeFirstDataKey,
} from './kept-data-keys.ts'

function freshFolder(): string {
  const dataDir = newFolder()
  return dataKeyFolder(dataDir)
}

test('the first key is created once, readable only by its owner', () => {
  const folder = freshFolder()
  expect(hasDataKey(folder)).toBe(false)
  makeFirstDataKey(folder)
  const made = readFileSync(join(folder, '1.key'), 'utf8')
  makeFirstDataKey(folder)
  expect(readFileSync(join(folder, '1.key'), 'utf8')).toBe(made)
  expect(readdirSync(folder)).toEqual(['1.key'])
  expect(statSync(join(folder, '1.key')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('an added key is used at once, and the older one opens texts until it is deleted', () => {
  const folder = freshFolder()
  makeFirstDataKey(folder)
  const keys = keptDataKeys(folder)
  const sealed = keys.seal('Asthma', 'here')
  const [first] = keys.ids()
  expect(addDataKey(folder)).toBe(true)
  expect(keys.current()).not.toBe(first)
  expect(keptDataKeys(folder).open(sealed, 'here')).toBe('Asthma')
  keys.forgetOlder()
  expect(readdirSync(folder)).toEqual(['2.key'])
  expect(() => keptDataKeys(folder).open(sealed, 'here')).toThrow(/not there/)
  expect(addDataKey(folder)).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual(['2.key', '3.key'])
})

test('a file without a key throws, and is left as it is', () => {
  const folder = freshFolder()
  makeFirstDataKey(folder)
  writeFileSync(join(folder, '1.key'), 'half a k')
  expect(() => keptDataKeys(folder).current()).toThrow(DataKeyError)
  expect(readFileSync(join(folder, '1.key'), 'utf8')).toBe('half a k')
})
