// The operator lowers one guest's price and sets when that guest pays: figures, refund, email, undo and access.

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { withdrawDateChange } from '#server/date-change/withdraw-date-change.ts'
import { mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { planPart } from '#test/booking-view.ts'
import { appWithGuest, bookingOf, operator, payByCard } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { keepChange } from '#test/sample-rows.ts'

interface Lowered {
  total: number
  balanceDue: number
  refund: number
  lead: Booking
}

/** A guest of Dec 5–12, 2025 at €950 on 1 September, whose balance is due by 21 October. */
async function start(pays: 'deposit' | 'full' | null = 'deposit') {
  const { app, guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
  if (pays) await payByCard(guest, pays)
  const admin = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}`
  return {
    app,
    guest,
    admin,
    path,
    lower: (reduce: number, more: object = { reason: 'Friend of a guest' }) =>
      admin.post<Lowered>(`${path}/price`, { reduce, ...more }),
    plan: (parts: [on: string, amount: number][], more: object = {}) =>
      admin.put<{ type: string; lead: Booking }>(`${path}/plan`, {
        parts: parts.map(([on, amount]) => ({ on, amount })),
        ...more,
      }),
    undo: () => admin.post<{ lead: Booking }>(`${path}/price/undo`),
    wait: async (seconds: number) => {
      app.clock.advance({ milliseconds: seconds * 1_000 })
      await runDueJobs(app.deps)
    },
    told: () =>
      app.db
        .select({ subject: mails.subject, text: mails.text })
        .from(mails)
        .where(and(eq(mails.bookingId, guest.lead.id), eq(mails.template, 'price-changed'))),
  }
}

test('a lower price is told once after 15 seconds, with its reason as a line that the guest sees', async () => {
  const { app, guest, lower, wait, told } = await start()
  const dry = await lower(100, { dryRun: true })
  expect(dry).toMatchObject({ status: 200, body: { total: 850, balanceDue: 650, refund: 0 } })
  expect((await bookingOf(guest)).quote).toMatchObject({ total: 950 })
  const withLine = { reason: 'Friend of a guest', words: 'Because you brought Ebou along.' }
  expect(await lower(100, withLine)).toMatchObject({
    status: 200,
    body: { total: 850, balanceDue: 650, refund: 0 },
  })
  await wait(14)
  expect(await told()).toEqual([])
  await wait(1)
  await wait(60)
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your price is now €850')
  expect(mail?.text).toContain(`Please pay the €650 left by ${formatDay('2025-10-21')}.`)
  expect(mail?.text).toContain('Price reduction: Friend of a guest')
  expect(mail?.text).toContain('Because you brought Ebou along.')
  expect(await bookingOf(guest)).toMatchObject({
    balanceDue: 650,
    quote: {
      total: 850,
      lines: [
        { kind: 'package', amount: 950 },
        { kind: 'reduction', amount: -100, reason: 'Friend of a guest' },
      ],
    },
  })
  await expectInvariants(app.db)
})

test('what was paid above the lower price is refunded, and undone within 15 seconds nothing has left', async () => {
  const { app, guest, lower, undo, wait, told } = await start('full')
  expect((await lower(100, { dryRun: true })).body).toMatchObject({ total: 850, balanceDue: 0, refund: 100 })
  expect((await lower(100)).body).toMatchObject({ refund: 100, lead: { amountPaid: 850, balanceDue: 0 } })
  expect(await undo()).toMatchObject({ status: 200, body: { lead: { amountPaid: 950, balanceDue: 0 } } })
  await wait(60)
  expect(await told()).toEqual([])
  const refunds = () => app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect((await refunds()).map(({ state }) => state)).toEqual(['rejected'])
  await lower(100)
  await wait(15)
  await wait(60)
  const [mail] = await told()
  expect(mail?.text).toContain('We’ve sent €100 to your card.')
  expect(mail?.text).toContain('Attached: Credit note C-2025-0001')
  // One email tells of both.
  expect(await app.db.$count(mails, eq(mails.template, 'refund-made'))).toBe(0)
  expect((await refunds()).map(({ state }) => state).toSorted()).toEqual(['refunded', 'rejected'])
  expect(await undo()).toMatchObject({ status: 409 })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 850, balanceDue: 0, quote: { total: 850 } })
  await expectInvariants(app.db)
})

test('the operator takes off at most the whole price, never nothing or less, and gives a reason', async () => {
  const { lower } = await start()
  const reason = 'A present'
  for (const [reduce, more, status] of [
    [950.01, { reason }, 409],
    [0, { reason }, 422],
    [50, {}, 422],
    // Which would raise it.
    [-50, { reason }, 422],
    [950, { reason }, 200],
  ] as const) {
    const answer = await lower(reduce, more)
    expect({ reduce, status: answer.status }).toEqual({ reduce, status })
  }
})

test('a price of 0 confirms a place that was held for its deposit', async () => {
  const { app, guest, lower, undo, wait } = await start(null)
  await lower(950)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', balanceDue: 0 })
  await undo()
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', balanceDue: 950 })
  await lower(950)
  await wait(72 * 60 * 60)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', quote: { deposit: 0 } })
  await expectInvariants(app.db)
})

test('a reduction keeps its cents when the guest changes rooms, without becoming a founder’s 20%', async () => {
  const { guest, lower } = await start()
  await lower(100)
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  expect(await bookingOf(guest)).toMatchObject({ quote: { total: 1030, discount: 0 }, balanceDue: 830 })
})

test('price and plan of one call are both saved, or neither', async () => {
  const { guest, lower, wait, told } = await start()
  const planOf = (...parts: [string, number][]) => ({
    reason: 'Goodwill',
    plan: { parts: parts.map(([on, amount]) => ({ on, amount })) },
  })
  const wrong = planOf(['2025-10-08', 250], ['2025-12-04', 500])
  expect(await lower(100, wrong)).toMatchObject({
    status: 422,
    body: { detail: 'The parts add up to €750, and €650 is left to pay.' },
  })
  expect((await bookingOf(guest)).quote).toMatchObject({ total: 950 })
  const right = planOf(['2025-10-08', 250], ['2025-12-04', 400])
  expect((await lower(100, { ...right, dryRun: true })).body.lead.paymentPlan).toHaveLength(2)
  expect((await lower(100, right)).body.lead).toMatchObject({
    balanceDue: 650,
    paymentPlan: [planPart('2025-10-08', 250), planPart('2025-12-04', 400)],
  })
  await wait(15)
  expect((await told()).map(({ text }) => text.includes('in 2 parts:'))).toEqual([true])
})

test('price and plan of one press are told in one email, and undone by one press', async () => {
  const { guest, lower, plan, undo, wait, told } = await start()
  const three: [string, number][] = [
    ['2025-10-08', 250],
    ['2025-10-29', 200],
    ['2025-12-04', 200],
  ]
  await lower(100)
  expect((await plan(three)).body.lead).toMatchObject({
    balanceDue: 650,
    quote: { balanceDueOn: '2025-12-04' },
    paymentPlan: three.map(([on, amount]) => planPart(on, amount)),
  })
  await undo()
  expect(await bookingOf(guest)).toMatchObject({
    balanceDue: 750,
    paymentPlan: null,
    quote: { total: 950, balanceDueOn: '2025-10-21' },
  })
  await lower(100)
  await plan(three)
  await wait(15)
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail?.text).toContain('Please pay the €650 left in 3 parts:')
  // A later change of the price changes the last part, and money covers the earliest.
  await lower(50)
  await payByCard(guest, 'balance', { amount: 300 })
  expect((await bookingOf(guest)).paymentPlan).toEqual([
    planPart('2025-10-08', 250, 0),
    planPart('2025-10-29', 200, 150),
    planPart('2025-12-04', 150),
  ])
})

const REFUSED_PLANS: [what: string, parts: [on: string, amount: number][], type: string][] = [
  [
    'a part too little',
    [
      ['2025-10-08', 400],
      ['2025-11-08', 349.99],
    ],
    'parts-do-not-add-up',
  ],
  [
    'a part too much',
    [
      ['2025-10-08', 400],
      ['2025-11-08', 350.01],
    ],
    'parts-do-not-add-up',
  ],
  ['one part', [['2025-10-08', 750]], 'invalid-fields'],
  [
    'seven parts',
    Array.from({ length: 7 }, (_, i) => [`2025-10-1${i}`, i < 6 ? 100 : 150]),
    'invalid-fields',
  ],
  [
    'today',
    [
      ['2025-09-01', 400],
      ['2025-11-08', 350],
    ],
    'invalid-fields',
  ],
  [
    'the first day of the retreat',
    [
      ['2025-10-08', 400],
      ['2025-12-05', 350],
    ],
    'invalid-fields',
  ],
]

test('a plan of another sum, of one or seven parts, of today or of the retreat’s days is refused', async () => {
  const { guest, plan } = await start()
  for (const [what, parts, type] of REFUSED_PLANS) {
    expect(await plan(parts), what).toMatchObject({ status: 422, body: { type: `urn:problem:${type}` } })
    expect(await plan(parts, { dryRun: true }), what).toMatchObject({ status: 422 })
  }
  expect((await bookingOf(guest)).paymentPlan).toBeNull()
})

test('all of the balance may be due by a day of its own, and a plan ends by choosing none', async () => {
  const { guest, plan, wait, told } = await start()
  await plan([], { dueOn: '2025-11-20' })
  expect((await bookingOf(guest)).quote).toMatchObject({ balanceDueOn: '2025-11-20' })
  await wait(15)
  expect((await told()).map(({ text }) => text)[0]).toContain(
    `Please pay the €750 left by ${formatDay('2025-11-20')}.`,
  )
  expect(await plan([], { dueOn: '2025-12-05' })).toMatchObject({ status: 422 })
  await plan([
    ['2025-10-08', 400],
    ['2025-11-20', 350],
  ])
  expect((await plan([])).body.lead).toMatchObject({
    paymentPlan: null,
    quote: { balanceDueOn: '2025-10-21' },
  })
})

test('a guest who cancels in these seconds is not told of a price any more', async () => {
  const { guest, lower, wait, told } = await start()
  await lower(100)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  await wait(15)
  expect(await told()).toEqual([])
})

test('a booking that is over or has nothing left keeps its price and plan', async () => {
  const { admin, path, lower, plan } = await start('full')
  expect(await plan([], { dueOn: '2025-11-20' })).toMatchObject({ status: 409 })
  await admin.post(`${path}/cancel`, { waiveFee: true, reason: 'Illness' })
  expect(await lower(50)).toMatchObject({ status: 409 })
})

test('a change of the date that is withdrawn again touches neither price nor plan', async () => {
  const { app, guest, lower, plan } = await start()
  await lower(100)
  await plan([
    ['2025-10-08', 400],
    ['2025-11-20', 250],
  ])
  const before = await bookingOf(guest)
  const changeId = await keepChange(app, guest.lead.id)
  await withdrawDateChange(app.deps, { changeId, by: { actor: 'operator', device: 'Laptop' } })
  expect(await bookingOf(guest)).toMatchObject({ quote: before.quote, paymentPlan: before.paymentPlan })
  expect(await lower(50)).toMatchObject({ status: 200, body: { total: 800, balanceDue: 600 } })
  expect((await bookingOf(guest)).paymentPlan).toEqual([
    planPart('2025-10-08', 400),
    planPart('2025-11-20', 200),
  ])
  await expectInvariants(app.db)
})

test('only the operator changes price and plan', async () => {
  const { app, guest, path } = await start()
  for (const visitor of [app.newVisitor(), guest.visitor]) {
    expect(await visitor.post(`${path}/price`, { reduce: 50, reason: 'Mine' })).toMatchObject({ status: 401 })
    expect(await visitor.put(`${path}/plan`, { parts: [] })).toMatchObject({ status: 401 })
    expect(await visitor.post(`${path}/price/undo`)).toMatchObject({ status: 401 })
  }
  expect(await bookingOf(guest)).toMatchObject({ balanceDue: 750 })
})
