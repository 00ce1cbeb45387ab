import { eq, isNotNull, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type {
  BookingOrder,
  BookingPayment,
  CancellationPreview,
  GuestPage,
} from '#domain/contract/api-contract.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
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
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { appWithGuest, operator, payByCard, reportTransfer, signUp } from '#test/guests.ts'
import {
  BO,
  traveller,
  paidGuest,
  offer,
  offered,
  accept,
  tokenOf,
  appWithPaidGuest,
} from '#test/hand-overs.ts'
import { readPdf } from '#test/pdf-text.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

test('a hand-over gives the new guest the place and its money, and no data of the previous guest', async () => {
  const { app, guest } = await appWithPaidGuest()
  const admin = await operator(app)
  await admin.post(`/api/admin/bookings/${guest.lead.id}/notes`, { text: 'canary-note' })
  const [before] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  // The removal must not depend on the names that fields had in the history.
  await app.db.update(history).set({ what: 'Another name' }).where(isNotNull(history.field))
  const token = await offered(guest)

  const seen = await readAs(app, app.newVisitor(), ({ handOverLink }) => handOverLink(token))
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
    expect.arrayContaining(['Place offered to another person', 'Place passed on']),
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
  const told2 = written.find(({ template }) => template === 'hand-over-done')
  expect(told2?.files).toMatchObject([{ type: 'calendar', method: 'CANCEL' }])
})

test('the offer page and every email name the same cost of a hand-over', async () => {
  const app = await createTestApp({ prices: { ...SPECIFIED_PRICES, handOverCents: 25_00 } })
  const token = await offered(await paidGuest(app))
  const seen = await readAs(app, app.newVisitor(), ({ handOverLink }) => handOverLink(token))
  expect(seen.body.cost).toBe(25)
  const saying = async () => {
    const written = await app.db.select().from(mails).where(like(mails.template, '%hand-over%'))
    const said = written
      .filter(({ text }) => /(?:costs|also\sa)\s€25/.test(text))
      .map(({ template }) => template)
    return [...new Set(said)].toSorted()
  }
  expect(await saying()).toEqual(['hand-over-offer', 'hand-over-told'])
  expect(await accept(await signUp(app, 'bo@example.com'), token)).toMatchObject({ status: 200 })
  // The text of the offer is removed with the name in it.
  expect(await saying()).toEqual(['hand-over-told', 'operator-hand-over'])
})

test('receipts stay with their payer, later ones carry the new name, and each guest sees only their own', async () => {
  const { app, guest } = await appWithPaidGuest()
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
  expect(listed.body.payments.map(({ document }) => document?.number ?? null)).toEqual(['R-2025-0002'])

  const exportOf = async (visitor: Visitor) => JSON.stringify((await visitor.get('/api/account/export')).body)
  const ofAwa = await exportOf(guest.visitor)
  expect(ofAwa).toContain('R-2025-0001')
  expect(ofAwa).toContain('handedOnAt')
  expect(ofAwa).not.toMatch(/R-2025-0002|bo@example/)
  const ofBo = await exportOf(bo)
  expect(ofBo).toContain('R-2025-0002')
  expect(ofBo).not.toMatch(/R-2025-0001|awa@example|Hello Awa/)
})

test('each guest sees only the order they placed, in their own name, and the operator sees both', async () => {
  const { app, guest } = await appWithPaidGuest()
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

test('card money of the previous guest is refunded to them, and promised to nobody else', async () => {
  const { app, guest } = await appWithPaidGuest()
  const token = await offered(guest)
  app.clock.advance({ minutes: 5 })
  const bo = await signUp(app, 'bo@example.com')
  const { body } = await accept(bo, token)
  expect(body.lead.outgoingGuest).toEqual({ firstName: 'Awa', paid: 200, reported: 0 })
  app.clock.advance({ minutes: 5 })
  await payByCard({ visitor: bo, lead: body.lead }, 'balance', { amount: 100 })

  const path = `/api/cancel-booking/${guest.lead.id}`
  const preview = await bo.get<CancellationPreview>(path)
  expect(preview.body.refund).toMatchObject({ amount: 300, toOutgoingGuest: 200 })
  const cancelled = await bo.delete<{ message: string }>(path)
  expect(cancelled.body.message).toBe(
    `You’ve cancelled your booking. We’ve sent €100 to your card. It can take until ${formatDay('2025-09-15')}. €200 is refunded to the person who paid it.`,
  )
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(mail).toMatchObject({ recipient: 'bo@example.com' })
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    `We’ve sent €100 to your card. It can take until ${formatDay('2025-09-15')}. €200 is refunded to the person who paid it.`,
  )
  const paid = await bo.get<{ payments: BookingPayment[] }>(`/api/booking-payments/${guest.lead.id}`)
  const refunds = paid.body.payments.filter(({ kind }) => kind === 'refund')
  expect(
    refunds.map(({ amount }) => amount),
    'the other refund is the previous guest’s alone',
  ).toEqual([100])
  const ledger = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(ledger.map(({ method, state }) => [method, state])).toEqual([
    ['card', 'refunded'],
    ['card', 'refunded'],
  ])
})

test('a transfer reported by the previous guest is not called the new guest’s', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'full')
  const token = await offered(guest)
  app.clock.advance({ minutes: 5 })
  const bo = await signUp(app, 'bo@example.com')
  const terms = await bo.get<OrderTerms>(`/api/hand-over/${token}/order-terms?diet=no-diet`)
  expect(terms.body.document.contract).toMatchObject({ settledCents: 950_00, reportedCents: 950_00 })
  const { body } = await accept(bo, token)
  expect(body.lead.outgoingGuest).toEqual({ firstName: 'Awa', paid: 0, reported: 950 })
  const [welcome] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-welcome'))
  expect(welcome?.text).toContain('Nothing, once the previous guest’s transfer has arrived')
  expect(welcome?.text).not.toContain('your transfer')
  const [offerMail] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-offer'))
  expect(offerMail?.text).not.toContain('your transfer')
})

