import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import type { Env } from './env.ts'
import { readProcessEnv } from './read-env.ts'

let env: Env | null = null
try {
  env = readProcessEnv()
  const { serve } = await import('./serve.ts')
  await serve(env)
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exit(1)
}
