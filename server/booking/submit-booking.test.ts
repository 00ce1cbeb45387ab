import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { INCOMPLETE_BOOKING } from '#domain/booking-form/incomplete-booking.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { PricingTiers } from '#domain/contract/api-contract.ts'
import type { Availability } from '#domain/place/availability.ts'
import { bookings } from '#server/db/schema.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  guestWithBooking,
  keepDatesOpen,
  makeHoldersKnown,
  payByCard,
  signUpKnown,
} from '#test/guests.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import type { Visitor } from '#test/visitor.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const NOVEMBER = 'Nov 7–14, 2025'

function submit(visitor: Visitor, form: Record<string, unknown>) {
  return visitor.post<{ lead: Booking }>('/api/submit-booking', form)
}

async function availability({ client }: TestApp): Promise<Availability> {
  return (await client.get<Availability>('/api/booking-availability')).body
}

async function book(app: TestApp, count: number, form: Record<string, unknown> = kiterForm()) {
  for (let guest = 0; guest < count; guest++) {
    expect(await submit(app.newVisitor(), form)).toMatchObject({ status: 201 })
  }
  await makeHoldersKnown(app)
}

test('a private room at €950 costs €1,130, with €200 now and €930 due 45 days before', async () => {
  const { client } = await createTestApp()
  const { status, body } = await submit(client, kiterForm({ selectedRoom: 'private' }))
  expect(status).toBe(201)
  expect(body.lead).toMatchObject({
    status: 'booking_submitted',
    paymentStatus: 'pending',
    selectedDate: OCTOBER,
    retreatDate: OCTOBER,
    roomType: 'private',
    age: 31,
    name: 'Awa Jallow',
    holdExpiresAt: '2025-09-01T10:00:00.000Z',
    balanceDue: 1130,
    amountPaid: 0,
    amountReported: 0,
    quote: {
      tier: 'super_early_bird',
      basePrice: 950,
      roomSupplement: 180,
      discount: 0,
      total: 1130,
      deposit: 200,
      balance: 930,
      balanceDueOn: '2025-09-16',
    },
  })
  expect(body.lead.paymentReferences?.deposit).toMatch(/^KITE-DEPOSIT-2025-JALLOW-[2-9A-Z]{4}$/)
})

test('a booking takes a place of its own package only', async () => {
  const app = await createTestApp()
  await submit(app.client, companionForm())
  expect((await availability(app))[OCTOBER]).toMatchObject({
    booked: 1,
    available: 15,
    kiterAvailable: 8,
    nonKiterBooked: 1,
    nonKiterAvailable: 7,
  })
})

test('sixty buyers at once for eight places get exactly eight', { tags: 'postgres' }, async () => {
  const app = await createTestApp()
  const answers = await Promise.all(Array.from({ length: 60 }, () => submit(app.newVisitor(), kiterForm())))
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(8)
  expect(statuses.filter((status) => status === 409)).toHaveLength(52)
  expect((await availability(app))[OCTOBER]).toMatchObject({ kiterBooked: 8, kiterAvailable: 0 })
})

test('a full package is refused, also to a booking of another date, which keeps its place, and the other package stays open', async () => {
  const app = await createTestApp()
  await book(app, 8, kiterForm({ selectedDate: NOVEMBER }))
  const full = await submit(app.newVisitor(), kiterForm({ selectedDate: NOVEMBER }))
  expect(full).toMatchObject({
    status: 409,
    body: { title: 'This retreat is full', errors: [{ field: 'selectedDate' }] },
  })
  await submit(app.client, kiterForm())
  expect(await submit(app.client, kiterForm({ selectedDate: NOVEMBER }))).toMatchObject({ status: 409 })
  expect((await availability(app))[OCTOBER]).toMatchObject({ kiterBooked: 1 })
  const companion = companionForm({ selectedDate: NOVEMBER })
  expect(await submit(app.newVisitor(), companion)).toMatchObject({ status: 201 })
})

