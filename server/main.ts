import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { readProcessEnv, type Env } from './env.ts'

let env: Env | null = null
try {
  // The owner's content is read as it is imported: here, where a mistake in it is explained like any other reason not to start.
  const { findPlaceholders } = await import('#content/content.server.ts')
  env = readProcessEnv(findPlaceholders())
  const { serve } = await import('./serve.ts')
  await serve(env)
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exit(1)
}
