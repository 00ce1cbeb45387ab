import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Returns the files of web/ that a file imports. */
function importsOf(path: string): string[] {
  const named = [...read(path).matchAll(/from '(#web\/[^']+|\.[^']+)'/g)].map(([, name = '']) => name)
  return named
    .map((name) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('+types'))
}

test('all class names of the admin pages are in folders that their style sheet is made from', () => {
  const folders = [...read('web/shell/admin.css').matchAll(/^@source '\.\.\/([^']+)'/gm)].map(
    ([, folder]) => `web/${folder}/`,
  )
  expect(folders).toContain('web/features/admin/')
  const reached = new Set([
    'web/root.tsx',
    ...globSync('web/routes/admin/*.tsx'),
    ...globSync('web/features/admin/**/*-screen.tsx'),
  ])
  // The loop also visits items that are added to the Set during it.
  for (const path of reached) for (const imported of importsOf(path)) reached.add(imported)
  const outside = [...reached].filter(
    (path) => /className/.test(read(path)) && !folders.some((folder) => path.startsWith(folder)),
  )
  expect(outside).toEqual([])
})
