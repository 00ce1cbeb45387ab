import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { Problem } from '#domain/contract/problem.ts'
import { isDataDirInUse } from '#server/db/embedded.ts'
import type { Deps } from '#server/deps.ts'
import { readIfThere } from '#server/process/error-code.ts'
import { activate } from '#server/store/outbound-paused.ts'
import type { BackupFile } from './backup-files.ts'
import type { WithBackups } from './backups.ts'
import { reasonOf } from './backups.ts'

/** What a command may ask of the server, because no other process can open the embedded database. */
const REQUESTS = ['backup', 'activate'] as const
export type RequestName = (typeof REQUESTS)[number]

const answerSchema = z.object({ ok: z.boolean(), text: z.string() })
type RequestAnswer = z.output<typeof answerSchema>

const LOOK_AGAIN_MS = 200

const STOPPED: RequestAnswer = {
  ok: false,
  text: 'The server stopped before it was done. Check its log, then start it and try again.',
}

function requestFile(dataDir: string, name: RequestName): string {
  return join(dataDir, 'requests', name)
}

/**
 * Leaves a request in the data folder, which only its owner can write to, and waits for the server's answer. Null if no server takes it
 * within `patienceMs`; the request is then removed. A server that stops without an answer is answered for.
 */
export async function askServer(
  dataDir: string,
  name: RequestName,
  { patienceMs }: { patienceMs: number },
): Promise<RequestAnswer | null> {
  const file = requestFile(dataDir, name)
  const answer = `${file}.answer`
  await mkdir(join(dataDir, 'requests'), { recursive: true, mode: 0o700 })
  await rm(answer, { force: true })
  await writeFile(file, '')
  let wasTaken = false
  let hasStopped = false
  for (const until = performance.now() + patienceMs; ; await sleep(LOOK_AGAIN_MS)) {
    const text = await readIfThere(answer)
    if (text !== null) {
      await rm(answer, { force: true })
      return answerSchema.parse(JSON.parse(text))
    }
    // Found a look earlier, so an answer that was left last has been read.
    if (hasStopped) return STOPPED
    hasStopped = wasTaken && !isDataDirInUse(dataDir)
    wasTaken ||= (await readIfThere(file)) === null
    if (!wasTaken && performance.now() > until) {
      await rm(file, { force: true })
      return null
    }
  }
}

/** Takes a request. True once for each request. */
async function takeRequest(dataDir: string, name: RequestName): Promise<boolean> {
  const file = requestFile(dataDir, name)
  if ((await readIfThere(file)) === null) return false
  await rm(file)
  return true
}

async function answerRequest(dataDir: string, name: RequestName, answer: RequestAnswer): Promise<void> {
  const file = `${requestFile(dataDir, name)}.answer`
  // Renamed only when complete, so that a partial answer is never read.
  await writeFile(`${file}.partial`, JSON.stringify(answer))
  await rename(`${file}.partial`, file)
}

/** Executes the operator's commands that only this process can, because it has the embedded database open. Runs as a background job. */
export async function answerRequests(deps: Deps & WithBackups): Promise<void> {
  const { env, db, clock } = deps
  if (env.databaseUrl !== null) return
  if (await takeRequest(env.dataDir, 'activate')) {
    const text = wentLiveText(await activate(db, clock.now()))
    await answerRequest(env.dataDir, 'activate', { ok: true, text })
  }
  // Not awaited, so that the other background jobs continue.
  if (await takeRequest(env.dataDir, 'backup')) void answerBackup(deps)
}

async function answerBackup({ backups, env, log }: Deps & WithBackups): Promise<void> {
  try {
    const answer = await backups
      .start()
      .then(({ work }) => work)
      .then((file) => ({ ok: true, text: backupWrittenText(env.backup.folder, file) }))
      .catch((error: unknown) => ({ ok: false, text: backupFailed(error) }))
    await answerRequest(env.dataDir, 'backup', answer)
  } catch (error) {
    log.error({ err: error }, 'a request for a backup could not be answered')
  }
}

/** The results that commands print, whether they or the server did the work. */
export function backupWrittenText(folder: string, { name, bytes }: BackupFile): string {
  return `The backup is ${join(folder, name)} (${bytes.toLocaleString('en-US')} bytes). It was read back and is complete.`
}

export function backupFailed(error: unknown): string {
  if (error instanceof Problem) return error.detail
  return `The backup failed. ${reasonOf(error) ?? String(error)}`
}

export function wentLiveText(isNew: boolean): string {
  return isNew
    ? 'The site is live: waiting emails and refunds go out now, and everything runs automatically again.'
    : 'The site was not paused: nothing was changed.'
}
