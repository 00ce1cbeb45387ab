import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, bookingFields, type BookingField } from '#domain/booking-form/booking-fields.ts'
import type { OutboxMessage } from '#domain/contract/api-contract.ts'
import { expireBookings, remindOfPayment } from '#server/booking/expire-bookings.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { reloadBooking } from '#server/store/booking-record.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  confirmAddress,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
} from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'
import { SITE } from '#test/site.ts'
import { queueBookingMail } from './queue-booking-mail.ts'

const OPERATOR = SITE.business.mail.replyTo

async function mailOf(app: TestApp, template: string) {
  const [mail, ...others] = await mailsNamed(app, template)
  if (!mail || others.length > 0) throw new Error(`there is not one ${template} but ${others.length}`)
  return mail
}

/** A private room at 950: total 1130, deposit 200, balance 930. */
test('the email about a payment says what a cancellation refunds, and what is refunded only if a transfer arrives', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await confirmAddress(app, 'awa@example.com')
  await reportTransfer(guest, 'deposit')
  app.clock.advance({ hours: 49 })
  await payByCard(guest, 'balance')
  const { text } = await mailOf(app, 'payment-received')
  expect(text).not.toContain('full refund')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `Once the transfer has arrived, cancel by ${formatShortDay('2025-09-16')} and you lose €200; by ${formatShortDay('2025-10-01')}, €665; after that, everything you’ve paid.`,
  )
})

async function firstPayment(app: TestApp): Promise<string> {
  const admin = await operator(app)
  const { body } = await admin.get<{ payments: { id: string }[] }>('/api/admin/payments')
  return body.payments[0]?.id ?? ''
}

/** The amounts in a text, in order. */
function amounts(text: string): string[] {
  return text.match(/€\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g) ?? []
}

test('the email about a booking says what to pay by when, and until when there is a full refund', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const { lead } = guest
  const mail = await mailOf(app, 'booking-received')
  expect(mail).toMatchObject({ recipient: 'awa@example.com', replyTo: OPERATOR, bookingId: lead.id })
  expect(mail.subject).toBe('We’re holding your place: Oct 31–Nov 7, 2025')
  for (const part of [
    'Hello Awa,',
    'Total: €1,130',
    'Deposit now: €200',
    `Balance by ${formatDay('2025-09-16')}: €930`,
    `${app.deps.env.baseUrl}/payment?leadId=${lead.id}`,
    `Full refund if you cancel by ${formatShortDay('2025-09-03')}, 09:00.`,
  ]) {
    expect(mail.text.replaceAll(/ *\n(?=\w)/g, ' ')).toContain(part)
  }
  expect(mail.html).toContain(`href="${app.deps.env.baseUrl}/payment?leadId=${lead.id}"`)
  expect(mail.text).not.toContain('Sign in or create an account')
})

test('the email about a booking without an account says that it is held for an hour, and has a link to claim it', async () => {
  const app = await createTestApp()
  await app.client.post('/api/submit-booking', kiterForm())
  const mail = await mailOf(app, 'booking-received')
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(`2025 until ${formatShortDay('2025-09-01')}, 10:00 GMT`)
  expect(mail.text).toContain('Sign in or create an account to pay')
  expect(mail.text).toMatch(new RegExp(`Pay for my place\\s+${app.deps.env.baseUrl}/claim/[\\w-]{43}\\s`))
})

test('submitting the same booking again sends nothing', async () => {
  const app = await createTestApp()
  await app.client.post('/api/submit-booking', kiterForm())
  await app.client.post('/api/submit-booking', kiterForm())
  expect(await app.db.select().from(mails)).toHaveLength(1)
})

