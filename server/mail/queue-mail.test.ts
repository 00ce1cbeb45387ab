import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { SITE } from '#test/site.ts'
import { queueMail } from './queue-mail.ts'

const ACKNOWLEDGEMENT = {
  template: 'contact-acknowledgement',
  to: 'awa@example.com',
  data: { guestName: 'Awa', replyHours: 24 },
} as const

function outbox({ db }: TestApp) {
  return db.select().from(mails)
}

test('a queued email is stored with subject, HTML, text and reply address', async () => {
  const app = await createTestApp({ seed: false })
  await queueMail(app.db, app.deps, ACKNOWLEDGEMENT)
  const [mail] = await outbox(app)
  expect(mail).toMatchObject({
    template: 'contact-acknowledgement',
    recipient: 'awa@example.com',
    replyTo: SITE.business.mail.replyTo,
    subject: 'We’ve got your message',
    createdAt: app.clock.now(),
    bookingId: null,
  })
  expect(mail?.html).toMatch(/^<!DOCTYPE html/)
  expect(mail?.text).toMatch(/^We’ve got your message\n\nHello Awa,\n\nThanks for writing\./)
})

test(
  'a dedupe key has one email, also when it is queued several times at once',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp({ seed: false })
    const queue = () => queueMail(app.db, app.deps, { ...ACKNOWLEDGEMENT, dedupeKey: 'contact:1' })
    await Promise.all([queue(), queue(), queue()])
    await queue()
    expect(await outbox(app)).toHaveLength(1)
    await queueMail(app.db, app.deps, ACKNOWLEDGEMENT)
    await queueMail(app.db, app.deps, ACKNOWLEDGEMENT)
    expect(await outbox(app)).toHaveLength(3)
  },
)

test('an email is not stored if its change is rolled back', async () => {
  const app = await createTestApp({ seed: false })
  const change = app.db.transaction(async (tx) => {
    await queueMail(tx, app.deps, ACKNOWLEDGEMENT)
    throw new Error('the change failed')
  })
  await expect(change).rejects.toThrow('the change failed')
  expect(await outbox(app)).toEqual([])
})

test('no email is queued for what is no single address, which is logged without it, and its change is kept', async () => {
  const app = await createTestApp({ seed: false })
  for (const to of [
    '',
    'awa',
    'awa@example.com\nBcc: all@example.com',
    'awa@example.com, all@example.com',
    'Awa <awa@example.com>',
  ]) {
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
    await queueMail(app.db, { ...app.deps, log }, { ...ACKNOWLEDGEMENT, to })
    expect(await outbox(app), to).toEqual([])
    expect(lines, to).toHaveLength(1)
    expect(lines[0]).toContain('an email has no valid address')
    expect(lines[0]).not.toContain('example.com')
  }
})

test('a line break in a subject’s value starts no new header', async () => {
  const app = await createTestApp({ seed: false })
  const contact = {
    firstName: 'Eva\r\nBcc: all@example.com\u2028X-Spam: no',
    email: 'eva@example.com\r\nBcc: all@example.com',
    message: 'Hello',
  }
  await queueMail(app.db, app.deps, {
    template: 'contact-received',
    to: SITE.business.mail.replyTo,
    replyTo: contact.email,
    data: { contact },
  })
  const [mail] = await outbox(app)
  expect(mail?.subject).toBe('Message from Eva Bcc: all@example.com X-Spam: no')
  expect(mail?.replyTo).toBe(SITE.business.mail.replyTo)
})

test('the database refuses a header of two lines', async () => {
  const app = await createTestApp({ seed: false })
  const insert = (recipient: string, subject: string) =>
    app.db.execute(
      sql`insert into mails (template, recipient, subject, text, html, created_at) values ('x', ${recipient}, ${subject}, '', '', now())`,
    )
  await insert('awa@example.com', 'One line')
  const refused = { cause: { constraint: 'mails_one_line' } }
  await expect(insert('awa@example.com', 'Two\nlines')).rejects.toMatchObject(refused)
  await expect(insert('awa@example.com\rBcc: all@example.com', 'One line')).rejects.toMatchObject(refused)
  expect(await outbox(app)).toHaveLength(1)
})
