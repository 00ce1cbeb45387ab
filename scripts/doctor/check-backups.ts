import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BACKUP_TOO_OLD_HOURS } from '#domain/site/backups.ts'
import { listBackups } from '#server/backup/backup-files.ts'
import { standingOf } from '#server/backup/backup-state.ts'
import { encryptsFor } from '#server/backup/encrypt.ts'
import { commandOf, type Env } from '#server/env.ts'
import { done, todo, type Finding } from './finding.ts'

/** Checks that backups are made: with a key, into a writable folder, and recently. */
export async function checkBackups(env: Pick<Env, 'backup' | 'commands'>, now: Date): Promise<Finding[]> {
  const { folder, recipient } = env.backup
  if (recipient === null) {
    return [
      todo(
        `BACKUP_RECIPIENT is not set: nothing is backed up. \`${commandOf(env, 'backup:key')}\` makes the key that you keep, and says what to set.`,
      ),
    ]
  }
  if (!(await encryptsFor(recipient))) {
    return [todo('BACKUP_RECIPIENT is no key: copy it again, as a whole, from what `backup:key` said.')]
  }
  if (!(await canBeWritten(folder))) {
    return [todo(`Backups cannot be written to ${folder}: make the folder, or set another BACKUP_DIR.`)]
  }
  return [await newest(env, now)]
}

/** Returns true if the folder can be written to, or created with the first backup. */
async function canBeWritten(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    return true
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing && folder !== dirname(folder) && canBeWritten(dirname(folder))
  }
}

async function newest(env: Pick<Env, 'backup' | 'commands'>, now: Date): Promise<Finding> {
  const { folder } = env.backup
  const files = await listBackups(folder)
  const [latest] = files
  switch (standingOf(latest, { files, now, isOff: false })) {
    case 'none':
      return todo(
        `There is no backup in ${folder} yet: start the server, or run \`${commandOf(env, 'backup')}\`. Then restore it once, elsewhere.`,
      )
    case 'old':
      return todo(
        `The newest backup in ${folder} is older than ${BACKUP_TOO_OLD_HOURS} hours (${latest?.name}): look at the log of the server.`,
      )
    default:
      return done(`The newest backup is ${latest?.name}: keep a copy in another place`)
  }
}
