// The list for full dates (decision 52): joining, ranks, offers, and who may book meanwhile.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, waitingEntries } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { AWA } from '#test/awa.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { groupForm } from '#test/groups.ts'
import { guestWithBooking, operator, signUpKnown } from '#test/guests.ts'
import {
  askToWait,
  changeDate,
  entryOf,
  FULL_DATE,
  mailsTo,
  onSale,
  setPlaces,
  stateOf,
  wait,
} from '#test/waiting-lists.ts'

/** An app whose date is full. */
async function fullDate(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const app = await createTestApp(options)
  await setPlaces(app, 0)
  return app
}

function book(app: TestApp, more: object = {}) {
  return app.newVisitor().post('/api/submit-booking', { ...kiterForm({ selectedDate: FULL_DATE }), ...more })
}

function problem(type: string) {
  return { status: 409, body: { type: `urn:problem:${type}` } }
}

test('the confirmed link is the rank, and every answer and email says the own one', async () => {
  const app = await fullDate()
  const hanne = await wait(app, 'Hanne', 2)
  const noor = await wait(app, 'Noor')
  expect(await entryOf(app, hanne)).toMatchObject({ state: 'waiting', rank: 1, offer: null, ahead: null })
  expect(await entryOf(app, noor)).toMatchObject({ rank: 2, ahead: { rank: 1, places: 2 }, kiters: 1 })
  const again = await app.client.post(`/api/waiting-list/confirm/${hanne}`)
  expect(again).toMatchObject({ status: 200, body: { state: 'waiting', rank: 1 } })
  const [mail] = await mailsTo(app, 'Noor', 'waiting-confirmed')
  expect(mail?.subject).toBe(`Waiting list for ${FULL_DATE}: you’re number 2`)
  expect(mail?.text).toContain(`/waiting-list/${noor}?leave=yes`)
})

test('a known address is answered the same, keeps its rank and gets it by email', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  await wait(app, 'Greta')
  const [known, unknown] = [await askToWait(app, 'Noor', 4), await askToWait(app, 'Omar')]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(await entryOf(app, noor)).toMatchObject({ rank: 1, kiters: 1 })
  expect(await mailsTo(app, 'Noor', 'waiting-confirmed')).toHaveLength(2)
})

test('nobody, more than four, fewer than none, no address and no name are refused in words', async () => {
  const app = await fullDate()
  const form = {
    selectedDate: FULL_DATE,
    kiters: 1,
    nonKiters: 0,
    firstName: 'Noor',
    email: 'noor@example.com',
  }
  for (const wrong of [
    { kiters: 0, nonKiters: 0 },
    { kiters: 3, nonKiters: 2 },
    { kiters: -1, nonKiters: 2 },
    { email: 'noor@' },
    { firstName: '' },
  ]) {
    const { status } = await app.client.post('/api/waiting-list', { ...form, ...wrong })
    expect({ wrong, status }).toEqual({ wrong, status: 422 })
  }
})

test('a date with places has no list, unless somebody earlier fits them', async () => {
  const app = await fullDate()
  await wait(app, 'Noor')
  await setPlaces(app, 1, 1)
  expect(await askToWait(app, 'Greta')).toMatchObject({ status: 202 })
  expect(await askToWait(app, 'Greta', 0, 1)).toMatchObject(problem('places-free'))
  expect(await askToWait(app, 'Greta', 0, 2)).toMatchObject({ status: 202 })
})

test.each([
  ['closed', { status: 'closed' as const }],
  ['cancelled', { status: 'cancelled' as const, cancelledAt: new Date('2025-09-01T09:00:00Z') }],
  ['begun', { startsOn: '2025-09-01' }],
])('a date that is %s has no list, makes no offers, and whoever waits is told once', async (_, change) => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  await changeDate(app, { ...change, placesKiter: 8 })
  expect(await askToWait(app, 'Greta')).toMatchObject(problem('list-closed'))
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await stateOf(app, noor)).toBe('closed')
  expect(await mailsTo(app, 'Noor', 'waiting-offer')).toEqual([])
  expect(await mailsTo(app, 'Noor', 'waiting-over')).toHaveLength(1)
  expect(await app.client.post(`/api/waiting-list/confirm/${noor}`)).toMatchObject(problem('list-closed'))
})

