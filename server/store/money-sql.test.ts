/** @module-tag postgres */

// Random ledgers: the database must filter and count by the same rules as domain/payment/ledger.ts.

import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEDGER_KINDS, LEDGER_STATES, reportedCents } from '#domain/payment/ledger.ts'
import { owedGroup } from '#domain/payment/owed.ts'
import { storedPlan } from '#domain/payment/payment-plan.ts'
import { REFUND_REASONS } from '#domain/payment/refund-reasons.ts'
import { owedOfRecord } from '#server/booking/for-operator/list-owed.ts'
import { bookings, instalments, payments } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { appWithGuest } from '#test/guests.ts'
import { amountPaidOf, balanceDueOf, dueDayOf, moneyOf, totalOf } from './booking-money.ts'
import { loadBooking, loadBookings } from './booking-record.ts'
import {
  amountPaidSql,
  balanceDueSql,
  isOverdue,
  nextDueOnSql,
  paymentStatusSql,
  reportedSql,
  totalSql,
} from './money-sql.ts'

const RUNS = 60
/** Around the start of the retreat, after which a lost dispute is no debt. */
const INSTANTS = [
  '2025-09-01T09:00:00Z',
  '2025-10-30T23:59:59Z',
  '2025-10-31T00:00:00Z',
  '2025-11-02T08:00:00Z',
]

const row = fc.record({
  kind: fc.constantFrom(...LEDGER_KINDS),
  state: fc.constantFrom(...LEDGER_STATES),
  amountCents: fc.constantFrom(1, 199_99, 200_00, 500_00, 750_00, 1_030_00),
  refundReason: fc.constantFrom(...REFUND_REASONS, null),
  createdAt: fc.constantFrom(...INSTANTS.map((instant) => new Date(instant))),
})

test('the database calculates a booking’s money by the same rules as the domain', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 6 }), fc.boolean(), async (rows, isCancelled) => {
      await app.db.delete(payments).where(eq(payments.kind, 'refund'))
      await app.db.delete(payments)
      await app.db
        .update(bookings)
        .set(
          isCancelled
            ? {
                status: 'cancelled',
                placeNumber: null,
                holdExpiresAt: null,
                cancelledAt: new Date(INSTANTS[0] ?? ''),
                cancellationRule: 'under_30_days',
              }
            : {
                status: 'payment_confirmed',
                placeNumber: 1,
                holdExpiresAt: null,
                cancelledAt: null,
                cancellationRule: null,
              },
        )
        .where(eq(bookings.id, lead.id))
      // It counts for nothing; refunds name it as the payment they refund.
      const [nothing] = await app.db
        .insert(payments)
        .values({
          bookingId: lead.id,
          kind: 'full',
          method: 'card',
          state: 'rejected',
          amountCents: 1,
          createdAt: new Date(INSTANTS[0] ?? ''),
          settledAt: null,
        })
        .returning()
      if (rows.length > 0) {
        await app.db.insert(payments).values(
          rows
            // A booking has at most one open report of each kind.
            .filter(
              ({ kind, state }, index) =>
                state !== 'reported' ||
                rows.findIndex((other) => other.kind === kind && other.state === 'reported') === index,
            )
            .map(({ refundReason, ...values }) => ({
              ...values,
              refundReason: values.kind === 'refund' ? refundReason : null,
              refundOf: values.kind === 'refund' ? nothing?.id : null,
              bookingId: lead.id,
              method: 'card' as const,
              settledAt: values.state === 'received' || values.state === 'refunded' ? values.createdAt : null,
            })),
        )
      }
      const record = await loadBooking(app.db, lead.id)
      if (!record) throw new Error('the booking is gone')
      const [found] = await app.db
        .select({
          reported: reportedSql,
          paid: amountPaidSql,
          total: totalSql,
          due: balanceDueSql,
          status: paymentStatusSql,
        })
        .from(bookings)
        .where(eq(bookings.id, lead.id))
      expect(found).toEqual({
        reported: reportedCents(record.payments),
        paid: amountPaidOf(record),
        total: totalOf(record),
        due: balanceDueOf(record),
        status: moneyOf(record).paymentStatus,
      })
    }),
    { numRuns: RUNS },
  )
})

