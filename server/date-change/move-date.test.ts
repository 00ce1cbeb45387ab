import { and, eq, isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Today } from '#domain/contract/admin-shapes.ts'
import type { ChangeAnnouncement, GuestChange } from '#domain/contract/date-change-calls.ts'
import type { RetreatCancellation, RetreatView } from '#domain/contract/retreat-calls.ts'
import { announcedChangeSentences, type OpenMove } from '#domain/date-change/announced-change.ts'
import type { Availability } from '#domain/place/availability.ts'
import { digestLines } from '#server/admin/send-digest.ts'
import { bookings, changeChoices, mails, retreats, sandboxRefunds } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { notifiedChangesOf } from '#server/store/date-change-record.ts'
import { presentAnnounced } from '#server/store/present-date-change.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { type TestApp } from '#test/create-test-app.ts'
import {
  awaAndBram,
  bookingOf,
  guestWithBooking,
  operator,
  reportTransfer,
  signUp,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { accept, offered } from '#test/hand-overs.ts'
import { expectInvariants } from '#test/invariants.ts'
import { readAs } from '#test/read-as.ts'

// The retreat begins on 7 November 2025; the clock is at 1 September. Each guest pays €950.
const DATE = 'Nov 7–14, 2025'
const MOVED = 'Nov 8–15, 2025'
const OTHER = 'Dec 5–12, 2025'

let app: TestApp
let awa: Guest
let bram: Guest

beforeEach(async () => {
  ;({ app, awa, bram } = await awaAndBram(DATE))
})

function book(name: string, selectedDate = DATE): Promise<Guest> {
  return guestWithBooking(app, { firstName: name, email: `${name.toLowerCase()}@example.com`, selectedDate })
}

async function idOf(startsOn = '2025-11-07'): Promise<string> {
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, startsOn))
  return retreat?.id ?? ''
}

async function post<T>(path: string, body: Record<string, unknown> = {}) {
  return (await operator(app)).post<T & { detail: string; errors?: { field: string; message: string }[] }>(
    path,
    body,
  )
}

async function move(body: Record<string, unknown> = {}) {
  const path = `/api/admin/retreats/${await idOf()}/change`
  return post<ChangeAnnouncement>(path, { dryRun: false, startsOn: '2025-11-08', ...body })
}

async function cancelWith(body: Record<string, unknown> = {}) {
  const offerRetreatId = await idOf('2025-12-05')
  const path = `/api/admin/retreats/${await idOf()}/cancel`
  return post<RetreatCancellation>(path, { dryRun: false, offerRetreatId, ...body })
}

async function changeOf({ visitor, lead }: Guest): Promise<GuestChange | undefined> {
  const { body } = await readAs(app, visitor, ({ changes }) => changes(lead.id))
  return body[0]
}

async function choose(guest: Guest, answer: 'accept' | 'leave') {
  const changeId = (await changeOf(guest))?.id
  return guest.visitor.post<{ message: string; detail: string }>(`/api/changes/${guest.lead.id}`, {
    changeId,
    answer,
  })
}

async function free(label: string): Promise<number | undefined> {
  const { body } = await app.client.get<Availability>('/api/booking-availability')
  return body[label]?.kiterAvailable
}

async function textsOf({ lead }: Guest, template: string): Promise<string[]> {
  const sent = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.bookingId, lead.id), eq(mails.template, template)))
    .orderBy(mails.createdAt)
  return sent.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

const retreatOf = async (guest: Guest) => (await bookingOf(guest)).retreatDate

