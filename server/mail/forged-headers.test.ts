// Row 32 of docs/acceptance.md: line breaks in values that become email headers.

import { expect, onTestFinished, test } from 'vitest'
import { registerSchema } from '#domain/account/account.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { guestFields } from '#domain/booking-form/booking-fields.ts'
import { contactSchema } from '#domain/mail/contact.ts'
import { bookings, contacts, mails } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest } from '#test/guests.ts'
import { arrived, startMailServer } from '#test/mail-server.ts'
import { startDelivery } from './deliver-mails.ts'
import { openMailServer } from './mail-server.ts'
import { queueMail } from './queue-mail.ts'

/** All line breaks, and NUL. */
const BREAKS = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0']
const FORGED = 'Bcc: all@evil.example'

/** One-line fields by call; the message and the notes may have several lines, and go into no header. */
const FORMS = [
  {
    call: '/api/auth/register',
    fields: keysOf(registerSchema.shape).filter((name) => name !== 'password'),
    form: { firstName: 'Awa', lastName: 'Jallow', email: 'lamin@example.com', password: 'harmattan wind' },
  },
  {
    call: '/api/contacts',
    fields: keysOf(contactSchema.shape).filter((name) => name !== 'message'),
    form: {
      firstName: 'Awa',
      lastName: 'Jallow',
      email: 'awa@example.com',
      message: 'Is there wind in May?',
    },
  },
  {
    call: '/api/submit-booking',
    fields: keysOf(guestFields).filter((name) => name !== 'healthConditions'),
    form: kiterForm(),
  },
  {
    call: '/api/leads',
    fields: (['firstName', 'lastName', 'email', 'phone'] as const).map((name) => name),
    form: {},
  },
]

test.each(FORMS)(
  'row 32: a line break in any field of $call is refused, and nothing is stored or sent',
  async ({ call, fields, form }) => {
    const { newVisitor, db } = await createTestApp()
    const examples = await db.$count(bookings)
    const taken: string[] = []
    for (const field of fields) {
      for (const lineBreak of BREAKS) {
        const value = `${field === 'email' ? 'awa@example.com' : 'Awa'}${lineBreak}${FORGED}`
        const { status } = await newVisitor().post(call, { ...form, [field]: value })
        // NUL is refused already when the JSON is read.
        if (status !== (lineBreak === '\0' ? 400 : 422))
          taken.push(`${field} ${JSON.stringify(lineBreak)}: ${status}`)
      }
    }
    expect(taken).toEqual([])
    expect(await Promise.all([mails, contacts, users].map((table) => db.$count(table)))).toEqual([0, 0, 0])
    expect(await db.$count(bookings)).toBe(examples)
  },
)

test('row 32: a line break in an edited booking gets 422, and no email is sent', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor, lead } = guest
  const before = await app.db.$count(mails)
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    for (const lineBreak of BREAKS.slice(0, -1)) {
      const edited = await visitor.patch(`/api/leads/${lead.id}`, {
        [field]: `awa@example.com${lineBreak}${FORGED}`,
      })
      expect([field, lineBreak, edited.status]).toEqual([field, lineBreak, 422])
    }
  }
  expect(await app.db.$count(mails)).toBe(before)
})

function deliver(app: TestApp): void {
  const delivery = startDelivery(app.deps, openMailServer(app.deps.env), { lookEveryMs: 50 })
  onTestFinished(delivery.stop)
}

/** Returns the names of a message's headers, with folded lines joined. */
function headersOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n')
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
}

test('row 32: line breaks that get into the database stay within one header, with one recipient', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ seed: false, env: { smtpUrl: server.url } })
  for (const lineBreak of BREAKS.slice(0, -1)) {
    const firstName = `Awa${lineBreak}${FORGED}${lineBreak}${lineBreak}<b>forged</b>`
    await queueMail(app.db, app.deps, {
      template: 'contact-received',
      to: 'crew@sea.example',
      replyTo: 'awa@example.com',
      data: { contact: { firstName, email: 'awa@example.com', message: 'Is there wind in May?' } },
    })
  }
  const forged = app.db.update(mails).set({ subject: `Message\r\n${FORGED}` })
  await expect(forged, 'the database takes no such subject').rejects.toThrow('Failed query')
  deliver(app)
  await arrived(server, BREAKS.length - 1)
  for (const { raw, to, mail } of server.received) {
    expect(to).toEqual(['crew@sea.example'])
    const headers = headersOf(raw)
    for (const once of ['from', 'to', 'subject', 'reply-to', 'message-id']) {
      expect(
        headers.filter((name) => name === once),
        once,
      ).toHaveLength(1)
    }
    expect(headers).not.toContain('bcc')
    expect(mail.subject).toBe(`Message from Awa ${FORGED} <b>forged</b>`)
    expect(mail.bcc).toBeUndefined()
  }
})

test('row 32: an address with a line break gets no email', async () => {
  const app = await createTestApp({ seed: false, env: { smtpUrl: 'smtp://127.0.0.1:1' } })
  const acknowledgement = {
    template: 'contact-acknowledgement',
    data: { guestName: 'Awa', replyHours: 24 },
  } as const
  const broken = BREAKS.slice(0, -1).map((lineBreak) => `awa@example.com${lineBreak}${FORGED}`)
  for (const to of [...broken, 'awa@example.com, all@evil.example']) {
    await queueMail(app.db, app.deps, { ...acknowledgement, to })
    expect(await app.db.$count(mails), JSON.stringify(to)).toBe(0)
  }
})
