// The link by which somebody who comes along says what only they can say: what it shows, keeps from the booker, and when it ends.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import { bookings, mails, users } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { exportPerson } from '#server/privacy/export-person.ts'
import { personOfAccount } from '#server/privacy/person.ts'
import { appWithGroup, BEN, BENS_DETAILS, callOfLink, type GroupOfGuest } from '#test/groups.ts'
import { payByCard, signUpKnown } from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'
import { readPdf } from '#test/pdf-text.ts'

async function travellers({ visitor, group }: GroupOfGuest): Promise<Traveller[]> {
  return (await visitor.get<{ leads: Traveller[] }>(`/api/groups/${group.id}`)).body.leads
}

test('without an account Ben says what is open, and Awa sees only that it is complete', async () => {
  const group = await appWithGroup([BEN], { sharedRooms: [[0, 1]] })
  const link = await callOfLink(group)
  const ben = group.app.newVisitor()
  expect((await ben.get<TravellerView>(link)).body).toMatchObject({
    firstName: 'Ben',
    bookedBy: 'Awa',
    roommate: 'Awa',
    retreatDate: 'Nov 7–14, 2025',
    dueOn: '2025-10-08',
    open: ['phone', 'emergencyContact', 'emergencyPhone', 'selectedDiet'],
    hasHealthNotes: false,
  })
  const saved = await ben.patch<TravellerView>(link, BENS_DETAILS)
  expect(saved).toMatchObject({
    status: 200,
    body: { open: [], hasHealthNotes: true, selectedDiet: 'vegan' },
  })
  expect(JSON.stringify(saved.body)).not.toMatch(/Asthma|Hanne/)
  const [, seen] = await travellers(group)
  expect(seen).toMatchObject({ complete: true, open: 0, healthConditions: null, emergencyContact: null })
  const own = (await group.visitor.get<Booking[]>('/api/my-bookings')).body
  expect(JSON.stringify(own)).not.toMatch(/Asthma|Hanne/)
})

test('Ben reads by his link what is due for his place, and its order, which has nothing of Awa’s', async () => {
  const group = await appWithGroup([BEN], { sharedRooms: [[0, 1]] })
  const link = await callOfLink(group)
  const { body } = await group.app.newVisitor().get<TravellerView>(link)
  expect(body).toMatchObject({
    isOrdered: true,
    isConfirmed: false,
    due: { amount: 200, holdExpiresAt: group.lead.holdExpiresAt },
  })
  expect(body.due?.link).toContain('/pay/')
  const answer = await group.app.app.request(`${link}/order`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(text).toMatch(/By\s+Awa, who booked the place/)
  expect(text).toContain('Ben Claes')
  expect(text).not.toContain('Jallow')
  await payByCard(group, 'deposit')
  expect((await group.app.newVisitor().get<TravellerView>(link)).body.isConfirmed).toBe(true)
})

test('wrong details are refused with the reason and not saved, and a part is saved while the rest stays open', async () => {
  const group = await appWithGroup()
  const link = await callOfLink(group)
  const ben = group.app.newVisitor()
  for (const [sent, field] of [
    [{ healthConditions: 'Asthma' }, 'healthConsent'],
    [{ phone: '+32 470 00 00 04', emergencyPhone: '+32 470 00 00 04' }, 'emergencyPhone'],
    [{ phone: 'none' }, 'phone'],
  ] as const)
    expect(await ben.patch(link, sent)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  expect((await ben.get<TravellerView>(link)).body.open).toHaveLength(4)
  expect((await ben.patch<TravellerView>(link, { emergencyContact: 'Hanne Maes' })).body.open).toEqual([
    'phone',
    'emergencyPhone',
    'selectedDiet',
  ])
})

test('the booker corrects Ben’s name, but cannot say what only Ben can, nor change what Ben has said', async () => {
  const group = await appWithGroup()
  const [, ben] = group.leads
  await group.app.newVisitor().patch(await callOfLink(group), BENS_DETAILS)
  const edit = (sent: object) => group.visitor.patch(`/api/leads/${ben?.id}`, sent)
  expect((await edit({ firstName: 'Benedict' })).status).toBe(200)
  expect(await edit({ emergencyContact: 'Somebody else' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'emergencyContact' }] },
  })
  const view = await group.app.newVisitor().get<TravellerView>(await callOfLink(group, 'Benedict'))
  expect(view.body).toMatchObject({ firstName: 'Benedict', open: [], hasHealthNotes: true })
})