test('the email about a deposit has the payment, and what is left to pay by when', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'deposit')
  const mail = await mailOf(app, 'payment-received')
  expect(mail.subject).toBe('Payment received: €200, Oct 31–Nov 7, 2025')
  for (const part of [
    'Deposit: €200\nPaid by: card',
    'You’re going to The Gambia',
    `${formatDay('2025-09-01')}, Deposit by card, received. Fully refundable until`,
    `By ${formatDay('2025-09-16')}, Balance. We’ll remind you in good time: €930`,
    'On arrival and departure, Airport tax, in cash: €40',
    `${formatDay('2025-10-31')}, Your retreat starts\n`,
    'Fly to: Banjul',
    '/booking?date=2025-10-31',
    '/dashboard',
  ]) {
    expect(mail.text).toContain(part)
  }
})

test('the email about a full payment says that nothing is left to pay', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'full')
  const mail = await mailOf(app, 'payment-received')
  expect(mail.text).toContain('Full payment: €1,130\nPaid by: card')
  expect(mail.text).toContain('There’s nothing left to pay.')
  expect(mail.text).not.toContain('balance')
})

test('a reported transfer sends the guest an email with its reference', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await reportTransfer(guest, 'deposit')
  await reportTransfer(guest, 'deposit')
  const reference = guest.lead.paymentReferences?.deposit ?? ''
  const toGuest = await mailOf(app, 'transfer-reported')
  expect(toGuest.recipient).toBe('awa@example.com')
  expect(toGuest.text).toContain(`Reference: ${reference}`)
  expect(toGuest.text.replaceAll(/\s+/g, ' ')).toContain('please don’t book flights until then')
  expect(toGuest.text).not.toContain('You’re going')
  expect(toGuest.text).toContain(`${SITE.business.bank.transferDays} business days`)
})

test('the email about a rejected transfer names the new deadline, 48 hours later', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await reportTransfer(guest, 'deposit')
  app.clock.advance({ days: 6 })
  const admin = await operator(app)
  await admin.post(`/api/admin/payments/${await firstPayment(app)}/reject`)
  const mail = await mailOf(app, 'transfer-rejected')
  expect(mail.subject).toBe('We can’t find your €200 transfer')
  expect(mail.text).toMatch(new RegExp(String.raw`until\s+${formatShortDay('2025-09-09')},\s+09:00\s+GMT`))
})

test('the payment reminder after a day and the release after two are sent once each', async () => {
  const { app } = await appWithGuest({ selectedRoom: 'private' })
  app.clock.advance({ hours: 24 })
  for (const _sweep of [1, 2]) await remindOfPayment(app.deps)
  const reminder = await mailOf(app, 'payment-reminder')
  expect(reminder.subject).toBe(`Pay by ${formatShortDay('2025-09-03')}, 09:00 to keep your place`)
  expect(reminder.text).toContain('Deposit: €200')
  app.clock.advance({ hours: 24 })
  for (const _sweep of [1, 2]) await expireBookings(app.deps)
  const expired = await mailOf(app, 'booking-expired')
  expect(expired.subject).toBe('Place released: Oct 31–Nov 7, 2025')
  expect(expired.text).toContain('You owe nothing.')
  expect(amounts(expired.text)).toEqual([])
})

test('a guest with a reported transfer and an unconfirmed address is reminded to confirm it', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await reportTransfer(guest, 'deposit')
  app.clock.advance({ hours: 24 })
  await remindOfPayment(app.deps)
  const { subject, text } = await mailOf(app, 'payment-reminder')
  expect(subject).toBe('Confirm your address to keep your place')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `You told us that €200 for Oct 31–Nov 7, 2025 is on its way. Confirm your email address by ${formatShortDay('2025-09-03')}, 09:00 GMT, or we release your place.`,
  )
  expect(text).toContain(`${app.deps.env.baseUrl}/confirm-address`)
  expect(text).not.toContain('Pay for my place')
})

test('the email about a changed booking has the new price and the refund', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'full')
  const edit = { selectedRoom: 'shared' }
  expect((await guest.visitor.patch(`/api/leads/${guest.lead.id}`, edit)).status).toBe(200)
  const mail = await mailOf(app, 'booking-changed')
  for (const part of [
    'Room: Private → Shared',
    'Total: €1,130 → €950',
    'Room: Shared',
    'Total: €950',
    'Paid: €950',
    'Refunded: €180',
    'Left to pay: Nothing',
  ]) {
    expect(mail.text).toContain(part)
  }
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { phone: '+32 470 11 11 11' })
  await mailOf(app, 'booking-changed')
})

