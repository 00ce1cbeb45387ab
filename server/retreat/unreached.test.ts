import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Today } from '#domain/contract/admin-shapes.ts'
import type { AdminCounts, GuestPage } from '#domain/contract/api-contract.ts'
import type { ChangeAnnouncement } from '#domain/contract/date-change-calls.ts'
import type { RetreatCancellation } from '#domain/contract/retreat-calls.ts'
import type { UnreachedGuest } from '#domain/contract/unreached-calls.ts'
import { bookings, changeChoices, mails, retreats } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createFilledApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, issueDueDocuments, operator, payByCard } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { asSent } from '#test/mails.ts'

// The retreat begins on 7 November 2025; the clock is at 1 September.
const DATE = 'Nov 7–14, 2025'

let app: TestApp
let date: string
/** Booked by phone, without an email address. Fatou has paid in cash. */
let fatou: Booking
let modou: Booking

beforeEach(async () => {
  const filled = await createFilledApp('Awa, and Fatou and Modou by phone', async (made) => {
    app = made
    const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, '2025-11-07'))
    await payByCard(await guestWithBooking(app, { selectedDate: DATE }), 'deposit')
    const first = await byPhone('Fatou', '+220 300 0001')
    const paid = { amount: 950, method: 'cash', receivedOn: '2025-09-01' }
    await post(`/api/admin/bookings/${first.id}/payments`, paid)
    await issueDueDocuments(app)
    const second = await byPhone('Modou', '+220 300 0002')
    return { date: retreat?.id ?? '', fatou: first, modou: second, now: app.clock.now().toISOString() }
  })
  app = filled.app
  app.clock.set(filled.answer.now)
  date = filled.answer.date
  fatou = filled.answer.fatou
  modou = filled.answer.modou
})

async function post<T>(path: string, body: Record<string, unknown> = {}) {
  return (await operator(app)).post<T>(path, body)
}

async function byPhone(firstName: string, phone: string): Promise<Booking> {
  const form = {
    packageType: 'kiter',
    firstName,
    lastName: 'Bojang',
    phone,
    selectedDate: DATE,
    selectedRoom: 'shared',
  }
  return (await post<{ lead: Booking }>('/api/admin/bookings', form)).body.lead
}

const cancelDate = (body: Record<string, unknown> = {}) =>
  post<RetreatCancellation>(`/api/admin/retreats/${date}/cancel`, { dryRun: false, ...body })
const changeDate = (body: Record<string, unknown> = {}) =>
  post<ChangeAnnouncement>(`/api/admin/retreats/${date}/change`, { dryRun: false, ...body })
const tell = (lead: Booking, about: string, more = {}) =>
  post<{ detail: string }>(`/api/admin/bookings/${lead.id}/told`, { about, ...more })

async function untold(): Promise<Today['untold']> {
  return (await (await operator(app)).get<Today>('/api/admin/today')).body.untold
}

async function unreached(): Promise<UnreachedGuest[]> {
  const path = `/api/admin/retreats/${date}/unreached`
  return (await (await operator(app)).get<{ guests: UnreachedGuest[] }>(path)).body.guests
}

async function stateOf({ id }: Booking): Promise<string | undefined> {
  const [choice] = await app.db.select().from(changeChoices).where(eq(changeChoices.bookingId, id))
  return choice?.state
}

const named = ({ id, name }: Booking, phone: string) => ({ leadId: id, name, phone })

test('cancelling a date names whom no email reaches, before and after, and Today keeps them until they are told', async () => {
  const both = [named(fatou, '+220 300 0001'), named(modou, '+220 300 0002')]
  expect((await cancelDate({ dryRun: true })).body.unreached).toEqual(both)
  expect(await untold()).toEqual([])
  const { body } = await cancelDate({ words: 'The lodge is closed.' })
  expect(body).toMatchObject({ applied: true, unreached: both })
  expect(await untold()).toMatchObject([{ retreatId: date, label: DATE, about: 'cancelled', guests: both }])
  const admin = await operator(app)
  const before = (await admin.get<AdminCounts>('/api/admin/counts')).body.today

  const [first, second] = await unreached()
  expect(first).toMatchObject({ leadId: fatou.id, refund: 950, byTransfer: 950, told: null })
  expect(first?.message).toBe(
    `Hello Fatou,\nI’m sorry: we’ve had to cancel ${DATE}.\nThe lodge is closed.\nWe’ll refund the €950 you paid within 14 days. Please send me the IBAN for it.`,
  )
  expect(second).toMatchObject({ leadId: modou.id, refund: 0 })
  expect(second?.message).not.toContain('refund')

  expect((await tell(fatou, 'cancelled', { how: 'whatsapp' })).status).toBe(204)
  expect(await untold()).toMatchObject([{ guests: [both[1]] }])
  const counted = async () => (await admin.get<AdminCounts>('/api/admin/counts')).body.today
  expect(await counted(), 'a date is one row of Today').toBe(before)
  expect((await unreached())[0]).toMatchObject({
    told: { at: app.clock.now().toISOString(), how: 'whatsapp' },
  })
  const { body: page } = await admin.get<GuestPage>(`/api/admin/bookings/${fatou.id}`)
  expect(page.history[0]).toMatchObject({ what: 'Told that the date is cancelled', to: 'on WhatsApp' })
  expect((await tell(fatou, 'cancelled', { told: false })).status).toBe(204)
  expect(await untold()).toMatchObject([{ guests: both }])
  for (const lead of [fatou, modou]) await tell(lead, 'cancelled')
  expect(await untold()).toEqual([])
  expect(await counted()).toBe(before - 1)
  expect((await cancelDate()).body.unreached).toEqual([])
  await expectInvariants(app.db)
})