test('the link ends 30 days after the retreat, with the place, and with another link', async () => {
  const group = await appWithGroup()
  const link = await callOfLink(group)
  const ben = group.app.newVisitor()
  const status = async () => (await ben.get(link)).status
  const id = group.leads[1]?.id ?? ''
  await group.app.db.update(bookings).set({ travellerLinkVersion: 2 }).where(eq(bookings.id, id))
  expect(await status()).toBe(404)
  await group.app.db.update(bookings).set({ travellerLinkVersion: 1 }).where(eq(bookings.id, id))
  expect(await status()).toBe(200)
  await group.visitor.delete(`/api/cancel-booking/${id}`)
  expect(await status()).toBe(404)
  expect((await ben.get(`${link.slice(0, -3)}abc`)).status).toBe(404)
})

test('an export of the booker’s data has nothing of Ben’s, and Ben’s own has', async () => {
  const group = await appWithGroup([{ ...BEN, email: 'ben@example.com' }])
  const { app } = group
  await app.newVisitor().patch(await callOfLink(group), BENS_DETAILS)
  const exported = async (email: string) => {
    const [user] = await app.db.select().from(users).where(eq(users.email, email))
    const person = await personOfAccount(app.db, { userId: user?.id ?? '', bookingId: null })
    return person ? (await exportPerson(app.deps, person)).content : ''
  }
  expect(await exported('awa@example.com')).not.toMatch(/Claes|Asthma|Hanne/)
  await signUpKnown(app, 'ben@example.com')
  const own = await exported('ben@example.com')
  for (const words of ['Claes', 'Asthma', 'Hanne Maes']) expect(own).toContain(words)
})

test('the booker erasing the account leaves Ben’s booking whole', async () => {
  const group = await appWithGroup()
  const { app } = group
  await app.newVisitor().patch(await callOfLink(group), BENS_DETAILS)
  const link = await callOfLink(group)
  expect((await group.visitor.delete('/api/account', { password: 'harmattan wind' })).status).toBe(200)
  const ben = await app.newVisitor().get<TravellerView>(link)
  expect(ben).toMatchObject({ status: 200, body: { firstName: 'Ben', open: [], bookedBy: null } })
})

test('Ben takes his place over into an own account, and Awa acts for him no longer', async () => {
  const group = await appWithGroup()
  const link = await callOfLink(group)
  expect(await group.visitor.post(`${link}/claim`)).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:wrong-state' },
  })
  const ben = await signUpKnown(group.app, 'ben@example.com')
  const taken = await ben.post<{ lead: Booking }>(`${link}/claim`)
  expect(taken).toMatchObject({
    status: 200,
    body: { lead: { firstName: 'Ben', email: 'ben@example.com', group: { bookedByOther: false } } },
  })
  expect((await ben.get<Booking[]>('/api/my-bookings')).body.map(({ firstName }) => firstName)).toEqual([
    'Ben',
  ])
  const hers = (await group.visitor.get<Booking[]>('/api/my-bookings')).body
  expect(hers.map(({ firstName }) => firstName)).toEqual(['Awa'])
  expect(await group.visitor.delete(`/api/cancel-booking/${taken.body.lead.id}`)).toMatchObject({
    status: 404,
  })
  expect(await group.app.newVisitor().get(link)).toMatchObject({ status: 404 })
  const [, seen] = await travellers(group)
  expect(seen).toMatchObject({ link: null, name: 'Ben Claes' })
  const [told, ...more] = await mailsNamed(group.app, 'place-claimed')
  expect(more).toEqual([])
  expect(told).toMatchObject({ recipient: 'awa@example.com', subject: 'Ben now has a separate booking' })
  const text = told?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('only Ben can change this place, pass it on or cancel it: you no longer can.')
  expect(text).toContain('Any refund of what you’ve paid for it still goes to you.')
})

