import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import type { Availability } from '#domain/place/availability.ts'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { retreats } from '#server/db/schema.ts'
import { readHistory } from '#server/store/record-history.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

const NEXT_DECEMBER = {
  startsOn: '2026-12-11',
  endsOn: '2026-12-18',
  placesKiter: 8,
  placesNonKiter: 8,
  status: 'on_sale',
}

async function open(admin: Visitor, differences: Record<string, unknown> = {}) {
  const body = { ...NEXT_DECEMBER, ...differences }
  return admin.post<{ retreat: RetreatView }>('/api/admin/retreats', body)
}

function change(admin: Visitor, id: string, body: Record<string, unknown>) {
  return admin.patch<{ retreat: RetreatView } & ProblemBody>(`/api/admin/retreats/${id}`, body)
}

async function dates(admin: Visitor): Promise<RetreatView[]> {
  return (await admin.get<{ retreats: RetreatView[] }>('/api/admin/retreats')).body.retreats
}

async function dateOf(admin: Visitor, label: string): Promise<RetreatView> {
  const found = (await dates(admin)).find((retreat) => retreat.label === label)
  if (!found) throw new Error(`no date ${label}`)
  return found
}

async function onTheWebsite(app: TestApp): Promise<Availability> {
  return (await app.newVisitor().get<Availability>('/api/booking-availability')).body
}

/** Books a date for some kiters and non-kiters, none of whom has paid. */
async function withGuests(app: TestApp, kiters: number, companions: number) {
  for (let n = 1; n <= kiters; n++) await submit(app, kiterForm, `Kiter ${n}`)
  for (let n = 1; n <= companions; n++) await submit(app, companionForm, `Companion ${n}`)
}

async function submit(app: TestApp, form: typeof kiterForm | typeof companionForm, lastName: string) {
  const email = `${lastName.replace(' ', '').toLowerCase()}@example.com`
  const sent = form({ selectedDate: 'Nov 7–14, 2025', firstName: 'Awa', lastName, email })
  expect((await app.newVisitor().post<{ lead: Booking }>('/api/submit-booking', sent)).status).toBe(201)
}

test('a new date is on the website at once, and can be booked', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const opened = await open(admin, { minimumGuests: 4 })
  expect(opened.status).toBe(201)
  expect(opened.body.retreat).toMatchObject({
    ...NEXT_DECEMBER,
    label: 'Dec 11–18, 2026',
    minimumGuests: 4,
    minimum: 4,
    keptOpen: false,
    closedBy: null,
    runs: false,
    kiters: { confirmed: 0, held: 0 },
    received: 0,
  })
  expect(await onTheWebsite(app)).toMatchObject({ 'Dec 11–18, 2026': { onSale: true, kiterAvailable: 8 } })
  const guest = await guestWithBooking(app, { selectedDate: 'Dec 11–18, 2026' })
  expect(guest.lead.selectedDate).toBe('Dec 11–18, 2026')
  expect(await readHistory(app.db, { retreatId: opened.body.retreat.id })).toMatchObject([
    { what: 'Date opened', to: 'Dec 11–18, 2026' },
  ])
})

test('a new date can start today or later', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const today = banjulDay(app.clock.now())
  const refused = await admin.post<ProblemBody>('/api/admin/retreats', {
    ...NEXT_DECEMBER,
    startsOn: addDays(today, -1),
    endsOn: addDays(today, 6),
  })
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: [{ field: 'startsOn', message: 'This day is in the past. A new date starts today or later' }],
    },
  })
  expect((await open(admin, { startsOn: today, endsOn: addDays(today, 7) })).status).toBe(201)
})

test('a date without a last day lasts eight days, and moving its first day moves the last', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const opened = await open(admin, { endsOn: undefined, status: 'draft' })
  expect(opened.body.retreat.endsOn).toBe('2026-12-18')
  const moved = await change(admin, opened.body.retreat.id, { startsOn: '2026-12-28' })
  expect(moved.body.retreat).toMatchObject({ endsOn: '2027-01-04', label: 'Dec 28, 2026–Jan 4, 2027' })
})

