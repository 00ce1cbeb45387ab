// Refunds of price reductions in the weeks in which the terms refund half.

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { payments } from '#server/db/schema.ts'
import { appWithGuest, operator, payByCard } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'

/** A private room paid in full (€1,130): cancelling refunds half of what exceeds the deposit, €465. */
async function paidPrivateRoom() {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'full')
  app.clock.set('2025-09-20T09:00:00Z')
  const path = `/api/leads/${guest.lead.id}`
  return {
    app,
    guest,
    path,
    edit: (change: Record<string, unknown>) => guest.visitor.patch<{ lead: Booking }>(path, change),
    /** Returns the refunded total, in euros. */
    back: async () => {
      const ofGuest = and(eq(payments.bookingId, guest.lead.id), eq(payments.kind, 'refund'))
      const rows = await app.db.select().from(payments).where(ofGuest)
      return eurosFromCents(sumCents(rows))
    },
  }
}

test('half of a price reduction is refunded once, whatever is edited afterwards', async () => {
  const { app, edit, back, path } = await paidPrivateRoom()
  await edit({ selectedRoom: 'shared' })
  expect(await back()).toBe(90)
  for (const age of [32, 33, 34]) expect((await edit({ age })).status).toBe(200)
  expect((await (await operator(app)).patch(path, { phone: '+220 700 0000' })).status).toBe(200)
  expect(await back()).toBe(90)
  await expectInvariants(app.db)
})

test('switching rooms back and forth does not refund the amount that was kept', async () => {
  const { edit, back } = await paidPrivateRoom()
  for (const selectedRoom of ['shared', 'private', 'shared', 'private', 'shared']) {
    const { body } = await edit({ selectedRoom })
    // The edit form uses it to show the refund in advance.
    expect(body.lead.keptOfChanges).toBe(90)
  }
  expect(await back()).toBe(90)
})

test.each([[['shared']], [['shared', 'private']], [[]]])(
  'cancelling after the room changes %j brings the total refund to what it would have been without them',
  async (rooms) => {
    const { app, guest, edit, back } = await paidPrivateRoom()
    for (const selectedRoom of rooms) await edit({ selectedRoom })
    expect((await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).status).toBe(200)
    expect(await back()).toBe(465)
    await expectInvariants(app.db)
  },
)

test('cancelling the date refunds everything, including the amount that was kept', async () => {
  const { app, edit, back } = await paidPrivateRoom()
  const { body } = await edit({ selectedRoom: 'shared' })
  const admin = await operator(app)
  const { body: dates } = await admin.get<{ retreats: { id: string; label: string }[] }>(
    '/api/admin/retreats',
  )
  const date = dates.retreats.find(({ label }) => label === body.lead.selectedDate)
  const cancel = { dryRun: false }
  expect((await admin.post(`/api/admin/retreats/${date?.id}/cancel`, cancel)).status).toBe(200)
  expect(await back()).toBe(1130)
})

test('what a price reduction kept is decided by the date that the booking had, even if it moves to an earlier one', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: 'Nov 7–14, 2025' })
  await payByCard(guest, 'full')
  app.clock.set('2025-09-20T09:00:00Z')
  const path = `/api/leads/${guest.lead.id}`
  expect((await guest.visitor.patch(path, { selectedRoom: 'shared' })).status).toBe(200)
  const { status, body } = await guest.visitor.patch<{ lead: Booking }>(path, {
    selectedDate: 'Oct 31–Nov 7, 2025',
  })
  expect({ status, kept: body.lead.keptOfChanges }).toEqual({ status: 200, kept: undefined })
  const cancelled = await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  expect(cancelled.body).toMatchObject({ refund: { amount: 375, rule: '30_to_44_days' } })
})
