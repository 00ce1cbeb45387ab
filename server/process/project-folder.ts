import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of package.json, the same from a source file and from the bundle in build/server. */
export const PROJECT_FOLDER = dirname(packageFile())

function packageFile(): string {
  const file = findPackageJSON('.', import.meta.url)
  if (file === undefined) throw new Error(`No package.json was found above ${import.meta.url}`)
  return file
}
