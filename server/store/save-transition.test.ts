/** @module-tag postgres */

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingEvent } from '#domain/booking/booking-state.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments, retreats } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, confirmAddress } from '#test/guests.ts'
import { loadBooking, lockBookings, type BookingRecord } from './booking-record.ts'
import { insertBooking, saveDetails, saveTransition, type TransitionDetails } from './save-transition.ts'

const OCTOBER = '2025-10-31'
const NOVEMBER = '2025-11-07'

/** A guest's submitted booking, and a function that applies an event to it. */
async function submitted() {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  await confirmAddress(app, lead.email ?? '')
  async function happens(
    event: BookingEvent,
    change: Omit<TransitionDetails, 'now'> = {},
  ): Promise<BookingRecord> {
    return app.db.transaction(async (tx) => {
      const [record] = await lockBookings(tx, [lead.id])
      if (!record) throw new Error('the booking is gone')
      return saveTransition(tx, record, event, { now: app.clock.now(), ...change })
    })
  }
  return { app, id: lead.id, happens, stored: () => stored(app, lead.id) }
}

async function stored(app: TestApp, id: string): Promise<BookingRecord> {
  const record = await loadBooking(app.db, id)
  if (!record) throw new Error('the booking is gone')
  return record
}

async function retreatOf(app: TestApp, startsOn: string) {
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, startsOn))
  if (!retreat) throw new Error('the seed has no such retreat')
  return retreat
}

async function enterTransfer(tx: Transaction, bookingId: string): Promise<void> {
  await tx.insert(payments).values({
    bookingId,
    kind: 'deposit',
    method: 'bank_transfer',
    amountCents: 20_000,
    state: 'reported',
    createdAt: new Date('2025-09-01T09:00:00Z'),
  })
}

test('saveTransition returns the record as it is stored', async () => {
  const { app, happens, stored: now } = await submitted()
  app.clock.advance({ minutes: 5 })
  const moved = {
    retreat: await retreatOf(app, NOVEMBER),
    placeNumber: 3,
    columns: { phone: '+220 700 1111' },
  }
  const record = await happens({ type: 'edit' }, moved)
  expect(record).toEqual(await now())
  expect(record).toMatchObject({
    booking: { phone: '+220 700 1111', placeNumber: 3, updatedAt: new Date('2025-09-01T09:05:00Z') },
    retreat: { startsOn: NOVEMBER },
  })
})

test('a transition uses the ledger in the database, not the one read earlier', async () => {
  const { app, id } = await submitted()
  const before = await stored(app, id)
  const after = await app.db.transaction(async (tx) => {
    await enterTransfer(tx, id)
    return saveTransition(tx, before, { type: 'report_transfer' }, { now: app.clock.now() })
  })
  expect(after).toMatchObject({
    booking: { status: 'booking_submitted', holdExpiresAt: null },
    payments: [{ state: 'reported' }],
  })
})

test('an event that does not fit the state is refused with its reason, and changes nothing', async () => {
  const { happens, stored: now } = await submitted()
  const before = await now()
  await expect(happens({ type: 'expire' }, { columns: { phone: '+220 700 1111' } })).rejects.toMatchObject({
    code: 'wrong-state',
    detail: 'This booking is not due to expire',
  })
  expect(await now()).toEqual(before)
})

test('expiry releases the place, and a booking that needs a place is not saved without one', async () => {
  const { app, happens } = await submitted()
  app.clock.advance({ hours: 48 })
  expect((await happens({ type: 'expire' })).booking).toMatchObject({ status: 'expired', placeNumber: null })
  await expect(happens({ type: 'receive_payment' })).rejects.toThrow('receive_payment: no place was taken')
  const now = app.clock.now()
  await expect(
    app.db.transaction(async (tx) =>
      saveTransition(tx, await insertBooking(tx, now), { type: 'submit', claimed: false }, { now }),
    ),
  ).rejects.toThrow('submit: no place was taken')
})

test('a cancellation stores its time and its rule, and is not saved without a rule', async () => {
  const { app, happens } = await submitted()
  await expect(happens({ type: 'cancel' })).rejects.toThrow('Failed query')
  app.clock.advance({ minutes: 7 })
  expect((await happens({ type: 'cancel' }, { cancellationRule: 'within_48_hours' })).booking).toMatchObject({
    status: 'cancelled',
    placeNumber: null,
    cancelledAt: new Date('2025-09-01T09:07:00Z'),
    cancellationRule: 'within_48_hours',
  })
})

test('a draft keeps its retreat until another one or none is chosen', async () => {
  const app = await createTestApp()
  const now = app.clock.now()
  const retreat = await retreatOf(app, OCTOBER)
  await app.db.transaction(async (tx) => {
    const save = (lead: BookingRecord, change: Omit<TransitionDetails, 'now'>) =>
      saveTransition(tx, lead, { type: 'save_draft' }, { now, ...change })
    const chosen = await save(await insertBooking(tx, now), { retreat })
    expect(chosen).toMatchObject({ retreat: { startsOn: OCTOBER }, booking: { placeNumber: null } })
    const named = await save(chosen, { columns: { firstName: 'Awa' } })
    expect(named).toMatchObject({ retreat: { startsOn: OCTOBER }, booking: { firstName: 'Awa' } })
    expect(await save(named, { retreat: null })).toMatchObject({
      retreat: null,
      booking: { retreatId: null },
    })
  })
})

test('the calendar sequence rises when a booking moves, ends or comes back, and at no other time', async () => {
  const { app, happens, stored: now } = await submitted()
  const sequence = async () => (await now()).booking.calendarSequence
  expect(await sequence()).toBe(0)
  await happens({ type: 'claim' })
  await happens(
    { type: 'edit' },
    { retreat: await retreatOf(app, OCTOBER), columns: { selectedRoom: 'private' } },
  )
  await happens({ type: 'submit', claimed: true })
  expect(await sequence()).toBe(0)
  const november = await retreatOf(app, NOVEMBER)
  await happens({ type: 'submit', claimed: true }, { retreat: november, placeNumber: 1 })
  expect(await sequence()).toBe(1)
  app.clock.advance({ hours: 48 })
  await happens({ type: 'expire' })
  expect(await sequence()).toBe(2)
  await happens({ type: 'submit', claimed: true }, { placeNumber: 1 })
  expect(await sequence()).toBe(3)
  await happens({ type: 'cancel' }, { cancellationRule: 'within_48_hours' })
  expect(await sequence()).toBe(4)
})

test('a new deadline clears the previous reminder', async () => {
  const { app, id, happens, stored: now } = await submitted()
  const remindedAt = async () => (await now()).booking.remindedAt
  const record = await now()
  await app.db.transaction((tx) => saveDetails(tx, record, { columns: { remindedAt: app.clock.now() } }))
  await happens({ type: 'edit' }, { columns: { phone: '+220 700 1111' } })
  await happens({ type: 'submit', claimed: true })
  expect(await remindedAt()).toEqual(app.clock.now())
  await app.db.transaction((tx) => enterTransfer(tx, id))
  await happens({ type: 'report_transfer' })
  await app.db.update(payments).set({ state: 'rejected' })
  await happens({ type: 'reject_transfer' })
  expect(await remindedAt()).toBeNull()
  expect((await now()).booking.holdExpiresAt).toEqual(new Date('2025-09-03T09:00:00Z'))
})
