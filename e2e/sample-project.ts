import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { makePicture, planPictures } from '#scripts/owner-pictures.ts'
import { writeSamplePeople } from '#test/sample-people.ts'

const PROJECT = resolve(import.meta.dirname, '..')
/** All that a host of journeys runs. */
const COPIED = [
  'build',
  'content',
  'domain',
  'e2e',
  'emails',
  'scripts',
  'server',
  'test',
  'package.json',
  'tsconfig.json',
]

/**
 * Copies the project, built, with samples in the sections that are empty as it is shipped: the owner's content is read from
 * where the program lies. `startHost` serves it.
 */
export async function copyWithSamplePeople(
  photos?: Parameters<typeof writeSamplePeople>[1],
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-sample-'))
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true })
  // The second holds the template of its databases, whose migrations are the same.
  for (const shared of ['node_modules', 'test-results']) {
    mkdirSync(join(PROJECT, shared), { recursive: true })
    symlinkSync(join(PROJECT, shared), join(folder, shared))
  }
  await writeSamplePeople(join(folder, 'content'), photos)
  for (const plan of planPictures(join(folder, 'content/pictures'))) {
    const file = join(folder, 'build/client', plan.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await makePicture(plan))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
