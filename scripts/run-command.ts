import { resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import { errorCode } from '#server/process/error-code.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { CommandError } from '#server/start/connect-unless-served.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'

/** Does the work of a command with the settings of a file. An error is explained as at the start, and sets the exit code. */
export async function runCommand(
  settingsFile: string | undefined,
  work: (env: Env) => Promise<void>,
): Promise<void> {
  let env: Env | null = null
  try {
    loadSettings(settingsFile)
    env = readProcessEnv()
    await work(env)
  } catch (error) {
    console.error(explainStartFailure(error, env))
    process.exitCode = 1
  }
}

/**
 * Loads the settings file that a command was given, if any.
 *
 * @throws {CommandError} if the file does not exist or cannot be read.
 */
export function loadSettings(file: string | undefined): void {
  if (file === undefined) return
  try {
    process.loadEnvFile(file)
  } catch (cause) {
    throw new CommandError(whyUnread(file, cause), { cause })
  }
  process.env['COMMANDS'] ??= `deploy/run.sh {} ${resolve(file)}`
}

function whyUnread(file: string, error: unknown): string {
  if (errorCode(error) === 'EACCES')
    return `You are not allowed to read the settings in ${file}: put sudo before the command.`
  return `There is no settings file ${file}. deploy/setup.sh writes the settings to /etc/tradewind.env.`
}
