import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Today } from '#domain/admin/admin-shapes.ts'
import type { ChangeAnnouncement, DateChange, GuestChange } from '#domain/date-change/date-change-calls.ts'
import {
  bookings,
  changeChoices,
  dateChanges,
  mails,
  payments,
  retreats,
  sandboxRefunds,
} from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { readHistory } from '#server/store/record-history.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  bookingOf,
  guestWithBooking,
  operator,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
  receiveReported,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { readAs } from '#test/read-as.ts'
import { breakBooking } from '#test/sample-rows.ts'
import { finishAnnouncedChanges } from './announce-change.ts'
import { remindOfChoices } from './expire-date-change-answers.ts'

// The retreat begins on 7 November 2025; the clock is at 1 September. Each guest pays €950, 8% of which is €76.
const DATE = 'Nov 7–14, 2025'
const WORDS = 'We stay in another lodge.\nIt is as near to the water.'
const REASON = 'The tourist tax rises.'

let app: TestApp
let awa: Guest
let bram: Guest

beforeEach(async () => {
  app = await createTestApp()
  awa = await book('Awa')
  await payByCard(awa, 'full')
  bram = await book('Bram')
  await payByCard(bram, 'deposit')
})

function book(name: string, differences: Record<string, unknown> = {}): Promise<Guest> {
  const email = `${name.toLowerCase()}@example.com`
  return guestWithBooking(app, { firstName: name, email, selectedDate: DATE, ...differences })
}

async function idOf(startsOn = '2025-11-07'): Promise<string> {
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, startsOn))
  return retreat?.id ?? ''
}

async function announce(body: Record<string, unknown>) {
  const admin = await operator(app)
  const path = `/api/admin/retreats/${await idOf()}/change`
  return admin.post<ChangeAnnouncement & { detail: string; errors?: { field: string; message: string }[] }>(
    path,
    {
      dryRun: false,
      ...body,
    },
  )
}

async function takeBack({ change }: ChangeAnnouncement) {
  const admin = await operator(app)
  return admin.post<{ change: DateChange; detail: string }>(`/api/admin/changes/${change.id}/take-back`)
}

async function changeOf({ visitor, lead }: Guest): Promise<GuestChange | undefined> {
  const { body } = await readAs(app, visitor, ({ changes }) => changes(lead.id))
  return body[0]
}

function choose({ visitor, lead }: Guest, { change }: ChangeAnnouncement, answer: 'accept' | 'leave') {
  return visitor.post<{ change: GuestChange; message: string; detail: string }>(`/api/changes/${lead.id}`, {
    changeId: change.id,
    answer,
  })
}

async function changeMails({ lead }: Guest): Promise<string[]> {
  const sent = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.bookingId, lead.id), eq(mails.template, 'date-change')))
    .orderBy(mails.createdAt)
  return sent.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

const totalOf = async (guest: Guest) => (await bookingOf(guest)).quote?.total

async function statesOf(): Promise<string[]> {
  const rows = await app.db
    .select({ state: changeChoices.state })
    .from(changeChoices)
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .orderBy(bookings.firstName)
  return rows.map(({ state }) => state)
}

test('a dry run of a change lists who is asked, each possible refund and the emails, and changes nothing', async () => {
  const { status, body } = await announce({ dryRun: true, words: WORDS, rise: 50, riseReason: REASON })
  expect(status).toBe(200)
  expect(body).toMatchObject({ applied: false, change: { words: WORDS, rise: 50, chooseBy: '2025-09-08' } })
  expect(body.change.guests).toMatchObject([
    { leadId: awa.lead.id, state: 'asked', rise: 50, risePercent: 5.27, back: 950 },
    { leadId: bram.lead.id, state: 'asked', rise: 50, risePercent: 5.27, back: 200 },
  ])
  expect(body.mails.map(({ to }) => to)).toEqual(['awa@example.com', 'bram@example.com'])
  expect(body.mails[0]?.text).toContain('€950')
  expect(await app.db.$count(dateChanges)).toBe(0)
  expect(await changeMails(awa)).toEqual([])
})

