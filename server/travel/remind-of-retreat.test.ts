import { asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createFilledApp, createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuests,
  guestWithBooking,
  keepDatesOpen,
  payByCard,
  reportTransfer,
  signUp,
  type Guest,
} from '#test/guests.ts'
import { accept, offered, paidGuest } from '#test/hand-overs.ts'
import { breakBooking } from '#test/sample-rows.ts'
import { publish, SITE } from '#test/site.ts'
import { remindOfRetreat } from './remind-of-retreat.ts'

// The retreat begins on 31 October: 60 days after 1 September, and the balance is due on 16 September.
const BOOKED = '2025-08-25T09:00:00Z'

/** A guest who has paid the deposit. The rows are put back where they were made before. */
function withDeposit(): Promise<{ app: TestApp; guest: Guest }> {
  const make = async (app: TestApp) => {
    const guest = await guestWithBooking(app)
    await payByCard(guest, 'deposit')
    return { guest }
  }
  return appWithGuests('a guest who has paid the deposit', make, { now: BOOKED })
}

async function subjects({ db }: TestApp, template: string): Promise<string[]> {
  const rows = await db.select().from(mails).where(eq(mails.template, template)).orderBy(asc(mails.createdAt))
  return rows.map(({ subject }) => subject)
}

/** Returns how many balance reminders exist after two runs of the due jobs at this instant. */
async function remindersAt(app: TestApp, instant: string): Promise<number> {
  app.clock.set(instant)
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  return (await subjects(app, 'balance-reminder')).length
}

test('a balance has reminders 60 days before, 7 days and 1 day before it is due, and one once it is overdue', async () => {
  const app = await createTestApp({ now: BOOKED })
  await payByCard(await guestWithBooking(app, { selectedRoom: 'private' }), 'deposit')
  const expected: [string, number][] = [
    ['2025-09-01T07:59:59.999Z', 0],
    ['2025-09-01T08:00:00.000Z', 1],
    ['2025-09-09T07:59:59.999Z', 1],
    ['2025-09-09T08:00:00.000Z', 2],
    ['2025-09-15T07:59:59.999Z', 2],
    ['2025-09-15T08:00:00.000Z', 3],
    ['2025-09-17T07:59:59.999Z', 3],
    ['2025-09-17T08:00:00.000Z', 4],
    ['2025-10-30T23:59:59.999Z', 4],
  ]
  for (const [instant, count] of expected) {
    expect([instant, await remindersAt(app, instant)]).toEqual([instant, count])
  }
  expect(await subjects(app, 'balance-reminder')).toEqual([
    `€930 balance due by ${formatDay('2025-09-16')}`,
    `€930 balance due by ${formatDay('2025-09-16')}`,
    `€930 balance due by ${formatDay('2025-09-16')}`,
    'Overdue: your €930 balance',
  ])
})

test('only the latest of the reminders missed during an outage goes out, once', async () => {
  const { app } = await withDeposit()
  expect(await remindersAt(app, '2025-09-12T12:00:00Z')).toBe(1)
  expect(await remindersAt(app, '2025-09-20T12:00:00Z')).toBe(2)
  expect(await subjects(app, 'balance-reminder')).toEqual([
    expect.stringContaining('balance due by'),
    expect.stringContaining('Overdue: your'),
  ])
})

test('two servers that run the due jobs at once send each reminder once', { tags: 'postgres' }, async () => {
  const { app } = await withDeposit()
  app.clock.set('2025-09-09T08:00:00Z')
  await Promise.all([runDueJobs(app.deps), runDueJobs(app.deps)])
  expect(await subjects(app, 'balance-reminder')).toHaveLength(1)
})

test('one failing reminder does not hold up the others', async () => {
  const app = await createTestApp({ now: BOOKED })
  const guests = []
  for (const email of ['awa@example.com', 'lamin@example.com', 'bo@example.com']) {
    const guest = await guestWithBooking(app, { email })
    await payByCard(guest, 'deposit')
    guests.push(guest)
    app.clock.advance({ minutes: 1 })
  }
  // The newest booking, which is handled first.
  const { id } = guests[2]?.lead ?? { id: '' }
  await breakBooking(app, id)
  const logged = vi.spyOn(app.deps.log, 'error')
  app.clock.set('2025-09-01T08:00:00Z')
  await remindOfRetreat(app.deps)
  const reminders = await app.db.select().from(mails).where(eq(mails.template, 'balance-reminder'))
  expect(reminders.map(({ recipient }) => recipient).toSorted()).toEqual([
    'awa@example.com',
    'lamin@example.com',
  ])
  expect(logged.mock.calls).toMatchObject([
    [{ bookingId: id }, 'a guest could not be sent the email before a retreat yet'],
  ])
})

