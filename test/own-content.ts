import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTENT = join(import.meta.dirname, '../content')

/** Writes a folder of the operator's own files, as `content:import` takes it, as if she had written all that is hers to write. */
export function writeOwnContent(folder: string): void {
  cpSync(CONTENT, folder, { recursive: true, filter: (source) => !/\.tsx?$|README/.test(source) })
  for (const name of globSync('**/*.{yaml,md}', { cwd: folder })) {
    const file = join(folder, name)
    // Values that can only be an example are known by themselves, with the word or without it.
    const own = readFileSync(file, 'utf8').replaceAll('!placeholder ', '').replaceAll('.example', '.test')
    writeFileSync(file, own.replace(/(iban: ).*/, '$1BE71 0961 2345 6769'))
  }
}
