// Wind or Win: the days that the operator enters, what guests see of them, and what a kiter chooses.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GuestWind, RetreatWind, WindCredit, WindPayout } from '#domain/contract/wind-calls.ts'
import { bookings, mails, payments, retreats, windClaims, windEntries } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { companionForm } from '#test/booking-forms.ts'
import { createFilledApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGroup, BEN } from '#test/groups.ts'
import { guestWithBooking, operator, payByCard, signUp, type Guest } from '#test/guests.ts'

// The retreat is Oct 31–Nov 7, 2025: its kite days are Nov 1 to 6.
const DAYS = ['2025-11-01', '2025-11-02', '2025-11-03', '2025-11-04', '2025-11-05', '2025-11-06']
const ASKED = '2025-11-07T08:00:00Z'
const ACCOUNT = { holder: 'Awa Jallow', iban: 'BE68 5390 0754 7034' }

interface Scene {
  app: TestApp
  guest: Guest
  retreatId: string
}

/** A kiter who has paid. The rows are put back where they were made before. */
async function paidKiter(): Promise<Scene> {
  const { app, answer } = await createFilledApp('a kiter who has paid', async (made) => {
    const { visitor, lead } = await guestWithBooking(made)
    await payByCard({ visitor, lead }, 'full')
    const [booking] = await made.db.select().from(bookings).where(eq(bookings.id, lead.id))
    return { cookies: [...visitor.cookies], lead, retreatId: booking?.retreatId ?? '' }
  })
  const { cookies, lead, retreatId } = answer
  return { app, guest: { visitor: app.newVisitor(cookies), lead }, retreatId }
}

/** Enters the days of "fn-p": full, none, not entered, partly. */
async function enter({ app, retreatId }: Scene, letters: string): Promise<RetreatWind | undefined> {
  const kinds: Record<string, string> = { f: 'full', p: 'partly', n: 'none' }
  let answer: RetreatWind | undefined
  for (const [index, letter] of letters.split('').entries()) {
    const kite = kinds[letter]
    if (!kite) continue
    app.clock.set(`${DAYS[index]}T17:40:00Z`)
    // The operator's session ends in hours.
    const admin = await operator(app)
    const entered = await admin.put<RetreatWind>(`/api/admin/retreats/${retreatId}/wind/${DAYS[index]}`, {
      kite,
    })
    expect(entered.status).toBe(200)
    answer = entered.body
  }
  return answer
}

async function at({ app }: Scene, instant: string): Promise<void> {
  app.clock.set(instant)
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
}

const read = ({ guest }: Scene) => guest.visitor.get<GuestWind>(`/api/wind/${guest.lead.id}`)
const choose = ({ guest }: Scene, body: object) =>
  guest.visitor.post<GuestWind>(`/api/wind/${guest.lead.id}`, body)

async function subjects({ app }: Scene): Promise<string[]> {
  const rows = await app.db.select().from(mails).orderBy(mails.createdAt)
  return rows.filter(({ template }) => template.startsWith('wind-')).map(({ subject }) => subject)
}

test('the days are counted, and a corrected one keeps both entries with their device', async () => {
  const scene = await paidKiter()
  expect(await enter(scene, 'fn-f')).toMatchObject({ fullDays: 2, applies: false, daysLeft: 2, kiters: 1 })
  const corrected = await enter(scene, '---p')
  expect(corrected).toMatchObject({ fullDays: 1, applies: false })
  expect(corrected?.days[3]).toMatchObject({
    day: '2025-11-04',
    kite: 'partly',
    entries: [{ kite: 'full' }, { kite: 'partly', at: '2025-11-04T17:40:00.000Z' }],
  })
  expect((await read(scene)).body.days.map(({ kite }) => kite)).toEqual([
    'full',
    'none',
    null,
    'partly',
    null,
    null,
  ])
})

test('a day is emptied again, and may be named by its number', async () => {
  const { app, retreatId } = await paidKiter()
  app.clock.set('2025-11-02T16:00:00Z')
  const admin = await operator(app)
  const path = `/api/admin/retreats/${retreatId}/wind`
  expect(await admin.put(`${path}/2`, { kite: 'full', note: 'Late' })).toMatchObject({
    body: { days: [{ day: '2025-11-01', kite: 'full', note: 'Late' }, {}, {}, {}, {}, {}] },
  })
  expect(await admin.delete(`${path}/2025-11-01`)).toMatchObject({ status: 200, body: { fullDays: 0 } })
  expect(await admin.get(path)).toMatchObject({
    status: 200,
    body: { days: [{ entries: [{}, {}] }, {}, {}, {}, {}, {}] },
  })
})

test('the first and last day, a day that has not come, no day and another word are refused', async () => {
  const { app, retreatId } = await paidKiter()
  app.clock.set('2025-11-02T16:00:00Z')
  const admin = await operator(app)
  for (const [day, kite, status] of [
    ['2025-10-31', 'full', 422],
    ['2025-11-07', 'full', 422],
    ['2025-11-03', 'full', 409],
    ['monday', 'full', 422],
    ['2025-11-01', 'some', 422],
  ] as const) {
    const refused = await admin.put(`/api/admin/retreats/${retreatId}/wind/${day}`, { kite })
    expect([day, kite, refused.status]).toEqual([day, kite, status])
  }
})