test('no reminder goes to guests who paid or reported everything, paid nothing, or cancelled', async () => {
  const app = await createTestApp({ now: BOOKED })
  await payByCard(await guestWithBooking(app, { email: 'full@example.com' }), 'full')
  await reportTransfer(await guestWithBooking(app, { email: 'reported@example.com' }), 'full')
  await guestWithBooking(app, { email: 'unpaid@example.com' })
  const cancelled = await guestWithBooking(app, { email: 'cancelled@example.com' })
  await payByCard(cancelled, 'deposit')
  expect((await cancelled.visitor.delete(`/api/cancel-booking/${cancelled.lead.id}`)).status).toBe(200)
  expect(await remindersAt(app, '2025-09-20T12:00:00Z')).toBe(0)
})

test('a deposit paid after a reminder’s day skips that reminder', async () => {
  const app = await createTestApp({ now: '2025-09-05T09:00:00Z' })
  await payByCard(await guestWithBooking(app), 'deposit')
  expect(await remindersAt(app, '2025-09-05T10:00:00Z')).toBe(0)
  expect(await remindersAt(app, '2025-09-09T10:00:00Z')).toBe(1)
})

test('paying the balance ends the reminders', async () => {
  const { app, guest } = await withDeposit()
  expect(await remindersAt(app, '2025-09-01T08:00:00Z')).toBe(1)
  await payByCard(guest, 'balance')
  expect(await remindersAt(app, '2025-09-20T12:00:00Z')).toBe(1)
})

test('every paying guest is told to get ready two months before the retreat, once', async () => {
  const app = await createTestApp({ now: BOOKED })
  await payByCard(await guestWithBooking(app, { email: 'paid@example.com' }), 'full')
  await payByCard(await guestWithBooking(app, { email: 'deposit@example.com' }), 'deposit')
  await guestWithBooking(app, { email: 'unpaid@example.com' })
  const told = async (instant: string) => {
    await remindersAt(app, instant)
    return (await subjects(app, 'pre-travel')).length
  }
  expect(await told('2025-08-31T07:59:59.999Z')).toBe(0)
  expect(await told('2025-08-31T08:00:00.000Z')).toBe(2)
  expect(await told('2025-10-30T12:00:00.000Z')).toBe(2)
})

test('a guest who is confirmed later is told to get ready at once', async () => {
  const app = await createTestApp({ now: '2025-10-10T09:00:00Z' })
  await payByCard(await guestWithBooking(app), 'full')
  await runDueJobs(app.deps)
  expect(await subjects(app, 'pre-travel')).toEqual(['Time to get ready: Oct 31–Nov 7, 2025'])
})

test('example bookings get no emails', async () => {
  const app = await createTestApp({ now: '2025-11-20T09:00:00Z' })
  await runDueJobs(app.deps)
  expect(await app.db.select().from(mails)).toEqual([])
})

test('every paying guest gets the travel information two weeks before the retreat, once', async () => {
  const { app } = await withDeposit()
  await guestWithBooking(app, { email: 'unpaid@example.com' })
  const sentAt = async (instant: string) => {
    app.clock.set(instant)
    await runDueJobs(app.deps)
    await runDueJobs(app.deps)
    return (await subjects(app, 'before-departure')).length
  }
  expect(await sentAt('2025-10-17T07:59:59.999Z')).toBe(0)
  expect(await sentAt('2025-10-17T08:00:00Z')).toBe(1)
  expect(await sentAt('2025-10-30T23:59:59Z')).toBe(1)
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'before-departure'))
  const { onTheSpot, stay } = SITE.packageTravel
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  for (const words of [onTheSpot.name, onTheSpot.phone, onTheSpot.emergency, stay.itinerary]) {
    expect(text).toContain(words.trim())
  }
  expect(text).toContain('We don’t know when you land yet')
})

