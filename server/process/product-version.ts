import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { PROJECT_FOLDER } from './project-folder.ts'

/** The version of this product, as package.json has it. */
export function productVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}
