import { extname, join } from 'node:path'
import { isEmbeddedMade } from '#server/db/make-embedded.ts'
import { become } from '#server/process/become.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { readProcessEnv, type Env } from './env.ts'

let env: Env | null = null
try {
  // The owner's content is read as it is imported: here, where a mistake in it is explained like any other reason not to start.
  const { findPlaceholders } = await import('#content/content.server.ts')
  env = readProcessEnv(findPlaceholders())
  if (env.databaseUrl === null && !isEmbeddedMade(env.dataDir)) becomeItsMaker(env.dataDir)
  const { serve } = await import('./serve.ts')
  await serve(env)
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exit(1)
}

/** What makes the embedded database, and becomes this again. */
function becomeItsMaker(dataDir: string): never {
  const maker = join(import.meta.dirname, `create-embedded${extname(import.meta.filename)}`)
  const self = [...process.execArgv, ...process.argv.slice(1)]
  return become(['--max-semi-space-size=2', '--liftoff-only', maker, dataDir, ...self])
}
