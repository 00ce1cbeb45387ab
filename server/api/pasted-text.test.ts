import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { User } from '#domain/contract/api-contract.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'
import { mails } from '#server/db/schema.ts'
import { addressLink } from '#server/store/address-link.ts'
import { AWA } from '#test/awa.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, operator, signUp } from '#test/guests.ts'
import { accept, offer, offered, paidGuest, tokenOf, traveller } from '#test/hand-overs.ts'

// Acceptance row 60: text from address books and chats is accepted, or refused in words, by every form and call.

/** As Apple's contacts copy a number. */
const CONTACT = '\u202D+32 470 11 22 33\u202C'
const PASTED = {
  firstName: '\u202DAwa\u202C',
  lastName: 'Jal\u00adlow\u200b',
  email: '\ufeffAwa@Exam\u200bple.com\u202C',
  phone: CONTACT,
  emergencyContact: '\u2068Lamin Jallow\u2069',
  emergencyPhone: '\u202A+220\u00a0300\u00a00000\u202C',
}
const CLEAN = {
  firstName: 'Awa',
  lastName: 'Jallow',
  email: 'awa@example.com',
  phone: '+32 470 11 22 33',
  emergencyContact: 'Lamin Jallow',
}
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

type Answer = { lead: Booking } & ProblemBody

function fieldErrors({ status, body }: { status: number; body: Pick<ProblemBody, 'errors'> }) {
  return { status, errors: body.errors?.map(({ field, message }) => `${field}: ${message}`) }
}

test('booking, draft and edit drop the invisible characters of pasted text', async () => {
  const { visitor, lead } = (await appWithGuest(PASTED)).guest
  expect(lead).toMatchObject(CLEAN)
  expect(JSON.stringify(lead)).not.toMatch(INVISIBLE)
  const { body } = await visitor.patch<Answer>(`/api/leads/${lead.id}`, PASTED)
  expect(body.lead).toMatchObject(CLEAN)
  expect(JSON.stringify(body)).not.toMatch(INVISIBLE)
})

test('an account, a hand-over and the operator’s phone form drop them too', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const entered = await admin.post<Answer>('/api/admin/bookings', kiterForm(PASTED))
  expect(entered.body.lead).toMatchObject(CLEAN)

  const guest = await paidGuest(app)
  const { body } = await offer(guest, { name: '\u202DBo Claes\u202C', email: '\u202DBo@example.com\u202C' })
  expect(body.handOver).toMatchObject({ name: 'Bo Claes', email: 'bo@example.com' })
  const bo = app.newVisitor()
  const registered = await bo.post<User>('/api/auth/register', {
    ...AWA,
    firstName: '\u202DBo\u202C',
    lastName: 'Claes\ufeff',
    email: '\u202Dbo@example.com\u202C',
  })
  expect(registered.body).toMatchObject({ firstName: 'Bo', lastName: 'Claes', email: 'bo@example.com' })
  const taken = await accept(bo, tokenOf(body), traveller({ phone: CONTACT, firstName: '\u202DBo\u202C' }))
  expect(taken.body).toMatchObject({ lead: { firstName: 'Bo', phone: '+32 470 11 22 33' } })
})

const UNREACHABLE = 'Enter a phone number we can call, such as +32 2 123 45 67'

test('no form accepts a phone number of letters, of one digit or of words', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  for (const phone of ['abc', '5', 'ask the hotel']) {
    const refused = { status: 422, errors: [`phone: ${UNREACHABLE}`] }
    const answers = [
      await app.newVisitor().post<Answer>('/api/submit-booking', kiterForm({ phone })),
      await guest.visitor.patch<Answer>(`/api/leads/${guest.lead.id}`, { phone }),
      await admin.patch<Answer>(`/api/leads/${guest.lead.id}`, { phone }),
      await admin.post<Answer>('/api/admin/bookings', kiterForm({ phone })),
      await app.client.post<Answer>('/api/contacts', { ...CLEAN, phone, message: 'Hello' }),
    ]
    for (const answer of answers) expect(fieldErrors(answer), phone).toEqual(refused)
  }
})

