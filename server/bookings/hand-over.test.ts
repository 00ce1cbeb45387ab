import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking.ts'
import type { HandOverOffer, HandOverView } from '#domain/hand-over-calls.ts'
import type { BookingOrder, BookingPayment, CancellationPreview, GuestPage } from '#domain/api-contract.ts'
import type { OrderTerms } from '#domain/order-calls.ts'
import type { Today } from '#domain/desk-shapes.ts'
import {
  bookingNotes,
  bookings,
  documents,
  handOvers,
  history,
  mails,
  orders,
  payments,
} from '#server/db/schema.ts'
import { runSweep } from '#server/jobs/sweep.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard, reportTransfer, signUp, type Guest } from '#test/guests.ts'
import { readPdf } from '#test/pdf-text.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import type { Visitor } from '#test/visitor.ts'

// The guest's retreat begins on Oct 31, 2025; the clock stands on Sep 1.
const BO = { name: 'Bo Claes', email: 'bo@example.com' }

/** What Bo says of himself, without the stay. */
function traveller(differences: Record<string, unknown> = {}): Record<string, unknown> {
  const {
    packageType: _,
    selectedDate: _d,
    selectedRoom: _r,
    status: _s,
    ...own
  } = kiterForm({
    firstName: 'Bo',
    lastName: 'Claes',
    email: 'bo@example.com',
    phone: '+32 470 00 00 00',
    emergencyContact: 'An Claes',
    emergencyPhone: '+32 470 00 00 01',
    weight: 81,
    ...differences,
  }) as Record<string, unknown>
  return own
}

async function paidGuest(app: TestApp, pays: 'deposit' | 'full' = 'deposit'): Promise<Guest> {
  const guest = await guestWithBooking(app, {
    healthConditions: 'canary-asthma',
    healthConsent: true,
    emergencyContact: 'canary-contact',
  })
  await payByCard(guest, pays)
  await guest.visitor.patch(`/api/travel/${guest.lead.id}`, { arrivalFlight: 'CANARY 1' })
  return guest
}

const offer = ({ visitor, lead }: Guest, who: Record<string, unknown> = BO) =>
  visitor.post<HandOverOffer>(`/api/bookings/${lead.id}/hand-over`, who)

async function offered(guest: Guest): Promise<string> {
  const { status, body } = await offer(guest)
  expect(status).toBe(201)
  return tokenOf(body)
}

function tokenOf({ handOver }: HandOverOffer): string {
  const token = handOver?.link?.match(/\/hand-over\/([\w-]{43})$/)?.[1]
  if (token === undefined) throw new Error('there is no link')
  return token
}

async function accept(visitor: Visitor, token: string, form = traveller()) {
  const diet = typeof form['selectedDiet'] === 'string' ? form['selectedDiet'] : 'no-diet'
  const terms = await visitor.get<OrderTerms>(`/api/hand-over/${token}/order-terms?diet=${diet}`)
  const termsVersion = terms.body.version ?? 'none'
  return visitor.post<{ lead: Booking; detail: string }>(`/api/hand-over/${token}/accept`, {
    ...form,
    termsVersion,
  })
}