test('a kiter is asked the morning after the last kite day, reminded twice, and keeps the days at the end', async () => {
  const scene = await paidKiter()
  await enter(scene, 'ff-ppn')
  await at(scene, '2025-11-06T23:59:59Z')
  expect((await read(scene)).body).toMatchObject({ applies: true, choose: null })
  await at(scene, '2025-11-07T07:59:59Z')
  expect(await subjects(scene)).toEqual([])
  await at(scene, ASKED)
  const asked = ['Wind or Win: a kite day again, or €150']
  expect(await subjects(scene)).toEqual(asked)
  expect((await read(scene)).body).toMatchObject({ missingDays: 1, choose: { until: '2026-01-06' } })
  await at(scene, '2025-12-07T07:59:59Z')
  expect(await subjects(scene)).toEqual(asked)
  await at(scene, '2025-12-07T08:00:00Z')
  await at(scene, '2025-12-30T08:00:00Z')
  await at(scene, '2026-01-06T23:59:59Z')
  const reminder = 'Wind or Win: choose by Tue 6 Jan'
  const reminded = [...asked, reminder, reminder]
  expect(await subjects(scene)).toEqual(reminded)
  expect((await choose(scene, { choice: 'some' })).status).toBe(422)
  await at(scene, '2026-01-07T08:00:00Z')
  await at(scene, '2026-03-01T08:00:00Z')
  expect(await subjects(scene)).toEqual([...reminded, 'We’ve kept 1 kite day for you'])
  expect((await read(scene)).body).toMatchObject({ choose: null, credit: { days: 1, left: 1 } })
  expect(await choose(scene, { choice: 'cash' })).toMatchObject({
    status: 409,
    body: { title: 'There is nothing to choose here' },
  })
})

test.each([
  ['three full days', 'ff--fn'],
  ['no day entered', ''],
])('with %s nobody is asked', async (_, letters) => {
  const scene = await paidKiter()
  await enter(scene, letters)
  await at(scene, ASKED)
  expect(await subjects(scene)).toEqual([])
  expect(await choose(scene, { choice: 'days' })).toMatchObject({ status: 409 })
})

test('non-kiters see the days and are not asked, nor is who cancelled or another guest', async () => {
  const scene = await paidKiter()
  const ben = await guestWithBooking(scene.app, companionForm({ email: 'ben@example.com' }))
  await payByCard(ben, 'full')
  const gone = await guestWithBooking(scene.app, { email: 'gone@example.com' })
  await payByCard(gone, 'full')
  expect((await gone.visitor.delete(`/api/cancel-booking/${gone.lead.id}`)).status).toBe(200)
  await enter(scene, 'nnnnnn')
  await at(scene, ASKED)
  const sent = await scene.app.db.select().from(mails).where(eq(mails.template, 'wind-choice'))
  expect(sent.map(({ recipient }) => recipient)).toEqual(['awa@example.com'])
  expect((await read({ ...scene, guest: ben })).body).toMatchObject({
    fullDays: 0,
    applies: true,
    choose: null,
  })
  expect((await choose({ ...scene, guest: ben }, { choice: 'days' })).status).toBe(409)
  expect((await read({ ...scene, guest: gone })).body).toMatchObject({ days: [], choose: null })
  const stranger = await signUp(scene.app, 'mallory@example.com')
  expect((await stranger.get(`/api/wind/${scene.guest.lead.id}`)).status).toBe(404)
})

test('a day that is corrected to the third full one ends the question', async () => {
  const scene = await paidKiter()
  await enter(scene, 'ff--nn')
  await at(scene, ASKED)
  expect(
    (
      await (
        await operator(scene.app)
      ).put(`/api/admin/retreats/${scene.retreatId}/wind/2025-11-06`, { kite: 'full' })
    ).status,
  ).toBe(200)
  expect((await choose(scene, { choice: 'days' })).status).toBe(409)
  await at(scene, '2026-01-20T08:00:00Z')
  expect(await subjects(scene)).toHaveLength(1)
})

