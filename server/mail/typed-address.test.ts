import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking.ts'
import { mails } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, signUp } from '#test/guests.ts'
import { confirmAddress } from '#test/known-guests.ts'
import type { Visitor } from '#test/visitor.ts'

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
        'booking-address-changed',
        'booking-changed',
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

test('a booking that moves to an address sends no fourth email to it within the hour, and says so', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  for (let n = 0; n < 2; n++) await app.newVisitor().post('/api/contacts', message())
  const awa = await guestWithBooking(app)
  const edit = (changes: Record<string, unknown>) =>
    awa.visitor.patch<{ mailed?: boolean; lead: Booking }>(`/api/leads/${awa.lead.id}`, changes)
  expect((await edit({ phone: '+220 700 0000' })).body).not.toHaveProperty('mailed')
  expect(await edit({ email: VICTIM })).toMatchObject({ status: 200, body: { mailed: true } })
  // What follows within a quarter of an hour is written into the same email.
  expect(await edit({ selectedRoom: 'private' })).toMatchObject({ status: 200, body: { mailed: true } })
  expect(await sentTo(app)).toBe(3)

  app.clock.advance({ minutes: 16 })
  const refused = await edit({ selectedRoom: 'shared' })
  expect(refused).toMatchObject({
    status: 200,
    body: { mailed: false, lead: { selectedRoom: 'shared', email: VICTIM } },
  })
  expect(await sentTo(app)).toBe(3)
  // Another address has had none, and the one after it hears nothing of what the first was to be told.
  expect((await edit({ email: 'other@example.com' })).body.mailed).toBe(true)
  expect((await edit({ email: VICTIM })).body.mailed).toBe(false)
  expect(
    await app.db.select({ to: mails.recipient }).from(mails).where(eq(mails.template, 'booking-changed')),
  ).toEqual([{ to: VICTIM }, { to: 'other@example.com' }])
  app.clock.advance({ minutes: 60 })
  expect((await edit({ selectedRoom: 'private' })).body.mailed).toBe(true)
})

test('the guest’s own confirmed address, and what the operator changes, are always told', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  for (let n = 0; n < 3; n++) await app.newVisitor().post('/api/contacts', message('awa@example.com'))
  const awa = await guestWithBooking(app)
  const edit = (by: Visitor, selectedRoom: string) =>
    by.patch<{ mailed?: boolean }>(`/api/leads/${awa.lead.id}`, { selectedRoom })
  expect((await edit(awa.visitor, 'private')).body.mailed).toBe(false)
  expect((await edit(await operator(app), 'shared')).body.mailed).toBe(true)
  app.clock.advance({ minutes: 16 })
  await confirmAddress(app, 'awa@example.com')
  expect((await edit(awa.visitor, 'private')).body.mailed).toBe(true)
})

test('with limits off nothing is counted', async () => {
  const app = await createTestApp()
  for (let n = 0; n < 5; n++)
    expect(await app.newVisitor().post('/api/contacts', message())).toMatchObject({ body: { mailed: true } })
})
