import { expect, test } from 'vitest'
import { pick, recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, bookingFields, KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookingFormSchema } from '#domain/booking-form/booking-form.ts'
import { sampleOf } from '#domain/booking-form/sample-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking } from '#test/guests.ts'
import { storedForm } from './booking-columns.ts'

/** A form in which every field is filled. */
const full = kiterForm({
  ...recordOf(BOOKING_FIELDS, (name) => sampleOf(bookingFields[name])),
  email: 'binta@example.com',
  phone: '+220 700 1111',
  emergencyPhone: '+220 700 2222',
  selectedDate: 'Dec 5–12, 2025',
  healthConsent: true,
})

/** The same form as it is stored and returned: numbers are numbers. */
const expected = pick(checked(full), BOOKING_FIELDS)

function checked(form: object) {
  const parsed = bookingFormSchema.parse(form)
  if (parsed.packageType !== 'kiter') throw new Error('the full form is of a kiter')
  return { ...parsed, healthConditions: parsed.healthConditions ?? null }
}

async function formOf(app: TestApp, lead: { id: string }) {
  const record = await loadBooking(app.db, lead.id)
  if (!record) throw new Error('the lead was not stored')
  return storedForm(app.deps.dataKeys, record)
}

test('every submitted field is stored as sent, and returned', async () => {
  const app = await createTestApp()
  const { visitor, lead } = await guestWithBooking(app, full)
  expect(pick(lead, BOOKING_FIELDS)).toEqual(expected)
  expect(await formOf(app, lead)).toEqual({ packageType: 'kiter', ...expected })
  const { body } = await visitor.get<Booking[]>('/api/my-bookings')
  expect(body.map((booking) => pick(booking, BOOKING_FIELDS))).toEqual([expected])
})

test('a draft that names only one field stores that field', async () => {
  const app = await createTestApp()
  for (const name of BOOKING_FIELDS) {
    const draft = { [name]: full[name], healthConsent: true }
    const saved = await app.newVisitor().post<{ lead: { id: string } }>('/api/leads', draft)
    expect(await formOf(app, saved.body.lead)).toEqual({
      packageType: null,
      ...recordOf(BOOKING_FIELDS, () => null),
      [name]: expected[name],
    })
  }
})

test('a draft leaves fields it does not name unchanged', async () => {
  const app = await createTestApp()
  const first = await app.client.post<{ lead: { id: string } }>('/api/leads', {
    ...full,
    status: 'in_progress',
  })
  await app.client.post('/api/leads', { phone: '+220 700 1111' })
  expect(await formOf(app, first.body.lead)).toEqual({
    packageType: 'kiter',
    ...expected,
    phone: '+220 700 1111',
  })
})

test('every field can be edited alone, and the others stay unchanged', async () => {
  const { guest } = await appWithGuest()
  const { visitor, lead } = guest
  let before = pick(lead, BOOKING_FIELDS)
  for (const name of BOOKING_FIELDS) {
    const edit = { [name]: full[name], healthConsent: true }
    const edited = await visitor.patch<{ lead: Booking }>(`/api/leads/${lead.id}`, edit)
    const after = pick(edited.body.lead, BOOKING_FIELDS)
    expect(after).toEqual({ ...before, [name]: expected[name] })
    before = after
  }
  expect(before).toEqual(expected)
})

test('changing to the non-kiter package clears all kiter fields', async () => {
  const app = await createTestApp()
  const { visitor, lead } = await guestWithBooking(app, full)
  const edit = { packageType: 'non-kiter' }
  const edited = await visitor.patch<{ lead: Booking }>(`/api/leads/${lead.id}`, edit)
  expect(pick(edited.body.lead, BOOKING_FIELDS)).toEqual({
    ...expected,
    ...recordOf(KITER_FIELDS, () => null),
  })
})
