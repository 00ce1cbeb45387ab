import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { PROJECT_FOLDER } from './project-folder.ts'

/** Returns the version of this product in package.json. */
export function productVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}
