// npm run activate [-- settings.env]: lets an instance that was restored from a backup send again, also while its server runs.
import type { Env } from '#server/env.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { activateNow } from '#server/start/backup-commands.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { loadSettings } from './load-settings.ts'

let env: Env | null = null
try {
  loadSettings(process.argv[2])
  env = readProcessEnv([])
  console.log(await activateNow(env))
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exitCode = 1
}
