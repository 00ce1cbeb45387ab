import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTENT = join(import.meta.dirname, '../content')

/**
 * Copies the owner's content into a folder as if she had written all that is hers to write: live mode starts with no placeholder. What has the name of one of
 * `leaveOut` is not copied, and what is in the folder already is filled in too.
 */
export function writeOwnContent(folder: string, leaveOut: readonly string[] = []): void {
  // Pictures would be a reason to build anew, under other tests.
  const isLeftOut = (source: string) =>
    /\.tsx?$|README|\/pictures$/.test(source) || leaveOut.some((name) => source.endsWith(`/${name}`))
  cpSync(CONTENT, folder, { recursive: true, filter: (source) => !isLeftOut(source) })
  for (const name of globSync('**/*.{yaml,md}', { cwd: folder })) {
    const file = join(folder, name)
    // Values that can only be an example are known by themselves, with the word or without it.
    const own = readFileSync(file, 'utf8').replaceAll('!placeholder ', '').replaceAll('.example', '.test')
    writeFileSync(file, own.replace(/(iban: ).*/, '$1BE71 0961 2345 6769'))
  }
}
