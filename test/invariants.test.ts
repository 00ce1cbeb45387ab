/** @module-tag postgres */

// Proves that the check after each row detects the damage it guards against.

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, checkoutSessions, mails, payments, retreats } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { guestWithBooking, payByCard } from './guests.ts'
import { booked, findViolations, type Promised } from './invariants.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Creates a booking with a paid deposit, and what the guest was promised. */
async function paidBooking(): Promise<{ app: TestApp; promised: Promised }> {
  const app = await createTestApp()
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  return { app, promised: { ...booked(guest.lead.id), paid: true } }
}

test('a booking that was paid normally breaks no invariant', async () => {
  const { app, promised } = await paidBooking()
  expect(await findViolations(app.db, [promised])).toEqual([])
})

const damages: {
  damage: string
  harm: (app: TestApp, bookingId: string) => Promise<unknown>
  seen: string
}[] = [
  {
    damage: 'a place that is one too many',
    harm: ({ db }) => db.update(retreats).set({ placesKiter: 0 }),
    seen: '1 kiters on 2025-10-31',
  },
  {
    damage: 'a mail that was not written with its change',
    harm: ({ db }) => db.delete(mails),
    seen: 'submitted without its mail',
  },
  {
    damage: 'a page that was settled without the ledger',
    harm: ({ db }, id) => db.update(payments).set({ state: 'failed' }).where(eq(payments.bookingId, id)),
    seen: '1 pages paid by 0 payments',
  },
  {
    damage: 'a payment whose page is not settled',
    harm: ({ db }) => db.update(checkoutSessions).set({ state: 'open' }),
    seen: '0 pages paid by 1 payments',
  },
  {
    damage: 'a payment without its receipt',
    harm: ({ db }) =>
      db.execute(sql`do $$ begin
          set local session_replication_role = replica;
          delete from documents;
        end $$`),
    seen: 'a payment without its receipt',
  },
  {
    damage: 'a receipt’s number that was left out',
    harm: ({ db }) =>
      db.execute(sql`do $$ begin
          set local session_replication_role = replica;
          update documents set number = 2;
        end $$`),
    seen: 'receipt 2025: number 1 is missing',
  },
  {
    damage: 'a place that was taken away',
    harm: ({ db }, id) =>
      db.update(bookings).set({ status: 'expired', placeNumber: null }).where(eq(bookings.id, id)),
    seen: 'its place is gone',
  },
  {
    damage: 'a paid place that is to be given up',
    harm: ({ db }, id) =>
      db
        .update(bookings)
        .set({ status: 'booking_submitted', holdExpiresAt: new Date('2025-09-03T09:00:00Z') })
        .where(eq(bookings.id, id)),
    seen: 'a place that waits for a deposit which is here',
  },
  {
    damage: 'an unpaid place that nobody gives up',
    harm: ({ db }, id) =>
      db.transaction(async (tx) => {
        await tx.update(payments).set({ state: 'rejected' })
        await tx.update(bookings).set({ status: 'booking_submitted' }).where(eq(bookings.id, id))
      }),
    seen: 'a place that waits for its deposit without a deadline',
  },
  {
    damage: 'a cancellation that nobody asked for',
    harm: ({ db }, id) =>
      db
        .update(bookings)
        .set({
          status: 'cancelled',
          placeNumber: null,
          cancelledAt: new Date(),
          cancellationRule: 'under_30_days',
        })
        .where(eq(bookings.id, id)),
    seen: 'cancelled by nobody',
  },
]

test.each(damages)('the check detects $damage', async ({ harm, seen }) => {
  const { app, promised } = await paidBooking()
  await harm(app, promised.bookingId)
  expect(await findViolations(app.db, [promised])).toContainEqual(expect.stringContaining(seen))
})

test('the check detects a missing booking and a missing cancellation that a guest was promised', async () => {
  const { app, promised } = await paidBooking()
  expect(await findViolations(app.db, [{ ...promised, bookingId: UNKNOWN }])).toEqual([
    `${UNKNOWN}: its booking is gone`,
  ])
  expect(await findViolations(app.db, [{ ...promised, cancelled: true, mayBeCancelled: true }])).toEqual([
    `${promised.bookingId}: its cancellation is gone`,
  ])
})
