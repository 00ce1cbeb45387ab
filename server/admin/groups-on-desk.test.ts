// What the operator's desk says of two to four who book together.

import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GuestList } from '#domain/admin/guest-list.ts'
import type { Sheet } from '#domain/admin/sheet-shapes.ts'
import type { AdminCounts, MoneyCounts, Today } from '#domain/contract/admin-shapes.ts'
import type { GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import { placeNote, subjectOfPlace } from '#domain/mail/place-of-another.ts'
import { refundMailSubject } from '#domain/refund/refund-mail-text.ts'
import { bookings, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { transferReport } from '#test/booking-forms.ts'
import { queriesOf } from '#test/database-work.ts'
import { BEN, BENS_DETAILS, GROUP_DATE, appWithGroup, callOfLink, type GroupOfGuest } from '#test/groups.ts'
import { operator, payByCard, signUp } from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'

const LEA = { ...BEN, firstName: 'Lea', lastName: 'Maes' }

interface Listed {
  name: string
  comesWith: string[]
}

function withWhom(rows: readonly Listed[]): Record<string, string[]> {
  return Object.fromEntries(rows.map(({ name, comesWith }) => [name, comesWith]))
}

async function retreatIdOf({ app, lead }: GroupOfGuest): Promise<string> {
  const page = await (await operator(app)).get<{ retreatId: string }>(`/api/admin/bookings/${lead.id}`)
  return page.body.retreatId
}

test('every list names with whom a guest comes, with one query for all rows', async () => {
  const group = await appWithGroup([BEN, LEA])
  const { app } = group
  const admin = await operator(app)
  const all = {
    'Awa Jallow': ['Ben Claes', 'Lea Maes'],
    'Ben Claes': ['Awa Jallow', 'Lea Maes'],
    'Lea Maes': ['Awa Jallow', 'Ben Claes'],
  }
  const guests = await admin.get<GuestList>('/api/admin/guests')
  const owed = await admin.get<{ guests: Listed[] }>('/api/admin/owed?group=soon')
  expect(withWhom(owed.body.guests)).toEqual(all)
  expect(withWhom(guests.body.guests)).toMatchObject({ ...all, 'Example Guest 1': [] })
  const found = await admin.get<{ leads: Listed[] }>('/api/leads?search=claes')
  expect(withWhom(found.body.leads)).toEqual({ 'Ben Claes': all['Ben Claes'] })
  const sheet = await admin.get<Sheet>(`/api/admin/retreats/${await retreatIdOf(group)}/sheet`)
  expect(withWhom(sheet.body.guests)).toEqual(all)

  const one = await queriesOf(app.connection, () => admin.get('/api/leads?search=claes'))
  const three = await queriesOf(app.connection, () => admin.get('/api/leads?search=Nov+7'))
  expect(three).toHaveLength(one.length)

  app.clock.advance({ hours: 40 })
  const today = await (await operator(app)).get<Today>('/api/admin/today')
  // One hold, which ends for all of them at once.
  expect(withWhom(today.body.holdsEnding)).toEqual({ 'Awa Jallow': all['Awa Jallow'] })
})

test('the file of a date and the list of open money name with whom a guest comes', async () => {
  const group = await appWithGroup()
  const admin = await operator(group.app)
  const file = await admin.get<string>(`/api/admin/retreats/${await retreatIdOf(group)}/guests.csv`)
  expect(file.body).toContain('Awa Jallow,Ben Claes,')
  const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  expect((await group.visitor.post('/api/confirm-payment', report)).status).toBe(200)
  const open = await admin.get<{ payments: (Listed & LedgerLine)[] }>('/api/admin/payments')
  expect(withWhom(open.body.payments)).toEqual({ 'Awa Jallow': ['Ben Claes'] })
})

test('of three, who has left is with nobody in the lists, and on the page sees the others, who no longer count them', async () => {
  const group = await appWithGroup([BEN, LEA])
  await payByCard(group, 'deposit')
  await group.visitor.delete(`/api/cancel-booking/${group.leads[1]?.id}`)
  const admin = await operator(group.app)
  const { body } = await admin.get<GuestList>('/api/admin/guests')
  expect(withWhom(body.guests)).toMatchObject({ 'Awa Jallow': ['Lea Maes'], 'Lea Maes': ['Awa Jallow'] })
  const gone = await admin.get<GuestList>('/api/admin/guests?group=cancelled')
  expect(withWhom(gone.body.guests)).toEqual({ 'Ben Claes': [] })
  const travellers = async (number: number) => {
    const page = await admin.get<GuestPage>(`/api/admin/bookings/${group.leads[number]?.id}`)
    return page.body.group?.travellers.map(({ called }) => called)
  }
  expect(await travellers(0)).toEqual(['Awa', 'Lea'])
  expect(await travellers(1)).toEqual(['Awa', 'Ben', 'Lea'])
})

test('the page of each guest has the group, what each owes and lacks, and the whole payment', async () => {
  const group = await appWithGroup([BEN], { sharedRooms: [[0, 1]] })
  const { app, leads } = group
  await payByCard(group, 'deposit')
  const admin = await operator(app)
  const pageOf = async (number: number) =>
    (await admin.get<GuestPage>(`/api/admin/bookings/${leads[number]?.id}`)).body
  const awa = await pageOf(0)
  expect(awa.group).toMatchObject({
    leftToPay: 1500,
    dueOn: '2025-09-23',
    roommate: 'Ben',
    travellers: [
      { name: 'Awa Jallow', isBooker: true, leftToPay: 750, open: [], link: null },
      {
        name: 'Ben Claes',
        called: 'Ben',
        isBooker: false,
        open: ['phone', 'emergencyContact', 'emergencyPhone', 'selectedDiet'],
      },
    ],
  })
  expect(awa.group?.travellers[1]?.link).toContain('/traveller/')
  expect(awa.payments).toMatchObject([{ amount: 200, partOf: { amount: 400, others: ['Ben Claes'] } }])
  const ben = await pageOf(1)
  expect(ben.group?.roommate).toBe('Awa')
  expect(ben.money.refundSources).toMatchObject([
    { refundable: 200, payee: { who: 'you', name: null, to: 'card' } },
  ])
  expect(awa.money.refundSources).toMatchObject([{ refundable: 200, payee: null }])

  await group.visitor.delete(`/api/cancel-booking/${leads[1]?.id}`)
  expect((await pageOf(0)).group).toBeNull()
  // Who belongs to the group no more, as after a hand-over, has still paid a part of it.
  await app.db
    .update(bookings)
    .set({ groupId: null, groupNumber: null, bookedByOther: false, roomShare: null })
    .where(eq(bookings.id, leads[1]?.id ?? ''))
  expect((await pageOf(0)).payments[0]?.partOf).toEqual({ amount: 400, others: ['Ben Claes'] })
})

test('the card of the group names what is due of it first, while a place is only held', async () => {
  const group = await appWithGroup([BEN, LEA])
  const admin = await operator(group.app)
  const deposits = async () =>
    (await admin.get<GuestPage>(`/api/admin/bookings/${group.lead.id}`)).body.group?.deposits
  const until = group.lead.holdExpiresAt
  expect(await deposits()).toEqual({ amount: 600, places: 3, until })
  const [, ben] = group.leads
  if (ben) await payByCard({ visitor: group.visitor, lead: ben }, 'deposit')
  expect(await deposits()).toEqual({ amount: 400, places: 2, until })
  const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  expect((await group.visitor.post('/api/confirm-payment', report)).status).toBe(200)
  expect(await deposits()).toBeNull()
})

test('a refund for Ben’s place goes to Awa in the words that the desk shows before', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const admin = await operator(group.app)
  const path = `/api/admin/bookings/${group.leads[1]?.id}/refunds`
  const refunded = await admin.post(path, { amount: 50, reason: 'Goodwill', lowerPrice: false })
  expect(refunded.status).toBe(201)
  group.app.clock.advance({ minutes: 2 })
  await runDueJobs(group.app.deps)
  const [mail] = await mailsNamed(group.app, 'refund-made')
  const subject = refundMailSubject({ amount: 50, method: 'card' })
  expect(mail).toMatchObject({ recipient: 'awa@example.com', subject: subjectOfPlace('Ben', subject) })
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(placeNote('Ben'))
})

test('who shares with whom is on the sheet, and who needs a roommate because theirs has left', async () => {
  const group = await appWithGroup([BEN], { sharedRooms: [[0, 1]] })
  await payByCard(group, 'full')
  const admin = await operator(group.app)
  const path = `/api/admin/retreats/${await retreatIdOf(group)}/sheet`
  const { rooms } = (await admin.get<Sheet>(path)).body.counts
  expect(rooms).toMatchObject({ needed: 1, pairs: 1, alone: [], left: [] })
  await group.visitor.delete(`/api/cancel-booking/${group.leads[1]?.id}`)
  const after = (await admin.get<Sheet>(path)).body.counts.rooms
  expect(after).toMatchObject({ needed: 1, pairs: 0, alone: ['Awa Jallow'], left: ['Awa Jallow'] })
})

test('Today names per group who has not filled in everything 30 days before, until all have', async () => {
  const lea = { ...LEA, phone: '+32 470 11 11 11', selectedDiet: 'vegan' }
  const group = await appWithGroup([BEN, lea])
  const { app, leads } = group
  await payByCard(group, 'full')
  const today = async () => {
    const admin = await operator(app)
    const { lateDetails } = (await admin.get<Today>('/api/admin/today')).body
    const counts = (await admin.get<{ today: number }>('/api/admin/counts')).body
    const named = lateDetails.map(({ label, dueOn, guests }) => [
      label,
      dueOn,
      ...guests.map(({ name }) => name),
    ])
    return { count: counts.today, named }
  }
  const say = async (number: number, details: object) => {
    const page = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${leads[number]?.id}`)
    const link = page.body.group?.travellers[number]?.link ?? ''
    const path = `/api/travellers/${link.split('/').at(-1)}`
    expect((await app.newVisitor().patch(path, details)).status).toBe(200)
  }
  app.clock.set('2025-10-08T12:00:00Z')
  expect((await today()).named).toEqual([])
  app.clock.advance({ days: 1 })
  const { count, named } = await today()
  expect(named).toEqual([[GROUP_DATE, '2025-10-08', 'Ben Claes', 'Lea Maes']])
  const contact = { emergencyContact: 'Jo Maes', emergencyPhone: '+32 470 22 22 22' }
  await say(2, contact)
  expect(await today()).toEqual({ count, named: [[GROUP_DATE, '2025-10-08', 'Ben Claes']] })
  await say(1, { ...contact, phone: '+32 470 33 33 33', selectedDiet: 'vegan' })
  expect(await today()).toEqual({ count: count - 1, named: [] })
})

test('one transfer for three, and one hold of three, are one thing to do', async () => {
  const group = await appWithGroup([BEN, LEA])
  const { app } = group
  const counts = async () => {
    const admin = await operator(app)
    const { today, money } = (await admin.get<AdminCounts>('/api/admin/counts')).body
    const { bank } = (await admin.get<MoneyCounts>('/api/admin/money/counts')).body
    return { today, money, bank }
  }
  const before = await counts()
  const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 600, totalAmount: 2850 }
  expect((await group.visitor.post('/api/confirm-payment', report)).status).toBe(200)
  const { today, money, bank } = await counts()
  expect([today - before.today, money - before.money, bank - before.bank]).toEqual([1, 1, 1])
})

test('the hold of a group that ends today is one thing to do', async () => {
  const { app } = await appWithGroup([BEN, LEA])
  const today = async () => (await (await operator(app)).get<AdminCounts>('/api/admin/counts')).body.today
  const before = await today()
  app.clock.advance({ hours: 40 })
  expect((await today()) - before).toBe(1)
})

test('the history says who acted: the booker for others, the traveller for what only they say', async () => {
  const group = await appWithGroup()
  const { app } = group
  const ben = group.leads[1]?.id ?? ''
  const said = async () => {
    const { body } = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${ben}`)
    return Object.fromEntries(
      body.history.map(({ what, by }): [string, string] => [what.split(':')[0] ?? '', by]),
    )
  }
  const link = await callOfLink(group)
  await app.newVisitor().patch(link, BENS_DETAILS)
  const before = await said()
  expect(before).toMatchObject({
    'Ordered with obligation to pay': 'Awa',
    'Emergency contact': 'Ben',
    Diet: 'Awa or Ben',
  })
  const own = await signUp(app, 'ben@example.com')
  expect((await own.post(`${link}/claim`)).status).toBeLessThan(300)
  expect(await said()).toMatchObject({ ...before, 'Taken over by the traveller into an own account': 'Ben' })
})

test('money recorded for a group was paid by its booker', async () => {
  const group = await appWithGroup([BEN, LEA])
  const { app, leads } = group
  const admin = await operator(app)
  const entry = { method: 'cash', receivedOn: '2025-09-01', amount: 2850, forGroup: true }
  expect((await admin.post(`/api/admin/bookings/${leads[1]?.id}/payments`, entry)).status).toBe(201)
  const rows = await app.db.select().from(payments)
  expect(leads.map(({ id }) => rows.find(({ bookingId }) => bookingId === id)?.paidBy)).toEqual([
    'guest',
    'booker',
    'booker',
  ])
  // Of what is recorded for one guest alone, nobody knows who paid.
  const alone = { ...entry, amount: 100, forGroup: false, confirmRepeat: true }
  await admin.post(`/api/admin/bookings/${leads[1]?.id}/payments`, alone)
  const more = and(eq(payments.amountCents, 10_000), ne(payments.kind, 'refund'))
  const [row] = await app.db.select().from(payments).where(more)
  expect(row).toMatchObject({ bookingId: leads[1]?.id, paidBy: null })
})
