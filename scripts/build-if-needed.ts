import { join } from 'node:path'
import { isBuildCurrent } from './build-stamp.ts'
import { runToEnd } from './run-to-end.ts'

/** Builds anew where the sources are not those that the build was made from. */
export async function buildIfNeeded(): Promise<void> {
  if (!isBuildCurrent()) await runToEnd(join(import.meta.dirname, 'build.ts'))
}
