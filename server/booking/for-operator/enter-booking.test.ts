import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { Availability } from '#domain/place/availability.ts'
import { bookings, mails, retreats } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGroup } from '#test/groups.ts'
import { issueDueDocuments, operator, signUp } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { readAs } from '#test/read-as.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'

/** What the operator knows about a guest who wrote on WhatsApp. */
const LITTLE = {
  packageType: 'kiter',
  firstName: 'Modou',
  lastName: 'Bojang',
  phone: '+220 700 1234',
  selectedDate: OCTOBER,
  selectedRoom: 'private',
}

async function enter(app: TestApp, form: Record<string, unknown>) {
  const admin = await operator(app)
  return admin.post<{
    lead: Booking
    payLink: string
    mailsGoTo: GuestPage['mailsGoTo']
    errors?: { field: string }[]
    detail?: string
  }>('/api/admin/bookings', form)
}

async function placesTaken({ client }: TestApp): Promise<number | undefined> {
  return (await client.get<Availability>('/api/booking-availability')).body[OCTOBER]?.kiterBooked
}

test('a name, phone number, date, package and room are enough to book a place, held for 48 hours', async () => {
  const app = await createTestApp()
  const { status, body } = await enter(app, LITTLE)
  expect(status).toBe(201)
  expect(body.lead).toMatchObject({
    status: 'booking_submitted',
    name: 'Modou Bojang',
    email: null,
    age: null,
    selectedDate: OCTOBER,
    quote: { tier: 'super_early_bird', total: 1130, deposit: 200 },
    holdExpiresAt: '2025-09-03T09:00:00.000Z',
    balanceDue: 1130,
  })
  expect(await placesTaken(app)).toBe(1)
  expect(await app.db.$count(mails)).toBe(0)
  const byLink = await readAs(app, app.newVisitor(), ({ payLink }) =>
    payLink(body.payLink.split('/').at(-1) ?? ''),
  )
  expect(byLink).toMatchObject({ status: 200, body: { firstName: 'Modou', balanceDue: 1130 } })
  const page = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${body.lead.id}`)
  expect(page.body.history).toEqual([
    {
      at: '2025-09-01T09:00:00.000Z',
      by: 'you, a device',
      what: 'Booking entered by hand',
      from: null,
      to: `${OCTOBER}, €1,130`,
    },
  ])
  await expectInvariants(app.db)
})

test('the operator can also enter the whole form, and a guest with an email address is emailed', async () => {
  const app = await createTestApp()
  const { status, body } = await enter(app, kiterForm({ healthConditions: 'Asthma', healthConsent: true }))
  expect(status).toBe(201)
  expect(body.lead).toMatchObject({ email: 'awa@example.com', age: 31, emergencyContact: 'Lamin Jallow' })
  expect(body.lead).toMatchObject({ healthConditions: 'Asthma', healthConsent: true })
  const sent = await app.db.select().from(mails)
  expect(sent).toMatchObject([
    { template: 'booking-received', recipient: 'awa@example.com', bookingId: body.lead.id },
  ])
  // A guest entered by the operator may have no account to sign in to.
  expect(sent[0]?.text).toContain(body.payLink)
  expect(sent[0]?.text).not.toContain('Sign in or create an account')
})

test('the operator’s form checks the fields it has as strictly as the guest’s own form', async () => {
  const app = await createTestApp()
  for (const [field, value] of [
    ['email', 'no address'],
    ['age', '300'],
    ['firstName', ' '],
    ['phone', undefined],
    ['selectedRoom', undefined],
    ['selectedDate', 'Jan 1–8, 1999'],
    ['packageType', 'surfer'],
  ] as const) {
    const answer = await enter(app, { ...LITTLE, [field]: value })
    expect({ status: answer.status, fields: answer.body.errors?.map((error) => error.field) }).toEqual({
      status: 422,
      fields: [field],
    })
  }
  const notes = await enter(app, { ...LITTLE, healthConditions: 'Asthma' })
  expect(notes).toMatchObject({ status: 422, body: { errors: [{ field: 'healthConsent' }] } })
  expect(await placesTaken(app)).toBe(0)
})

test('the operator cannot enter a booking for a full package or a begun retreat, but can for a closed date', async () => {
  const app = await createTestApp()
  for (let place = 1; place <= 8; place++) {
    expect((await enter(app, { ...LITTLE, firstName: `Guest ${place}` })).status).toBe(201)
  }
  expect(await enter(app, LITTLE)).toMatchObject({ status: 409, body: { type: 'urn:problem:retreat-full' } })
  expect((await enter(app, companionForm())).status).toBe(201)
  await app.db.update(retreats).set({ status: 'closed' })
  expect((await enter(app, companionForm({ firstName: 'Binta' }))).status).toBe(201)
  app.clock.set('2025-10-31T00:00:00Z')
  expect(await enter(app, companionForm())).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:retreat-started' },
  })
})

test('no limit on unpaid places applies to the operator', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  for (let each = 0; each < 6; each++) {
    expect((await enter(app, kiterForm({ lastName: `Jallow ${each}` }))).status).toBe(201)
  }
  expect(await placesTaken(app)).toBe(6)
})

test('a repeated name and phone number, however written, needs the operator’s confirmation', async () => {
  const app = await createTestApp()
  const { body: first } = await enter(app, { ...LITTLE, phone: '0470 12 10 20' })
  for (const again of [
    { ...LITTLE, phone: '+32 470 12 10 20' },
    { ...LITTLE, firstName: 'modou ', lastName: 'BOJANG', phone: '0032470121020' },
    { ...LITTLE, phone: '0470/12.10.20', selectedDate: 'Nov 7–14, 2025' },
  ]) {
    expect(await enter(app, again)).toMatchObject({
      status: 409,
      body: {
        type: 'urn:problem:guest-repeated',
        detail: `Modou Bojang already has a booking with the same phone number on ${OCTOBER}. Is this another one?`,
        guests: [{ leadId: first.lead.id, name: 'Modou Bojang' }],
      },
    })
  }
  expect(await placesTaken(app)).toBe(1)
  // The same phone number with another name, and the same name with another number.
  expect((await enter(app, { ...LITTLE, firstName: 'Fatou', phone: '0470 12 10 20' })).status).toBe(201)
  expect((await enter(app, LITTLE)).status).toBe(201)
  const again = { ...LITTLE, phone: '0470 12 10 20', confirmRepeat: true }
  expect((await enter(app, again)).status).toBe(201)
  expect(await placesTaken(app)).toBe(4)
  // Two bookings on one date name it once.
  expect((await enter(app, { ...again, confirmRepeat: false })).body).toMatchObject({
    detail: `Modou Bojang already has a booking with the same phone number on ${OCTOBER}. Is this another one?`,
  })
})

test('a cancelled booking or a past retreat does not count as a repeated guest', async () => {
  const app = await createTestApp()
  const { body } = await enter(app, LITTLE)
  const admin = await operator(app)
  await admin.post(`/api/admin/bookings/${body.lead.id}/cancel`, { reason: 'Called off' })
  expect((await enter(app, LITTLE)).status).toBe(201)
  app.clock.set('2025-11-08T00:00:00Z')
  expect((await enter(app, { ...LITTLE, selectedDate: 'Dec 5–12, 2025' })).status).toBe(201)
})

test('phone numbers are stored as those of the chosen country, Belgium if none is, and an unknown country is refused', async () => {
  const app = await createTestApp()
  for (const [given, phone, emergencyPhone] of [
    [{ phone: '0470 12 10 20', emergencyPhone: '0470 12 10 21' }, '+32 470 12 10 20', '+32 470 12 10 21'],
    [
      { phone: '06 12345678', emergencyPhone: '06 12345679', phoneCountry: 'NL' },
      '+31 6 12345678',
      '+31 6 12345679',
    ],
    [{ phone: '7001234', emergencyPhone: '7001235', phoneCountry: 'GM' }, '+220 700 1234', '+220 700 1235'],
    [
      { phone: '+44 7700 900123', emergencyPhone: '+44 7700 900124', phoneCountry: 'BE' },
      '+44 7700 900123',
      '+44 7700 900124',
    ],
  ] as const) {
    const { body } = await enter(app, { ...LITTLE, ...given })
    expect(body.lead).toMatchObject({ phone, emergencyPhone })
    // A later edit reads the number in the same country.
    const admin = await operator(app)
    const edited = await admin.patch<{ lead: Booking }>(`/api/leads/${body.lead.id}`, { phone: given.phone })
    expect(edited.body.lead.phone).toBe(phone)
  }
  expect(await enter(app, { ...LITTLE, phoneCountry: 'XX' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'phoneCountry' }] },
  })
})

test('an entered booking joins the account with this confirmed address at once, or is claimed by it later', async () => {
  const app = await createTestApp()
  const proven = await signUp(app, 'awa@example.com')
  const unproven = await signUp(app, 'lena@example.com')
  const first = await enter(app, kiterForm())
  expect((await proven.get<Booking[]>('/api/my-bookings')).body).toEqual([])
  await app.db.update(users).set({ emailVerified: true })
  await enter(app, { ...kiterForm({ selectedDate: 'Nov 7–14, 2025' }), confirmRepeat: true })
  const own = await proven.get<Booking[]>('/api/my-bookings')
  expect(own.body).toMatchObject([{ selectedDate: 'Nov 7–14, 2025' }])
  const { lead } = first.body
  expect((await unproven.post('/api/link-booking', { leadId: lead.id })).status).toBe(404)
  expect(await proven.post('/api/link-booking', { leadId: lead.id })).toMatchObject({
    status: 200,
    body: { lead: { id: lead.id, holdExpiresAt: '2025-09-03T09:00:00.000Z' } },
  })
})

test('an unpaid place of a guest without an email address expires as usual, and no email is sent', async () => {
  const app = await createTestApp()
  const { body } = await enter(app, LITTLE)
  app.clock.advance({ hours: 48 })
  await runDueJobs(app.deps)
  const page = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${body.lead.id}`)
  expect(page.body.lead.status).toBe('expired')
  expect(page.body.history[0]).toMatchObject({ by: 'the site', what: 'Place released, unpaid' })
  expect(page.body.mails).toEqual([])
  expect(await app.db.$count(mails)).toBe(0)
})