test('a draft is hidden and cannot be booked, and a closed date is shown and cannot be booked', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const { body } = await open(admin, { status: 'draft' })
  expect(await onTheWebsite(app)).not.toHaveProperty(['Dec 11–18, 2026'])
  const form = kiterForm({ selectedDate: 'Dec 11–18, 2026' })
  expect((await app.client.post('/api/submit-booking', form)).status).toBe(422)
  expect((await change(admin, body.retreat.id, { status: 'on_sale' })).status).toBe(200)
  expect((await onTheWebsite(app))['Dec 11–18, 2026']?.onSale).toBe(true)
  await change(admin, body.retreat.id, { status: 'closed' })
  expect((await onTheWebsite(app))['Dec 11–18, 2026']?.onSale).toBe(false)
  expect((await app.client.post<ProblemBody>('/api/submit-booking', form)).body.type).toBe(
    'urn:problem:retreat-not-on-sale',
  )
  const history = await readHistory(app.db, { retreatId: body.retreat.id })
  expect(history.map(({ what, from, to }) => [what, from, to])).toEqual([
    ['Sale', 'on sale', 'closed'],
    ['Sale', 'draft', 'on sale'],
    ['Date opened', null, 'Dec 11–18, 2026'],
  ])
})

test('the refusal to take away the only held place says so in the singular', async () => {
  const app = await createTestApp()
  await withGuests(app, 1, 0)
  const admin = await operator(app)
  const date = await dateOf(admin, 'Nov 7–14, 2025')
  expect((await change(admin, date.id, { placesKiter: 0 })).body).toMatchObject({
    detail: '1 place for kiters is held. Move or cancel it first.',
    errors: [{ field: 'placesKiter', message: '1 is held' }],
  })
})

test('places cannot be reduced below those held, and the refusal names the guests', async () => {
  const app = await createTestApp()
  await withGuests(app, 3, 2)
  const admin = await operator(app)
  const date = await dateOf(admin, 'Nov 7–14, 2025')
  expect(date).toMatchObject({ kiters: { confirmed: 0, held: 3 }, nonKiters: { held: 2 } })

  const refused = await change(admin, date.id, { placesKiter: 2 })
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:problem:fewer-places-than-held' } })
  expect(refused.body.guests?.map(({ name }) => name)).toEqual(['Awa Kiter 1', 'Awa Kiter 2', 'Awa Kiter 3'])
  expect(refused.body.detail).toBe('3 places for kiters are held. Move or cancel 1 of them first.')
  expect((await change(admin, date.id, { placesNonKiter: 1 })).body.guests).toHaveLength(2)
  expect((await dateOf(admin, date.label)).placesKiter, 'nothing was changed').toBe(8)

  expect((await change(admin, date.id, { placesKiter: 3, placesNonKiter: 2 })).status).toBe(200)
  const full = kiterForm({ selectedDate: date.label, email: 'late@example.com' })
  expect((await app.client.post<ProblemBody>('/api/submit-booking', full)).body.type).toBe(
    'urn:problem:retreat-full',
  )
})

test('the days of a date with guests cannot change, it cannot be a draft again, and the refusal names the guest', async () => {
  const app = await createTestApp()
  await withGuests(app, 1, 0)
  const admin = await operator(app)
  const date = await dateOf(admin, 'Nov 7–14, 2025')
  for (const body of [{ startsOn: '2025-11-08' }, { endsOn: '2025-11-15' }, { status: 'draft' }]) {
    const refused = await change(admin, date.id, body)
    expect(refused, JSON.stringify(body)).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:retreat-has-guests', guests: [{ name: 'Awa Kiter 1' }] },
    })
  }
})

test('the days of a date that was ever booked cannot change', async () => {
  const app = await createTestApp()
  await withGuests(app, 1, 0)
  const admin = await operator(app)
  const date = await dateOf(admin, 'Nov 7–14, 2025')
  app.clock.advance({ hours: 2 })
  expect(await expireBookings(app.deps)).toBe(1)
  expect(await change(admin, date.id, { startsOn: '2025-11-08' })).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:retreat-has-guests' },
  })
})

test('two dates cannot have the same days', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const first = await open(admin)
  expect(await open(admin)).toMatchObject({ status: 409, body: { type: 'urn:problem:retreat-exists' } })
  const other = await open(admin, { startsOn: '2026-12-23', endsOn: '2026-12-30' })
  expect(await change(admin, other.body.retreat.id, { startsOn: '2026-12-11' })).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:retreat-exists' },
  })
  await app.db
    .update(retreats)
    .set({ status: 'cancelled', cancelledAt: app.clock.now() })
    .where(eq(retreats.id, first.body.retreat.id))
  expect((await open(admin)).status, 'those of a cancelled one are free again').toBe(201)
  expect(await change(admin, first.body.retreat.id, { status: 'on_sale' })).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:retreat-cancelled' },
  })
})

test.each([
  { startsOn: '2026-02-30' },
  { startsOn: '9999-12-31', endsOn: undefined },
  { endsOn: '2026-12-01' },
  { placesKiter: -1 },
  { placesKiter: 2.5 },
  { status: 'cancelled' },
  { minimumGuests: 0 },
  { minimumGuests: 17 },
])('invalid values of a date are refused: %j', async (differences) => {
  const app = await createTestApp()
  const admin = await operator(app)
  expect((await open(admin, differences)).status).toBe(422)
  const { body } = await open(admin)
  expect((await change(admin, body.retreat.id, differences)).status).toBe(422)
  expect(await dateOf(admin, 'Dec 11–18, 2026')).toMatchObject(NEXT_DECEMBER)
})

