// npm run rotate-key [-- settings.env]: encrypts health notes and emergency contacts with another key, also while the server runs.
import { readProcessEnv, type Env } from '#server/env.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { rotateDataKey } from '#server/start/rotate-data-key.ts'

const [settingsFile] = process.argv.slice(2)
if (settingsFile !== undefined) process.loadEnvFile(settingsFile)
let env: Env | null = null
try {
  env = readProcessEnv([])
  console.log(await rotateDataKey(env))
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exitCode = 1
}
