import { expect, test, vi } from 'vitest'
import { contacts } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { dumpDatabase } from './database-dump.ts'
import { bookingOf, guestWithBooking, payByCard } from './guests.ts'

/** Nobody else begins then, nor did a first try of this. */
const begin = (minute: number, retries = 0) =>
  createTestApp({ now: new Date(Date.UTC(2025, 8, 3, retries, minute)).toISOString() })

function write({ db, clock }: TestApp, message: string) {
  return db
    .insert(contacts)
    .values({ firstName: 'Lamin', email: 'lamin@example.com', message, createdAt: clock.now() })
}

/** Takes a step that writes a row, and says whether it was made anew. */
async function isMade(app: TestApp, name = 'step'): Promise<boolean> {
  const make = vi.fn<() => Promise<string>>(async () => {
    await write(app, name)
    return name
  })
  expect(await app.take(name, null, make)).toBe(name)
  return make.mock.calls.length === 1
}

test('what a step left behind twice is put back from then on, every row, and goes on from there', async ({
  task,
}) => {
  const stood: unknown[] = []
  for (let time = 0; time < 4; time++) {
    const app = await begin(1, task.result?.retryCount)
    const awa = await guestWithBooking(app, { email: 'awa@example.com' })
    await guestWithBooking(app, { email: 'binta@example.com' })
    await payByCard(awa, 'deposit')
    stood.push(await dumpDatabase(app.db))
    expect(await bookingOf(awa)).toMatchObject({ id: awa.lead.id, amountPaid: 200 })
    await payByCard(awa, 'balance')
    expect(await bookingOf(awa)).toMatchObject({ paymentStatus: 'fully_paid' })
  }
  const [, second, third, fourth] = stood
  expect(third).toEqual(second)
  expect(fourth).toEqual(second)
})

test('a step is made anew where the database stands otherwise', async ({ task }) => {
  const begun = () => begin(2, task.result?.retryCount)
  for (const made of [true, true, false]) expect(await isMade(await begun())).toBe(made)

  const another = await begun()
  expect(await isMade(another, 'another')).toBe(true)
  expect(await isMade(another)).toBe(true)

  const written = await begun()
  await write(written, 'past all steps')
  expect(await isMade(written)).toBe(true)
  expect(await isMade(written)).toBe(true)
  expect(await written.db.$count(contacts)).toBe(3)

  const later = await begun()
  later.clock.advance({ minutes: 1 })
  expect(await isMade(later)).toBe(true)
})

test('a step is made anew where the app works otherwise', async ({ task }) => {
  const begun = () => begin(3, task.result?.retryCount)
  for (const made of [true, true, false]) expect(await isMade(await begun())).toBe(made)

  const other = await begun()
  other.deps.orderTexts = { ...other.deps.orderTexts }
  expect(await isMade(other)).toBe(true)

  const watched = await begun()
  vi.spyOn(watched.db, 'transaction')
  expect(await isMade(watched)).toBe(true)
})

test('what is made at once is not kept as if it had been made one after the other', async ({ task }) => {
  for (let time = 0; time < 4; time++) {
    const app = await begin(4, task.result?.retryCount)
    const made = await Promise.all([isMade(app, 'one'), isMade(app, 'other')])
    expect(made).toEqual([true, true])
    expect(await isMade(app, 'next')).toBe(true)
    expect(await app.db.$count(contacts)).toBe(3)
  }
})

test('who comes while rows are put back comes after them', async ({ task }) => {
  const begun = () => begin(5, task.result?.retryCount)
  for (const made of [true, true]) expect(await isMade(await begun(), 'one')).toBe(made)
  const app = await begun()
  expect(await Promise.all([isMade(app, 'one'), isMade(app, 'other')])).toEqual([false, true])
  expect(await app.db.$count(contacts)).toBe(2)
})

test('a step of several steps is kept as one', async ({ task }) => {
  for (const made of [true, true, false]) {
    const app = await begin(6, task.result?.retryCount)
    const make = vi.fn<() => Promise<null>>(async () => {
      await isMade(app, 'first')
      await isMade(app, 'second')
      return null
    })
    await app.take('both', null, make)
    expect(make).toHaveBeenCalledTimes(made ? 1 : 0)
    expect(await app.db.$count(contacts)).toBe(2)
  }
})
