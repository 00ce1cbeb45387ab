import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { makePicture, planPictures } from '#scripts/owner-pictures.ts'
import { writeSamplePeople } from '#test/sample-people.ts'

const PROJECT = resolve(import.meta.dirname, '..')
/** Everything that a host of journeys needs to run. */
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
 * Copies the built project, with samples in the sections that are shipped empty: the owner's content is read from
 * the project's folder. `startHost` serves it.
 */
export async function copyWithSamplePeople(
  photos?: Parameters<typeof writeSamplePeople>[1],
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-sample-'))
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true })
  // The second folder has the template of the databases, with the same migrations.
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
