import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuildCurrent, isBuilt } from './build-stamp.ts'

/** Runs a Node program in a child process, to free its memory at the end. Passes signals on; exits this process if it fails. */
async function runToEnd(...command: string[]): Promise<void> {
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await once(child, 'exit')
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1)
}

const PROJECT = join(import.meta.dirname, '..')
const BUILD_TOOL = 'node_modules/@react-router/dev'

/**
 * Returns true if the sources have changed since the build. Without the build tools (`npm ci --omit=dev`) an existing build counts as
 * current, because some sources are missing too. Exits the process if there is neither a build nor the tools for one.
 */
function needsBuild(project: string): boolean {
  if (existsSync(join(project, BUILD_TOOL))) return !isBuildCurrent(project)
  if (isBuilt(project)) return false
  console.error(
    'The website is not built, and the build tools are not installed: run `npm ci && npm run build`.',
  )
  return process.exit(1)
}

/** Builds if needed, in a child process. Exits this process if the build fails. */
export async function buildIfNeeded(project = PROJECT): Promise<void> {
  if (needsBuild(project)) await runToEnd(join(project, 'scripts/build.ts'))
}