test.each([
  { bookedBefore: 7, cheaper: 950, dearer: 1100 },
  { bookedBefore: 13, cheaper: 1100, dearer: 1250 },
])(
  'two buyers at once at $bookedBefore bookings: one gets the old price, the other the new',
  { tags: 'postgres' },
  async (boundary) => {
    const app = await createTestApp()
    // The two seeded bookings count too.
    const dates = [OCTOBER, NOVEMBER]
    for (let n = 2; n < boundary.bookedBefore; n++) {
      await book(app, 1, kiterForm({ selectedDate: dates[n % 2] }))
    }
    const [first, second] = [await signUpKnown(app, '1@example.com'), await signUpKnown(app, '2@example.com')]
    const answers = await Promise.all([
      submit(first, companionForm()),
      submit(second, companionForm({ selectedDate: NOVEMBER })),
    ])
    const prices = answers.map((answer) => answer.body.lead.quote?.basePrice)
    expect(new Set(prices)).toEqual(new Set([boundary.cheaper, boundary.dearer]))
  },
)

test('the pricing call returns the current tier and its spots left', async () => {
  const app = await createTestApp()
  expect((await app.client.get<PricingTiers>('/api/pricing-tiers')).body).toEqual({
    kiter: { tier: 'super_early_bird', price: 950 },
    nonKiter: { tier: 'super_early_bird', price: 950 },
    totalBookings: 2,
    spotsLeft: 6,
  })
  await book(app, 6)
  expect((await app.client.get<PricingTiers>('/api/pricing-tiers')).body).toMatchObject({
    kiter: { tier: 'early_bird', price: 1100 },
    totalBookings: 8,
    spotsLeft: 6,
  })
})

test.each([
  ['with every place free', 0],
  ['for the last place', 7],
])(
  'three clicks at once with one draft make one booking, %s',
  { tags: 'postgres' },
  async (_, bookedBefore) => {
    const app = await createTestApp()
    await book(app, bookedBefore)
    await app.client.post('/api/leads', { firstName: 'Awa', status: 'in_progress' })
    const answers = await Promise.all([1, 2, 3].map(() => submit(app.client, kiterForm())))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2)
    expect(new Set(answers.map((answer) => answer.body.lead.id)).size).toBe(1)
    expect((await availability(app))[OCTOBER]).toMatchObject({ kiterBooked: bookedBefore + 1 })
  },
)

test('a retry after a lost answer, and a second tab, get the existing booking', async () => {
  const app = await createTestApp()
  await app.client.post('/api/leads', { firstName: 'Awa', status: 'in_progress' })
  const before = new Map(app.client.cookies)
  const first = await submit(app.client, kiterForm())
  expect(first.status).toBe(201)
  // Neither has seen the first answer or its cookie.
  for (const again of ['a retry', 'a second tab']) {
    const answer = await submit(app.newVisitor(before), kiterForm())
    expect(answer, again).toMatchObject({ status: 200, body: { lead: { id: first.body.lead.id } } })
  }
  expect((await availability(app))[OCTOBER]).toMatchObject({ booked: 1, kiterBooked: 1 })
})

test('resubmitting moves the place to the new date and package, and keeps the tier', async () => {
  const app = await createTestApp()
  const first = await submit(app.client, kiterForm())
  const moved = await submit(app.client, companionForm({ selectedDate: NOVEMBER, selectedRoom: 'private' }))
  expect(moved).toMatchObject({
    status: 200,
    body: { lead: { id: first.body.lead.id, selectedDate: NOVEMBER, packageType: 'non-kiter', age: null } },
  })
  expect(moved.body.lead.quote).toMatchObject({ tier: 'super_early_bird', total: 1130 })
  const after = await availability(app)
  expect(after[OCTOBER]).toMatchObject({ kiterBooked: 0 })
  expect(after[NOVEMBER]).toMatchObject({ nonKiterBooked: 1 })
})