test('a guest hands the place on: the new one has it with the money, and nothing of the old one', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const admin = await operator(app)
  await admin.post(`/api/admin/bookings/${guest.lead.id}/notes`, { text: 'canary-note' })
  const [before] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  const token = await offered(guest)

  const seen = await app.newVisitor().get<HandOverView>(`/api/hand-over/${token}`)
  expect(seen).toMatchObject({
    status: 200,
    body: {
      from: 'Awa',
      name: 'Bo Claes',
      amountPaid: 200,
      balanceDue: 750,
      cost: 0,
      acceptBy: '2025-09-08',
    },
  })
  expect(JSON.stringify(seen.body)).not.toMatch(/Jallow|awa@|canary/i)

  const bo = await signUp(app, 'bo@example.com')
  const accepted = await accept(bo, token)
  expect(accepted).toMatchObject({
    status: 200,
    body: {
      lead: { name: 'Bo Claes', email: 'bo@example.com', amountPaid: 200, balanceDue: 750, weight: 81 },
    },
  })

  const [after] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(after).toMatchObject({
    placeNumber: before?.placeNumber,
    retreatId: before?.retreatId,
    totalCents: before?.totalCents,
    status: 'payment_confirmed',
    healthConditions: null,
    healthConsentAt: null,
    arrivalFlight: null,
  })
  expect(JSON.stringify(after)).not.toContain('awa@')
  expect(await app.db.$count(bookingNotes)).toBe(0)
  const told = await app.db.select().from(history).where(eq(history.bookingId, guest.lead.id))
  expect(JSON.stringify(told)).not.toMatch(/CANARY/i)
  expect(told.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Place offered to another person', 'Place handed on']),
  )
  expect((await guest.visitor.get<Booking[]>('/api/my-bookings')).body).toEqual([])
  expect(JSON.stringify((await bo.get<Booking[]>('/api/my-bookings')).body)).not.toMatch(/canary|Jallow/i)
  const written = await app.db.select().from(mails)
  const sent = written.map(({ template, recipient }) => `${template} to ${recipient}`)
  expect(sent).toEqual(
    expect.arrayContaining([
      'hand-over-offer to removed',
      'hand-over-told to awa@example.com',
      'hand-over-welcome to bo@example.com',
    ]),
  )
  expect(written.filter(({ template }) => template === 'operator-hand-over')).toHaveLength(1)
  const welcome = written.find(({ template }) => template === 'hand-over-welcome')
  expect(welcome?.files).toMatchObject([{ type: 'order' }, { type: 'calendar', method: 'PUBLISH' }])
  const told2 = written.find(({ dedupeKey }) => dedupeKey?.match(/^hand-over-told:.*accepted$/))
  expect(told2?.files).toMatchObject([{ type: 'calendar', method: 'CANCEL' }])
})

test('what handing on costs stands on the page of the offer and in every mail alike', async () => {
  const app = await createTestApp({ prices: { ...SPECIFIED_PRICES, handOverCents: 25_00 } })
  const token = await offered(await paidGuest(app))
  const seen = await app.newVisitor().get<HandOverView>(`/api/hand-over/${token}`)
  expect(seen.body.cost).toBe(25)
  const saying = async () => {
    const written = await app.db.select().from(mails).where(like(mails.template, '%hand-over%'))
    const said = written.filter(({ text }) => /costs\s€25/.test(text)).map(({ template }) => template)
    return [...new Set(said)].toSorted()
  }
  expect(await saying()).toEqual(['hand-over-offer', 'hand-over-told'])
  expect(await accept(await signUp(app, 'bo@example.com'), token)).toMatchObject({ status: 200 })
  // What the offer said is forgotten with whom it named.
  expect(await saying()).toEqual(['hand-over-told', 'operator-hand-over'])
})

test('receipts stay the payer’s, later ones go in the new name, and each guest has their own', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  app.clock.advance({ hours: 1 })
  const bo = await signUp(app, 'bo@example.com')
  const { body } = await accept(bo, token)
  app.clock.advance({ hours: 1 })
  await payByCard({ visitor: bo, lead: body.lead }, 'balance')
  const issued = await app.db.select().from(documents).orderBy(documents.number)
  expect(issued.map(({ content }) => content.guest.name)).toEqual(['Awa Jallow', 'Bo Claes'])
  const may = (visitor: Visitor, index: number) => visitor.get(`/api/documents/${issued[index]?.id}`)
  expect((await may(guest.visitor, 0)).status).toBe(200)
  expect((await may(guest.visitor, 1)).status).toBe(404)
  expect((await may(bo, 0)).status).toBe(404)
  expect((await may(bo, 1)).status).toBe(200)
  const listed = await bo.get<{ payments: { document: { number: string } | null }[] }>(
    `/api/booking-payments/${guest.lead.id}`,
  )
  expect(listed.body.payments.map(({ document }) => document?.number ?? null)).toEqual([null, 'R-2025-0002'])

  const exportOf = async (visitor: Visitor) => JSON.stringify((await visitor.get('/api/account/export')).body)
  const ofAwa = await exportOf(guest.visitor)
  expect(ofAwa).toContain('R-2025-0001')
  expect(ofAwa).toContain('handedOnAt')
  expect(ofAwa).not.toMatch(/R-2025-0002|bo@example/)
  const ofBo = await exportOf(bo)
  expect(ofBo).toContain('R-2025-0002')
  expect(ofBo).not.toMatch(/R-2025-0001|awa@example|Hello Awa/)
})