test('a dry run of a date move lists who is asked, until when and who has entered a flight, and changes nothing', async () => {
  await awa.visitor.patch(`/api/travel/${awa.lead.id}`, { arrivalDate: '2025-11-07' })
  const { status, body } = await move({ dryRun: true, words: 'The flight moved to Saturday.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    applied: false,
    change: { kind: 'days', from: { label: DATE }, to: { label: MOVED }, chooseBy: '2025-09-08' },
  })
  expect(body.change.guests).toMatchObject([
    { name: 'Awa Jallow', state: 'asked', back: 950, hasFlight: true },
    { name: 'Bram Jallow', state: 'asked', back: 200, hasFlight: false },
  ])
  expect(body.mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain(`it will run ${MOVED} instead of ${DATE}`)
  expect(await free(DATE)).toBe(6)
  expect(await free(MOVED)).toBeUndefined()
})

test('the new days are on sale at once, without the places of guests who have not answered', async () => {
  expect((await move()).body).toMatchObject({ applied: true })
  expect(await free(DATE)).toBeUndefined()
  expect(await free(MOVED)).toBe(6)
  for (let place = 0; place < 6; place++) await book(`Guest${'abcdef'[place]}`, MOVED)
  const late = await app
    .newVisitor()
    .post('/api/submit-booking', kiterForm({ email: 'late@example.com', selectedDate: MOVED }))
  expect(late.status).toBe(409)
  expect((await choose(awa, 'accept')).status).toBe(200)
  expect(await retreatOf(awa)).toBe(MOVED)
  await expectInvariants(app.db)
})

test('a guest who accepts moves with price, payments, due date and calendar, and the other guest stays', async () => {
  await move()
  const before = await bookingOf(bram)
  expect(before).toMatchObject({ retreatDate: DATE, quote: { balanceDueOn: '2025-09-23' } })
  expect((await choose(bram, 'accept')).status).toBe(200)
  expect(await bookingOf(bram)).toMatchObject({
    retreatDate: MOVED,
    status: 'payment_confirmed',
    amountPaid: 200,
    balanceDue: 750,
    quote: { total: 950, balanceDueOn: '2025-09-24' },
  })
  expect(await textsOf(bram, 'booking-changed')).toHaveLength(1)
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, bram.lead.id))
  expect(row?.calendarSequence).toBe(1)
  expect(await retreatOf(awa)).toBe(DATE)
  expect((await choose(bram, 'accept')).status, 'the same answer again').toBe(200)
  expect((await choose(bram, 'leave')).status, 'another one').toBe(409)
  await expectInvariants(app.db)
})

test('a guest who cancels over a date move is refunded in full, also ten days before the retreat', async () => {
  app.clock.set('2025-10-28T09:00:00Z')
  await move({ startsOn: '2025-11-09' })
  expect((await choose(awa, 'leave')).body.message).toContain('We’ve sent €950 to your card.')
  expect(await bookingOf(awa)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  expect(await app.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 950_00 }])
  expect(await free('Nov 9–16, 2025'), 'the place that was held is free').toBe(7)
  await expectInvariants(app.db)
})

test('no answer to a date move keeps the place held, and the operator can enter an answer later', async () => {
  const { body } = await move()
  app.clock.set('2025-09-20T09:00:00Z')
  await runDueJobs(app.deps)
  expect(await changeOf(awa)).toMatchObject({ state: 'asked', silenceAccepts: false })
  expect(await retreatOf(awa)).toBe(DATE)
  expect(await free(MOVED)).toBe(6)
  const admin = await operator(app)
  expect((await admin.get('/api/admin/counts')).body, 'two guests to call').toMatchObject({ today: 2 })
  const answer = { leadId: awa.lead.id, answer: 'accept' }
  expect((await post(`/api/admin/changes/${body.change.id}/answers`, answer)).status).toBe(200)
  expect(await retreatOf(awa)).toBe(MOVED)
  expect((await choose(bram, 'leave')).status, 'late, and still free of charge').toBe(200)
  await expectInvariants(app.db)
})

test('an unpaid hold lasts until the answer is due, and 48 hours from the answer', async () => {
  const chris = await book('Chris')
  await move({ chooseBy: '2025-09-15' })
  expect(await bookingOf(chris)).toMatchObject({ holdExpiresAt: '2025-09-16T00:00:00.000Z' })
  app.clock.set('2025-09-15T20:00:00Z')
  await runDueJobs(app.deps)
  expect((await choose(chris, 'accept')).status).toBe(200)
  expect(await bookingOf(chris)).toMatchObject({
    status: 'booking_submitted',
    retreatDate: MOVED,
    holdExpiresAt: '2025-09-17T20:00:00.000Z',
  })
})

