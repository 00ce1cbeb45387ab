import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '#test/create-test-app.ts'
import { fillFolder } from '#test/database.ts'
import { startMailServer, type TestMailServer } from '#test/mail-server.ts'
import { queueMail } from './queue-mail.ts'

/** Returns a function that starts a process to deliver the only email of a database: the test's PostgreSQL, or an embedded one in a folder. */
async function deliveringProcess(smtpUrl: string): Promise<() => ChildProcess> {
  const app = await createTestApp({ seed: false, env: { smtpUrl } })
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-killed-'))
  const started: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of started) await kill(child)
    await rm(dataDir, { recursive: true })
  })
  const mail = {
    template: 'contact-acknowledgement',
    to: 'awa@example.com',
    data: { guestName: 'Awa', replyHours: 24 },
  } as const
  if (app.databaseUrl !== null) await queueMail(app.db, app.deps, mail)
  else await fillFolder(dataDir, async (db) => void (await queueMail(db, app.deps, mail)))
  return () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/delivering-server.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        SMTP_URL: smtpUrl,
        LOG_LEVEL: 'silent',
        ...(app.databaseUrl !== null && { DATABASE_URL: app.databaseUrl }),
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

test('after a kill before the mail server’s answer, the next start sends the same message once more', async () => {
  const mailServer = await startMailServer()
  const start = await deliveringProcess(mailServer.url)
  const { release } = mailServer.holdAnswers()
  const killed = start()
  await seenTimes(mailServer, 1)
  await kill(killed)
  release()

  start()
  await seenTimes(mailServer, 2)
  // The queue is read every second: an email not stored as sent would arrive again.
  await sleep(3_000)
  expect(mailServer.seen()).toBe(2)
  const ids = mailServer.received.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(1)
  expect(mailServer.received.at(-1)).toMatchObject({ to: ['awa@example.com'] })
})