test('an email that the mail server refused has not reached the guest, until it is sent again', async () => {
  app.deps.env.smtpUrl = 'smtp://mail.example:25'
  await cancelDate()
  const [awa] = await app.db.select().from(bookings).where(eq(bookings.email, 'awa@example.com'))
  const isHers = and(eq(mails.bookingId, awa?.id ?? ''), eq(mails.template, 'retreat-cancelled'))
  const guests = async () => (await untold()).flatMap((each) => each.guests.map(({ name }) => name))
  expect(await guests(), 'an email under way').toEqual(['Fatou Bojang', 'Modou Bojang'])
  const [hers] = await asSent(app, await app.db.select().from(mails).where(isHers))
  const { text, html } = hers ?? {}
  await app.db
    .update(mails)
    .set({ state: 'failed', lastError: '550 no such box', about: null, text, html })
    .where(isHers)
  expect(await guests()).toEqual(['Awa Jallow', 'Fatou Bojang', 'Modou Bojang'])
  const [mail] = await app.db.select().from(mails).where(isHers)
  expect((await post(`/api/admin/outbox/${mail?.id}/send-again`)).status).toBe(200)
  expect(await guests()).toEqual(['Fatou Bojang', 'Modou Bojang'])
})

test('silence accepts nothing of which no email was delivered, and the operator enters the answers', async () => {
  app.deps.env.smtpUrl = 'smtp://mail.example:25'
  const bram = await guestWithBooking(app, {
    firstName: 'Bram',
    email: 'bram@example.com',
    selectedDate: DATE,
  })
  await payByCard(bram, 'deposit')
  const { body } = await changeDate({ words: 'Another lodge.' })
  expect(body.unreached.map(({ leadId }) => leadId)).toEqual([fatou.id, modou.id])
  const asked = eq(mails.template, 'date-change')
  await app.db.update(mails).set({ state: 'sent', sentAt: app.clock.now() }).where(asked)
  await app.db
    .update(mails)
    .set({ state: 'failed', sentAt: null })
    .where(and(asked, eq(mails.bookingId, bram.lead.id)))
  expect(await untold()).toMatchObject([
    { about: 'changed', guests: [{ name: 'Bram Jallow' }, { leadId: fatou.id }, { leadId: modou.id }] },
  ])
  expect((await unreached())[1]?.message).toBe(
    `Hello Fatou,\nWe have to change something about your retreat ${DATE}.\nAnother lodge.\nYou can accept it, or cancel free of charge with a full refund. Please tell me by ${formatDay('2025-09-08')}.`,
  )
  for (const lead of [bram.lead, fatou, modou]) expect((await tell(lead, 'changed')).status).toBe(204)
  expect(await untold()).toEqual([])

  app.clock.set('2025-09-20T09:00:00Z')
  await runDueJobs(app.deps)
  const { body: today } = await (await operator(app)).get<Today>('/api/admin/today')
  expect(today.openChanges).toMatchObject([
    { chooseBy: '2025-09-08', waiting: [{ name: 'Bram Jallow' }, { leadId: fatou.id }] },
  ])
  expect(await Promise.all([bram.lead, fatou].map(stateOf))).toEqual(['asked', 'asked'])
  const answer = (lead: Booking, given: string) =>
    post(`/api/admin/changes/${body.change.id}/answers`, { leadId: lead.id, answer: given })
  expect((await answer(fatou, 'leave')).status).toBe(200)
  expect((await answer(bram.lead, 'accept')).status).toBe(200)
  const states = inArray(changeChoices.state, ['left', 'accepted', 'silent'])
  expect(await app.db.$count(changeChoices, states), 'Awa by silence').toBe(3)
  expect(await untold(), 'whoever decided knows').toEqual([])
  await expectInvariants(app.db)
})

test('a change that nobody accepted ends when the retreat begins', async () => {
  await changeDate({ words: 'Another lodge.' })
  app.clock.set('2025-11-07T00:01:00Z')
  await runDueJobs(app.deps)
  expect(await stateOf(fatou)).toBe('ended')
  expect(await untold()).toEqual([])
})

test('a guest who decided on another date is not listed as one to tell of its cancellation', async () => {
  const [other] = await app.db.select().from(retreats).where(eq(retreats.startsOn, '2025-12-05'))
  const { body } = await cancelDate({ offerRetreatId: other?.id })
  expect(body.unreached).toHaveLength(2)
  expect(await untold()).toMatchObject([{ about: 'changed' }])
  await post(`/api/admin/changes/${body.offer?.changeId}/answers`, { leadId: fatou.id, answer: 'leave' })
  await post(`/api/admin/bookings/${modou.id}/cancel`, { reason: 'As agreed by phone' })
  app.clock.advance({ milliseconds: 15_000 })
  await runDueJobs(app.deps)
  expect(await untold()).toEqual([])
  expect(await unreached()).toEqual([])
})

test('nobody is recorded as told whom an email reached, or of news that there is not', async () => {
  const awa = await app.db.select().from(bookings).where(eq(bookings.email, 'awa@example.com'))
  expect((await tell(fatou, 'cancelled')).status).toBe(409)
  await cancelDate()
  expect((await post(`/api/admin/bookings/${awa[0]?.id}/told`, { about: 'cancelled' })).status).toBe(409)
  expect((await tell(fatou, 'changed')).status).toBe(409)
  expect((await tell(fatou, 'whim')).status).toBe(422)
  expect(
    (await app.newVisitor().post(`/api/admin/bookings/${fatou.id}/told`, { about: 'cancelled' })).status,
  ).toBe(401)
})