test('the price rises only for a guest who accepts, and the balance with it', async () => {
  const { body } = await announce({ words: WORDS, rise: 50, riseReason: REASON, chooseBy: '2025-09-20' })
  expect(body).toMatchObject({ applied: true, change: { mayWithdraw: true } })
  expect(await totalOf(awa)).toBe(950)
  const [asked] = await changeMails(awa)
  expect(asked).toContain('We stay in another lodge.')
  expect(asked).toContain(
    'You can accept it, and the price rises with your answer, or cancel free of charge: we refund everything',
  )
  expect(asked).toContain(
    'Please choose by Sat 20 Sept 2025. If you don’t answer by then, the change counts as accepted.',
  )
  expect(await changeOf(awa)).toMatchObject({ state: 'asked', chooseBy: '2025-09-20', back: 950 })

  const { status, body: chosen } = await choose(awa, body, 'accept')
  expect(status).toBe(200)
  expect(chosen.change.state).toBe('accepted')
  expect(await bookingOf(awa)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'deposit_paid',
    balanceDue: 50,
    quote: { total: 1000, raised: 50, deposit: 200, balance: 800 },
  })
  // An accepted change needs no new order to be paid.
  expect((await startCheckout(awa, 'balance')).status).toBe(200)
  const [entry] = await readHistory(app.db, { bookingId: awa.lead.id })
  expect(entry).toMatchObject({ what: 'Change accepted', to: '€50 more', by: 'Awa' })
  expect(await totalOf(bram), 'who has not answered pays what was agreed').toBe(950)
  await expectInvariants(app.db)
})

test('a guest who cancels over a change is refunded everything at once, whatever the terms say', async () => {
  // Eleven days before the retreat, the terms would refund nothing.
  app.clock.set('2025-10-27T09:00:00Z')
  const { body } = await announce({ words: WORDS })
  expect(body.change.chooseBy).toBe('2025-11-03')
  const { status, body: left } = await choose(awa, body, 'leave')
  expect(status).toBe(200)
  expect(left.message).toBe('Your booking has been cancelled. We’ll refund €950 within 14 days.')
  expect((await bookingOf(awa)).status).toBe('cancelled')
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, awa.lead.id))
  expect(row).toMatchObject({ cancellationRule: 'change_refused', placeNumber: null, totalCents: 950_00 })
  expect(await app.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 950_00 }])
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.bookingId, awa.lead.id), eq(mails.template, 'booking-cancelled')))
  expect(mail?.text).toContain('You cancel because we changed what you booked')
  expect(await statesOf()).toEqual(['left', 'asked'])
  await expectInvariants(app.db)
})

test('cancelling by the API while a change waits for an answer refunds everything too', async () => {
  // Eleven days before the retreat, the terms would refund nothing.
  app.clock.set('2025-10-27T09:00:00Z')
  await announce({ words: WORDS })
  const path = `/api/cancel-booking/${awa.lead.id}`
  const refund = { amount: 950, rule: 'change_refused' }
  const admin = await operator(app)
  const dryRun = await admin.post<object>(`/api/admin/bookings/${awa.lead.id}/cancel`, { dryRun: true })
  expect(dryRun.body, 'by the operator').toMatchObject({ refund })
  const { body } = await awa.visitor.get<object>(path)
  expect(body).toEqual({ refund, nextChangeAt: '2025-11-04T00:00:00.000Z', steps: [] })
  expect((await awa.visitor.delete<object>(path)).body).toMatchObject({ refund })
  const [entry] = await readHistory(app.db, { bookingId: awa.lead.id })
  expect(entry).toMatchObject({ what: 'Cancelled because of the change', to: '€950 refunded' })
  await expectInvariants(app.db)
})

test('money paid by transfer becomes a refund that waits for the operator', async () => {
  const cora = await book('Cora')
  await reportTransfer(cora, 'deposit')
  await receiveReported(app)
  const { body } = await announce({ words: WORDS })
  await choose(cora, body, 'leave')
  const open = await app.db.select().from(payments).where(eq(payments.state, 'initiated'))
  expect(open).toMatchObject([
    { bookingId: cora.lead.id, kind: 'refund', method: 'bank_transfer', amountCents: 200_00 },
  ])
})

