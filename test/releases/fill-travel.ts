import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { WindCredit } from '#domain/contract/wind-calls.ts'
import { bookings } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { operator, type Guest } from '#test/guests.ts'
import { tokenInMail } from './token-in-mail.ts'

/** A guest goes on the retreat from Oct 31 to Nov 7, has a kite day without wind, uses the day of the guarantee, and says how it was. */
export async function travel(app: TestApp, { visitor, lead }: Guest): Promise<void> {
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, lead.id))
  app.clock.set('2025-11-06T17:40:00Z')
  const day = `/api/admin/retreats/${booking?.retreatId}/wind/2025-11-06`
  expect((await (await operator(app)).put(day, { kite: 'none' })).status).toBe(200)

  app.clock.set('2025-11-07T08:00:00Z')
  await runDueJobs(app.deps)
  expect((await visitor.post(`/api/wind/${lead.id}`, { choice: 'days' })).status).toBe(200)
  const admin = await operator(app)
  const { body } = await admin.get<{ credits: WindCredit[] }>('/api/admin/credits')
  const redeem = `/api/admin/credits/${body.credits[0]?.id}/redeem`
  expect((await admin.post(redeem, { days: 1, note: 'A day in Belgium' })).status).toBe(200)

  app.clock.set('2025-11-10T08:00:00Z')
  await runDueJobs(app.deps)
  const token = await tokenInMail(app, 'after-retreat', /\/after\/([\w-]+)/)
  const answer = { text: 'I rode upwind on day five.', mayQuote: true }
  expect((await visitor.post(`/api/after/${token}`, answer)).status).toBe(200)
}
