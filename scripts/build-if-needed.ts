import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildCurrent, isBuilt } from './build-stamp.ts'
import { runToEnd } from './run-to-end.ts'

const PROJECT = join(import.meta.dirname, '..')
const BUILD_TOOL = 'node_modules/@react-router/dev'

/**
 * Whether something has to be built: where the sources are not those that the build was made from. Where what builds is not
 * installed (`npm ci --omit=dev`), what is there is taken as it is: its sources cannot be compared, for some are left out too.
 * Ends the process where there is neither a build nor what makes one.
 */
export function needsBuild(project = PROJECT): boolean {
  if (existsSync(join(project, BUILD_TOOL))) return !isBuildCurrent(project)
  if (isBuilt(project)) return false
  console.error('Nothing is built, and what builds is not installed: run `npm ci && npm run build`.')
  return process.exit(1)
}

/** Builds what needs it, in a process that ends, for what goes on afterwards. Ends this one too where building fails. */
export async function buildIfNeeded(project = PROJECT): Promise<void> {
  if (needsBuild(project)) await runToEnd(join(project, 'scripts/build.ts'))
}
