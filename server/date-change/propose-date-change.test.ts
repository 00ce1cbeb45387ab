import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Today } from '#domain/contract/admin-shapes.ts'
import type { ChangeAnnouncement, DateChange, GuestChange } from '#domain/contract/date-change-calls.ts'
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
import { type TestApp } from '#test/create-test-app.ts'
import {
  awaAndBram,
  bookingOf,
  guestWithBooking,
  operator,
  reportTransfer,
  startCheckout,
  type Guest,
  receiveReported,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { asSent, endMails } from '#test/mails.ts'
import { readAs } from '#test/read-as.ts'
import { breakBooking } from '#test/sample-rows.ts'
import { finishAnnouncedChanges } from './announce-change.ts'
import { remindOfChoices } from './expire-date-change-answers.ts'

// The retreat begins on 7 November 2025; the clock is at 1 September. Each guest pays €950.
const DATE = 'Nov 7–14, 2025'
const WORDS = 'We stay in another lodge.\nIt is as near to the water.'

let app: TestApp
let awa: Guest
let bram: Guest

beforeEach(async () => {
  ;({ app, awa, bram } = await awaAndBram(DATE))
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
  return (await asSent(app, sent)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

async function statesOf(): Promise<string[]> {
  const rows = await app.db
    .select({ state: changeChoices.state })
    .from(changeChoices)
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .orderBy(bookings.firstName)
  return rows.map(({ state }) => state)
}

test('a dry run of a change lists who is asked, each possible refund and the emails, and changes nothing', async () => {
  const { status, body } = await announce({ dryRun: true, words: WORDS })
  expect(status).toBe(200)
  expect(body).toMatchObject({ applied: false, change: { words: WORDS, chooseBy: '2025-09-08' } })
  expect(body.change.guests).toMatchObject([
    { leadId: awa.lead.id, state: 'asked', back: 950 },
    { leadId: bram.lead.id, state: 'asked', back: 200 },
  ])
  expect(body.mails.map(({ to }) => to)).toEqual(['awa@example.com', 'bram@example.com'])
  expect(body.mails[0]?.text).toContain('€950')
  expect(await app.db.$count(dateChanges)).toBe(0)
  expect(await changeMails(awa)).toEqual([])
})

test('a guest who accepts keeps place, price and order, and the answer is in the history and in the export', async () => {
  const { body } = await announce({ words: WORDS, chooseBy: '2025-09-20' })
  expect(body).toMatchObject({ applied: true, change: { mayWithdraw: true } })
  const [asked] = await changeMails(awa)
  expect(asked).toContain('We stay in another lodge.')
  expect(asked).toContain('You can accept it, or cancel free of charge: we refund everything')
  expect(asked).toContain(
    `Please choose by ${formatDay('2025-09-20')}. If you don’t answer by then, the change counts as accepted.`,
  )
  expect(await changeOf(awa)).toMatchObject({ state: 'asked', chooseBy: '2025-09-20', back: 950 })

  const { status, body: chosen } = await choose(awa, body, 'accept')
  expect(status).toBe(200)
  expect(chosen.change.state).toBe('accepted')
  expect(await bookingOf(awa)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'fully_paid',
    quote: { total: 950 },
  })
  const [entry] = await readHistory(app.db, { bookingId: awa.lead.id })
  expect(entry).toMatchObject({ what: 'Change accepted', by: 'Awa' })
  const { body: data } = await awa.visitor.get<{ bookings: { changesOfTheDate: unknown[] }[] }>(
    '/api/account/export',
  )
  expect(data.bookings[0]?.changesOfTheDate).toMatchObject([
    { words: WORDS, state: 'accepted', chooseBy: '2025-09-20' },
  ])
  await expectInvariants(app.db)
})

test('a guest who cancels over a change is refunded everything at once, whatever the terms say', async () => {
  // Eleven days before the retreat, the terms would refund nothing.
  app.clock.set('2025-10-27T09:00:00Z')
  const { body } = await announce({ words: WORDS })
  expect(body.change.chooseBy).toBe('2025-11-03')
  const { status, body: left } = await choose(awa, body, 'leave')
  expect(status).toBe(200)
  expect(left.message).toBe(
    `You’ve cancelled your booking. We’ve sent €950 to your card. It can take until ${formatDay('2025-11-10')}.`,
  )
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

test(
  'the same answer twice counts once, and a different later answer is refused',
  { tags: 'postgres' },
  async () => {
    const { body } = await announce({ words: WORDS })
    const both = await Promise.all([choose(awa, body, 'accept'), choose(awa, body, 'accept')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await choose(awa, body, 'leave')).status).toBe(409)
    expect((await choose(bram, body, 'leave')).status).toBe(200)
    expect((await choose(bram, body, 'leave')).status).toBe(200)
    expect((await choose(bram, body, 'accept')).status).toBe(409)
    expect(await app.db.$count(payments, eq(payments.kind, 'refund'))).toBe(1)
  },
)

test('only one of accepting and cancelling at once counts', { tags: 'postgres' }, async () => {
  const { body } = await announce({ words: WORDS })
  const both = await Promise.all([choose(awa, body, 'accept'), choose(awa, body, 'leave')])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const [state] = await statesOf()
  expect(await bookingOf(awa)).toMatchObject(
    state === 'left' ? { status: 'cancelled' } : { status: 'payment_confirmed' },
  )
  await expectInvariants(app.db)
})

test(
  'a guest is reminded once two days before the last day, and silence then counts as acceptance once',
  { tags: 'postgres' },
  async () => {
    const { body } = await announce({ words: WORDS, chooseBy: '2025-09-20' })
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
    expect(await statesOf()).toEqual(['asked', 'accepted'])
    app.clock.set('2025-09-21T00:01:00Z')
    await Promise.all([runDueJobs(app.deps), runDueJobs(app.deps)])
    await runDueJobs(app.deps)
    expect(await statesOf()).toEqual(['silent', 'accepted'])
    const sent = await changeMails(awa)
    expect(sent).toHaveLength(3)
    expect(sent[2]).toContain('We haven’t heard from you, so as we wrote, the change counts as accepted')
    expect((await choose(awa, body, 'leave')).status).toBe(409)
  },
)

test('a guest who is told late still has seven days, and silence accepts only what was told in time', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  await announce({ words: WORDS })
  await app.db
    .update(mails)
    .set({ state: 'sent', sentAt: app.clock.now() })
    .where(eq(mails.bookingId, bram.lead.id))
  // The mail server is down for five days, but Bram's email had left.
  app.clock.set('2025-09-06T10:00:00Z')
  await runDueJobs(app.deps)
  expect(await changeOf(awa)).toMatchObject({ chooseBy: '2025-09-13', silenceAccepts: true })
  expect(await changeOf(bram)).toMatchObject({ chooseBy: '2025-09-08', silenceAccepts: true })
  expect((await changeMails(awa))[0]).toContain(`Please choose by ${formatDay('2025-09-13')}`)
  const told = and(eq(mails.bookingId, awa.lead.id), eq(mails.template, 'date-change'))
  await app.db.update(mails).set({ state: 'sent', sentAt: app.clock.now() }).where(told)
  app.clock.set('2025-09-09T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['asked', 'silent'])
  app.clock.set('2025-09-14T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['silent', 'silent'])
})

test('an email that could not be sent names the present last day once it is sent again', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  await announce({ words: WORDS })
  expect((await changeMails(awa))[0]).toContain(`Please choose by ${formatDay('2025-09-08')}`)
  await endMails(app, 'failed', 'date-change')
  app.clock.set('2025-09-06T10:00:00Z')
  await runDueJobs(app.deps)
  const asked = and(eq(mails.bookingId, awa.lead.id), eq(mails.template, 'date-change'))
  const [mail] = await app.db.select().from(mails).where(asked)
  expect((await (await operator(app)).post(`/api/admin/outbox/${mail?.id}/send-again`)).status).toBe(200)
  expect((await changeMails(awa))[0]).toContain(`Please choose by ${formatDay('2025-09-13')}`)
})

test('an email that asks is not sent any more once the guest has answered or left', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  const { body } = await announce({ words: WORDS })
  expect(await changeMails(awa)).toEqual([expect.stringContaining('Please choose by') as unknown])
  await choose(awa, body, 'accept')
  await bram.visitor.delete(`/api/cancel-booking/${bram.lead.id}`)
  expect([await changeMails(awa), await changeMails(bram)]).toEqual([[''], ['']])
})

test('a change told only in the last week is not accepted by silence', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  app.clock.set('2025-10-16T10:00:00Z')
  await announce({ words: WORDS, chooseBy: '2025-11-01' })
  app.clock.set('2025-11-03T10:00:00Z')
  await runDueJobs(app.deps)
  expect(await changeOf(awa)).toMatchObject({ chooseBy: '2025-11-06', silenceAccepts: false })
  expect((await changeMails(awa))[0]).toContain('that doesn’t count as accepting')
  app.clock.set('2025-11-07T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await statesOf()).toEqual(['ended', 'ended'])
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

test('a change without words, with a last day out of range, in the last week or after the beginning is refused', async () => {
  for (const [change, field] of [
    [{}, 'words'],
    [{ words: WORDS, chooseBy: '2025-09-07' }, 'chooseBy'],
    [{ words: WORDS, chooseBy: '2025-11-07' }, 'chooseBy'],
  ] as const) {
    const { status, body } = await announce({ dryRun: true, ...change })
    expect({ change, status, field: body.errors?.[0]?.field }).toEqual({ change, status: 422, field })
  }
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

test('an interrupted proposal continues, and nobody is told twice', { tags: 'postgres' }, async () => {
  await startCheckout(bram, 'balance')
  const { gateway } = app.deps
  // The provider does not answer about Bram's open page: Awa is told all the same.
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.reject(new Error('no answer')) }
  const first = await announce({ words: WORDS })
  expect(first.body.applied).toBe(false)
  await runDueJobs(app.deps)
  expect(await changeMails(bram)).toEqual([])
  app.deps.gateway = gateway
  await Promise.all([finishAnnouncedChanges(app.deps), finishAnnouncedChanges(app.deps)])
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
