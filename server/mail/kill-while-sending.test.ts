import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { startMailServer, type TestMailServer } from '#test/mail-server.ts'

/** A process of its own, on the test's PostgreSQL or on an embedded database. */
async function serverProcess(smtpUrl: string): Promise<() => ChildProcess> {
  const { url } = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-killed-'))
  const started: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of started) await kill(child)
    await rm(dataDir, { recursive: true })
  })
  return () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/delivering-server.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        SMTP_URL: smtpUrl,
        LOG_LEVEL: 'silent',
        ...(url !== null && { DATABASE_URL: url }),
      },
    })
    started.push(child)
    return child
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

function seenTimes(mailServer: TestMailServer, count: number): Promise<unknown> {
  return vi.waitUntil(() => mailServer.seen() >= count, { timeout: 90_000, interval: 20 })
}

test('killed before the mail server has answered: the next start sends the same message again, and only once', async () => {
  const mailServer = await startMailServer()
  const start = await serverProcess(mailServer.url)
  const { release } = mailServer.holdAnswers()
  const killed = start()
  await seenTimes(mailServer, 1)
  await kill(killed)
  release()

  start()
  await seenTimes(mailServer, 2)
  // It looks for mails every second: one that was not noted as sent would be seen again.
  await sleep(3_000)
  expect(mailServer.seen()).toBe(2)
  const ids = mailServer.received.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(1)
  expect(mailServer.received.at(-1)).toMatchObject({ to: ['awa@example.com'] })
}, 180_000)