test('database and domain agree on the total of a booking without a price, and on overdue balances', async () => {
  const app = await createTestApp()
  await app.db
    .update(bookings)
    .set({ selectedRoom: 'private' })
    .where(sql`${bookings.placeNumber} = 2`)
  const noQuote = {
    tier: null,
    priceLines: null,
    balanceDueOn: null,
  }
  const sameForBoth = async (day: string) => {
    const now = new Date(`${day}T12:00:00Z`)
    const late = (await loadBookings(app.db, undefined)).filter((record) => {
      const owed = owedOfRecord(record, now)
      return owed !== null && owedGroup(owed, day) === 'overdue'
    })
    const found = await loadBookings(app.db, isOverdue(day))
    expect(found.map(({ booking }) => booking.id)).toEqual(late.map(({ booking }) => booking.id))
    return found.length
  }
  for (const day of ['2025-10-21', '2025-10-22']) await sameForBoth(day)
  await app.db.update(bookings).set(noQuote)
  expect(await sameForBoth('2026-05-01')).toBeGreaterThan(0)
  const totals = await app.db.select({ total: totalSql }).from(bookings)
  const records = await loadBookings(app.db, undefined)
  expect(totals.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual(
    records.map(totalOf).toSorted((a, b) => a - b),
  )
})

const DAYS = ['2025-09-10', '2025-09-21', '2025-10-11', '2025-10-21', '2025-11-05']

test('database and domain agree on the next due day, for any price, date and plan', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const part = fc.record({
    dueOn: fc.constantFrom(...DAYS),
    amountCents: fc.constantFrom(50_00, 100_00, 250_00, 375_00),
  })
  await app.db
    .update(bookings)
    .set({ status: 'payment_confirmed', holdExpiresAt: null })
    .where(eq(bookings.id, lead.id))
  await fc.assert(
    fc.asyncProperty(
      fc.option(
        fc.array(part, { minLength: 2, maxLength: 3 }).map((parts) => {
          const days = parts.map(({ dueOn }) => dueOn).toSorted()
          return parts.map(({ amountCents }, index) => ({ amountCents, dueOn: days[index] ?? '' }))
        }),
      ),
      fc.constantFrom(0, 50_00, 180_00, 800_00, 1_000_00),
      fc.constantFrom(...DAYS),
      fc.constantFrom(100_00, 200_00, 300_00, 450_00, 700_00, 950_00, 1_200_00),
      async (parts, loweredCents, balanceDueOn, receivedCents) => {
        await app.db.delete(payments)
        await app.db.delete(instalments)
        const priceLines = [
          { kind: 'package' as const, cents: 950_00 },
          { kind: 'reduction' as const, cents: -loweredCents },
        ]
        await app.db.update(bookings).set({ priceLines, balanceDueOn }).where(eq(bookings.id, lead.id))
        const plan = storedPlan(parts ?? [], 1_325_00).map((each, index) => ({ ...each, number: index + 1 }))
        if (plan.length > 0)
          await app.db.insert(instalments).values(plan.map((each) => ({ ...each, bookingId: lead.id })))
        const createdAt = new Date('2025-09-01T09:00:00Z')
        await app.db.insert(payments).values({
          bookingId: lead.id,
          kind: 'full',
          method: 'card',
          state: 'received',
          amountCents: receivedCents,
          createdAt,
          settledAt: createdAt,
        })
        const record = await loadBooking(app.db, lead.id)
        if (!record) throw new Error('the booking is gone')
        const dueOn = balanceDueOf(record) > 0 ? dueDayOf(record) : null
        const [found] = await app.db
          .select({ dueOn: nextDueOnSql })
          .from(bookings)
          .where(eq(bookings.id, lead.id))
        expect(found).toEqual({ dueOn })
        for (const today of DAYS) {
          const late = await loadBookings(app.db, isOverdue(today))
          expect(late.some(({ booking }) => booking.id === lead.id)).toBe(dueOn !== null && dueOn < today)
        }
      },
    ),
    { numRuns: RUNS },
  )
})
