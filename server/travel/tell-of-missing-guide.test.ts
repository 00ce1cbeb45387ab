import { expect, test } from 'vitest'
import { content } from '#content/content.server.ts'
import type { Guide } from '#domain/retreat/guide.ts'
import { mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, payByCard } from '#test/guests.ts'
import { remindOfRetreat } from './remind-of-retreat.ts'

const WHOLE = content.guide

function without(...keys: string[]): Guide {
  return { ...WHOLE, forAll: WHOLE.forAll.filter(({ key }) => !keys.includes(key)) }
}

async function sent({ db }: TestApp, template: string) {
  const rows = await db.select().from(mails)
  return rows.filter((mail) => mail.template === template)
}

/** Two guests of one retreat, on the day on which their guide is due. */
async function twoWaiting(): Promise<TestApp> {
  const app = await createTestApp({ now: '2025-08-25T09:00:00Z' })
  for (const email of ['one@example.com', 'other@example.com'])
    await payByCard(await guestWithBooking(app, { email }), 'full')
  app.clock.set('2025-08-31T00:00:00Z')
  return app
}

test('an incomplete guide is not sent: the operator is told once, and guests get it once it is complete', async () => {
  const app = await twoWaiting()
  await remindOfRetreat(app.deps, without('arrival', 'on-the-spot'))
  await remindOfRetreat(app.deps, without('arrival', 'on-the-spot'))
  expect(await sent(app, 'pre-travel')).toEqual([])
  const told = await sent(app, 'operator-guide-missing')
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({
    recipient: content.business.mail.replyTo,
    subject: 'Guide not ready: Oct 31–Nov 7, 2025',
  })
  expect(told[0]?.text).toContain('guide/arrival.md')
  expect(told[0]?.text).toContain('guide/on-the-spot.md')
  expect(told[0]?.text).not.toContain('packing-list')

  await remindOfRetreat(app.deps, WHOLE)
  await remindOfRetreat(app.deps, WHOLE)
  expect(await sent(app, 'pre-travel')).toHaveLength(2)
  expect(await sent(app, 'operator-guide-missing')).toHaveLength(1)
})

test('another gap in the guide is reported again', async () => {
  const app = await twoWaiting()
  await remindOfRetreat(app.deps, without('arrival', 'on-the-spot'))
  await remindOfRetreat(app.deps, without('arrival'))
  expect(await sent(app, 'operator-guide-missing')).toHaveLength(2)
})

test('a gap is not reported before the guide is due', async () => {
  const app = await twoWaiting()
  app.clock.set('2025-08-30T23:59:59Z')
  await remindOfRetreat(app.deps, without('arrival'))
  expect(
    await app.db
      .select()
      .from(mails)
      .then((rows) => rows.map(({ template }) => template)),
  ).not.toContain('operator-guide-missing')
})

test('the email links to the guide', async () => {
  const app = await twoWaiting()
  await remindOfRetreat(app.deps, WHOLE)
  const [mail] = await sent(app, 'pre-travel')
  expect(mail?.text).toContain(`Read my guide\n${app.deps.env.baseUrl}/guide/${mail?.bookingId}`)
})
