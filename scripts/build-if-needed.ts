import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildCurrent, isBuilt } from './build-stamp.ts'
import { runToEnd } from './run-to-end.ts'

const PROJECT = join(import.meta.dirname, '..')
const BUILD_TOOL = 'node_modules/@react-router/dev'

/**
 * Returns true if the sources have changed since the build. Without the build tools (`npm ci --omit=dev`) an existing build counts as
 * current, because some sources are missing too. Exits the process if there is neither a build nor the tools for one.
 */
function needsBuild(project = PROJECT): boolean {
  if (existsSync(join(project, BUILD_TOOL))) return !isBuildCurrent(project)
  if (isBuilt(project)) return false
  console.error('Nothing is built, and what builds is not installed: run `npm ci && npm run build`.')
  return process.exit(1)
}

/** Builds if needed, in a child process. Exits this process if the build fails. */
export async function buildIfNeeded(project = PROJECT): Promise<void> {
  if (needsBuild(project)) await runToEnd(join(project, 'scripts/build.ts'))
}
