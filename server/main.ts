import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import type { Env } from './env.ts'
import { readProcessEnv } from './read-env.ts'

let env: Env | null = null
try {
  // Imported here rather than above, so that an error in the owner's content is explained like any other start failure.
  const { findPlaceholders } = await import('#content/content.server.ts')
  env = readProcessEnv(findPlaceholders())
  const { serve } = await import('./serve.ts')
  await serve(env)
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exit(1)
}