test('each guest has the order that they have placed, in their own name; the operator has both', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  app.clock.advance({ hours: 1 })
  const bo = await signUp(app, 'bo@example.com')
  expect((await accept(bo, token)).status).toBe(200)
  const admin = await operator(app)
  const { body } = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  const [first, second, ...others] = body.orders.map(({ id }) => id)
  expect(others).toEqual([])

  const listed = await bo.get<{ orders: BookingOrder[] }>(`/api/booking-payments/${guest.lead.id}`)
  expect(listed.body.orders.map(({ id }) => id)).toEqual([second])
  const copy = async (visitor: Visitor, id: string | undefined) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.app.request(`/api/orders/${id}`, { headers: { cookie } })
    if (answer.status !== 200) return `${answer.status}`
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text
  }
  expect(await copy(bo, first)).toBe('404')
  expect(await copy(guest.visitor, second)).toBe('404')
  expect(await copy(bo, second)).toContain('For Bo Claes')
  for (const visitor of [guest.visitor, admin]) {
    expect(await copy(visitor, first)).toContain('For Awa Jallow')
  }
  const [welcome] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-welcome'))
  expect(welcome?.files).toContainEqual(expect.objectContaining({ type: 'order', orderId: second }))
  const ordersIn = async (visitor: Visitor) =>
    (await visitor.get<{ orders: { id: string }[] }>('/api/account/export')).body.orders.map(({ id }) => id)
  expect(await ordersIn(guest.visitor)).toEqual([first])
  expect(await ordersIn(bo)).toEqual([second])
})

test('what the former guest has paid by card goes back there, and nobody else is promised it', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  app.clock.advance({ minutes: 5 })
  const bo = await signUp(app, 'bo@example.com')
  const { body } = await accept(bo, token)
  expect(body.lead.formerGuest).toEqual({ paid: 200, reported: 0 })
  app.clock.advance({ minutes: 5 })
  await payByCard({ visitor: bo, lead: body.lead }, 'balance', { amount: 100 })

  const path = `/api/cancel-booking/${guest.lead.id}`
  const preview = await bo.get<CancellationPreview>(path)
  expect(preview.body.refund).toMatchObject({ amount: 300, toFormerGuest: 200 })
  const cancelled = await bo.delete<{ message: string }>(path)
  expect(cancelled.body.message).toBe(
    'Your booking has been cancelled. €100 will be paid back the way it was paid. €200 goes back to the former guest, the way it was paid.',
  )
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(mail).toMatchObject({ recipient: 'bo@example.com' })
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    '€100 comes back to you, and €200 goes back to the former guest, the way it was paid, within 14 days.',
  )
  const paid = await bo.get<{ payments: BookingPayment[] }>(`/api/booking-payments/${guest.lead.id}`)
  const refunds = paid.body.payments.filter(({ kind }) => kind === 'refund')
  expect(refunds.map(({ amount, isFormerGuests }) => [amount, isFormerGuests])).toEqual(
    expect.arrayContaining([
      [100, false],
      [200, true],
    ]),
  )
})

