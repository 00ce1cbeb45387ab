// npm run restore FILE [settings.env] [-- --identity key.txt] [--without-health-notes]: puts a backup into an empty place.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/backup-format.ts'
import { readProcessEnv, type Env } from '#server/env.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { restoreBackup } from '#server/start/restore-backup.ts'

const USAGE = 'usage: npm run restore FILE [settings.env] [-- --identity key.txt] [--without-health-notes]'

let env: Env | null = null
try {
  const { file, settingsFile, identityFile, withoutHealthNotes } = readArguments()
  if (settingsFile !== undefined) process.loadEnvFile(settingsFile)
  env = readProcessEnv([])
  const identity = await readIdentity(identityFile)
  console.log(await restoreBackup(env, { file, identity, withoutHealthNotes, now: new Date() }))
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exitCode = 1
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' }, 'without-health-notes': { type: 'boolean' } },
  })
  const [file, settingsFile] = positionals
  if (file === undefined) throw new BackupError(USAGE)
  return {
    file,
    settingsFile,
    identityFile: values.identity,
    withoutHealthNotes: values['without-health-notes'] ?? false,
  }
}

/** From a file, as `npm run backup:key` or age-keygen have shown it; from BACKUP_IDENTITY; or from whoever sits here. */
async function readIdentity(file: string | undefined): Promise<string> {
  const text =
    file === undefined ? (process.env.BACKUP_IDENTITY ?? (await ask())) : readFileSync(file, 'utf8')
  const key = text.split(/\s+/).find((word) => word.startsWith('AGE-SECRET-KEY-'))
  if (key === undefined) throw new BackupError('There is no key in it: it begins with AGE-SECRET-KEY-1.')
  return key
}

/** What is typed is not shown. */
async function ask(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new BackupError(
      'The key is missing: name its file with --identity, or put it into BACKUP_IDENTITY for this command.',
    )
  }
  process.stdout.write('The key that opens your backups (it is not shown): ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