test('a freed place is for the first who fits from the first moment, then offered, held and taken', async () => {
  const app = await fullDate()
  await wait(app, 'Hanne', 2)
  const noor = await wait(app, 'Noor')
  await setPlaces(app, 1, 1)
  expect(await onSale(app), 'before the task has run').toEqual([0, 1])
  expect(await book(app)).toMatchObject(problem('retreat-full'))
  await runDueJobs(app.deps)
  expect(await entryOf(app, noor)).toMatchObject({
    state: 'offered',
    rank: 2,
    offer: { until: '2025-09-03T09:02:00.000Z', total: 950 },
  })
  expect((await mailsTo(app, 'Noor', 'waiting-offer'))[0]?.text).toContain('Today’s price is €950')
  expect(await onSale(app)).toEqual([0, 1])
  expect(await book(app)).toMatchObject(problem('retreat-full'))
  expect(await book(app, { offer: noor, expectedTotal: 1 })).toMatchObject(problem('price-changed'))
  expect(await stateOf(app, noor), 'nothing was taken').toBe('offered')
  expect((await book(app, { offer: noor, expectedTotal: 950 })).status).toBe(201)
  expect(await entryOf(app, noor)).toMatchObject({ state: 'taken', rank: null, offer: null })
  expect(await book(app, { offer: noor, email: 'b@example.com' })).toMatchObject(problem('offer-over'))
})

test('who submits again after taking the place changes the booking', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  await setPlaces(app, 1)
  await runDueJobs(app.deps)
  const visitor = app.newVisitor()
  const submit = (selectedRoom: string) =>
    visitor.post('/api/submit-booking', {
      ...kiterForm({ selectedDate: FULL_DATE, selectedRoom }),
      offer: noor,
    })
  expect((await submit('shared')).status).toBe(201)
  expect((await submit('shared')).status).toBe(200)
  expect((await submit('private')).status).toBe(200)
})

test('an entry that needs more never blocks: a place that fits nobody who waits is on sale at once', async () => {
  const app = await fullDate()
  const hanne = await wait(app, 'Hanne', 2)
  await setPlaces(app, 1)
  await runDueJobs(app.deps)
  expect(await onSale(app)).toEqual([1, 0])
  expect((await book(app)).status).toBe(201)
  await setPlaces(app, 3)
  expect(await onSale(app)).toEqual([0, 0])
  await runDueJobs(app.deps)
  expect(await entryOf(app, hanne)).toMatchObject({ state: 'offered', offer: { total: 1900 } })
})

test('two places are taken by a group', async () => {
  const app = await fullDate()
  const tim = await wait(app, 'Tim', 1, 1)
  await setPlaces(app, 1, 1)
  expect(await onSale(app)).toEqual([0, 0])
  await runDueJobs(app.deps)
  const form = groupForm(undefined, { offer: tim, selectedDate: FULL_DATE })
  expect((await app.newVisitor().post('/api/submit-group', { ...form, offer: 'made-up' })).status).toBe(409)
  expect((await app.newVisitor().post('/api/submit-group', form)).status).toBe(201)
  expect(await stateOf(app, tim)).toBe('taken')
  expect(await onSale(app)).toEqual([0, 0])
})

test('an offer is for its own date and package', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  await setPlaces(app, 1)
  await runDueJobs(app.deps)
  const { selectedDate: _, ...other } = kiterForm()
  const elsewhere = { ...other, selectedDate: 'Dec 5–12, 2025', offer: noor }
  expect(await app.newVisitor().post('/api/submit-booking', elsewhere)).toMatchObject(problem('offer-over'))
  const companion = { ...companionForm({ selectedDate: FULL_DATE }), offer: noor }
  expect(await app.newVisitor().post('/api/submit-booking', companion)).toMatchObject(problem('retreat-full'))
  expect(await stateOf(app, noor)).toBe('offered')
})

