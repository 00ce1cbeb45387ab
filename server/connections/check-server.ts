import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BACKUP_TOO_OLD_HOURS } from '#domain/site/backups.ts'
import { done, note, todo, type Finding } from '#domain/site/finding.ts'
import { passkeySiteOf } from '#server/account/passkey-site.ts'
import { listBackups } from '#server/backup/backup-files.ts'
import { freshnessOf } from '#server/backup/backup-state.ts'
import { encryptsFor } from '#server/backup/encrypt.ts'
import { commandOf, type Env } from '#server/env.ts'
import { errorCode } from '#server/process/error-code.ts'
import { liveModeRefusals } from '#server/process/live-mode.ts'

/** Checks the settings for real guests: what live mode requires, and what it cannot check. */
export function checkSettings(env: Env): Finding[] {
  const refusals = liveModeRefusals(env)
  const isRefused = (name: string) => refusals.some((refusal) => refusal.startsWith(name))
  return [
    ...refusals.map(todo),
    ...(env.live
      ? [done('Live mode is on: the server does not start while anything is missing')]
      : [todo(NOT_LIVE)]),
    ...(isRefused('BASE_URL') ? [] : [done(`BASE_URL: ${env.baseUrl}`)]),
    ...(isRefused('ADMIN_PASSWORD') ? [] : [adminPassword(env)]),
    ...(isRefused('BASE_URL') ? [] : [passkeys(env)]),
    ...(isRefused('DATA_KEY') ? [] : [done('DATA_KEY is set: keep a copy of it, but not with the backups')]),
    ...(isRefused('TRUSTED_PROXY') ? [] : [proxy(env)]),
    env.notion ? done('Notion is connected') : note('Notion is not connected (NOTION_TOKEN is not set)'),
    env.google
      ? done('Guests can sign in with Google')
      : note('Guests cannot sign in with Google (GOOGLE_CLIENT_ID is not set), only with a password'),
  ]
}

const NOT_LIVE = 'LIVE is not set: set LIVE=1, so that the server does not start while anything is missing.'

/** Without the setting the server generates a password and shows it only once, so it is easily lost. */
function adminPassword({ adminPassword: password }: Env): Finding {
  return password === null
    ? todo('ADMIN_PASSWORD is not set: choose one, and keep it in a password manager.')
    : done('ADMIN_PASSWORD is set')
}

function passkeys({ baseUrl }: Env): Finding {
  const site = passkeySiteOf(baseUrl)
  return site
    ? done(`You can sign in to the admin with passkeys at ${site.rpId}: add them under Settings`)
    : note('You cannot sign in to the admin with passkeys: they need a domain name and https in BASE_URL')
}

function proxy({ trustedProxies }: Env): Finding {
  return trustedProxies.length > 0
    ? done(`TRUSTED_PROXY: ${trustedProxies.join(', ')}`)
    : note('TRUSTED_PROXY is not set: set it as soon as another program handles HTTPS for this server')
}

/** Checks that backups are made: with a key, into a writable folder, and recently. */
export async function checkBackups(env: Pick<Env, 'backup' | 'commands'>, now: Date): Promise<Finding[]> {
  const { folder, recipient } = env.backup
  if (recipient === null) {
    return [
      todo(
        `BACKUP_RECIPIENT is not set, so nothing is backed up: run \`${commandOf(env, 'backup:key')}\`, which creates a key and says what to set.`,
      ),
    ]
  }
  if (!(await encryptsFor(recipient))) {
    return [todo('BACKUP_RECIPIENT is not a valid key: copy the whole line again that `backup:key` printed.')]
  }
  if (!(await canBeWritten(folder))) {
    return [
      todo(
        `Backups cannot be written to ${folder}: create the folder, allow the server to write to it, or set another BACKUP_DIR.`,
      ),
    ]
  }
  return [await newest(env, now)]
}

/** Returns true if the folder can be written to, or created with the first backup. */
async function canBeWritten(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    return true
  } catch (error) {
    return errorCode(error) === 'ENOENT' && folder !== dirname(folder) && canBeWritten(dirname(folder))
  }
}

async function newest(env: Pick<Env, 'backup' | 'commands'>, now: Date): Promise<Finding> {
  const { folder } = env.backup
  const [latest] = await listBackups(folder)
  switch (freshnessOf(latest, now)) {
    case 'none':
      return todo(
        `There is no backup in ${folder} yet: start the server, or run \`${commandOf(env, 'backup')}\`. Then restore it once into another database, to be sure that it works.`,
      )
    case 'old':
      return todo(
        `The newest backup in ${folder} is older than ${BACKUP_TOO_OLD_HOURS} hours (${latest?.name}): check the log of the server.`,
      )
    case 'fresh':
      return done(`The newest backup is ${latest?.name}: keep a copy in another place`)
  }
}
