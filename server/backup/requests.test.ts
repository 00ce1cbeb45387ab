import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockDataDir } from '#server/db/embedded.ts'
import { askServer } from './requests.ts'

/** Asks a server, which takes the request and has the folder open until `stop`. */
async function asked() {
  const dataDir = await mkdtemp(join(tmpdir(), 'requests-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const stop = lockDataDir(dataDir)
  const answer = askServer(dataDir, 'backup', { patienceMs: 10_000 })
  const file = join(dataDir, 'requests', 'backup')
  await vi.waitFor(() => rm(file))
  return { file: `${file}.answer`, answer, stop }
}

test('a command learns that the server stopped before it answered', async () => {
  const { answer, stop } = await asked()
  stop()
  const text = 'The server stopped before it was done. Check its log, then start it and try again.'
  expect(await answer).toEqual({ ok: false, text })
})

test('a command gets the answer that a server left before it stopped', async () => {
  const { file, answer, stop } = await asked()
  await writeFile(file, JSON.stringify({ ok: true, text: 'Done.' }))
  stop()
  expect(await answer).toEqual({ ok: true, text: 'Done.' })
})
