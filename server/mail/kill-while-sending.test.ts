/** @module-tag postgres */

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectPglite, type Database } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { fillFolder } from '#test/database.ts'
import { startMailServer } from '#test/mail-server.ts'
import { startDelivery } from './deliver-mails.ts'
import { openMailServer } from './mail-server.ts'
import { queueMail } from './queue-mail.ts'

interface Delivering {
  app: TestApp
  /** Starts a process that delivers the only email. */
  start: () => ChildProcess
  /** Works in the database, which no process has open. */
  inDatabase: (work: (db: Database) => Promise<void>) => Promise<void>
}

/** Queues an email in a database for a process that delivers it: the test's PostgreSQL, or an embedded one in a folder. */
async function openDelivering(smtpUrl: string): Promise<Delivering> {
  const app = await createTestApp({ seed: false, env: { smtpUrl } })
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-killed-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const mail = {
    template: 'contact-acknowledgement',
    to: 'awa@example.com',
    data: { guestName: 'Awa', replyHours: 24 },
  } as const
  if (app.databaseUrl !== null) await queueMail(app.db, app.deps, mail)
  else await fillFolder(dataDir, async (db) => void (await queueMail(db, app.deps, mail)))
  return {
    app,
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
      onTestFinished(() => kill(child))
      return child
    },
    async inDatabase(work) {
      if (app.databaseUrl !== null) return work(app.db)
      const connection = await connectPglite(dataDir)
      try {
        await work(connection.db)
      } finally {
        await connection.close()
      }
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('after a kill before the mail server’s answer, the next delivery sends the same message once more', async () => {
  const mailServer = await startMailServer()
  const { app, start, inDatabase } = await openDelivering(mailServer.url)
  const { release } = mailServer.holdAnswers()
  const killed = start()
  await vi.waitUntil(() => mailServer.seen() === 1, { timeout: 90_000, interval: 20 })
  await kill(killed)
  release()

  await inDatabase(async (db) => {
    // As if the twenty seconds of the killed process had passed, in which no other takes the email.
    await db.update(mails).set({ dueAt: sql`now()` })
    const next = startDelivery({ ...app.deps, db }, openMailServer({ smtpUrl: mailServer.url }))
    await vi.waitUntil(() => db.$count(mails, eq(mails.state, 'sent')), { timeout: 90_000, interval: 20 })
    await next.stop()
  })
  expect(mailServer.seen()).toBe(2)
  const ids = mailServer.received.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(1)
  expect(mailServer.received.at(-1)).toMatchObject({ to: ['awa@example.com'] })
})