test('a transfer that the former guest has reported is not called the new guest’s', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'full')
  const token = await offered(guest)
  app.clock.advance({ minutes: 5 })
  const bo = await signUp(app, 'bo@example.com')
  const terms = await bo.get<OrderTerms>(`/api/hand-over/${token}/order-terms?diet=no-diet`)
  expect(terms.body.document.contract).toMatchObject({ settledCents: 950_00, reportedCents: 950_00 })
  const { body } = await accept(bo, token)
  expect(body.lead.formerGuest).toEqual({ paid: 0, reported: 950 })
  const [welcome] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-welcome'))
  expect(welcome?.text).toContain('Nothing, once the former guest’s transfer has arrived')
  expect(welcome?.text).not.toContain('your transfer')
  const [offerMail] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-offer'))
  expect(offerMail?.text).not.toContain('your transfer')
})

test('two accept at once: one has it, the other gets what a link gets that is over', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  const [bo, cy] = await Promise.all([signUp(app, 'bo@example.com'), signUp(app, 'cy@example.com')])
  const answers = await Promise.all([
    accept(bo, token),
    accept(cy, token, traveller({ email: 'cy@example.com' })),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await app.db.$count(handOvers, eq(handOvers.state, 'accepted'))).toBe(1)
  expect(await app.db.$count(mails, eq(mails.template, 'hand-over-welcome'))).toBe(1)
  // Who has it clicks once more.
  const winner = answers[0].status === 200 ? bo : cy
  expect((await accept(winner, token)).status).toBe(200)
  expect((await app.newVisitor().get(`/api/hand-over/${token}`)).status).toBe(404)
})

test('the owner cannot take their own place over, and who is signed out cannot at all', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  expect(await accept(guest.visitor, token)).toMatchObject({ status: 409 })
  expect(await accept(app.newVisitor(), token)).toMatchObject({ status: 401 })
  expect(await offer(guest, { ...BO, email: 'awa@example.com' })).toMatchObject({ status: 422 })
})

test('a form that lacks something, or notes without consent, changes nothing', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  const bo = await signUp(app, 'bo@example.com')
  expect(await accept(bo, token, {})).toMatchObject({ status: 422 })
  expect(await accept(bo, token, traveller({ healthConditions: 'Knee' }))).toMatchObject({ status: 422 })
  expect(await app.db.$count(bookings, eq(bookings.email, 'awa@example.com'))).toBe(1)
  const slipped = traveller({
    selectedRoom: 'private',
    selectedDate: 'Nov 7–14, 2025',
    packageType: 'non-kiter',
  })
  const { body } = await accept(bo, token, {
    ...slipped,
    selectedRoom: 'private',
    selectedDate: 'Nov 7–14, 2025',
    packageType: 'non-kiter',
  })
  expect(body.lead).toMatchObject({
    selectedRoom: guest.lead.selectedRoom,
    selectedDate: guest.lead.selectedDate,
    packageType: guest.lead.packageType,
  })
})

test('taking over is ordering: by the version that was read, and by no other', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  const bo = await signUp(app, 'bo@example.com')
  const path = `/api/hand-over/${token}`
  const terms = await bo.get<OrderTerms>(`${path}/order-terms?diet=vegan`)
  expect(terms.body).toMatchObject({ total: 950, deposit: 200, balance: 750 })
  // The diet is part of what is ordered: with another one it is another order.
  const other = { ...traveller({ selectedDiet: 'vegetarian' }), termsVersion: terms.body.version }
  expect(await bo.post(`${path}/accept`, other)).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:terms-changed' },
  })
  expect(await app.db.$count(bookings, eq(bookings.email, 'awa@example.com'))).toBe(1)
  app.clock.advance({ hours: 1 })
  const { body } = await accept(bo, token, traveller({ selectedDiet: 'vegan' }))
  expect(body.lead.order).toEqual({
    version: terms.body.version,
    orderedAt: app.clock.now().toISOString(),
    changedAt: null,
  })
  expect(await app.db.$count(orders, eq(orders.bookingId, guest.lead.id))).toBe(2)
})