test('the operator can add missing fields one by one, and the guest’s first own edit needs all of them', async () => {
  const app = await createTestApp()
  const guest = await signUp(app, 'modou@example.com')
  await app.db.update(users).set({ emailVerified: true })
  const { body } = await enter(app, { ...LITTLE, email: 'modou@example.com' })
  const admin = await operator(app)
  const edit = (visitor: typeof admin, changes: Record<string, unknown>) =>
    visitor.patch<{ lead: Booking; errors?: unknown[] }>(`/api/leads/${body.lead.id}`, changes)
  expect(await edit(admin, { selectedDiet: 'vegan' })).toMatchObject({
    status: 200,
    body: { lead: { selectedDiet: 'vegan', age: null } },
  })
  expect((await edit(guest, { phone: '+220 700 1111' })).status).toBe(422)
  const rest = kiterForm({ ...LITTLE, email: 'modou@example.com' })
  expect((await edit(guest, rest)).status).toBe(200)
})

test('the email about a payment lets a guest without an account open the booking', async () => {
  const app = await createTestApp()
  const { body } = await enter(app, { ...LITTLE, email: 'modou@example.com' })
  const entry = { amount: 200, method: 'cash', receivedOn: '2025-09-01' }
  const admin = await operator(app)
  expect((await admin.post(`/api/admin/bookings/${body.lead.id}/payments`, entry)).status).toBe(201)
  await issueDueDocuments(app)
  const sent = await app.db.select().from(mails)
  const link = sent
    .find(({ template }) => template === 'payment-received')
    ?.text.match(/See your trip\n\S+(\/claim\/[\w-]{43})/)?.[1]
  const modou = await signUp(app, 'modou@example.com')
  expect((await modou.get(link ?? '')).headers.get('location')).toBe(`/payment?leadId=${body.lead.id}`)
  expect((await modou.post('/api/link-booking', { leadId: body.lead.id })).status).toBe(200)
  expect((await modou.get<Booking[]>('/api/my-bookings')).body).toMatchObject([{ id: body.lead.id }])
})

