// npm run rotate-key [-- settings.env]: re-encrypts health notes and emergency contacts with another key, also while the server runs.
import type { Env } from '#server/env.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { rotateDataKey } from '#server/start/rotate-data-key.ts'
import { loadSettings } from './load-settings.ts'

let env: Env | null = null
try {
  loadSettings(process.argv[2])
  env = readProcessEnv([])
  console.log(await rotateDataKey(env))
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exitCode = 1
}