test('offer, welcome and booking say that the refund goes to the guest who paid, by first name', async () => {
  const { app, guest } = await appWithPaidGuest('full')
  const token = await offered(guest)
  const sentence = 'If you cancel, we refund Awa, who paid, not you.'
  const seen = await readAs(app, app.newVisitor(), ({ handOverLink }) => handOverLink(token))
  const outgoingGuest = { firstName: 'Awa', paid: 950, reported: 0 }
  expect(seen).toMatchObject({ body: { outgoingGuest, balanceDue: 0 } })
  const textOf = async (template: MailTemplate) => {
    const [mail] = await app.db.select().from(mails).where(eq(mails.template, template))
    return mail?.text.replaceAll(/\s+/g, ' ')
  }
  expect(await textOf('hand-over-offer')).toContain(sentence)
  const bo = await signUp(app, 'bo@example.com')
  const taken = await accept(bo, token)
  expect(taken).toMatchObject({ body: { lead: { outgoingGuest }, mailed: true } })
  expect(await textOf('hand-over-welcome')).toContain(sentence)

  // Bo has paid nothing, so the money is still Awa's for the next guest.
  const cy = await signUp(app, 'cy@example.com')
  const next = await offer({ visitor: bo, lead: guest.lead }, { name: 'Cy', email: 'cy@example.com' })
  const passed = await accept(cy, tokenOf(next.body), traveller({ firstName: 'Cy', email: 'cy@example.com' }))
  expect(passed.body.lead.outgoingGuest).toEqual(outgoingGuest)
  await guest.visitor.delete('/api/account', { password: 'harmattan wind' })
  const [after] = (await cy.get<Booking[]>('/api/my-bookings')).body
  expect(after?.outgoingGuest).toEqual({ ...outgoingGuest, firstName: null })
})

test('the new guest’s payment is confirmed with whose refund the previous guest’s money is, and for a third guest nobody is named', async () => {
  const { app, guest } = await appWithPaidGuest()
  const bo = await signUp(app, 'bo@example.com')
  await accept(bo, await offered(guest))
  await payByCard({ visitor: bo, lead: guest.lead }, 'balance')
  const sent = await app.db.select().from(mails).where(eq(mails.template, 'payment-received'))
  const [text] = sent
    .filter(({ recipient }) => recipient === BO.email)
    .map((mail) => mail.text.replaceAll(/\s+/g, ' '))
  expect(text).toContain('and you lose')
  expect(text).toContain('Any refund of the €200 that Awa paid goes to Awa, not to you.')

  const cy = await signUp(app, 'cy@example.com')
  const next = await offer({ visitor: bo, lead: guest.lead }, { name: 'Cy', email: 'cy@example.com' })
  const passed = await accept(cy, tokenOf(next.body), traveller({ firstName: 'Cy', email: 'cy@example.com' }))
  expect(passed.body.lead.outgoingGuest).toEqual({ firstName: null, paid: 950, reported: 0 })
})

test(
  'one of two people who accept at once gets the place, and the other a 404',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithPaidGuest()
    const token = await offered(guest)
    const [bo, cy] = await Promise.all([signUp(app, 'bo@example.com'), signUp(app, 'cy@example.com')])
    const answers = await Promise.all([
      accept(bo, token),
      accept(cy, token, traveller({ email: 'cy@example.com' })),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await app.db.$count(handOvers, eq(handOvers.state, 'accepted'))).toBe(1)
    expect(await app.db.$count(mails, eq(mails.template, 'hand-over-welcome'))).toBe(1)
    // The winner clicks once more.
    const winner = answers[0].status === 200 ? bo : cy
    expect((await accept(winner, token)).status).toBe(200)
    expect((await readAs(app, app.newVisitor(), ({ handOverLink }) => handOverLink(token))).status).toBe(404)
  },
)

test('a guest cannot take over their own place, and a signed-out visitor cannot take one over', async () => {
  const { app, guest } = await appWithPaidGuest()
  const token = await offered(guest)
  expect(await accept(guest.visitor, token)).toMatchObject({ status: 409 })
  expect(await accept(app.newVisitor(), token)).toMatchObject({ status: 401 })
  expect(await offer(guest, { ...BO, email: 'awa@example.com' })).toMatchObject({ status: 422 })
})

