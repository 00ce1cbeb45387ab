import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildCurrent, isBuilt } from './build-stamp.ts'
import { runToEnd } from './run-to-end.ts'

const BUILD_TOOL = 'node_modules/@react-router/dev'

/**
 * Builds anew where the sources are not those that the build was made from. Where what builds is not installed
 * (`npm ci --omit=dev`), what is there is taken as it is: its sources cannot be compared, for some are left out too.
 * Ends the process where there is neither a build nor what makes one, and where building fails.
 */
export async function buildIfNeeded(project = join(import.meta.dirname, '..')): Promise<void> {
  if (!existsSync(join(project, BUILD_TOOL))) {
    if (isBuilt(project)) return
    console.error('Nothing is built, and what builds is not installed: run `npm ci && npm run build`.')
    process.exit(1)
  }
  if (!isBuildCurrent(project)) await runToEnd(join(project, 'scripts/build.ts'))
}