test('an offer that is taken back, replaced, lapsed or made up opens nothing; nor does one of a cancelled booking', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const status = async (token: string) => (await app.newVisitor().get(`/api/hand-over/${token}`)).status
  const first = await offered(guest)
  expect(await status(first)).toBe(200)
  const second = await offered(guest)
  expect([await status(first), await status(second)]).toEqual([404, 200])
  const back = await guest.visitor.delete<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
  expect(back).toMatchObject({
    status: 200,
    body: { handOver: { state: 'taken_back', name: null, link: null } },
  })
  expect(await status(second)).toBe(404)
  expect((await guest.visitor.delete(`/api/bookings/${guest.lead.id}/hand-over`)).status).toBe(409)
  const third = await offered(guest)
  expect(await status(`${third.slice(0, -2)}xx`)).toBe(404)
  app.clock.set('2025-09-08T23:59:59Z')
  expect(await status(third)).toBe(200)
  app.clock.set('2025-09-09T00:00:00Z')
  expect(await status(third)).toBe(404)
  expect((await accept(await signUp(app, 'bo@example.com'), third)).status).toBe(404)
  await runSweep(app.deps)
  expect(await app.db.$count(handOvers, eq(handOvers.state, 'lapsed'))).toBe(1)
  expect(JSON.stringify(await app.db.select().from(handOvers))).not.toContain('bo@')
  const fourth = await offered(guest)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  expect(await status(fourth)).toBe(404)
  expect((await accept(await signUp(app, 'cy@example.com'), fourth)).status).toBe(404)
  expect((await offer(guest)).status).toBe(409)
})

const LATE = '2025-10-26T09:00:00Z'
const ENDS: [how: string, end: (app: TestApp, guest: Guest) => Promise<unknown>][] = [
  [
    'accepted',
    async (app, guest) => {
      const { body } = await guest.visitor.get<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
      return accept(await signUp(app, 'bo@example.com'), tokenOf(body))
    },
  ],
  ['taken back', (_, { visitor, lead }) => visitor.delete(`/api/bookings/${lead.id}/hand-over`)],
  ['replaced by another', (_, guest) => offer(guest)],
  [
    'past its last day',
    (app) => {
      app.clock.advance({ days: 8 })
      return runSweep(app.deps)
    },
  ],
  [
    'allowed by the operator, and taken back',
    async (app, { visitor, lead }) => {
      await answerAsked(app, { allow: true })
      await visitor.delete(`/api/bookings/${lead.id}/hand-over`)
    },
  ],
  ['refused by the operator', (app) => answerAsked(app, { allow: false, reason: 'No permit so late' })],
]

async function answerAsked(app: TestApp, answer: object): Promise<void> {
  const admin = await operator(app)
  const { body } = await admin.get<Today>('/api/admin/today')
  // The operator has let the question come once more: the copy names them as well.
  const [question] = await app.db.select().from(mails).where(eq(mails.template, 'operator-hand-over'))
  expect((await admin.post(`/api/admin/outbox/${question?.id}/send-again`)).status).toBe(200)
  const id = body.handOvers[0]?.handOver.id
  expect((await admin.post(`/api/admin/hand-overs/${id}/answer`, answer)).status).toBe(200)
}

test.each(ENDS)(
  'who was named is forgotten in every mail too, once the hand-over is %s',
  async (how, end) => {
    const app = await createTestApp()
    const guest = await paidGuest(app, 'full')
    if (how.includes('operator')) app.clock.set(LATE)
    await offer(guest, { name: 'Canary Claes', email: 'named@example.com' })
    const naming = async () =>
      (await app.db.select().from(mails)).filter((mail) => /canary|named@/i.test(JSON.stringify(mail)))
    expect(await naming()).toHaveLength(1)
    await end(app, guest)
    expect(await naming()).toEqual([])
    // What the guest was told of it names nobody, and stays.
    const [told] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-told'))
    expect(told?.text).toContain('Hello Awa')
  },
)

