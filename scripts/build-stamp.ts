// Checks whether the build was made from the current sources.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '..')
const STAMP = 'build/stamp'
/** The sources of the build. Texts and migrations are excluded, because they are read at each start. */
const SOURCES = [
  'content',
  'domain',
  'emails',
  'server',
  'web',
  'scripts/build.ts',
  'scripts/bundles.ts',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const NOT_BUILT = /\.test\.tsx?$|\.(yaml|md|sql)$|\/migrations\//

/** Returns true if a build was completed, from whatever sources. */
export function isBuilt(project = PROJECT): boolean {
  return existsSync(join(project, STAMP))
}

/** Compares contents and not times, because a clone or another branch brings newer files with the same content. */
export function isBuildCurrent(project = PROJECT): boolean {
  try {
    return readFileSync(join(project, STAMP), 'utf8') === hashSources(project)
  } catch {
    return false
  }
}

/** Returns the hash of the sources, in 10 to 30 ms for 5 MB. */
export function hashSources(project = PROJECT): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of listFiles(join(project, source))) {
      hash.update(file.slice(project.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

export function writeStamp(hash: string, project = PROJECT): void {
  writeFileSync(join(project, STAMP), hash)
}

/** Removes the stamp, because a running or failed build belongs to no sources. */
export function removeStamp(project = PROJECT): void {
  rmSync(join(project, STAMP), { force: true })
}

/** Returns the file itself, or every built file below the folder, always in the same order. */
function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT.test(file))
    .toSorted()
}