test.each([
  {
    when: 'within 48 hours',
    days: 0,
    lines: [
      'Deposit: €200, refunded in full',
      'Paid beyond the deposit: €930, refunded in full',
      'Refund: €1,130',
    ],
  },
  {
    when: '44 days before',
    days: 16,
    lines: ['Deposit: €200, not refunded', 'Paid beyond the deposit: €465 of €930 refunded', 'Refund: €465'],
  },
  {
    when: '29 days before',
    days: 31,
    lines: [
      'Deposit: €200, not refunded',
      'Paid beyond the deposit: €930, not refunded',
      'Refund: €0',
      'Know someone who’d like to come instead?',
    ],
  },
])('the email about a cancellation $when lists the refund line by line', async ({ days, lines }) => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'full')
  app.clock.advance({ days })
  expect((await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).status).toBe(200)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const mail = await mailOf(app, 'booking-cancelled')
  for (const line of lines) expect(mail.text.replaceAll('\n', ' ')).toContain(line)
})

test('the email about a cancellation before any payment names no amounts', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const mail = await mailOf(app, 'booking-cancelled')
  expect(mail.text.replaceAll('\n', ' ')).toContain('You hadn’t paid anything')
  expect(amounts(mail.text)).toEqual([])
})

test('the email about a cancellation says that a transfer is refunded if it arrives', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await reportTransfer(guest, 'deposit')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const { text } = await mailOf(app, 'booking-cancelled')
  expect(text.replaceAll('\n', ' ')).toContain('Your transfer of €200 hasn’t reached us.')
  expect(text.replaceAll('\n', ' ')).toContain('If it arrives, we’ll refund it.')
})

test('the email about a refunded payment says whether it came too late or twice', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'deposit')
  const told = async () => {
    const record = await app.db.transaction((tx) => reloadBooking(tx, guest.lead.id))
    const [payment] = record.payments
    if (!payment) throw new Error('nothing was paid')
    const goingBack = { payment, backCents: payment.amountCents }
    await queueBookingMail(app.db, app.deps, 'payment-refunded', record, { ...goingBack, documents: [] })
    await queueBookingMail(app.db, app.deps, 'operator-payment-refunded', record, goingBack)
    return [await mailOf(app, 'payment-refunded'), await mailOf(app, 'operator-payment-refunded')] as const
  }
  const [twice, twiceToOperator] = await told()
  expect(twice.text).toContain('You paid twice')
  expect(twice.text).toContain('Refund: €200')
  expect(twiceToOperator.subject).toBe('€200 refund to Awa Jallow')
  await app.db.delete(mails)
  const expired = { status: 'expired', placeNumber: null } as const
  await app.db.update(bookings).set(expired).where(eq(bookings.id, guest.lead.id))
  const [late, lateToOperator] = await told()
  expect(late.text).toContain('Your payment came too late')
  expect(lateToOperator.text.replaceAll('\n', ' ')).toContain('the place had been released')
})

/** Causes every kind of email about a booking, and returns the outbox. */
async function wholeLife(app: TestApp, differences: Record<string, unknown>) {
  const guest = await guestWithBooking(app, { selectedRoom: 'private', ...differences })
  app.clock.advance({ hours: 25 })
  await remindOfPayment(app.deps)
  await reportTransfer(guest, 'deposit')
  const admin = await operator(app)
  await admin.post(`/api/admin/payments/${await firstPayment(app)}/reject`)
  await reportTransfer(guest, 'deposit')
  await admin.post(`/api/admin/payments/${await firstPayment(app)}/receive`)
  await issueDueDocuments(app)
  await payByCard(guest, 'balance')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedDate: 'Nov 7–14, 2025' })
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const other = await guestWithBooking(app, { ...differences, email: 'other@example.com' })
  app.clock.advance({ hours: 49 })
  await expireBookings(app.deps)
  // The operator's session of two days ago has expired.
  const again = await operator(app)
  const { body } = await again.get<{ messages: OutboxMessage[] }>('/api/admin/outbox')
  expect(body.messages.map(({ to }) => to)).toContain(other.lead.email)
  expect(body.messages.length).toBeGreaterThanOrEqual(11)
  return body.messages
}

