import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as mails from './all-mails.ts'

test('the list of all mails contains each mail that a file defines, and no other', () => {
  const defined = globSync('*/*.tsx', { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(
        /[a-z]+Mail\(\{\s*name: '([\w-]+)'/g,
      ),
    ].map(([, name = '']) => name),
  )
  expect(
    Object.values(mails)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(defined.toSorted())
})
