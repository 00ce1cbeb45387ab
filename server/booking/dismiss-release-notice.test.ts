import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { history, mails } from '#server/db/schema.ts'
import { appWithGuest, signUp } from '#test/guests.ts'
import { expireBookings } from './expire-bookings.ts'

test('only its guest can dismiss a release notice, only after the release, and without an email', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor, lead } = guest
  const path = `/api/release-notice/${lead.id}`
  expect((await visitor.delete(path)).status).toBe(409)
  app.clock.advance({ hours: 48 })
  await expireBookings(app.deps)
  expect((await (await signUp(app, 'other@example.com')).delete(path)).status).toBe(404)
  const mine = async () => (await visitor.get<Booking[]>('/api/my-bookings')).body
  const [expired] = await mine()
  expect(expired).toMatchObject({ status: 'expired', releaseDismissed: false })
  const before = [await app.db.$count(mails), await app.db.$count(history)]
  for (let times = 0; times < 2; times++) {
    expect(await visitor.delete(path)).toMatchObject({
      status: 200,
      body: { lead: { ...expired, releaseDismissed: true } },
    })
  }
  expect(await mine()).toEqual([{ ...expired, releaseDismissed: true }])
  expect([await app.db.$count(mails), await app.db.$count(history)]).toEqual(before)
})
