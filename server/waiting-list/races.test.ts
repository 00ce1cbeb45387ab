/** @module-tag postgres */

// What comes at the same moment: on PostgreSQL these really wait for each other.

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, retreats } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { fixedClock } from '#test/fixed-clock.ts'
import { groupForm } from '#test/groups.ts'
import { FULL_DATE, mailsTo, onSale, setPlaces, stateOf, wait } from '#test/waiting-lists.ts'
import { tendWaitingLists } from './offer-places.ts'

function book(app: TestApp, email: string, more: object = {}) {
  return app
    .newVisitor()
    .post('/api/submit-booking', { ...kiterForm({ selectedDate: FULL_DATE, email }), ...more })
}

/** How many hold a place on the date. */
function booked({ db }: TestApp): Promise<number> {
  const date = db.select({ id: retreats.id }).from(retreats).where(eq(retreats.startsOn, '2025-11-07'))
  return db.$count(bookings, and(isNotNull(bookings.placeNumber), inArray(bookings.retreatId, date)))
}

function times<T>(count: number, run: (number: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: count }, (_, number) => run(number))
}

test('a freed place, public buyers, the task of several servers and two entries: the one that fits gets it', async () => {
  const app = await createTestApp()
  await setPlaces(app, 0)
  const hanne = await wait(app, 'Hanne', 2)
  const noor = await wait(app, 'Noor')
  await setPlaces(app, 1)
  const [buyers] = await Promise.all([
    Promise.all(times(6, (number) => book(app, `buyer${number}@example.com`))),
    ...times(3, () => tendWaitingLists(app.deps)),
  ])
  expect(buyers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409])
  expect([await stateOf(app, hanne), await stateOf(app, noor)]).toEqual(['waiting', 'offered'])
  expect(await mailsTo(app, 'Noor', 'waiting-offer')).toHaveLength(1)
  expect(await booked(app)).toBe(0)
})

test('two freed places go to the entry that needs both, and no public buyer gets one of them', async () => {
  const app = await createTestApp()
  await setPlaces(app, 0)
  const hanne = await wait(app, 'Hanne', 2)
  const noor = await wait(app, 'Noor')
  await setPlaces(app, 2)
  const two = groupForm(
    [
      kiterForm({
        email: 'bo@example.com',
        healthConditions: null,
        emergencyContact: null,
        emergencyPhone: null,
        healthConsent: null,
      }),
    ],
    {
      selectedDate: FULL_DATE,
    },
  )
  const answers = await Promise.all([
    app.newVisitor().post('/api/submit-group', two),
    book(app, 'buyer@example.com'),
    tendWaitingLists(app.deps).then(() => ({ status: 0 })),
  ])
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 0])
  expect([await stateOf(app, hanne), await stateOf(app, noor)]).toEqual(['offered', 'waiting'])
})

test('an offer taken in its last second on one server while another ends it has one outcome', async () => {
  const app = await createTestApp()
  await setPlaces(app, 0)
  const noor = await wait(app, 'Noor')
  const greta = await wait(app, 'Greta')
  await setPlaces(app, 1)
  await tendWaitingLists(app.deps)
  app.clock.set('2025-09-03T09:01:59Z')
  const later = { ...app.deps, clock: fixedClock('2025-09-03T09:02:00Z') }
  const [taken] = await Promise.all([
    book(app, 'noor@example.com', { offer: noor }),
    ...times(2, () => tendWaitingLists(later)),
  ])
  const states = [await stateOf(app, noor), await stateOf(app, greta)]
  expect([
    [201, 'taken', 'waiting'],
    [409, 'lapsed', 'offered'],
  ]).toContainEqual([taken.status, ...states])
  expect((await booked(app)) + (states[1] === 'offered' ? 1 : 0)).toBe(1)
  expect(await onSale(app)).toEqual([0, 0])
})

test('one offer taken from several tabs at once makes one booking', async () => {
  const app = await createTestApp()
  await setPlaces(app, 0)
  const noor = await wait(app, 'Noor')
  await setPlaces(app, 1)
  await tendWaitingLists(app.deps)
  const answers = await Promise.all(
    times(5, (number) => book(app, `noor${number}@example.com`, { offer: noor })),
  )
  expect(answers.map(({ status }) => String(status)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '201',
    '409',
    '409',
    '409',
    '409',
  ])
  expect(await booked(app)).toBe(1)
})
