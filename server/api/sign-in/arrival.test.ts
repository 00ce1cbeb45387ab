import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { mails } from '#server/db/schema.ts'
import { verifications } from '#server/db/tables/account-tables.ts'
import { AWA } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { groupForm } from '#test/groups.ts'
import { readAs } from '#test/read-as.ts'

const NOBODY = { status: 200, body: { booking: null, signedInBefore: false } }

interface Arrival {
  booking: Record<string, unknown> | null
  signedInBefore: boolean
}

test('a browser that has booked gets its own order, with only what the sign-in shows', async () => {
  const { client, newVisitor } = await createTestApp()
  expect(await client.get('/api/auth/arrival')).toMatchObject(NOBODY)
  await client.post('/api/leads', kiterForm({ status: 'in_progress' }))
  expect(await client.get('/api/auth/arrival')).toMatchObject(NOBODY)

  await client.post('/api/submit-booking', kiterForm({ selectedRoom: 'private' }))
  const { body } = await client.get<Arrival>('/api/auth/arrival')
  expect(body.signedInBefore).toBe(false)
  expect(body.booking).toMatchObject({
    firstName: 'Awa',
    email: 'awa@example.com',
    selectedRoom: 'private',
    quote: { total: 1130, deposit: 200 },
  })
  expect(body.booking?.others).toEqual([])
  const told = Object.keys(body.booking ?? {})
  expect(told.filter((name) => /phone|emergency|^age|health/i.test(name))).toEqual([])
  expect(await newVisitor().get('/api/auth/arrival')).toMatchObject(NOBODY)
})

test('a browser that has booked for others too gets their names and prices', async () => {
  const { client } = await createTestApp()
  await client.post('/api/submit-group', groupForm())
  const { body } = await client.get<Arrival>('/api/auth/arrival')
  expect(body.booking?.others).toEqual([
    expect.objectContaining({ firstName: 'Ben', lastName: 'Claes', balanceDue: 950 }),
  ])
})

test('an expired booking still waits for its guest, and a claimed one does not', async () => {
  const { client, clock, deps } = await createTestApp()
  await client.post('/api/submit-booking', kiterForm())
  clock.advance({ hours: 2 })
  await expireBookings(deps)
  const expired = await client.get<Arrival>('/api/auth/arrival')
  expect(expired.body.booking).toMatchObject({ status: 'expired', holdExpiresAt: null })

  await client.post('/api/auth/register', AWA)
  const claimed = await client.post<{ lead: { id: string } }>('/api/submit-booking', kiterForm())
  await client.post('/api/link-booking', { leadId: claimed.body.lead.id })
  expect((await client.get<Arrival>('/api/auth/arrival')).body.booking).toBeNull()
})

test('a browser remembers a sign-in after signing out, until the account is deleted', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false })
  const before = async (visitor = client) =>
    (await visitor.get<Arrival>('/api/auth/arrival')).body.signedInBefore
  await client.post('/api/auth/register', AWA)
  await client.post('/api/auth/logout')
  expect(await before()).toBe(true)

  const elsewhere = newVisitor()
  await elsewhere.post('/api/auth/login', { email: AWA.email, password: 'not the password' })
  expect(await before(elsewhere)).toBe(false)
  await elsewhere.post('/api/auth/login', AWA)
  expect(await before(elsewhere)).toBe(true)
  expect((await elsewhere.delete('/api/account', { password: AWA.password })).status).toBe(200)
  expect(await before(elsewhere)).toBe(false)
})

async function askForLink({ client, db }: TestApp): Promise<string> {
  await client.post('/api/auth/forgot-password', { email: AWA.email })
  const [mail] = await db.select().from(mails).where(eq(mails.template, 'password-reset'))
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link was mailed'
}

test('a reset link can be looked at repeatedly, and a used one is reported', async () => {
  const testApp = await createTestApp({ seed: false })
  const { client, newVisitor } = testApp
  await client.post('/api/auth/register', AWA)
  const token = await askForLink(testApp)
  const look = () => readAs(testApp, newVisitor(), ({ resetLink }) => resetLink(token))
  for (const _ of [1, 2, 3]) expect(await look()).toEqual({ status: 200, body: AWA.email })

  await client.post('/api/auth/reset-password', { token, password: 'a northerly in march' })
  expect(await look()).toEqual({ status: 200, body: null })
})

test('an expired link answers like an unknown one', async () => {
  const testApp = await createTestApp({ seed: false })
  const { client, db } = testApp
  await client.post('/api/auth/register', AWA)
  const token = await askForLink(testApp)
  await db.update(verifications).set({ expiresAt: new Date(Date.UTC(2025, 0, 1)) })
  const look = (link: string) => readAs(testApp, client, ({ resetLink }) => resetLink(link))
  expect(await look(token)).toEqual({ status: 200, body: null })
  expect(await look('made-up')).toEqual({ status: 200, body: null })
  expect((await look('x'.repeat(201))).status).toBe(422)
})

test('looking at links is limited', async () => {
  const { client, deps } = await createTestApp({ seed: false, env: { rateLimits: true } })
  const statuses = new Set<number>()
  for (let looks = 0; looks < 121; looks++)
    statuses.add((await readAs({ deps }, client, ({ resetLink }) => resetLink(`guess${looks}`))).status)
  expect([...statuses]).toEqual([200, 429])
})
