import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CONSENT_NEEDED } from '#domain/booking-form/health-consent.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { bookings } from '#server/db/schema.ts'
import { removeSensitive } from '#server/store/columns/remove-data.ts'
import { companionForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, bookingOf, guestWithBooking, operator, type Guest } from '#test/guests.ts'
import { SITE } from '#test/site.ts'

const REFUSED = { status: 422, body: { errors: [{ field: 'healthConsent', message: CONSENT_NEEDED }] } }
const AGREED = { healthConditions: 'Asthma', healthConsent: true }

function edit({ visitor, lead }: Guest, changes: object) {
  return visitor.patch<{ lead: Booking }>(`/api/leads/${lead.id}`, changes)
}

/** Returns the stored consent, and whether there are notes. */
async function kept({ db }: TestApp, id: string) {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  return {
    notes: row?.healthConditions !== null,
    at: row?.healthConsentAt?.toISOString(),
    version: row?.healthConsentVersion,
    withdrawn: row?.healthConsentWithdrawnAt?.toISOString(),
  }
}

const SUBMITTED = '2025-09-01T09:00:00.000Z'
const GIVEN = { notes: true, at: SUBMITTED, version: SITE.screens.healthConsent.lastUpdated }

test('a form with health notes and no consent is refused at the consent field, and takes no place', async () => {
  const { client, db } = await createTestApp({ seed: true })
  const before = await db.$count(bookings)
  for (const consent of [{}, { healthConsent: false }, { healthConsent: null }]) {
    const form = companionForm({ healthConditions: 'Asthma', ...consent })
    expect(await client.post('/api/submit-booking', form), JSON.stringify(consent)).toMatchObject(REFUSED)
  }
  expect(await db.$count(bookings)).toBe(before)
})

test('a consent is stored with its time and the version of its text', async () => {
  const { app, guest } = await appWithGuest(AGREED)
  expect(guest.lead).toMatchObject(AGREED)
  expect(await kept(app, guest.lead.id)).toEqual(GIVEN)
})

test('ticking the consent without notes stores no consent', async () => {
  const { app, guest } = await appWithGuest({ healthConditions: ' ', healthConsent: true })
  const { lead } = guest
  expect(lead).toMatchObject({ healthConditions: null, healthConsent: false })
  expect(await kept(app, lead.id)).toEqual({ notes: false, version: null })
})

test('the first notes need a consent, also from the operator, and changed notes need no new one', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  expect(await edit(guest, { healthConditions: 'Asthma' })).toMatchObject(REFUSED)
  expect(await edit({ ...guest, visitor: admin }, { healthConditions: 'Asthma' })).toMatchObject(REFUSED)
  app.clock.advance({ hours: 1 })
  expect((await edit(guest, AGREED)).body.lead).toMatchObject(AGREED)
  app.clock.advance({ hours: 1 })
  expect((await edit(guest, { healthConditions: 'Knee' })).body.lead).toMatchObject({
    healthConditions: 'Knee',
    healthConsent: true,
  })
  expect(await kept(app, guest.lead.id)).toEqual({ ...GIVEN, at: '2025-09-01T10:00:00.000Z' })
})

test.each([
  ['taking it back', { healthConsent: false }],
  ['taking it back with the whole form', { ...AGREED, healthConsent: false }],
  ['emptying the notes', { healthConditions: '' }],
])(
  '%s deletes the notes and records the withdrawal, and the next notes need a new consent',
  async (_, changes) => {
    const { app, guest } = await appWithGuest(AGREED)
    app.clock.advance({ hours: 1 })
    const { body } = await edit(guest, changes)
    expect(body.lead).toMatchObject({ healthConditions: null, healthConsent: false })
    expect(await kept(app, guest.lead.id)).toEqual({
      ...GIVEN,
      notes: false,
      withdrawn: '2025-09-01T10:00:00.000Z',
    })
    expect(await edit(guest, { healthConditions: 'Asthma' })).toMatchObject(REFUSED)
    expect((await edit(guest, AGREED)).body.lead).toMatchObject(AGREED)
    expect(await kept(app, guest.lead.id)).toEqual({ ...GIVEN, at: '2025-09-01T10:00:00.000Z' })
  },
)

test('changed notes with a withdrawn consent are refused, and nothing changes', async () => {
  const { guest } = await appWithGuest(AGREED)
  const changes = { healthConditions: 'Knee', healthConsent: false, phone: '+220 700 1111' }
  expect(await edit(guest, changes)).toMatchObject(REFUSED)
  expect(await bookingOf(guest)).toMatchObject({ ...AGREED, phone: guest.lead.phone })
})

test('notes older than the consent question stay until they change, and count as not consented', async () => {
  const { app, guest } = await appWithGuest(AGREED)
  await app.db
    .update(bookings)
    .set({ healthConsentAt: null, healthConsentVersion: null })
    .where(eq(bookings.id, guest.lead.id))
  const { status, body } = await edit(guest, { phone: '+220 700 1111' })
  expect(status).toBe(200)
  expect(body.lead).toMatchObject({
    phone: '+220 700 1111',
    healthConditions: 'Asthma',
    healthConsent: false,
  })
  expect(await edit(guest, { healthConditions: 'Knee' })).toMatchObject(REFUSED)
  expect((await edit(guest, { healthConsent: true })).body.lead).toMatchObject(AGREED)
})

test('a draft keeps notes only with a consent, and drops them when it is withdrawn', async () => {
  const app = await createTestApp()
  const save = (draft: object) =>
    app.client.post<{ lead: { id: string } }>('/api/leads', { firstName: 'Awa', ...draft })
  const { id } = (await save({ healthConditions: 'Asthma' })).body.lead
  expect(await kept(app, id)).toEqual({ notes: false, version: null })
  await save(AGREED)
  expect(await kept(app, id)).toEqual(GIVEN)
  await save({ lastName: 'Jallow' })
  expect(await kept(app, id)).toEqual(GIVEN)
  await save({ healthConditions: 'Asthma', healthConsent: false })
  expect(await kept(app, id)).toEqual({ ...GIVEN, notes: false, withdrawn: SUBMITTED })
})

test('removing sensitive data from a booking removes only the notes and the emergency contact', async () => {
  const { app, guest: one } = await appWithGuest(AGREED)
  const other = await guestWithBooking(app, { ...AGREED, email: 'other@example.com' })
  await app.db.transaction((tx) => removeSensitive(tx, [one.lead.id]))
  await app.db.transaction((tx) => removeSensitive(tx, []))
  const emptied = { healthConditions: null, emergencyContact: null, emergencyPhone: null }
  expect(await bookingOf(one)).toEqual({ ...one.lead, ...emptied })
  expect(await bookingOf(other)).toEqual(other.lead)
  expect(await kept(app, one.lead.id)).toEqual({ ...GIVEN, notes: false })
})
