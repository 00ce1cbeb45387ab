// npm run restore FILE [settings.env] [-- --without-health-notes]: restores a backup into an empty database.

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Env } from '#server/env.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { CommandError } from '#server/start/connect-unless-served.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { restoreBackup } from '#server/start/restore-backup.ts'
import { loadSettings } from './run-command.ts'

const USAGE = 'usage: npm run restore FILE [settings.env] [-- --without-health-notes]'

let env: Env | null = null
try {
  const { file, settingsFile, withoutHealthNotes } = readArguments()
  loadSettings(settingsFile)
  env = readProcessEnv()
  const identity = await readIdentity()
  console.log(await restoreBackup(env, { file, identity, withoutHealthNotes, now: new Date() }))
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exitCode = 1
}

function readArguments() {
  const { values, positionals } = parseOptions()
  const [file, settingsFile, ...others] = positionals
  if (file === undefined) throw new CommandError(USAGE)
  // npm swallows options that are not behind the two dashes, and passes their values on.
  if (others.length > 0) throw new CommandError(`"${others.join(' ')}" is not expected here.\n${USAGE}`)
  return {
    file,
    settingsFile,
    withoutHealthNotes: values['without-health-notes'] ?? false,
  }
}

function parseOptions() {
  try {
    return parseArgs({
      // The two dashes are for npm; a caller without npm, such as deploy/run.sh, may omit them.
      args: process.argv.slice(2).filter((word) => word !== '--'),
      allowPositionals: true,
      options: { 'without-health-notes': { type: 'boolean' } },
    })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new CommandError(`${reason}\n${USAGE}`, { cause: error })
  }
}

/** Reads the key from BACKUP_IDENTITY, which may hold all that `npm run backup:key` or age-keygen shows, or from the terminal. */
async function readIdentity(): Promise<string> {
  const text = process.env.BACKUP_IDENTITY ?? (await ask())
  const key = text.split(/\s+/).find((word) => word.startsWith('AGE-SECRET-KEY-'))
  if (key === undefined)
    throw new CommandError('No key was found: a key that opens backups begins with AGE-SECRET-KEY-1.')
  return key
}

/** Asks in the terminal without showing what is typed. */
async function ask(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CommandError('The key is missing: set BACKUP_IDENTITY to the key for this command.')
  }
  process.stdout.write('Enter the key that opens your backups (it is not shown): ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