test('an incomplete form, or notes without consent, changes nothing, and fields beyond the form are ignored', async () => {
  const { app, guest } = await appWithPaidGuest()
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

test('taking over orders the version that was read, and no other', async () => {
  const { app, guest } = await appWithPaidGuest()
  const token = await offered(guest)
  const bo = await signUp(app, 'bo@example.com')
  const path = `/api/hand-over/${token}`
  const terms = await bo.get<OrderTerms>(`${path}/order-terms?diet=vegan`)
  expect(terms.body).toMatchObject({ total: 950, deposit: 200, balance: 750 })
  // The diet is part of the order: another diet is another version.
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

test('an open change is shown before and after a hand-over, and the new guest has seven days to choose', async () => {
  const { app, guest } = await appWithPaidGuest()
  const admin = await operator(app)
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  const announced = { words: 'Another lodge.', dryRun: false }
  await admin.post(`/api/admin/retreats/${booking?.retreatId}/change`, announced)
  app.clock.set('2025-09-07T09:00:00Z')
  const token = await offered(guest)
  const seen = await readAs(app, app.newVisitor(), ({ handOverLink }) => handOverLink(token))
  const change = {
    words: 'Another lodge.',
    chooseBy: '2025-09-14',
    silenceAccepts: true,
  }
  expect(seen.body.announcedChanges).toEqual([change])
  const [offerMail] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-offer'))
  expect(offerMail?.text.replaceAll(/\s+/g, ' ')).toContain(`until ${formatDay('2025-09-14')}`)
  const bo = await signUp(app, 'bo@example.com')
  const terms = await bo.get<OrderTerms>(`/api/hand-over/${token}/order-terms?diet=no-diet`)
  expect(terms.body.document.contract.announcedChanges).toEqual([change])
  // Shortly before the previous guest's last day ends.
  app.clock.set('2025-09-08T23:58:00Z')
  expect((await accept(bo, token)).status).toBe(200)
  const welcome = await app.db.select().from(mails).where(eq(mails.recipient, 'bo@example.com'))
  const texts = welcome.map(({ template, text }) => [template, text.replaceAll(/\s+/g, ' ')] as const)
  const textOf = (template: string) => texts.find(([name]) => name === template)?.[1]
  expect(textOf('hand-over-welcome')).toContain('Another lodge.')
  expect(textOf('hand-over-welcome')).toContain(`until ${formatDay('2025-09-15')}`)
  expect(textOf('date-change')).toContain(`Please choose by ${formatDay('2025-09-15')}`)
  expect(textOf('date-change')).toContain('€200 is refunded to the person who paid it')

  const changesOf = () => readAs(app, bo, ({ changes }) => changes(guest.lead.id))
  const [open] = (await changesOf()).body
  expect(open).toMatchObject({ state: 'asked', chooseBy: '2025-09-15', back: 0, backToOutgoingGuest: 200 })
  app.clock.set('2025-09-15T23:00:00Z')
  await runDueJobs(app.deps)
  const answer = await bo.post(`/api/changes/${guest.lead.id}`, { changeId: open?.id, answer: 'leave' })
  expect(answer.status).toBe(200)
})

test('a change that the previous guest accepted is not shown as the new guest’s answer', async () => {
  const { app, guest } = await appWithPaidGuest()
  const admin = await operator(app)
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  const announced = { words: 'Another lodge.', dryRun: false }
  await admin.post(`/api/admin/retreats/${booking?.retreatId}/change`, announced)
  const changesOf = async (visitor: Visitor) =>
    (await readAs(app, visitor, ({ changes }) => changes(guest.lead.id))).body
  const [open] = await changesOf(guest.visitor)
  await guest.visitor.post(`/api/changes/${guest.lead.id}`, { changeId: open?.id, answer: 'accept' })
  expect(await changesOf(guest.visitor)).toMatchObject([{ state: 'accepted', decidedByOutgoingGuest: false }])
  app.clock.advance({ minutes: 5 })
  const token = await offered(guest)
  const bo = await signUp(app, 'bo@example.com')
  expect((await accept(bo, token)).status).toBe(200)
  expect(await changesOf(bo)).toMatchObject([{ state: 'accepted', decidedByOutgoingGuest: true }])
})

test.each([
  ['deposit', true],
  ['full', false],
] as const)(
  'after the %s was paid, a guest who passes the place on may be asked for the rest: %s',
  async (pays, mayBeAsked) => {
    const { app, guest } = await appWithPaidGuest(pays)
    const token = await offered(guest)
    expect(await accept(await signUp(app, 'bo@example.com'), token)).toMatchObject({ status: 200 })
    const [told] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-done'))
    const text = told?.text.replaceAll(/\s+/g, ' ') ?? ''
    expect(text.includes('Until the rest is paid')).toBe(mayBeAsked)
    expect(text).toContain('Your retreat, to remove from your calendar')
  },
)