test('an offer that is taken back before it has gone out never does, and one that failed is nobody’s task any more', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const guest = await paidGuest(app)
  const offers = () => app.db.select().from(mails).where(eq(mails.template, 'hand-over-offer'))
  for (const state of ['queued', 'failed'] as const) {
    await offered(guest)
    await app.db.update(mails).set({ state }).where(eq(mails.template, 'hand-over-offer'))
    expect(await offers()).toMatchObject([{ state, recipient: 'bo@example.com' }])
    await guest.visitor.delete(`/api/bookings/${guest.lead.id}/hand-over`)
    expect(await offers()).toEqual([])
  }
  expect(await app.db.$count(mails, eq(mails.template, 'hand-over-told'))).toBe(2)
})

test('closer than 7 days the operator decides, with a reason for a no', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app, 'full')
  app.clock.set('2025-10-24T23:00:00Z')
  expect((await offer(guest)).body.handOver).toMatchObject({ state: 'open' })
  app.clock.set('2025-10-25T00:00:00Z')
  app.clock.advance({ minutes: 1 })
  const admin = await operator(app)
  const asked = await offer(guest)
  expect(asked.body).toMatchObject({ decides: 'operator', handOver: { state: 'asked', link: null } })
  const today = async () => (await admin.get<Today>('/api/admin/today')).body.handOvers
  expect(await today()).toMatchObject([{ leadId: guest.lead.id, handOver: { name: 'Bo Claes' } }])
  const id = (await today())[0]?.handOver.id
  const answer = (body: unknown) => admin.post(`/api/admin/hand-overs/${id}/answer`, body)
  expect((await answer({ allow: false })).status).toBe(422)
  expect((await answer({ allow: false, reason: 'No permit so late' })).status).toBe(200)
  expect((await answer({ allow: true })).status).toBe(409)
  expect(await today()).toEqual([])
  const stands = await guest.visitor.get<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
  expect(stands.body.handOver).toMatchObject({ state: 'refused', reason: 'No permit so late' })

  app.clock.advance({ minutes: 1 })
  await offer(guest)
  const again = (await today())[0]?.handOver.id
  expect((await admin.post(`/api/admin/hand-overs/${again}/answer`, { allow: true })).status).toBe(200)
  const open = await guest.visitor.get<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
  const bo = await signUp(app, 'bo@example.com')
  expect((await accept(bo, tokenOf(open.body))).status).toBe(200)
  const page = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  expect(page.body.handOvers[0]).toMatchObject({ state: 'accepted', from: { name: 'Awa Jallow' } })
  app.clock.set('2025-10-31T00:00:00Z')
  expect((await offer({ visitor: bo, lead: guest.lead })).status).toBe(409)
})

test('a refund after the hand-over goes back to the card that paid', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app, 'full')
  const token = await offered(guest)
  const bo = await signUp(app, 'bo@example.com')
  await accept(bo, token)
  const answer = await bo.delete<{ refund: { amount: number } }>(`/api/cancel-booking/${guest.lead.id}`)
  expect(answer.status).toBe(200)
  const ledger = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(ledger).toMatchObject([{ method: 'card', state: 'refunded' }])
})

test('who has handed a place on and is erased is named nowhere any more; the new guest keeps everything', async () => {
  const app = await createTestApp()
  const guest = await paidGuest(app)
  const token = await offered(guest)
  app.clock.advance({ hours: 1 })
  const bo = await signUp(app, 'bo@example.com')
  await accept(bo, token)
  const erased = await guest.visitor.delete<{ kept: string[] }>('/api/account', {
    password: 'harmattan wind',
  })
  expect(erased.status).toBe(200)
  expect(erased.body.kept.join(' ')).toContain('R-2025-0001')
  const [row] = await app.db.select().from(handOvers)
  expect(row).toMatchObject({ fromUserId: null, fromName: null, fromEmail: null })
  const kept = await app.db.select().from(mails)
  const toAwa = kept.filter(({ recipient }) => recipient === 'awa@example.com')
  expect(toAwa.map(({ template }) => template)).toEqual(['account-erased'])
  expect((await bo.get<Booking[]>('/api/my-bookings')).body).toMatchObject([{ name: 'Bo Claes' }])
  expect(kept.find(({ template }) => template === 'hand-over-welcome')?.text).toContain('Bo')
})