test('a form for another date makes another booking once the first is paid', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  // The success page, which clears the cookie, was never opened.
  const again = await submit(guest.visitor, kiterForm())
  expect(again).toMatchObject({ status: 200, body: { lead: { id: guest.lead.id } } })
  const another = await submit(guest.visitor, kiterForm({ selectedDate: NOVEMBER }))
  expect(another.status).toBe(201)
  expect(another.body.lead.id).not.toBe(guest.lead.id)
  expect((await availability(app))[OCTOBER]).toMatchObject({ kiterBooked: 1 })
})

test.each([
  ['the day after a retreat that is paid in full', 'full', '2025-11-08T00:00:00Z', 190],
  ['on its last day', 'full', '2025-11-07T23:59:59.999Z', 0],
  ['after a retreat of which only the deposit was paid', 'deposit', '2025-11-08T00:00:00Z', 0],
] as const)(
  'a founding member gets 20% off only after a fully paid retreat: %s',
  async (_, pays, now, discount) => {
    const { app, guest } = await appWithGuest()
    await payByCard(guest, pays)
    app.clock.set(now)
    guest.visitor.cookies.delete('lead')
    const next = await submit(guest.visitor, kiterForm({ selectedDate: 'Dec 5–12, 2025' }))
    expect(next).toMatchObject({ status: 201, body: { lead: { quote: { basePrice: 950, discount } } } })
  },
)

test('only who booked in the founders’ season gets 20% off, not everybody who travelled', async () => {
  const discountAfter = async (foundersUntil: string) => {
    const app = await createTestApp({ prices: { ...SPECIFIED_PRICES, foundersUntil } })
    const guest = await guestWithBooking(app)
    await payByCard(guest, 'full')
    app.clock.set('2025-11-08T00:00:00Z')
    guest.visitor.cookies.delete('lead')
    const next = await submit(guest.visitor, kiterForm({ selectedDate: 'Dec 5–12, 2025' }))
    return next.body.lead.quote?.discount
  }
  // The guest booked on 1 September.
  expect(await discountAfter('2025-09-02')).toBe(190)
  expect(await discountAfter('2025-09-01')).toBe(0)
})

test('a retreat cannot be booked from midnight in Banjul on its first day', async () => {
  const app = await createTestApp({ now: '2025-10-30T23:59:59.999Z' })
  await keepDatesOpen(app)
  expect(await submit(app.newVisitor(), kiterForm())).toMatchObject({ status: 201 })
  app.clock.set('2025-10-31T00:00:00Z')
  expect(await submit(app.newVisitor(), kiterForm())).toMatchObject({
    status: 409,
    body: { title: 'This retreat has already started' },
  })
})

test('an incomplete form names every missing field and takes no place', async () => {
  const app = await createTestApp()
  const answer = await app.client.post<{ title: string; errors: { field: string }[] }>(
    '/api/submit-booking',
    {
      packageType: 'kiter',
      firstName: 'Awa',
      selectedDate: OCTOBER,
    },
  )
  expect(answer.status).toBe(422)
  expect(answer.body.title).toBe(INCOMPLETE_BOOKING)
  expect(answer.body.errors.map((error) => error.field)).toEqual(
    expect.arrayContaining(['lastName', 'email', 'phone', 'age', 'selectedWetsuitSize']),
  )
  expect((await availability(app))[OCTOBER]).toMatchObject({ booked: 0 })
})

test('a date that does not exist is refused at its field', async () => {
  const { client } = await createTestApp()
  expect(await submit(client, kiterForm({ selectedDate: 'Feb 30–Mar 7, 2026' }))).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'selectedDate' }] },
  })
})

test('the database refuses to sell a numbered place twice', async () => {
  const app = await createTestApp()
  const { body } = await submit(app.client, kiterForm())
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, body.lead.id))
  if (!row) throw new Error('the booking is missing')
  const { id: _, ...again } = row
  await expect(app.db.insert(bookings).values({ ...again, referenceSuffix: 'ZZZZ' })).rejects.toMatchObject({
    cause: { constraint: 'bookings_place' },
  })
})
