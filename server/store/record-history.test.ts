import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminSessions, retreats } from '#server/db/schema.ts'
import { ADMIN_PASSWORD, createTestApp } from '#test/create-test-app.ts'
import { appWithGuest } from '#test/guests.ts'
import { removePersonalFields } from './columns/remove-data.ts'
import { readHistory, recordHistory } from './record-history.ts'

test('the history of a booking or retreat lists changes newest first, with who made them', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, '2025-10-31'))
  if (!retreat) throw new Error('the seed has no such retreat')
  const at = app.clock.now()
  await app.db.transaction((tx) =>
    recordHistory(
      tx,
      { at, by: { actor: 'guest' }, what: 'Wetsuit', from: 'M', to: 'S', bookingId: lead.id },
      { at, by: { actor: 'site' }, what: 'Place given up', bookingId: lead.id },
      {
        at,
        by: { actor: 'operator', device: 'iPhone' },
        what: 'Places',
        from: '8',
        to: '6',
        retreatId: retreat.id,
      },
    ),
  )
  const time = at.toISOString()
  expect(await readHistory(app.db, { bookingId: lead.id })).toEqual([
    { at: time, by: 'the site', what: 'Place given up', from: null, to: null },
    { at: time, by: 'Awa', what: 'Wetsuit', from: 'M', to: 'S' },
    { at: time, by: 'Awa', what: 'Ordered with obligation to pay', from: null, to: '€950' },
    { at: time, by: 'Awa', what: 'Booked', from: null, to: 'Oct 31–Nov 7, 2025, €950' },
  ])
  expect(await readHistory(app.db, { retreatId: retreat.id })).toEqual([
    { at: time, by: 'you, iPhone', what: 'Places', from: '8', to: '6' },
  ])
})

test('a failed transaction leaves no entry, and an erasure removes the guest’s data from the history', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const change = {
    at: app.clock.now(),
    by: { actor: 'guest' },
    what: 'Phone',
    from: '+220 700 1111',
    to: '+220 2',
    bookingId: lead.id,
  } as const
  await expect(
    app.db.transaction(async (tx) => {
      await recordHistory(tx, change)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  const made = await readHistory(app.db, { bookingId: lead.id })
  expect(made.map(({ what }) => what)).toEqual(['Ordered with obligation to pay', 'Booked'])

  await app.db.transaction((tx) => recordHistory(tx, change))
  await app.db.transaction((tx) => removePersonalFields(tx, lead.id, { keepName: false, keepAccount: false }))
  expect(await readHistory(app.db, { bookingId: lead.id })).toMatchObject([
    { by: 'the guest', what: 'Phone', from: null, to: null },
    { by: 'the guest', what: 'Ordered with obligation to pay', from: null, to: null },
    { by: 'the guest', what: 'Booked', from: null, to: null },
  ])
})

test('an admin session stores a readable name of its device', async () => {
  const app = await createTestApp()
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  await app.app.request('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  })
  expect(await app.db.select({ device: adminSessions.device }).from(adminSessions)).toEqual([
    { device: 'iPhone' },
  ])
})