test('an unpaid place stays held without an answer to a date move, as its email says', async () => {
  const chris = await book('Chris')
  await move()
  expect((await textsOf(chris, 'date-change'))[0]).toContain('we’ll call you. Your place stays held.')
  for (const day of ['08T12:00', '09T00:00', '20T09:00']) {
    app.clock.set(`2025-09-${day}:00Z`)
    await runDueJobs(app.deps)
  }
  for (const template of ['booking-expired', 'payment-reminder'])
    expect(await textsOf(chris, template)).toEqual([])
  expect((await choose(chris, 'accept')).status).toBe(200)
  expect(await bookingOf(chris)).toMatchObject({
    status: 'booking_submitted',
    retreatDate: MOVED,
    holdExpiresAt: '2025-09-22T09:00:00.000Z',
  })
  app.clock.set('2025-09-22T09:00:00Z')
  await runDueJobs(app.deps)
  expect(await bookingOf(chris)).toMatchObject({ status: 'expired' })
})

test('an unpaid hold lasts as long as the answer is put off because the email has not left', async () => {
  app.deps.env.smtpUrl = 'smtp://down.example:25'
  const chris = await book('Chris')
  await move()
  expect(await bookingOf(chris)).toMatchObject({ holdExpiresAt: '2025-09-09T00:00:00.000Z' })
  app.clock.set('2025-09-06T10:00:00Z')
  await runDueJobs(app.deps)
  expect(await changeOf(chris)).toMatchObject({ chooseBy: '2025-09-13' })
  expect(await bookingOf(chris)).toMatchObject({ holdExpiresAt: '2025-09-14T00:00:00.000Z' })
})

test('an unpaid hold lasts as long as the guest who took the place over may answer', async () => {
  const chris = await book('Chris')
  await move()
  const token = await offered(chris)
  app.clock.set('2025-09-06T10:00:00Z')
  const dodou = await signUp(app, 'dodou@example.com')
  expect((await accept(dodou, token)).status).toBe(200)
  const taken = { ...chris, visitor: dodou }
  expect(await changeOf(taken)).toMatchObject({ chooseBy: '2025-09-13' })
  expect(await bookingOf(taken)).toMatchObject({ holdExpiresAt: '2025-09-14T00:00:00.000Z' })
})

test('a date move to its own or another date’s days, to a wrong end or with too little time is refused', async () => {
  for (const [change, status, field] of [
    [{ startsOn: '2025-11-07' }, 422, 'startsOn'],
    [{ startsOn: '2025-12-05' }, 409, 'startsOn'],
    [{ endsOn: '2025-11-01' }, 422, 'endsOn'],
    [{ chooseBy: '2025-09-07' }, 422, 'chooseBy'],
    // The first day is within the week that guests have to choose.
    [{ startsOn: '2025-09-08' }, 409, undefined],
  ] as const) {
    const refused = await move(change)
    expect({ change, status: refused.status, field: refused.body.errors?.[0]?.field }).toEqual({
      change,
      status,
      field,
    })
    expect(await free(DATE)).toBe(6)
  }
})

test('a repeated proposal is the same one, and another is refused until it is withdrawn, before any answer', async () => {
  const { body } = await move()
  const again = await move()
  expect(again.body.change.id).toBe(body.change.id)
  expect(await textsOf(awa, 'date-change')).toHaveLength(1)
  expect((await move({ startsOn: '2025-11-10' })).status).toBe(409)

  expect((await post(`/api/admin/changes/${body.change.id}/take-back`)).status).toBe(200)
  expect(await free(DATE)).toBe(6)
  expect(await free(MOVED)).toBeUndefined()
  expect(await changeOf(awa)).toMatchObject({ state: 'ended' })
  expect(await textsOf(awa, 'date-change')).toHaveLength(2)
})

test('a date move is not withdrawn once somebody else has booked the new days', async () => {
  const { body } = await move()
  await book('Chris', MOVED)
  const { status, body: refused } = await post(`/api/admin/changes/${body.change.id}/take-back`)
  expect({ status, detail: refused.detail }).toEqual({
    status: 409,
    detail: `Other guests have already booked ${MOVED}, so you can’t withdraw this change.`,
  })
  expect(await changeOf(awa)).toMatchObject({ state: 'asked' })
})

test('a guest who is still to choose can edit details, but take no other place on the old days', async () => {
  await move()
  const edit = (body: Record<string, unknown>) =>
    awa.visitor.patch<{ errors: unknown }>(`/api/leads/${awa.lead.id}`, body)
  expect(await edit({ packageType: 'non-kiter' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'selectedDate', message: 'Choose one of the dates on offer' }] },
  })
  expect((await edit({ selectedDiet: 'vegan' })).status).toBe(200)
  expect(await bookingOf(awa)).toMatchObject({ packageType: 'kiter', selectedDiet: 'vegan' })
})

