/** @module-tag postgres */

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectPglite, type Database } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { fillFolder } from '#test/database.ts'
import { startMailServer, type TestMailServer } from '#test/mail-server.ts'
import { queueMail } from './queue-mail.ts'

interface Delivering {
  /** Starts a process that delivers the only email. */
  start: () => ChildProcess
  /** Works in the database, which no process has open. */
  inDatabase: <T>(work: (db: Database) => Promise<T>) => Promise<T>
}

/** Queues an email in a database for processes that deliver it: the test's PostgreSQL, or an embedded one in a folder. */
async function openDelivering(smtpUrl: string): Promise<Delivering> {
  const app = await createTestApp({ seed: false, env: { smtpUrl } })
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-killed-'))
  const started: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of started) await end(child, 'SIGKILL')
    await rm(dataDir, { recursive: true })
  })
  const mail = {
    template: 'contact-acknowledgement',
    to: 'awa@example.com',
    data: { guestName: 'Awa', replyHours: 24 },
  } as const
  if (app.databaseUrl !== null) await queueMail(app.db, app.deps, mail)
  else await fillFolder(dataDir, async (db) => void (await queueMail(db, app.deps, mail)))
  return {
    start() {
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
    },
    async inDatabase(work) {
      if (app.databaseUrl !== null) return work(app.db)
      const connection = await connectPglite(dataDir)
      try {
        return await work(connection.db)
      } finally {
        await connection.close()
      }
    },
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

function seenTimes(mailServer: TestMailServer, count: number): Promise<unknown> {
  return vi.waitUntil(() => mailServer.seen() >= count, { timeout: 90_000, interval: 20 })
}

test('after a kill before the mail server’s answer, the next start sends the same message once more', async () => {
  const mailServer = await startMailServer()
  const { start, inDatabase } = await openDelivering(mailServer.url)
  const { release } = mailServer.holdAnswers()
  const killed = start()
  await seenTimes(mailServer, 1)
  await end(killed, 'SIGKILL')
  release()
  // As if the twenty seconds of the killed process had passed, in which no other takes the email.
  await inDatabase((db) => db.update(mails).set({ dueAt: sql`now()` }))

  const next = start()
  await seenTimes(mailServer, 2)
  await end(next, 'SIGTERM')
  expect(await inDatabase((db) => db.select({ state: mails.state }).from(mails))).toEqual([{ state: 'sent' }])
  const ids = mailServer.received.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(1)
  expect(mailServer.received.at(-1)).toMatchObject({ to: ['awa@example.com'] })
})
