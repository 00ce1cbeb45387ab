import { expect, test } from 'vitest'
import type { GuestList, GuestRow } from '#domain/admin/guest-list.ts'
import { guestState } from '#domain/admin/guest-state.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { createTestApp } from '#test/create-test-app.ts'
import type { TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  guestWithBooking,
  operator,
  payByCard,
  reportTransfer,
  type Guest,
} from '#test/guests.ts'
import { insertBookings } from '#test/many-bookings.ts'
import type { Visitor } from '#test/visitor.ts'

async function list(admin: Visitor, query: Record<string, string> = {}): Promise<GuestList> {
  const answer = await admin.get<GuestList>(`/api/admin/guests?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return answer.body
}

function namesOf({ guests }: GuestList): string[] {
  return guests.map(({ name }) => name)
}

/** One guest of each kind, all on Oct 31; the seed's two guests come on Dec 5. */
async function oneOfEach(app: TestApp): Promise<void> {
  const book = (lastName: string, more: Record<string, unknown> = {}): Promise<Guest> =>
    guestWithBooking(app, {
      firstName: 'Guest',
      lastName,
      email: `${lastName}@example.com`,
      selectedDate: 'Oct 31–Nov 7, 2025',
      ...more,
    })
  await book('Held')
  await payByCard(await book('Deposit'), 'deposit')
  await payByCard(await book('Full', { selectedRoom: 'private' }), 'full')
  await reportTransfer(await book('Reported'), 'deposit')
  const gone = await book('Gone')
  await gone.visitor.request(`/api/cancel-booking/${gone.lead.id}`, { method: 'DELETE' })
  await app.newVisitor().post('/api/leads', { firstName: 'Draft' })
}

test('guests are listed by date and last name, and each group has its guests and count', async () => {
  const app = await createTestApp()
  await oneOfEach(app)
  const admin = await operator(app)
  const all = await list(admin)
  expect(namesOf(all)).toEqual([
    'Guest Deposit',
    'Guest Full',
    'Guest Held',
    'Guest Reported',
    'Example Guest 1',
    'Example Guest 2',
  ])
  expect([all.total, all.drafts]).toEqual([6, 1])
  expect(all.counts).toEqual({
    all: 6,
    held: 1,
    cancelled: 1,
    past: 0,
  })
  expect(all.guests[1]).toMatchObject({
    price: 1130,
    received: 1130,
    due: 0,
    room: 'private',
    packageType: 'kiter',
  })
  expect(all.retreats[0]?.label).toBe('Oct 31–Nov 7, 2025')

  const [october] = all.retreats
  const onOne = await list(admin, { retreat: october?.id ?? '', group: 'held' })
  expect(namesOf(onOne)).toEqual(['Guest Held'])
  expect(onOne.counts).toMatchObject({ all: 4, held: 1 })
  for (const none of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect((await list(admin, { retreat: none })).total).toBe(0)
  }
})

test('the database’s unpaid holds agree with the rule for each guest, on any day', async () => {
  const app = await createTestApp()
  await oneOfEach(app)
  // Around the due days of the balances for October and December.
  for (const days of [15, 1, 35, 1]) {
    app.clock.advance({ days })
    const today = app.clock.now().toISOString().slice(0, 10)
    const admin = await operator(app)
    const isHeld = (guest: GuestRow) => guestState(guest, today).is === 'held'
    const { guests } = await list(admin)
    expect([today, namesOf(await list(admin, { group: 'held' }))]).toEqual([
      today,
      guests.filter(isHeld).map(({ name }) => name),
    ])
  }
})

test('every column sorts, and past guests are a group of their own', async () => {
  const app = await createTestApp()
  await oneOfEach(app)
  const admin = await operator(app)
  const first = async (sort: string, descending: string) =>
    namesOf(await list(admin, { sort, descending, rows: '1' }))
  expect(await first('date', 'yes')).toEqual(['Example Guest 1'])
  expect(await first('name', 'no')).toEqual(['Example Guest 1'])
  expect(await first('name', 'yes')).toEqual(['Guest Reported'])
  expect(await first('price', 'yes')).toEqual(['Guest Full'])
  expect(await first('received', 'yes')).toEqual(['Guest Full'])
  expect(await first('due', 'yes')).toEqual(['Guest Held'])
  expect(await first('by', 'no')).toEqual(['Guest Deposit'])
  const cut = await list(admin, { rows: '2' })
  expect([cut.guests.length, cut.total]).toEqual([2, 6])

  app.clock.advance({ days: 80 })
  const later = await operator(app)
  expect((await list(later)).counts).toMatchObject({ all: 2, past: 4 })
  expect(namesOf(await list(later, { group: 'past', sort: 'name' }))[0]).toBe('Guest Deposit')
})

test('an invalid query is refused, and only the operator gets the list', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  for (const query of ['group=rich', 'sort=age', 'rows=0', 'rows=501', 'descending=up']) {
    expect([query, (await admin.get(`/api/admin/guests?${query}`)).status]).toEqual([query, 422])
  }
  expect((await app.client.get('/api/admin/guests')).status).toBe(401)
})

test('hundreds of drafts do not change the list', async () => {
  const app = await createTestApp()
  await insertBookings(app.db, 600)
  const admin = await operator(app)
  expect(namesOf(await list(admin))).toEqual(['Example Guest 1', 'Example Guest 2'])
})

test('a promised refund counts as gone in the list, the file and the date, as on the guest’s page', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const admin = await operator(app)
  const paid = { amount: 1130, method: 'cash', receivedOn: '2025-09-01' }
  await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, paid)
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  const { body: page } = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  expect(page.lead).toMatchObject({ amountPaid: 950, balanceDue: 0 })
  expect((await list(admin)).guests[0]).toMatchObject({ price: 950, received: 950, due: 0 })
  const { body: dates } = await admin.get<{ retreats: RetreatView[] }>('/api/admin/retreats')
  const date = dates.retreats.find(({ id }) => id === page.retreatId)
  expect(date).toMatchObject({ received: 950, due: 0 })
  const file = await admin.get<string>(`/api/admin/retreats/${page.retreatId}/guests.csv`)
  expect(file.body).toContain('950.00,950.00,0.00,0.00,')
})
