import { join } from 'node:path'
import { isBuildCurrent } from './build-stamp.ts'
import { runToEnd } from './run-to-end.ts'

/** Builds what is not built from the sources as they are now; this process ends where that fails. */
export async function ensureBuild(): Promise<void> {
  if (!isBuildCurrent()) await runToEnd(join(import.meta.dirname, 'build.ts'))
}