test('a guest who pays less than two weeks before gets the travel information then', async () => {
  const app = await createTestApp({ now: '2025-10-29T12:00:00Z' })
  await keepDatesOpen(app)
  const guest = await guestWithBooking(app)
  await runDueJobs(app.deps)
  expect(await subjects(app, 'before-departure')).toEqual([])
  await payByCard(guest, 'full')
  await runDueJobs(app.deps)
  const [mail, ...others] = await sent(app, 'before-departure')
  expect(others).toEqual([])
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Bring €40 in cash for the airport tax')
  // The travel information links to the guide, so no second email does.
  expect(await subjects(app, 'pre-travel')).toEqual([])
})

test('an email after the due day says when the balance was due', async () => {
  const { app } = await withDeposit()
  app.clock.set('2025-10-17T08:00:00Z')
  await runDueJobs(app.deps)
  const [mail] = await sent(app, 'before-departure')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`Left to pay, due on ${formatDay('2025-09-16')}: €750`)
})

const WHOLE = SITE.guide

function without(...keys: string[]): Guide {
  return { ...WHOLE, forAll: WHOLE.forAll.filter(({ key }) => !keys.includes(key)) }
}

async function sent({ db }: TestApp, template: string) {
  const rows = await db.select().from(mails)
  return rows.filter((mail) => mail.template === template)
}

/** Two guests of one retreat, on the day on which their guide is due. */
async function twoWaiting(): Promise<TestApp> {
  const fill = async (made: TestApp) => {
    for (const email of ['one@example.com', 'other@example.com'])
      await payByCard(await guestWithBooking(made, { email }), 'full')
  }
  const { app } = await createFilledApp('two guests who have paid in full', fill, { now: BOOKED })
  app.clock.set('2025-08-31T08:00:00Z')
  return app
}

/** Reminds with this guide as the site's. */
async function remindWith(app: TestApp, guide: Guide): Promise<void> {
  publish(app, { guide })
  await remindOfRetreat(app.deps)
}

test('an incomplete guide is not sent: the operator is told once, and guests get its link once it is complete', async () => {
  const app = await twoWaiting()
  app.clock.set('2025-08-31T07:59:59Z')
  await remindWith(app, without('arrival', 'on-the-spot'))
  expect(await sent(app, 'operator-guide-missing'), 'the guide is not due yet').toEqual([])
  app.clock.set('2025-08-31T08:00:00Z')
  await remindWith(app, without('arrival', 'on-the-spot'))
  await remindWith(app, without('arrival', 'on-the-spot'))
  expect(await sent(app, 'pre-travel')).toEqual([])
  const told = await sent(app, 'operator-guide-missing')
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({
    recipient: SITE.business.mail.replyTo,
    subject: 'Guide not ready: Oct 31–Nov 7, 2025',
  })
  expect(told[0]?.text).toContain('guide/arrival.md')
  expect(told[0]?.text).toContain('guide/on-the-spot.md')
  expect(told[0]?.text).not.toContain('packing-list')

  await remindWith(app, without('arrival'))
  expect(await sent(app, 'operator-guide-missing'), 'another gap').toHaveLength(2)

  await remindWith(app, WHOLE)
  await remindWith(app, WHOLE)
  const [mail, ...others] = await sent(app, 'pre-travel')
  expect(others).toHaveLength(1)
  expect(mail?.text).toContain(`Read my guide\n${app.deps.env.baseUrl}/guide/${mail?.bookingId}`)
  expect(await sent(app, 'operator-guide-missing')).toHaveLength(2)
})

test('a guest who takes a place over reads the balance once', async () => {
  const app = await createTestApp({ now: BOOKED })
  const guest = await paidGuest(app)
  app.clock.set('2025-08-30T12:00:00Z')
  const token = await offered(guest)
  app.clock.set('2025-09-02T12:00:00Z')
  await runDueJobs(app.deps)
  const before = await subjects(app, 'balance-reminder')
  expect(await accept(await signUp(app, 'bo@example.com'), token)).toMatchObject({ status: 200 })
  await runDueJobs(app.deps)
  expect(await subjects(app, 'balance-reminder')).toEqual(before)
})