test('the same answer twice counts once, and a different later answer is refused', async () => {
  const { body } = await announce({ words: WORDS, rise: 50, riseReason: REASON })
  const both = await Promise.all([choose(awa, body, 'accept'), choose(awa, body, 'accept')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await totalOf(awa)).toBe(1000)
  expect((await choose(awa, body, 'leave')).status).toBe(409)
  expect((await choose(bram, body, 'leave')).status).toBe(200)
  expect((await choose(bram, body, 'leave')).status).toBe(200)
  expect((await choose(bram, body, 'accept')).status).toBe(409)
  expect(await app.db.$count(payments, eq(payments.kind, 'refund'))).toBe(1)
})

test('only one of accepting and cancelling at once counts', async () => {
  const { body } = await announce({ words: WORDS, rise: 50, riseReason: REASON })
  const both = await Promise.all([choose(awa, body, 'accept'), choose(awa, body, 'leave')])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const [state] = await statesOf()
  expect(await bookingOf(awa)).toMatchObject(
    state === 'left' ? { status: 'cancelled' } : { status: 'payment_confirmed', quote: { total: 1000 } },
  )
  await expectInvariants(app.db)
})

test('a guest is reminded once two days before the last day, and silence then counts as acceptance once', async () => {
  const { body } = await announce({ words: WORDS, rise: 50, riseReason: REASON, chooseBy: '2025-09-20' })
  await choose(bram, body, 'accept')
  app.clock.set('2025-09-18T07:59:00Z')
  await runDueJobs(app.deps)
  expect(await changeMails(awa)).toHaveLength(1)
  app.clock.set('2025-09-18T08:01:00Z')
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await changeMails(awa)).toHaveLength(2)
  expect(await changeMails(bram)).toHaveLength(1)
  // The last day counts.
  app.clock.set('2025-09-20T23:59:00Z')
  await runDueJobs(app.deps)
  expect(await totalOf(awa)).toBe(950)
  app.clock.set('2025-09-21T00:01:00Z')
  expect((await choose(awa, body, 'leave')).status, 'it is over before the sweep says so').toBe(409)
  await Promise.all([runDueJobs(app.deps), runDueJobs(app.deps)])
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['silent', 'accepted'])
  expect(await totalOf(awa)).toBe(1000)
  const sent = await changeMails(awa)
  expect(sent).toHaveLength(3)
  expect(sent[2]).toContain('We haven’t heard from you, so as we wrote, the change counts as accepted')
  expect((await choose(awa, body, 'leave')).status).toBe(409)
})