test('no email contains health notes, the emergency contact or body measures', async () => {
  const app = await createTestApp()
  const messages = await wholeLife(app, {
    healthConditions: 'SECRET-asthma',
    healthConsent: true,
    emergencyContact: 'SECRET-contact',
    emergencyPhone: '+220 5550199',
    kitingExperience: 'SECRET-experience',
    weight: '83.25',
    height: '193.5',
  })
  for (const { subject, text, html } of messages) {
    expect(subject + text + html).not.toMatch(/SECRET|5550199|83\.25|193\.5/)
  }
})

test('no email to a guest contains free text typed by a guest', async () => {
  const app = await createTestApp()
  // Names are used in greetings and references after a check of their own; the address is the recipient.
  const known: BookingField[] = ['firstName', 'lastName', 'email', 'phone', 'emergencyPhone', 'selectedDate']
  const typed = BOOKING_FIELDS.filter((name) => bookingFields[name].kind === 'text' && !known.includes(name))
  expect(typed).toContain('kitingExperience')
  const messages = await wholeLife(app, {
    ...recordOf(typed, (name) => `win.example ${name}`),
    healthConsent: true,
  })
  for (const { subject, text, html } of messages.filter(({ to }) => to !== OPERATOR))
    expect(subject + text + html).not.toContain('win.example')
})

test('every amount in every email agrees with the quote, and text and HTML have the same amounts', async () => {
  const app = await createTestApp()
  // 750 is the balance of a shared room, 465 and 375 are half of a balance, 665 and 575 that half with the deposit, 20 and 40 are the airport tax.
  const known = new Set('€950 €180 €1,130 €200 €930 €750 €465 €375 €665 €575 €0 €20 €40'.split(' '))
  for (const { subject, text, html } of await wholeLife(app, {})) {
    const wrong = amounts(subject + text).filter((amount) => !known.has(amount))
    expect([subject, wrong]).toEqual([subject, []])
    const body = html.slice(html.indexOf('<h1'))
    expect(new Set(amounts(body))).toEqual(new Set(amounts(text)))
  }
})

test('an invalid name is not used in the greeting, and its markup is text', async () => {
  const app = await createTestApp()
  const messages = await wholeLife(app, {
    firstName: '<img src=x onerror=alert(1)>',
    lastName: 'win.example',
  })
  for (const { html } of messages) expect(html).not.toContain('<img')
  const toGuests = messages.filter(({ to }) => to !== OPERATOR)
  for (const { text, html } of toGuests) expect(text + html).not.toMatch(/onerror|win\.example/)
})

test('the outbox shows the latest hundred, newest first', async () => {
  const { app } = await appWithGuest({ selectedRoom: 'private' })
  const [mail] = await app.db.select().from(mails)
  if (!mail) throw new Error('no mail was queued')
  const at = (minute: number) => new Date(Date.UTC(2025, 8, 2, 0, minute))
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...mail,
    id: undefined,
    dedupeKey: null,
    subject: `Copy ${index}`,
    createdAt: at(index),
  }))
  await app.db.insert(mails).values(copies)
  const admin = await operator(app)
  const { body } = await admin.get<{ messages: OutboxMessage[] }>('/api/admin/outbox')
  expect(body.messages).toHaveLength(100)
  expect(body.messages[0]).toMatchObject({
    to: 'awa@example.com',
    subject: 'Copy 119',
    text: mail.text,
    html: mail.html,
    createdAt: at(119).toISOString(),
  })
  expect(body.messages.at(-1)?.subject).toBe('Copy 20')
})