test('once Ben leaves by his account, Awa reads that her card gets what she paid for him, and of no account', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const link = await callOfLink(group)
  const ben = await signUpKnown(group.app, 'ben@example.com')
  const { lead } = (await ben.post<{ lead: Booking }>(`${link}/claim`)).body
  expect((await ben.delete(`/api/cancel-booking/${lead.id}`)).status).toBe(200)
  const [told] = await mailsNamed(group.app, 'traveller-gone')
  expect(told?.text).toContain('€200 that you paid for Ben is refunded to your card.')
  expect(told?.text).not.toContain('account')
})

test('the page says that Awa offers the place to another person, until the offer is withdrawn', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const link = await callOfLink(group)
  const isOffered = async () => (await group.app.newVisitor().get<TravellerView>(link)).body.isOffered
  expect(await isOffered()).toBe(false)
  const path = `/api/bookings/${group.leads[1]?.id}/hand-over`
  const offered = await group.visitor.post(path, { name: 'Bo Maes', email: 'bo@example.com' })
  expect(offered.status).toBeLessThan(300)
  expect(await isOffered()).toBe(true)
  expect((await group.visitor.delete(path)).status).toBeLessThan(300)
  expect(await isOffered()).toBe(false)
})

test('Ben gets his link once Awa orders, and reminders of what is missing 7 days and 1 day before it is due', async () => {
  const group = await appWithGroup([{ ...BEN, email: 'ben@example.com' }])
  const { app } = group
  const toBen = async () => {
    const rows = await app.db.select().from(mails).where(eq(mails.recipient, 'ben@example.com'))
    return rows.map(({ template }) => template)
  }
  expect(await toBen()).toEqual(['traveller-asked'])
  await payByCard({ visitor: group.visitor, lead: group.lead }, 'deposit')
  for (const [at, reminders] of [
    ['2025-09-30T09:00:00Z', 0],
    ['2025-10-01T09:00:00Z', 1],
    ['2025-10-01T15:00:00Z', 1],
    ['2025-10-07T09:00:00Z', 2],
    ['2025-10-09T09:00:00Z', 2],
  ] as const) {
    app.clock.set(at)
    await runDueJobs(app.deps)
    const reminded = (await toBen()).filter((template) => template === 'traveller-reminder')
    expect([at, reminded.length]).toEqual([at, reminders])
  }
})

test('on the day after the details were due, who has booked reads once whose are missing', async () => {
  const lea = { ...BEN, firstName: 'Lea', lastName: 'Maes' }
  const group = await appWithGroup([BEN, lea, { ...BEN, firstName: 'Bo' }])
  const { app } = group
  await payByCard({ visitor: group.visitor, lead: group.lead }, 'full')
  await app.newVisitor().patch(await callOfLink(group, 'Lea'), BENS_DETAILS)
  for (const [at, told] of [
    ['2025-10-08T09:00:00Z', 0],
    ['2025-10-09T07:00:00Z', 0],
    ['2025-10-09T09:00:00Z', 1],
    ['2025-10-10T09:00:00Z', 1],
  ] as const) {
    app.clock.set(at)
    await runDueJobs(app.deps)
    expect([at, (await mailsNamed(app, 'details-missing')).length]).toEqual([at, told])
  }
  const [mail] = await mailsNamed(app, 'details-missing')
  expect(mail?.recipient).toBe('awa@example.com')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'We still need a few things from Ben and Bo for Nov 7–14, 2025.',
  )
  expect(mail?.text).not.toMatch(/emergency|phone|\bLea\b/i)
})

test('who has said everything is not reminded', async () => {
  const group = await appWithGroup([{ ...BEN, email: 'ben@example.com' }])
  const { app } = group
  await payByCard({ visitor: group.visitor, lead: group.lead }, 'deposit')
  await app.newVisitor().patch(await callOfLink(group), BENS_DETAILS)
  app.clock.set('2025-10-01T09:00:00Z')
  await runDueJobs(app.deps)
  const reminders = await app.db.select().from(mails).where(eq(mails.template, 'traveller-reminder'))
  expect(reminders).toEqual([])
})
