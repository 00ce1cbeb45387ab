// The emails that a day causes: once they are queued, the sweep of every five seconds takes no lock for them.

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { remindTravellers } from '#server/booking/group/mail-travellers.ts'
import { tellOfMissingDetails } from '#server/booking/group/missing-details.ts'
import { retreats, windEntries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { remindOfTransfers } from '#server/payment/transfer/remind-of-transfers.ts'
import { remindOfRetreat } from '#server/travel/remind-of-retreat.ts'
import { thankGuests } from '#server/travel/thank-guests.ts'
import { askKiters } from '#server/wind/ask-kiters.ts'
import { createFilledApp, createTestApp, type TestApp } from '#test/create-test-app.ts'
import { BEN, groupIn } from '#test/groups.ts'
import { confirmAddress, guestWithBooking, payByCard, reportTransfer } from '#test/guests.ts'

/** Awa and Ben, who has an address and has told nothing of himself; the retreat is Nov 7–14, 2025. The rows are put back where they were made before. */
async function paid(kind: 'deposit' | 'full'): Promise<TestApp> {
  const { app } = await createFilledApp(`Awa has paid for Ben and herself: ${kind}`, async (made) => {
    await payByCard(await groupIn(made, [{ ...BEN, email: 'ben@example.com' }]), kind)
  })
  return app
}

async function reported(): Promise<TestApp> {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, { selectedDate: 'Jan 9–16, 2026' })
  await confirmAddress(app, 'awa@example.com')
  expect((await reportTransfer(guest, 'deposit')).status).toBe(200)
  return app
}

/** The retreat, with a kite day that was entered and none that was full. */
async function calm(): Promise<TestApp> {
  const app = await paid('full')
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, '2025-11-07'))
  const retreatId = retreat?.id ?? ''
  await app.db
    .insert(windEntries)
    .values({ retreatId, day: '2025-11-08', kite: 'none', at: app.clock.now(), device: 'test' })
  return app
}

test.each<[string, () => Promise<TestApp>, (deps: Deps) => Promise<void>, string]>([
  ['a late transfer', reported, remindOfTransfers, '2025-09-08T12:00:00Z'],
  ['an open balance', () => paid('deposit'), remindOfRetreat, '2025-09-23T09:00:00Z'],
  ['the guide', () => paid('full'), remindOfRetreat, '2025-09-16T09:00:00Z'],
  ['the journey', () => paid('full'), remindOfRetreat, '2025-10-30T09:00:00Z'],
  ['what a traveller has yet to say', () => paid('full'), remindTravellers, '2025-10-01T09:00:00Z'],
  ['missing details', () => paid('full'), tellOfMissingDetails, '2025-10-09T09:00:00Z'],
  ['the wind', calm, askKiters, '2025-11-14T09:00:00Z'],
  ['thanks', () => paid('full'), thankGuests, '2025-11-17T09:00:00Z'],
])('%s: the second run locks nothing', async (_, scene, task, instant) => {
  const { clock, deps } = await scene()
  clock.set(instant)
  const locking = vi.spyOn(deps.db, 'transaction')
  await task(deps)
  expect(locking).toHaveBeenCalled()
  locking.mockClear()
  await task(deps)
  expect(locking).not.toHaveBeenCalled()
})