test('a guest who is told late still has seven days, and silence accepts only what was told in time', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  await announce({ words: WORDS, rise: 50, riseReason: REASON })
  await app.db
    .update(mails)
    .set({ state: 'sent', sentAt: app.clock.now() })
    .where(eq(mails.bookingId, bram.lead.id))
  // The mail server is down for five days, but Bram's email had left.
  app.clock.set('2025-09-06T10:00:00Z')
  await runDueJobs(app.deps)
  expect(await changeOf(awa)).toMatchObject({ chooseBy: '2025-09-13', silenceAccepts: true })
  expect(await changeOf(bram)).toMatchObject({ chooseBy: '2025-09-08', silenceAccepts: true })
  expect((await changeMails(awa))[0]).toContain('Please choose by Sat 13 Sept 2025')
  const told = and(eq(mails.bookingId, awa.lead.id), eq(mails.template, 'date-change'))
  await app.db.update(mails).set({ state: 'sent', sentAt: app.clock.now() }).where(told)
  app.clock.set('2025-09-09T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['asked', 'silent'])
  app.clock.set('2025-09-14T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['silent', 'silent'])
})

test('a change told only in the last week is not accepted by silence', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  app.clock.set('2025-10-16T10:00:00Z')
  await announce({ words: WORDS, rise: 50, riseReason: REASON, chooseBy: '2025-11-01' })
  app.clock.set('2025-11-03T10:00:00Z')
  await runDueJobs(app.deps)
  expect(await changeOf(awa)).toMatchObject({ chooseBy: '2025-11-06', silenceAccepts: false })
  expect((await changeMails(awa))[0]).toContain('that doesn’t count as accepting')
  app.clock.set('2025-11-07T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['ended', 'ended'])
  expect(await totalOf(awa)).toBe(950)
})

test.each([
  {
    comes: 'with other changes',
    words: WORDS,
    untilLate: ['asked', 'asked'],
    mail: 'We stay in another lodge.',
  },
  { comes: 'alone', words: undefined, untilLate: ['ended', 'asked'], mail: undefined },
])(
  'a price increase that comes $comes is dropped if its email has not left 20 days before',
  async ({ words, untilLate, mail }) => {
    app.deps.env.smtpUrl = 'smtp://down.example:25'
    app.clock.set('2025-10-16T10:00:00Z')
    const { body } = await announce({ words, rise: 100, riseReason: REASON, chooseBy: '2025-11-01' })
    const toBram = and(eq(mails.bookingId, bram.lead.id), eq(mails.template, 'date-change'))
    await app.db.update(mails).set({ state: 'sent', sentAt: app.clock.now() }).where(toBram)
    // 20 days before Nov 7 is Oct 18.
    app.clock.set('2025-10-18T23:59:00Z')
    await runDueJobs(app.deps)
    expect(await changeOf(awa)).toMatchObject({ state: 'asked', rise: 100 })
    app.clock.set('2025-10-19T00:01:00Z')
    await runDueJobs(app.deps)
    expect(await statesOf()).toEqual(untilLate)
    expect(await changeOf(awa)).toMatchObject({ rise: 0 })
    expect(await changeOf(bram), 'who was told in time').toMatchObject({ rise: 100 })
    const told = await changeMails(awa)
    expect(told.map((text) => text.includes(mail ?? ''))).toEqual(mail === undefined ? [] : [true])
    expect(told.join(' ')).not.toContain('€100')
    const { status } = await choose(awa, body, 'accept')
    expect(status).toBe(mail === undefined ? 409 : 200)
    expect(await totalOf(awa)).toBe(950)
  },
)

test('a small price increase not emailed 20 days before is dropped, and what was paid of it is refunded', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  app.clock.set('2025-10-16T10:00:00Z')
  await announce({ rise: 50, riseReason: REASON })
  await payByCard(awa, 'balance')
  const toBram = and(eq(mails.bookingId, bram.lead.id), eq(mails.template, 'date-change'))
  await app.db.update(mails).set({ state: 'sent', sentAt: app.clock.now() }).where(toBram)
  // 20 days before Nov 7 is Oct 18.
  app.clock.set('2025-10-18T23:59:00Z')
  await runDueJobs(app.deps)
  expect(await bookingOf(awa)).toMatchObject({ quote: { total: 1000 }, amountPaid: 1000, balanceDue: 0 })
  app.clock.set('2025-10-19T00:01:00Z')
  for (let n = 0; n < 3; n++) await runDueJobs(app.deps)
  expect(await bookingOf(awa)).toMatchObject({
    quote: { total: 950 },
    amountPaid: 950,
    balanceDue: 0,
    paymentStatus: 'fully_paid',
  })
  expect(await changeMails(awa)).toEqual([])
  expect(await statesOf()).toEqual(['ended', 'told'])
  expect(await totalOf(bram), 'who was told in time').toBe(1000)
  expect(await app.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 50_00 }])
  const refunded = await app.db.select().from(mails).where(eq(mails.template, 'refund-made'))
  expect(refunded.map(({ recipient }) => recipient)).toEqual(['awa@example.com'])
  const history = await readHistory(app.db, { bookingId: awa.lead.id })
  expect(history.map(({ what }) => what)).toContain(
    'Price increase dropped: its email could not leave in time',
  )
  await expectInvariants(app.db)
})

test('a card page that cannot be closed for days postpones the last day to answer', async () => {
  const { gateway } = app.deps
  await startCheckout(bram, 'balance')
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.reject(new Error('500')) }
  await announce({ words: WORDS })
  app.clock.set('2025-09-04T10:00:00Z')
  app.deps.gateway = gateway
  await runDueJobs(app.deps)
  expect(await changeOf(awa)).toMatchObject({ chooseBy: '2025-09-08' })
  expect(await changeOf(bram)).toMatchObject({ chooseBy: '2025-09-11', silenceAccepts: true })
})

test('one failing reminder does not hold up the others', async () => {
  const cora = await book('Cora')
  await announce({ words: WORDS, chooseBy: '2025-09-20' })
  // Breaks the guest who comes first.
  const [first] = await app.db.select().from(changeChoices)
  const { bookingId = '', changeId } = first ?? {}
  await breakBooking(app, bookingId)
  const logged = vi.spyOn(app.deps.log, 'error')
  app.clock.set('2025-09-18T08:01:00Z')
  await remindOfChoices(app.deps)
  for (const guest of [awa, bram, cora]) {
    expect(await changeMails(guest)).toHaveLength(guest.lead.id === bookingId ? 1 : 2)
  }
  expect(logged.mock.calls).toMatchObject([
    [{ bookingId, changeId }, 'a guest could not be reminded to answer a change yet'],
  ])
})