test('a date says how many of its guests have booked, and that it runs as soon as enough are confirmed', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  await open(admin, { minimumGuests: 2 })
  const label = 'Dec 11–18, 2026'
  const told = async () => (await onTheWebsite(app))[label]?.gathering
  const first = await guestWithBooking(app, { selectedDate: label })
  await payByCard(first, 'deposit')
  const second = await guestWithBooking(app, { selectedDate: label, email: 'bram@example.com' })
  expect(await told(), 'one is confirmed, one only holds a place').toEqual({
    confirmed: 1,
    guests: 2,
    decidedBy: '2026-11-21',
  })
  await payByCard(second, 'deposit')
  expect(await told()).toBeNull()
  expect(await dateOf(admin, label)).toMatchObject({ runs: true, kiters: { confirmed: 2, held: 0 } })

  await change(admin, (await dateOf(admin, label)).id, { minimumGuests: null })
  expect(await told(), 'the usual minimum').toMatchObject({ confirmed: 2, guests: 4 })
})

test('a date closes by itself for guests, until the operator keeps it open', async () => {
  const app = await createTestApp({ now: '2025-10-24T09:00:00Z' })
  const admin = await operator(app)
  const [label, later] = ['Nov 7–14, 2025', 'Dec 5–12, 2025']
  expect(await onTheWebsite(app)).toMatchObject({ [label]: { onSale: false }, [later]: { onSale: true } })
  expect(await dateOf(admin, label)).toMatchObject({ status: 'on_sale', closedBy: 'starts_soon' })

  const book = () => app.newVisitor().post('/api/submit-booking', kiterForm({ selectedDate: label }))
  const refused = await book()
  expect([refused.status, refused.body]).toMatchObject([409, { type: 'urn:problem:retreat-not-on-sale' }])
  const booked = await guestWithBooking(app, { selectedDate: later, email: 'bram@example.com' })
  const moved = await booked.visitor.patch(`/api/leads/${booked.lead.id}`, { selectedDate: label })
  expect([moved.status, moved.body]).toMatchObject([409, { type: 'urn:problem:retreat-not-on-sale' }])

  const { id } = await dateOf(admin, label)
  expect((await change(admin, id, { keptOpen: true })).body.retreat).toMatchObject({ closedBy: null })
  expect(await onTheWebsite(app)).toMatchObject({ [label]: { onSale: true } })
  expect((await book()).status).toBe(201)
  await change(admin, id, { keptOpen: false })
  expect(await onTheWebsite(app)).toMatchObject({ [label]: { onSale: false } })
})

test('a date with too few guests closes on the deciding day, and opens again when enough are confirmed', async () => {
  const app = await createTestApp({ now: '2025-11-15T09:00:00Z' })
  const admin = await operator(app)
  const label = 'Dec 5–12, 2025'
  expect(await dateOf(admin, label)).toMatchObject({ closedBy: 'too_few_guests', kiters: { confirmed: 2 } })
  expect(await onTheWebsite(app)).toMatchObject({ [label]: { onSale: false } })
  await change(admin, (await dateOf(admin, label)).id, { minimumGuests: 2 })
  expect(await dateOf(admin, label)).toMatchObject({ closedBy: null, runs: true })
  expect(await onTheWebsite(app)).toMatchObject({ [label]: { onSale: true } })
})

test('a date shows the money received, due and overdue', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app, { selectedDate: 'Dec 5–12, 2025' })
  await payByCard(guest, 'deposit')
  // The seed has two bookings: one with a deposit, one paid in full.
  expect(await dateOf(admin, 'Dec 5–12, 2025')).toMatchObject({
    kiters: { confirmed: 3, held: 0 },
    received: 200 + 950 + 200,
    due: 750 + 750,
    overdue: 0,
  })
  app.clock.set('2025-11-01T09:00:00Z')
  const later = await operator(app)
  expect(await dateOf(later, 'Dec 5–12, 2025')).toMatchObject({ due: 1500, overdue: 1500 })
})

test('an unknown date is not found', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  for (const id of ['1', '00000000-0000-4000-8000-000000000000']) {
    expect((await change(admin, id, { placesKiter: 1 })).status).toBe(404)
    const body = { dryRun: true }
    expect((await admin.post(`/api/admin/retreats/${id}/cancel`, body)).status).toBe(404)
  }
})