test(
  'the days become a credit that the operator redeems, never more than are left',
  { tags: 'postgres' },
  async () => {
    const scene = await paidKiter()
    const { app, guest } = scene
    await enter(scene, 'fn-npn')
    await at(scene, ASKED)
    const admin = await operator(app)
    expect(await choose(scene, { choice: 'days' })).toMatchObject({
      status: 200,
      body: { choose: null, credit: { days: 2, left: 2, since: '2025-11-07T08:00:00.000Z' } },
    })
    expect((await choose(scene, { choice: 'cash' })).status).toBe(409)
    const list = async () => (await admin.get<{ credits: WindCredit[] }>('/api/admin/credits')).body.credits
    const [credit] = await list()
    expect(credit).toMatchObject({ leadId: guest.lead.id, name: 'Awa Jallow', days: 2, left: 2 })
    const redeem = (body: object) => admin.post<WindCredit>(`/api/admin/credits/${credit?.id}/redeem`, body)
    expect((await redeem({ days: 3, note: 'Belgium' })).status).toBe(422)
    expect((await redeem({ days: 0, note: 'Belgium' })).status).toBe(422)
    expect((await redeem({ days: 1 })).status).toBe(422)
    expect((await redeem({ days: 1, note: 'Belgium' })).body).toMatchObject({
      left: 1,
      redeemed: [{ note: 'Belgium' }],
    })
    const both = await Promise.all([
      redeem({ days: 1, leadId: guest.lead.id }),
      redeem({ days: 1, leadId: guest.lead.id }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await list()).toMatchObject([{ left: 0 }])
    expect(
      (await admin.post(`/api/admin/credits/${guest.lead.id}/redeem`, { days: 1, note: 'x' })).status,
    ).toBe(404)
  },
)

test('cash back goes to the typed account, changes no ledger, and the account is deleted 14 days after it was sent', async () => {
  const scene = await paidKiter()
  const { app, guest } = scene
  await enter(scene, 'fn-npn')
  await at(scene, ASKED)
  let admin = await operator(app)
  const before = await app.db.select().from(payments)
  expect(await choose(scene, { choice: 'cash', account: { holder: 'Awa', iban: 'BE00' } })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'account.iban' }] },
  })
  expect(await choose(scene, { choice: 'cash', account: ACCOUNT })).toMatchObject({
    status: 200,
    body: { credit: null, cash: { amount: 150, account: '···7034', dueOn: '2025-11-21', isPaid: false } },
  })
  expect(await app.db.select().from(payments)).toEqual(before)
  const [claim] = await app.db.select().from(windClaims)
  expect(claim?.account).toMatch(/^sealed:/)
  const list = async () => (await admin.get<{ payouts: WindPayout[] }>('/api/admin/credits')).body.payouts
  expect(await list()).toMatchObject([
    { name: 'Awa Jallow', amount: 150, account: { iban: 'BE68539007547034' }, paidAt: null },
  ])
  const send = () => admin.post(`/api/admin/wind-payouts/${claim?.id}/sent`)
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(409)
  const told = await app.db.select().from(mails).where(eq(mails.template, 'wind-sent'))
  expect(told.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
    'awa@example.com: We’ve sent €150 to your account',
  ])
  expect((await read(scene)).body.cash).toMatchObject({ isPaid: true })
  await at(scene, '2025-11-21T07:59:59Z')
  admin = await operator(app)
  expect(await list()).toMatchObject([{ account: { holder: 'Awa Jallow' } }])
  await at(scene, '2025-11-21T08:00:00Z')
  expect(await list()).toMatchObject([{ account: null }])
  expect(
    (await guest.visitor.get<{ bookings: object[] }>('/api/account/export')).body.bookings,
  ).toMatchObject([{ windOrWin: { choice: 'cash', account: null } }])
})

test('a guest who erases the account loses the credit, and gets the cash back that is still to be sent', async () => {
  for (const [body, left] of [
    [{ choice: 'days' }, 0],
    [{ choice: 'cash', account: ACCOUNT }, 1],
  ] as const) {
    const scene = await paidKiter()
    await enter(scene, 'fn-npn')
    await at(scene, '2025-11-08T08:00:00Z')
    await choose(scene, body)
    const erased = await scene.guest.visitor.delete<{ kept: string[] }>('/api/account', {
      password: 'harmattan wind',
    })
    expect(erased.status).toBe(200)
    expect(await scene.app.db.$count(windClaims)).toBe(left)
    expect(erased.body.kept.some((kept) => kept.includes('€150 cash back'))).toBe(left === 1)
  }
})

test('two servers that ask at once send one email', { tags: 'postgres' }, async () => {
  const scene = await paidKiter()
  await enter(scene, 'nnnnnn')
  scene.app.clock.set(ASKED)
  await Promise.all([runDueJobs(scene.app.deps), runDueJobs(scene.app.deps)])
  expect(await subjects(scene)).toEqual(['Wind or Win: 3 kite days again, or €150'])
})

test('who has booked for a kiter is asked for that kiter, and can choose', async () => {
  const along = { ...BEN, packageType: 'kiter', email: 'ben@example.com' }
  const { app, visitor, lead, leads } = await appWithGroup([along])
  await payByCard({ visitor, lead }, 'full')
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, '2025-11-07'))
  await app.db.insert(windEntries).values({
    retreatId: retreat?.id ?? '',
    day: '2025-11-08',
    kite: 'none',
    at: app.clock.now(),
    device: 'a device',
  })
  app.clock.set('2025-11-14T09:00:00Z')
  await runDueJobs(app.deps)
  const sent = await app.db.select().from(mails).where(eq(mails.template, 'wind-choice'))
  expect(sent.map(({ recipient }) => recipient)).toEqual(['awa@example.com', 'awa@example.com'])
  const ben = leads[1]
  expect(await visitor.post(`/api/wind/${ben?.id}`, { choice: 'days' })).toMatchObject({ status: 200 })
})
