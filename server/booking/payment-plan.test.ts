// Payment plans for the balance: their instalments, reminders and overdue amounts.

import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { OwedPage } from '#domain/contract/ledger-calls.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'
import { mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { planPart } from '#test/booking-view.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, bookingOf, guestWithBooking, operator, payByCard, type Guest } from '#test/guests.ts'

/** Pays a €200 deposit on 1 September; the balance of €750, in this many instalments, is due by 21 October. */
async function withPlan(size: PlanSize): Promise<{ app: TestApp; guest: Guest }> {
  const { app, guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
  await orderInParts(guest, size)
  await payByCard(guest, 'deposit')
  return { app, guest }
}

function termsOf({ visitor, lead }: Guest, query: string) {
  return visitor.get<OrderTerms>(`/api/order-terms/${lead.id}${query}`)
}

async function orderInParts(guest: Guest, parts: PlanSize) {
  const { body } = await termsOf(guest, `?parts=${parts}`)
  const order = { leadId: guest.lead.id, termsVersion: body.version, parts }
  const placed = await guest.visitor.post<{ lead: Booking }>('/api/place-order', order)
  expect(placed).toMatchObject({ status: 200 })
  return placed.body.lead
}

async function reminders({ db }: TestApp): Promise<string[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.template, 'balance-reminder'))
    .orderBy(asc(mails.createdAt))
  return rows.map(({ subject }) => subject)
}

/** Returns how many reminders exist after concurrent and repeated runs of the due jobs at this instant. */
async function remindersAt(app: TestApp, instant: string): Promise<number> {
  app.clock.set(instant)
  await Promise.all([runDueJobs(app.deps), runDueJobs(app.deps)])
  await runDueJobs(app.deps)
  return (await reminders(app)).length
}

const PARTS = [
  { on: '2025-09-17', amount: 250 },
  { on: '2025-10-04', amount: 250 },
  { on: '2025-10-21', amount: 250 },
]

test('the guest chooses the instalments with the order, and they are part of what is ordered', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
  const whole = await termsOf(guest, '')
  const three = await termsOf(guest, '?parts=3')
  expect(whole.body).toMatchObject({ parts: 1, plans: [1, 2, 3], standing: 'current' })
  expect(whole.body.schedule).toEqual([
    { on: '2025-09-01', amount: 200 },
    { on: '2025-10-21', amount: 750 },
  ])
  expect(three.body).toMatchObject({ parts: 3, standing: 'changed' })
  expect(three.body.schedule).toEqual([{ on: '2025-09-01', amount: 200 }, ...PARTS])
  expect(three.body.version).not.toBe(whole.body.version)
  // Terms read for three parts cannot be ordered as one payment.
  const order = { leadId: guest.lead.id, termsVersion: three.body.version }
  expect(await guest.visitor.post('/api/place-order', order)).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:terms-changed' },
  })
  expect((await bookingOf(guest)).paymentPlan).toBeNull()

  const lead = await orderInParts(guest, 3)
  expect(lead.paymentPlan).toEqual(PARTS.map(({ on, amount }) => planPart(on, amount)))
  // A day later the ordered terms still apply.
  app.clock.advance({ hours: 25 })
  expect((await termsOf(guest, '')).body).toMatchObject({ parts: 3, standing: 'current' })
  await payByCard(guest, 'deposit')
  expect((await termsOf(guest, '')).body.plans).toEqual([1])
})

test('order terms exist for one, two or three parts', async () => {
  const { guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
  for (const [query, status] of [
    ['?parts=4', 422],
    ['?parts=two', 422],
    ['?parts=0', 422],
    ['?parts=2', 200],
  ] as const)
    expect([query, (await termsOf(guest, query)).status]).toEqual([query, status])
})

test('a booking that is made again after expiry forgets its payment plan', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
  await orderInParts(guest, 3)
  app.clock.set('2025-10-10T09:00:00Z')
  await runDueJobs(app.deps)
  const form = kiterForm({ selectedDate: 'Dec 5–12, 2025' })
  const { status, body } = await guest.visitor.post<{ lead: Booking }>('/api/submit-booking', form)
  expect([status, body.lead.id]).toEqual([201, guest.lead.id])
  const { body: terms } = await termsOf(guest, '')
  expect(terms.schedule).toEqual([
    { on: '2025-10-10', amount: 200 },
    { on: '2025-10-21', amount: 750 },
  ])
})

test('a payment plan is refused when the balance is due too soon or money has arrived', async () => {
  const app = await createTestApp()
  // Its balance is due on September 16.
  const near = await guestWithBooking(app)
  expect(await termsOf(near, '?parts=2')).toMatchObject({ status: 409 })
  expect((await termsOf(near, '')).body.plans).toEqual([1])
  const far = await guestWithBooking(app, { selectedDate: 'Dec 5–12, 2025', email: 'lamin@example.com' })
  await payByCard(far, 'deposit')
  expect(await termsOf(far, '?parts=2')).toMatchObject({ status: 409 })
  expect(await termsOf(far, '?parts=1')).toMatchObject({ status: 200 })
})