test('an offer holds to its last instant, is reminded of once, and then goes to the next, never to the same by itself', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  const greta = await wait(app, 'Greta')
  await setPlaces(app, 1)
  await runDueJobs(app.deps)
  app.clock.advance({ hours: 24 })
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  const [reminder, ...more] = await mailsTo(app, 'Noor', 'waiting-reminder')
  expect([reminder?.subject, more]).toEqual(['Held for you until Wed 3 Sept, 11:02', []])
  app.clock.set('2025-09-03T09:01:59Z')
  expect(await stateOf(app, noor)).toBe('offered')
  app.clock.set('2025-09-03T09:02:00Z')
  expect(await stateOf(app, noor)).toBe('lapsed')
  expect(await book(app, { offer: noor })).toMatchObject(problem('offer-over'))
  expect(await onSale(app), 'it is for the next, before the task has run').toEqual([0, 0])
  await runDueJobs(app.deps)
  expect(await entryOf(app, greta)).toMatchObject({ state: 'offered', rank: 1 })
  expect((await app.client.post(`/api/waiting-list/${greta}/decline`)).status).toBe(204)
  expect((await app.client.post(`/api/waiting-list/${greta}/decline`)).status).toBe(204)
  expect(await onSale(app)).toEqual([1, 0])
  await runDueJobs(app.deps)
  expect([await stateOf(app, noor), await stateOf(app, greta)]).toEqual(['lapsed', 'declined'])
  expect(await onSale(app)).toEqual([1, 0])
  expect(await app.client.post(`/api/waiting-list/confirm/${noor}`)).toMatchObject(problem('places-free'))
  expect((await book(app)).status).toBe(201)
  const rejoined = await app.client.post(`/api/waiting-list/confirm/${noor}`)
  expect(rejoined).toMatchObject({ status: 200, body: { state: 'waiting', rank: 1, offer: null } })
})

test('taken, the place is held as long as was promised, and once released it goes to the next', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  const greta = await wait(app, 'Greta')
  await setPlaces(app, 1)
  await runDueJobs(app.deps)
  expect((await book(app, { offer: noor })).status).toBe(201)
  app.clock.advance({ hours: 40 })
  await runDueJobs(app.deps)
  expect(await app.db.$count(bookings, eq(bookings.status, 'expired'))).toBe(0)
  app.clock.advance({ hours: 10 })
  await runDueJobs(app.deps)
  expect(await app.db.$count(bookings, eq(bookings.status, 'expired'))).toBe(1)
  expect([await stateOf(app, noor), await stateOf(app, greta)]).toEqual(['taken', 'offered'])
})

test('a booking that moves gets no place that somebody who waits fits', async () => {
  const app = await fullDate()
  const elsewhere = await guestWithBooking(app, { selectedDate: 'Dec 5–12, 2025' })
  await wait(app, 'Noor')
  await setPlaces(app, 1)
  const moved = await elsewhere.visitor.patch(`/api/leads/${elsewhere.lead.id}`, { selectedDate: FULL_DATE })
  expect(moved).toMatchObject(problem('retreat-full'))
})

test('one tap leaves and deletes the address; what was offered is free for the next', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  await setPlaces(app, 1)
  await runDueJobs(app.deps)
  expect((await app.client.delete(`/api/waiting-list/${noor}`)).status).toBe(204)
  expect(await app.db.$count(waitingEntries)).toBe(0)
  expect(await onSale(app)).toEqual([1, 0])
  expect((await app.client.get(`/api/waiting-list/${noor}`)).status).toBe(404)
  expect((await app.client.delete('/api/waiting-list/made-up')).status).toBe(404)
  expect(await book(app, { offer: noor })).toMatchObject(problem('offer-over'))
})

test('an offer that the operator withdraws goes to the next, never back by itself, and is told once', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  const greta = await wait(app, 'Greta')
  await setPlaces(app, 1)
  await runDueJobs(app.deps)
  const admin = await operator(app)
  const [first] = await app.db.select().from(waitingEntries).where(eq(waitingEntries.firstName, 'Noor'))
  const path = `/api/admin/waiting-list/${first?.id}/offer`
  expect(await admin.delete(path)).toMatchObject({
    status: 200,
    body: { entries: [{ firstName: 'Noor', rank: 1, offerUntil: null }, { firstName: 'Greta' }] },
  })
  expect(await admin.delete(path)).toMatchObject(problem('wrong-state'))
  expect(await onSale(app)).toEqual([0, 0])
  await runDueJobs(app.deps)
  expect(await stateOf(app, greta)).toBe('offered')
  expect(await mailsTo(app, 'Noor', 'waiting-withdrawn')).toHaveLength(1)
  expect(await book(app, { offer: noor })).toMatchObject(problem('offer-over'))
  // Once nobody else waits, the place is on sale, unless the operator offers it again.
  expect((await app.client.delete(`/api/waiting-list/${greta}`)).status).toBe(204)
  await runDueJobs(app.deps)
  expect(await onSale(app)).toEqual([1, 0])
  expect(await entryOf(app, noor)).toMatchObject({ state: 'waiting', rank: 1 })
  expect((await admin.post(path)).status).toBe(201)
  expect(await stateOf(app, noor)).toBe('offered')
})