test.each([
  [76, 'told', 8],
  [76.01, 'asked', 8.01],
])('a price increase of €%d alone means that guests are %s: %d percent', async (rise, state, percent) => {
  const { body } = await announce({ rise, riseReason: REASON })
  expect(body.change.guests).toMatchObject([
    { state, risePercent: percent },
    { state, risePercent: percent },
  ])
  expect(await totalOf(awa)).toBe(state === 'told' ? 950 + rise : 950)
  expect(body.change.chooseBy).toBe(state === 'told' ? null : '2025-09-08')
  expect(body.change.mayWithdraw).toBe(state === 'asked')
  // The same proposal again, as by a second click, raises no price twice.
  expect((await announce({ rise, riseReason: REASON })).body.change.id).toBe(body.change.id)
  expect(await totalOf(awa)).toBe(state === 'told' ? 950 + rise : 950)
})

test('a price increase leaves out a guest whose booking has no quoted price', async () => {
  await app.db
    .update(bookings)
    .set({
      tier: null,
      basePriceCents: null,
      roomSupplementCents: null,
      discountCents: null,
      totalCents: null,
      depositCents: null,
      balanceCents: null,
      balanceDueOn: null,
    })
    .where(eq(bookings.id, bram.lead.id))
  for (const dryRun of [true, false]) {
    const { body } = await announce({ dryRun, rise: 40, riseReason: REASON })
    expect(body.change.guests.map(({ leadId }) => leadId)).toEqual([awa.lead.id])
  }
  expect(await changeMails(bram)).toEqual([])
})

test('several small price increases count together as one', async () => {
  await announce({ rise: 40, riseReason: REASON })
  const { body } = await announce({ rise: 37, riseReason: REASON })
  expect(body.change.guests[0]).toMatchObject({ state: 'asked', risePercent: 8.11 })
})

test.each([
  ['2025-10-18T23:59:00Z', 200, undefined],
  ['2025-10-19T00:01:00Z', 422, 'rise'],
])('a price increase proposed on %s is answered with %d', async (at, expected, field) => {
  app.clock.set(at)
  const { status, body } = await announce({ dryRun: true, rise: 10, riseReason: REASON })
  expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: expected, field })
})

test.each([
  [{}, 'words'],
  [{ rise: 10 }, 'riseReason'],
  [{ words: WORDS, chooseBy: '2025-09-07' }, 'chooseBy'],
  [{ words: WORDS, chooseBy: '2025-11-07' }, 'chooseBy'],
])('the change %j is refused for its %s', async (body, field) => {
  const answer = await announce({ dryRun: true, ...body })
  expect(answer.status).toBe(422)
  expect(answer.body.errors?.[0]?.field).toBe(field)
})

test('no change can be proposed with less than a week to answer, or once the retreat has begun', async () => {
  app.clock.set('2025-10-31T12:00:00Z')
  expect((await announce({ dryRun: true, words: WORDS })).status).toBe(409)
  app.clock.set('2025-11-07T00:01:00Z')
  const begun = await announce({ words: WORDS })
  expect(begun.status).toBe(409)
  expect(begun.body.detail).toContain('has started')
})

test('a change can be withdrawn before anybody has answered, and not after', async () => {
  const first = await announce({ words: WORDS })
  expect((await announce({ words: 'Another village' })).status, 'one at a time').toBe(409)
  const back = await takeBack(first.body)
  expect(back.status).toBe(200)
  expect(back.body.change.takenBackAt).not.toBeNull()
  expect((await takeBack(first.body)).status).toBe(200)
  expect((await choose(awa, first.body, 'leave')).status).toBe(409)
  expect(await changeMails(awa)).toHaveLength(2)
  const second = await announce({ words: WORDS })
  expect(second.body.change.id).not.toBe(first.body.change.id)
  await choose(awa, second.body, 'accept')
  expect((await takeBack(second.body)).status).toBe(409)
})