test('the guest’s own number is asked about as the emergency contact’s, however it is written', async () => {
  const { app, guest } = await appWithGuest({ phone: '0470 00 00 00' })
  const admin = await operator(app)
  const own = { emergencyPhone: '\u202D+32 (0)470/00.00.00\u202C' }
  const asked = 'emergencyPhone: This is your own number. Whose number can we call in an emergency?'
  const submitted = await app
    .newVisitor()
    .post<Answer>('/api/submit-booking', companionForm({ ...own, phone: '0470000000' }))
  expect(fieldErrors(submitted)).toEqual({ status: 422, errors: [asked] })
  const edited = await guest.visitor.patch<Answer>(`/api/leads/${guest.lead.id}`, own)
  expect(fieldErrors(edited)).toEqual({ status: 422, errors: [asked] })
  const entered = await admin.post<Answer>('/api/admin/bookings', kiterForm(own))
  expect(entered.body.errors?.map(({ field }) => field)).toEqual(['emergencyPhone'])

  const bo = await signUp(app, 'bo@example.com')
  const taken = await accept(bo, await offered(guest), traveller({ emergencyPhone: '+32470000000' }))
  expect(fieldErrors(taken)).toEqual({ status: 422, errors: [asked] })
})

const TOO_YOUNG = 'age: Kiters must be at least 18. Please write to us about a younger kiter.'

test('a kiter below the owner’s minimum age books through the operator, and keeps the age in later edits', async () => {
  const { app, guest } = await appWithGuest()
  const submit = (age: unknown) => app.newVisitor().post<Answer>('/api/submit-booking', kiterForm({ age }))
  expect(fieldErrors(await submit('3'))).toEqual({
    status: 422,
    errors: ['age: Enter a number between 8 and 120'],
  })
  expect(fieldErrors(await submit(17))).toEqual({ status: 422, errors: [TOO_YOUNG] })
  expect((await submit(18)).status).toBe(201)
  const edited = await guest.visitor.patch<Answer>(`/api/leads/${guest.lead.id}`, { age: 17 })
  expect(fieldErrors(edited)).toEqual({ status: 422, errors: [TOO_YOUNG] })
  const bo = await signUp(app, 'bo@example.com')
  const taken = await accept(bo, await offered(guest), traveller({ age: 17 }))
  expect(fieldErrors(taken)).toEqual({ status: 422, errors: [TOO_YOUNG] })

  const admin = await operator(app)
  const child = { age: 7 }
  expect((await admin.patch<Answer>(`/api/leads/${guest.lead.id}`, child)).status).toBe(422)
  expect((await admin.patch<Answer>(`/api/leads/${guest.lead.id}`, { age: 15 })).body.lead.age).toBe(15)
  const later = await guest.visitor.patch<Answer>(`/api/leads/${guest.lead.id}`, {
    selectedDiet: 'vegan',
    age: 15,
  })
  expect(later.status).toBe(200)
})

test.each([
  ['b&b@hotel.example', 'b&b@hotel.example'],
  ['x@münchen.example', 'x@xn--mnchen-3ya.example'],
  ['ivan@example.xn--p1ai', 'ivan@example.xn--p1ai'],
])('%s books, signs up, confirms the address, resets the password and signs in', async (typed, kept) => {
  const app = await createTestApp()
  const { visitor, lead } = await guestWithBooking(app, { email: typed })
  expect(lead.email).toBe(kept)
  expect((await app.newVisitor().post('/api/auth/register', { ...AWA, email: kept })).status).toBe(409)

  const { id: userId, email } = (await visitor.get<User>('/api/auth/user')).body
  const link = await addressLink(app.deps, { userId, email })
  const token = new URL(link).searchParams.get('token') ?? ''
  await app.newVisitor().post('/api/auth/confirm-address', { token })
  expect((await visitor.get<User>('/api/auth/user')).body).toMatchObject({ email: kept, emailVerified: true })

  await app.newVisitor().post('/api/auth/forgot-password', { email: typed })
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'password-reset'))
  const resetToken = /\/auth\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const password = 'another-harmattan'
  const reset = await app.newVisitor().post('/api/auth/reset-password', { token: resetToken, password })
  expect(reset.status).toBe(204)
  const signedIn = await app.newVisitor().post<User>('/api/auth/login', { email: typed, password })
  expect(signedIn).toMatchObject({ status: 200, body: { email: kept } })
  const wrong = await app.newVisitor().post('/api/auth/login', { email: typed, password: 'wrong-password' })
  expect(wrong.status).toBe(401)
})