test('a cancellation can offer another date, and each guest accepts it or is refunded', async () => {
  const planned = await cancelWith({ dryRun: true })
  expect(planned.body).toMatchObject({
    applied: false,
    offer: { changeId: null, label: OTHER, chooseBy: '2025-09-08', asked: 2, waiting: 2 },
    bookings: [
      { refund: { amount: 950 }, choosing: true, done: false },
      { refund: { amount: 200 }, choosing: true, done: false },
    ],
  })
  expect(await free(OTHER)).toBe(6)

  const done = await cancelWith({ words: 'Too few guests.' })
  expect(done.body).toMatchObject({ applied: true, offer: { waiting: 2 } })
  expect(await free(DATE)).toBeUndefined()
  expect(await free(OTHER), 'their places are held').toBe(4)
  expect(await app.db.select().from(sandboxRefunds), 'nothing is refunded yet').toEqual([])
  expect(await changeOf(awa)).toMatchObject({ kind: 'other_date', to: { label: OTHER }, back: 950 })

  expect((await choose(awa, 'accept')).status).toBe(200)
  expect(await bookingOf(awa)).toMatchObject({ retreatDate: OTHER, quote: { total: 950 }, amountPaid: 950 })
  expect((await choose(bram, 'leave')).status).toBe(200)
  expect(await app.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 200_00 }])
  expect(await free(OTHER)).toBe(5)
  await expectInvariants(app.db)
})

test(
  'guests who have not chosen by the last day are refunded once and told once',
  { tags: 'postgres' },
  async () => {
    await cancelWith({ chooseBy: '2025-09-15' })
    app.clock.set('2025-09-15T23:59:59Z')
    await runDueJobs(app.deps)
    expect(await bookingOf(awa)).toMatchObject({ status: 'payment_confirmed' })
    app.clock.set('2025-09-16T00:00:00Z')
    await Promise.all([runDueJobs(app.deps), runDueJobs(app.deps)])
    await runDueJobs(app.deps)
    for (const guest of [awa, bram]) {
      expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
      expect(await textsOf(guest, 'retreat-cancelled')).toHaveLength(1)
    }
    expect((await app.db.select().from(sandboxRefunds)).map(({ amountCents }) => amountCents)).toHaveLength(2)
    expect(await free(OTHER)).toBe(6)
    await expectInvariants(app.db)
  },
)

test('the due jobs ask the other guests once after a crash during the cancellation, and refund nobody early', async () => {
  const { db } = app.deps
  const transaction = db.transaction.bind(db)
  let runs = 0
  const killed = vi.spyOn(db, 'transaction').mockImplementation(async (work, config) => {
    // The first transaction cancels the date, the second asks a guest; then the server is killed.
    if (++runs > 2) throw new Error('killed')
    return transaction(work, config)
  })
  const path = `/api/admin/retreats/${await idOf()}/cancel`
  const admin = await operator(app)
  runs = 0
  await admin.post(path, {
    dryRun: false,
    offerRetreatId: await idOf('2025-12-05'),
  })
  killed.mockRestore()
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  for (const guest of [awa, bram]) {
    expect(await textsOf(guest, 'date-change')).toHaveLength(1)
    expect(await changeOf(guest)).toMatchObject({ state: 'asked' })
  }
  expect(await app.db.select().from(sandboxRefunds)).toEqual([])
  const held = await app.db.select().from(changeChoices).where(isNotNull(changeChoices.heldPlace))
  expect(held.map(({ heldPlace }) => Number(heldPlace)).toSorted((a, b) => a - b)).toEqual([3, 4])
  await expectInvariants(app.db)
})

test('the other date needs a place for everybody, and cannot be cancelled while guests choose', async () => {
  for (let place = 0; place < 5; place++) await book(`Guest${'abcde'[place]}`, OTHER)
  expect(await cancelWith()).toMatchObject({
    status: 409,
    body: { detail: 'Dec 5–12, 2025 has 1 place left for kiters, and 2 guests need one.' },
  })
  expect(await free(DATE)).toBe(6)
  const feb = await idOf('2026-02-20')
  expect((await cancelWith({ offerRetreatId: await idOf() })).status, 'itself').toBe(422)
  expect((await cancelWith({ offerRetreatId: feb })).status).toBe(200)
  expect((await post(`/api/admin/retreats/${feb}/cancel`, { dryRun: false })).status).toBe(409)
  const { body } = await (await operator(app)).get<{ retreats: RetreatView[] }>('/api/admin/retreats')
  expect(body.retreats.find(({ id }) => id === feb)?.kiters.held).toBe(2)
})

