import { ContentError } from '#content/content-files.ts'
import { BackupError } from '#server/backup/backup-format.ts'
import { DataDirInUseError } from '#server/db/embedded.ts'
import { isDatabaseUnavailable } from '#server/db/error-meaning.ts'
import { UnreleasedDatabaseError } from '#server/db/migrate.ts'
import { EnvError, type Env } from '#server/env.ts'
import { errorCode } from '#server/process/error-code.ts'
import { DataKeyError } from '#server/process/kept-data-keys.ts'
import { CommandError } from './connect-unless-served.ts'

/** The settings known when the start fails. */
type Settings = Partial<Pick<Env, 'port' | 'host' | 'dataDir' | 'databaseUrl'>>

/** Returns why the server did not start and how to correct it, for the operator. Unforeseen errors are returned as they are. */
export function explainStartFailure(error: unknown, env: Settings | null): unknown {
  if (
    error instanceof CommandError ||
    error instanceof EnvError ||
    error instanceof BackupError ||
    error instanceof DataKeyError ||
    error instanceof DataDirInUseError ||
    error instanceof UnreleasedDatabaseError ||
    error instanceof ContentError
  ) {
    return error.message
  }
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return `Port ${env?.port} is already in use. Stop the other program, or choose another port with PORT.`
  }
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${env?.host} is not an address of this server. Set another one, for example HOST=127.0.0.1.`
  if (code === 'EACCES' || code === 'EROFS') {
    return `The server is not allowed to use its port or its folder (${env?.dataDir}): ${String(error)}`
  }
  if (env?.databaseUrl && isDatabaseUnavailable(error)) {
    return 'The database does not answer at DATABASE_URL. Start it, or correct the address.'
  }
  if (code?.startsWith('28'))
    return 'The database does not accept the user name or password in DATABASE_URL. Correct them.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist. Create it first.'
  return error
}

function codeOf(error: unknown): string | null {
  return error instanceof Error ? (errorCode(error) ?? codeOf(error.cause)) : null
}
