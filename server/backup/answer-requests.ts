import type { Deps } from '#server/deps.ts'
import { activate } from '#server/store/outbound-paused.ts'
import { backupFailed, wentLiveText, backupWrittenText } from './command-texts.ts'
import { answerRequest, takeRequest } from './requests.ts'

/** Executes the operator's commands that only this process can, because it has the embedded database open. Runs as a background job. */
export async function answerRequests(deps: Deps): Promise<void> {
  const { env, db, clock } = deps
  if (env.databaseUrl !== null) return
  if (await takeRequest(env.dataDir, 'activate')) {
    const text = wentLiveText(await activate(db, clock.now()))
    await answerRequest(env.dataDir, 'activate', { ok: true, text })
  }
  // Not awaited, so that the other background jobs continue.
  if (await takeRequest(env.dataDir, 'backup')) void answerBackup(deps)
}

async function answerBackup({ backups, env, log }: Deps): Promise<void> {
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