test('a reported transfer moves with the booking', async () => {
  const chris = await book('Chris')
  await reportTransfer(chris, 'full')
  await cancelWith()
  expect((await choose(chris, 'accept')).status).toBe(200)
  expect(await bookingOf(chris)).toMatchObject({ retreatDate: OTHER, amountReported: 950 })
})

test.each([
  ['other days', () => move(), `${DATE} moves to ${MOVED}.`],
  ['another date', () => cancelWith(), `${DATE} is cancelled, and ${OTHER} is offered instead.`],
])(
  'a guest who still has to choose over %s cannot pay until then, but can edit contact details',
  async (_, act, news) => {
    await act()
    const refused = await startCheckout(bram, 'balance')
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: `${news} Please choose on your dashboard first. Nothing was charged.` },
    })
    const detail = `${news} Please choose on your dashboard first. Nothing was charged.`
    const code = `/api/transfer-code/${bram.lead.id}?paymentType=balance`
    expect(await bram.visitor.get(code)).toMatchObject({ status: 409, body: { detail } })
    const payer = app.newVisitor()
    const { body: own } = await bram.visitor.get<{ payLink: string }>(`/api/pay-link/${bram.lead.id}`)
    const link = `/api${new URL(own.payLink).pathname}`
    const seen = await readAs(app, payer, ({ payLink }) => payLink(link.split('/').at(-1) ?? ''))
    expect(seen.body.move).toMatchObject({ from: DATE })
    expect(await payer.get(`${link}/transfer-code?paymentType=balance`)).toMatchObject({
      status: 409,
      body: { detail },
    })
    const byCard = { paymentType: 'balance', method: 'card' }
    expect(await payer.post(`${link}/checkout`, byCard)).toMatchObject({ status: 409, body: { detail } })
    const edit = await bram.visitor.patch(`/api/leads/${bram.lead.id}`, { phone: '+220 700 0000' })
    expect(edit.status).toBe(200)
    const form = { selectedDate: DATE, phone: '+220 700 0001' }
    expect((await bram.visitor.patch(`/api/leads/${bram.lead.id}`, form)).status).toBe(200)
    expect((await choose(bram, 'accept')).status).toBe(200)
    expect((await startCheckout(bram, 'balance')).status).toBe(200)
    expect((await bram.visitor.get(code)).status).toBe(200)
    expect((await payer.get<{ move?: OpenMove }>(link)).body.move).toBeUndefined()
  },
)

test.each([
  ['other days', () => move()],
  ['another date', () => cancelWith()],
])(
  'a guest who still has to choose over %s cannot order, not even through the payment link',
  async (_, act) => {
    const visitor = await signUp(app, 'dee@example.com')
    const form = kiterForm({ email: 'dee@example.com', selectedDate: DATE })
    const { lead } = (await visitor.post<{ lead: Booking }>('/api/submit-booking', form)).body
    const own = await visitor.get<{ payLink: string }>(`/api/pay-link/${lead.id}`)
    const link = `/api${new URL(own.body.payLink).pathname}`
    await act()
    const terms = await visitor.get<{ version: string }>(`/api/order-terms/${lead.id}`)
    const order = { termsVersion: terms.body.version }
    const refused = { status: 409, body: { type: 'urn:problem:wrong-state' } }
    expect(await visitor.post('/api/place-order', { leadId: lead.id, ...order })).toMatchObject(refused)
    expect(await app.newVisitor().post(`${link}/place-order`, order)).toMatchObject(refused)
    expect(await bookingOf({ visitor, lead })).toMatchObject({ order: null, amountPaid: 0 })
  },
)

