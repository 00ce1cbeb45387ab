import { loadSite } from '#content/site-content.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import type { Env } from './env.ts'
import { ownContentFolder, readProcessEnv } from './read-env.ts'

let env: Env | null = null
try {
  const content = loadSite({ ownFolder: ownContentFolder() })
  env = readProcessEnv()
  const { serve } = await import('./serve.ts')
  await serve(env, content)
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exit(1)
}