const BEN = {
  packageType: 'non-kiter',
  firstName: 'Ben',
  lastName: 'Claes',
  phone: '+220 700 1234',
  selectedDate: OCTOBER,
  selectedRoom: 'shared',
}

test('who comes along joins the group at its price, and may share a room', async () => {
  const app = await createTestApp()
  const first = await enter(app, { ...LITTLE, selectedRoom: 'shared' })
  // It was entered at another tier than today's.
  await app.db
    .update(bookings)
    .set({ tier: 'standard', priceLines: [{ kind: 'package', cents: 1150_00 }] })
    .where(eq(bookings.id, first.body.lead.id))
  const { status, body } = await enter(app, { ...BEN, joins: first.body.lead.id, sharesRoom: true })
  expect(status).toBe(201)
  expect(body.lead).toMatchObject({
    group: { number: 2, bookedByOther: true },
    quote: { tier: 'standard', total: 1150 },
  })
  const page = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${first.body.lead.id}`)
  expect(page.body.group).toMatchObject({
    roommate: 'Ben',
    travellers: [{ name: 'Modou Bojang', isBooker: true }, { name: 'Ben Claes' }],
  })
  expect(page.body.history).toContainEqual(expect.objectContaining({ what: 'Comes along', to: 'Ben Claes' }))
  await expectInvariants(app.db)
})

test('who comes along may have no phone number, and is not added twice unasked; a guest alone needs one', async () => {
  const app = await createTestApp()
  const { lead } = (await enter(app, LITTLE)).body
  const { phone: _phone, ...ben } = BEN
  expect((await enter(app, ben)).body.errors).toEqual([
    { field: 'phone', message: 'Phone number is required' },
  ])
  const added = await enter(app, { ...ben, joins: lead.id })
  expect(added.body.lead).toMatchObject({ firstName: 'Ben', phone: null, group: { number: 2 } })
  const again = await enter(app, { ...ben, joins: lead.id })
  expect(again.status).toBe(409)
  expect(again.body.detail).toMatch(/^Ben Claes already has a booking without a phone number on/)
})

test('a group entered by phone has four travellers, one date, and two in a shared room', async () => {
  const app = await createTestApp()
  const { lead } = (await enter(app, { ...LITTLE, selectedRoom: 'shared' })).body
  const joins = lead.id
  const refused = async (form: object) =>
    (await enter(app, { ...BEN, joins, ...form })).body.errors?.map(({ field }) => field)
  expect(await refused({ selectedDate: 'Nov 7–14, 2025' })).toEqual(['selectedDate'])
  expect(await refused({ selectedRoom: 'private', sharesRoom: true })).toEqual(['sharesRoom'])
  expect((await enter(app, { ...BEN, joins: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
  expect((await enter(app, { ...BEN, joins, sharesRoom: true })).status).toBe(201)
  expect(await refused({ firstName: 'Lea', sharesRoom: true })).toEqual(['sharesRoom'])
  for (const firstName of ['Lea', 'Noor'])
    expect((await enter(app, { ...BEN, joins, firstName })).status).toBe(201)
  expect(await refused({ firstName: 'Jo' })).toEqual(['joins'])
})

test('who comes along belongs to the booker’s account until they have one of their own', async () => {
  const app = await createTestApp()
  const accounts = ['awa@example.com', 'ben@example.com']
  for (const email of accounts) await signUp(app, email)
  await app.db.update(users).set({ emailVerified: true })
  const { lead } = (await enter(app, { ...LITTLE, email: accounts[0] })).body
  const ben = await enter(app, { ...BEN, joins: lead.id, email: accounts[1] })
  const lea = await enter(app, { ...BEN, joins: lead.id, firstName: 'Lea' })
  expect([ben, lea].map(({ body }) => body.mailsGoTo?.email)).toEqual(['ben@example.com', 'awa@example.com'])
  expect([ben, lea].map(({ body }) => body.lead.group?.bookedByOther)).toEqual([false, true])
})

test('who has left a group of four makes room for another traveller', async () => {
  const app = await createTestApp()
  const { lead } = (await enter(app, LITTLE)).body
  const joins = lead.id
  const others: string[] = []
  for (const firstName of ['Ben', 'Lea', 'Noor'])
    others.push((await enter(app, { ...BEN, joins, firstName })).body.lead.id)
  const admin = await operator(app)
  expect((await admin.post(`/api/admin/bookings/${others[0]}/cancel`, { reason: 'Ill' })).status).toBe(200)
  const another = await enter(app, { ...BEN, joins, firstName: 'Jo' })
  expect(another).toMatchObject({ status: 201, body: { lead: { group: { number: 5 } } } })
  expect((await enter(app, { ...BEN, joins, firstName: 'Mia' })).status).toBe(422)
})

test('a traveller whose phone number nobody knows can be edited and moved by the operator', async () => {
  const { app, leads } = await appWithGroup()
  const ben = leads[1]?.id ?? ''
  const admin = await operator(app)
  const diet = await admin.patch<{ lead: Booking }>(`/api/leads/${ben}`, { selectedDiet: 'vegan' })
  expect(diet).toMatchObject({ status: 200 })
  const moved = await admin.post(`/api/admin/bookings/${ben}/move`, { selectedRoom: 'private' })
  expect(moved).toMatchObject({ status: 200 })
  const page = await admin.get<GuestPage>(`/api/admin/bookings/${ben}`)
  expect(page.body.lead).toMatchObject({ selectedDiet: 'vegan', selectedRoom: 'private', phone: null })
  // The booker's own number cannot be taken away.
  expect((await admin.patch(`/api/leads/${leads[0]?.id}`, { phone: '' })).status).toBe(422)
})