test('an interrupted proposal continues, and nobody is told or charged twice', async () => {
  await startCheckout(bram, 'balance')
  const { gateway } = app.deps
  // The provider does not answer about Bram's open page: Awa is told all the same.
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.reject(new Error('no answer')) }
  const first = await announce({ rise: 40, riseReason: REASON })
  expect(first.body.applied).toBe(false)
  await runDueJobs(app.deps)
  expect(await Promise.all([totalOf(awa), totalOf(bram)])).toEqual([990, 950])
  app.deps.gateway = gateway
  await Promise.all([finishAnnouncedChanges(app.deps), finishAnnouncedChanges(app.deps)])
  expect(await Promise.all([totalOf(awa), totalOf(bram)])).toEqual([990, 990])
  expect(await changeMails(awa)).toHaveLength(1)
  expect(await changeMails(bram)).toHaveLength(1)
})

test('a guest who leaves before being told of a change is not told, and the others are', async () => {
  await startCheckout(bram, 'balance')
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.reject(new Error('no answer')) }
  await announce({ words: WORDS })
  app.deps.gateway = gateway
  await bram.visitor.delete(`/api/cancel-booking/${bram.lead.id}`)
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['asked', 'ended'])
  expect([await changeMails(awa), await changeMails(bram)].map(({ length }) => length)).toEqual([1, 0])
})

test('a price increase of which a guest was not told 20 days before does not apply to that guest', async () => {
  app.clock.set('2025-10-18T10:00:00Z')
  await startCheckout(bram, 'balance')
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.reject(new Error('no answer')) }
  await announce({ rise: 40, riseReason: REASON })
  app.deps.gateway = gateway
  app.clock.set('2025-10-19T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['told', 'ended'])
  expect(await changeMails(bram)).toEqual([])
  expect(await totalOf(bram)).toBe(950)
})

test('a late price increase has its own due day if everything was paid', async () => {
  app.clock.set('2025-10-10T09:00:00Z')
  await announce({ rise: 40, riseReason: REASON })
  expect((await bookingOf(awa)).quote?.balanceDueOn, 'what was paid').toBe('2025-10-24')
  expect((await bookingOf(bram)).quote?.balanceDueOn, 'what was open').toBe('2025-09-23')
})

test('a price increase and its due day survive a change of room', async () => {
  app.clock.set('2025-10-10T09:00:00Z')
  await announce({ rise: 40, riseReason: REASON })
  const form = kiterForm({
    firstName: 'Awa',
    email: 'awa@example.com',
    selectedDate: DATE,
    selectedRoom: 'private',
  })
  expect((await awa.visitor.patch(`/api/leads/${awa.lead.id}`, form)).status).toBe(200)
  expect((await bookingOf(awa)).quote).toMatchObject({
    total: 1170,
    raised: 40,
    roomSupplement: 180,
    balanceDueOn: '2025-10-24',
  })
})

test('Today lists who has not answered a change yet', async () => {
  const admin = await operator(app)
  const today = async () => (await admin.get<Today>('/api/admin/today')).body.openChanges
  const { body } = await announce({ words: WORDS })
  expect(await today()).toMatchObject([
    { label: DATE, chooseBy: '2025-09-08', waiting: [awa, bram].map(({ lead }) => ({ leadId: lead.id })) },
  ])
  await choose(awa, body, 'leave')
  expect(await today()).toMatchObject([{ waiting: [{ leadId: bram.lead.id }] }])
  await choose(bram, body, 'accept')
  expect(await today()).toEqual([])
  const { body: listed } = await admin.get<{ changes: DateChange[] }>(
    `/api/admin/retreats/${await idOf()}/changes`,
  )
  expect(listed.changes[0]?.guests.map(({ state }) => state)).toEqual(['left', 'accepted'])
})

test('a guest who cancels the booking has no change left to answer', async () => {
  const { body } = await announce({ words: WORDS })
  await awa.visitor.delete(`/api/cancel-booking/${awa.lead.id}`)
  expect(await changeOf(awa)).toMatchObject({ state: 'ended' })
  expect((await choose(awa, body, 'leave')).status).toBe(409)
  app.clock.set('2025-09-09T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['ended', 'silent'])
})

test('the export contains the changes and the answers', async () => {
  const { body } = await announce({ words: WORDS })
  await choose(awa, body, 'accept')
  const { body: data } = await awa.visitor.get<{ bookings: { changesOfTheDate: unknown[] }[] }>(
    '/api/account/export',
  )
  expect(data.bookings[0]?.changesOfTheDate).toMatchObject([
    { words: WORDS, state: 'accepted', chooseBy: '2025-09-08' },
  ])
})
