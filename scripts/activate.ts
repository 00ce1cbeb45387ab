// npm run activate [-- settings.env]: wakes a place that was restored from a backup, also while its server runs.
import { readProcessEnv, type Env } from '#server/env.ts'
import { activateNow } from '#server/start/backup-commands.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'

const [settingsFile] = process.argv.slice(2)
if (settingsFile !== undefined) process.loadEnvFile(settingsFile)
let env: Env | null = null
try {
  env = readProcessEnv([])
  console.log(await activateNow(env))
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exitCode = 1
}
