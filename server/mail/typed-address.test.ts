import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, signUp } from '#test/guests.ts'
import { confirmAddress } from '#test/known-guests.ts'

const VICTIM = 'victim@example.com'
const message = (email = VICTIM) => ({ firstName: 'Lamin', email, message: 'Is there wind in May?' })

const sentTo = ({ db }: TestApp, recipient = VICTIM) =>
  db.$count(
    mails,
    and(
      eq(mails.recipient, recipient),
      inArray(mails.template, [
        'contact-acknowledgement',
        'hand-over-offer',
        'booking-received',
        'confirm-address',
      ]),
    ),
  )

test('an address that somebody types gets three emails an hour, whoever and by whatever form', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const awa = await guestWithBooking(app)
  const offer = () =>
    awa.visitor.post<{ mailed: boolean; handOver: { link: string | null } }>(
      `/api/bookings/${awa.lead.id}/hand-over`,
      { name: 'Lamin', email: VICTIM },
    )
  expect(await app.newVisitor().post('/api/contacts', message())).toMatchObject({ body: { mailed: true } })
  expect((await offer()).body.mailed).toBe(true)
  const booked = await app.newVisitor().post('/api/submit-booking', kiterForm({ email: VICTIM }))
  expect(booked).toMatchObject({ status: 201, body: { mailed: true } })

  // Past it every form still works, and says so.
  expect(await app.newVisitor().post('/api/contacts', message('Victim@Example.com'))).toMatchObject({
    status: 201,
    body: { mailed: false },
  })
  const again = await app.newVisitor().post('/api/submit-booking', kiterForm({ email: VICTIM, age: 40 }))
  expect(again).toMatchObject({ status: 201, body: { mailed: false } })
  const account = await signUp(app, VICTIM)
  expect((await account.post('/api/auth/address-link')).body).toEqual({ mailed: false })
  expect(await sentTo(app)).toBe(3)
  const offered = await offer()
  expect(offered).toMatchObject({ status: 201, body: { mailed: false } })
  expect(offered.body.handOver.link).toContain('/hand-over/')

  app.clock.advance({ minutes: 60, milliseconds: 1 })
  expect((await account.post('/api/auth/address-link')).body).toEqual({ mailed: true })
})

test('whoever has confirmed the address is always written to', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const awa = await signUp(app, 'awa@example.com')
  await confirmAddress(app, 'awa@example.com')
  for (let n = 0; n < 5; n++)
    expect(await awa.post('/api/contacts', message('awa@example.com'))).toMatchObject({
      body: { mailed: true },
    })
})

test('with limits off nothing is counted', async () => {
  const app = await createTestApp()
  for (let n = 0; n < 5; n++)
    expect(await app.newVisitor().post('/api/contacts', message())).toMatchObject({ body: { mailed: true } })
})