test('other places can be waited for at the same rank, while nothing is offered', async () => {
  const app = await fullDate()
  const noor = await wait(app, 'Noor')
  await wait(app, 'Greta')
  const change = (body: object) => app.client.patch(`/api/waiting-list/${noor}`, body)
  expect(await change({ kiters: 1, nonKiters: 1 })).toMatchObject({
    status: 200,
    body: { rank: 1, nonKiters: 1 },
  })
  expect((await change({ kiters: 3, nonKiters: 2 })).status).toBe(422)
  await setPlaces(app, 1, 1)
  await runDueJobs(app.deps)
  expect(await change({ kiters: 1, nonKiters: 0 })).toMatchObject(problem('wrong-state'))
})

test('from 21 days before, all who fit are told at once, nothing is held, and told again when places are free again', async () => {
  const app = await fullDate()
  await changeDate(app, { keptOpen: true })
  const hanne = await wait(app, 'Hanne', 2)
  const noor = await wait(app, 'Noor')
  const greta = await wait(app, 'Greta')
  app.clock.set('2025-10-17T00:00:00Z')
  await setPlaces(app, 1)
  expect(await onSale(app)).toEqual([1, 0])
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await mailsTo(app, 'Noor', 'waiting-free')).toHaveLength(1)
  expect(await mailsTo(app, 'Greta', 'waiting-free')).toHaveLength(1)
  expect(await mailsTo(app, 'Hanne', 'waiting-free')).toEqual([])
  expect(await entryOf(app, noor)).toMatchObject({ state: 'waiting', offer: null, isFirstCome: true })
  expect(await entryOf(app, hanne)).toMatchObject({ isFirstCome: false })
  expect((await book(app, { offer: noor })).status).toBe(201)
  expect(await stateOf(app, noor)).toBe('taken')
  expect(await book(app, { offer: greta })).toMatchObject(problem('retreat-full'))
  await runDueJobs(app.deps)
  await setPlaces(app, 2)
  await runDueJobs(app.deps)
  expect(await mailsTo(app, 'Greta', 'waiting-free')).toHaveLength(2)
})

test('an unconfirmed address goes after 7 days, an entry 30 days after the start', async () => {
  const app = await fullDate()
  await askToWait(app, 'Omar')
  await wait(app, 'Noor')
  const left = async () => {
    await runDueJobs(app.deps)
    return (await app.db.select().from(waitingEntries)).map(({ firstName }) => firstName).toSorted()
  }
  app.clock.set('2025-09-08T08:59:59Z')
  expect(await left()).toEqual(['Noor', 'Omar'])
  app.clock.set('2025-09-08T09:00:00Z')
  expect(await left()).toEqual(['Noor'])
  app.clock.set('2025-12-06T23:59:59Z')
  expect(await left()).toEqual(['Noor'])
  app.clock.set('2025-12-07T00:00:00Z')
  expect(await left()).toEqual([])
})

test('an account’s export has its entries, and erasing it deletes them', async () => {
  const app = await fullDate()
  await wait(app, 'Noor', 1, 1)
  const visitor = await signUpKnown(app, 'noor@example.com')
  const { body } = await visitor.get<{ waitingLists: object[] }>('/api/account/export')
  expect(body.waitingLists).toMatchObject([
    { retreat: FULL_DATE, firstName: 'Noor', kiters: 1, nonKiters: 1 },
  ])
  expect((await visitor.delete('/api/account', { password: AWA.password })).status).toBe(200)
  expect(await app.db.$count(waitingEntries)).toBe(0)
})