test(
  'each part has reminders 7 days and 1 day before, and 2 days after, each once with two servers',
  { tags: 'postgres' },
  async () => {
    const { app } = await withPlan(2)
    const expected: [string, number][] = [
      ['2025-09-19T07:59:59.999Z', 0],
      ['2025-09-19T08:00:00.000Z', 1],
      ['2025-09-25T07:59:59.999Z', 1],
      ['2025-09-25T08:00:00.000Z', 2],
      ['2025-09-28T07:59:59.999Z', 2],
      ['2025-09-28T08:00:00.000Z', 3],
      ['2025-10-14T07:59:59.999Z', 3],
      ['2025-10-14T08:00:00.000Z', 4],
      ['2025-10-23T08:00:00.000Z', 5],
      ['2025-12-04T23:59:59.999Z', 5],
    ]
    for (const [instant, count] of expected) {
      expect([instant, await remindersAt(app, instant)]).toEqual([instant, count])
    }
    expect(await reminders(app)).toEqual([
      `Part 1 of 2: €375 due by ${formatDay('2025-09-26')}`,
      `Part 1 of 2: €375 due by ${formatDay('2025-09-26')}`,
      'Overdue: part 1 of 2, €375',
      `Part 2 of 2: €750 due by ${formatDay('2025-10-21')}`,
      'Overdue: part 2 of 2, €750',
    ])
  },
)

test('a part that is covered gets no reminder, however it was paid', async () => {
  const { app, guest } = await withPlan(3)
  await payByCard(guest, 'balance', { amount: 100 })
  expect(await remindersAt(app, '2025-09-10T12:00:00Z')).toBe(1)
  expect(await reminders(app)).toEqual([expect.stringContaining('Part 1 of 3: €150')])
  await payByCard(guest, 'balance', { amount: 160, method: 'ideal' })
  expect(await remindersAt(app, '2025-09-26T12:00:00Z')).toBe(1)
  expect(await remindersAt(app, '2025-09-27T12:00:00Z')).toBe(2)
  expect((await reminders(app)).at(-1)).toContain('Part 2 of 3: €240')
  await payByCard(guest, 'balance')
  expect(await remindersAt(app, '2025-10-25T12:00:00Z')).toBe(2)
})

test('every list of the operator shows overdue amounts by the payment plan', async () => {
  const { app, guest } = await withPlan(3)
  const overdue = async () => {
    // An admin session does not last for weeks.
    const admin = await operator(app)
    const today = await admin.get<{ overdue: unknown[] }>('/api/admin/today')
    const owed = await admin.get<OwedPage>('/api/admin/owed')
    const leads = await admin.get<{ total: number }>('/api/leads?payment=overdue')
    const own = ({ leadId }: { leadId: string }) => leadId === guest.lead.id
    return {
      today: today.body.overdue,
      owed: owed.body.guests.filter(own).map(({ amount, dueOn, group }) => ({ amount, dueOn, group })),
      leads: leads.body.total,
    }
  }
  app.clock.set('2025-09-17T12:00:00Z')
  expect(await overdue()).toMatchObject({
    today: [],
    owed: [{ amount: 250, dueOn: '2025-09-17', group: 'soon' }],
  })
  app.clock.set('2025-09-18T12:00:00Z')
  expect(await overdue()).toMatchObject({
    today: [{ leadId: guest.lead.id, amount: 250, dueOn: '2025-09-17', daysLate: 1 }],
    owed: [{ amount: 250, dueOn: '2025-09-17', group: 'overdue' }],
    leads: 1,
  })
  await payByCard(guest, 'balance', { amount: 250 })
  expect(await overdue()).toMatchObject({
    today: [],
    owed: [{ amount: 250, dueOn: '2025-10-04', group: 'later' }],
    leads: 0,
  })
})

test('the payment email lists the remaining instalments with their dates', async () => {
  const { app } = await withPlan(2)
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'payment-received'))
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain(`€375 by ${formatDay('2025-09-26')}, €375 by ${formatDay('2025-10-21')}`)
  expect(text).toContain('Balance, part 1 of 2. We’ll remind you in good time')
})

test('the email before the last part names one amount, and after its day says when it was due', async () => {
  const { app, guest } = await withPlan(2)
  await payByCard(guest, 'balance', { amount: 375 })
  app.clock.set('2025-10-22T12:00:00Z')
  await payByCard(guest, 'balance', { amount: 100 })
  const sent = await app.db.select().from(mails).where(eq(mails.template, 'payment-received'))
  const texts = sent.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')
  expect(texts).toContain(
    `The €375 balance is due by ${formatDay('2025-10-21')}; you can pay it on your dashboard.`,
  )
  expect(texts).toContain(
    `The €275 balance was due on ${formatDay('2025-10-21')}; you can pay it on your dashboard.`,
  )
})
