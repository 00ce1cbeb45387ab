import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** The folder of package.json, the same from a source file and from the bundle in build/server. */
export const PROJECT_FOLDER = dirname(packageFile())

function packageFile(): string {
  const file = findPackageJSON('.', import.meta.url)
  if (file === undefined) throw new Error(`No package.json was found above ${import.meta.url}`)
  return file
}

export function productVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}

/** Returns the version and the first characters of the build's stamp, which distinguish two builds of one version: "0.1.0 3f9c02aa". */
export function buildVersion(): string {
  return (known ??= [productVersion(), buildMark()].filter(Boolean).join(' '))
}

let known: string | undefined

/** Returns an empty text in development, where nothing is built. */
function buildMark(): string {
  try {
    return readFileSync(join(PROJECT_FOLDER, 'build/stamp'), 'utf8').slice(0, 8)
  } catch {
    return ''
  }
}