test('the payment link, after a reported transfer, and the texts for a hand-over name the open date move', async () => {
  const { body: own } = await bram.visitor.get<{ payLink: string }>(`/api/pay-link/${bram.lead.id}`)
  const link = `/api${new URL(own.payLink).pathname}`
  await app.newVisitor().post(`${link}/transfer`, { paymentType: 'balance', amount: 750 })
  const token = link.split('/').at(-1) ?? ''
  const told = () => readAs(app, app.newVisitor(), ({ payLinkOutcome }) => payLinkOutcome(token, null))
  expect((await told()).body).not.toHaveProperty('move')
  await move({ words: 'The flight moved.' })
  expect((await told()).body.move).toEqual({ kind: 'days', from: DATE, to: MOVED })

  const record = await loadBooking(app.db, awa.lead.id)
  if (!record) throw new Error('no booking')
  const [announced] = presentAnnounced(record, await notifiedChangesOf(app.db, awa.lead.id), app.clock.now())
  if (!announced) throw new Error('no change')
  expect(announced.move).toEqual({ kind: 'days', label: MOVED })
  expect(announcedChangeSentences(announced)).toEqual([
    `The retreat moves to ${MOVED}, at the same price.`,
    expect.stringContaining('you can accept this change, or cancel free of charge'),
    'If you do not choose by then, we will call you. The place stays held.',
  ])
})

test('the texts for a hand-over name the date that is offered for a cancelled one', async () => {
  await cancelWith()
  const record = await loadBooking(app.db, awa.lead.id)
  if (!record) throw new Error('no booking')
  const open = await notifiedChangesOf(app.db, awa.lead.id)
  expect(presentAnnounced(record, open, app.clock.now()).map(announcedChangeSentences)).toEqual([
    [
      `We have cancelled this retreat. A place on ${OTHER} is held instead, at the same price.`,
      expect.stringContaining('you can accept this change, or cancel free of charge'),
      'If you do not choose by then, we refund everything that was paid.',
    ],
  ])
})

test.each([
  ['other days', () => move(), '2025-11-08'],
  ['another date', () => cancelWith(), '2025-12-05'],
])('two roommates share a room again once both have accepted %s', async (_, act, startsOn) => {
  const admin = await operator(app)
  const oldDate = await idOf()
  const shared = await admin.patch(`/api/admin/retreats/${oldDate}/guests/${awa.lead.id}`, {
    roommateId: bram.lead.id,
  })
  expect(shared.status).toBe(200)
  const mates = async (retreatId: string) => {
    const { body } = await admin.get<{ guests: { leadId: string; roommateId: string | null }[] }>(
      `/api/admin/retreats/${retreatId}/sheet`,
    )
    const ofBoth = body.guests.filter(({ leadId }) => [awa.lead.id, bram.lead.id].includes(leadId))
    return ofBoth.map(({ roommateId }) => roommateId)
  }
  await act()
  await choose(awa, 'accept')
  expect(await mates(oldDate), 'one alone has no roommate').toEqual([null])
  expect(await mates(await idOf(startsOn))).toEqual([null])
  await choose(bram, 'accept')
  expect(await mates(await idOf(startsOn))).toEqual(expect.arrayContaining([awa.lead.id, bram.lead.id]))
})

test('while a guest may still choose, no email asks for money or names the old days as coming up', async () => {
  await move()
  const toBram = async (at: string) => {
    app.clock.set(at)
    await runDueJobs(app.deps)
    const sent = await app.db.select().from(mails).where(eq(mails.bookingId, bram.lead.id))
    return sent.map(({ template }) => template)
  }
  await toBram('2025-10-10T12:00:00Z')
  const admin = await operator(app)
  const today = await admin.get<Today>('/api/admin/today')
  expect(today.body).toMatchObject({ overdue: [] })
  expect(digestLines(today.body, '2025-10-10')).toMatchObject([
    { what: '2 guests to call about a changed date', details: `no answer by ${formatDay('2025-09-08')}` },
  ])
  expect((await admin.get('/api/admin/owed')).body).toMatchObject({ groups: { overdue: { count: 0 } } })
  const dates = await admin.get<{ retreats: RetreatView[] }>('/api/admin/retreats')
  expect(dates.body.retreats.filter(({ overdue }) => overdue > 0)).toEqual([])
  const waiting = await toBram('2025-10-25T12:00:00Z')
  for (const template of ['balance-reminder', 'pre-travel', 'before-departure'])
    expect(waiting).not.toContain(template)

  expect(await choose(bram, 'accept')).toMatchObject({ status: 200 })
  expect(await toBram('2025-10-26T12:00:00Z')).toContain('before-departure')
})
