// One of a group hands a place over: the incoming guest has it alone, and the booker keeps the rest.

import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import { readHandOverLink } from '#server/hand-over/accept-hand-over.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { appWithGroup, BEN } from '#test/groups.ts'
import { operator, payByCard, signUp } from '#test/guests.ts'
import { accept, BO, offered, traveller } from '#test/hand-overs.ts'
import { mailsNamed } from '#test/mails.ts'
import { readAs } from '#test/read-as.ts'

test.each([
  ['the booker’s own place', 0, 'Ben Claes'],
  ['Ben’s place', 1, 'Awa Jallow'],
])('%s goes to Bo alone, who sees what Bo has said and nobody else’s link', async (_, index, remaining) => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const lead = group.leads[index]
  if (!lead) throw new Error('nobody is there')
  const token = await offered({ visitor: group.visitor, lead })
  const bo = await signUp(group.app, BO.email)
  expect(await accept(bo, token, traveller())).toMatchObject({ status: 200 })
  const [own] = (await bo.get<Booking[]>('/api/my-bookings')).body
  expect(own).toMatchObject({ name: 'Bo Claes', group: null, emergencyContact: 'An Claes' })
  expect((await bo.get(`/api/groups/${group.group.id}`)).status).toBe(404)
  const left = await group.visitor.get<{ leads: Traveller[] }>(`/api/groups/${group.group.id}`)
  expect(left.body.leads.map(({ name }) => name)).toEqual([remaining])
  const given = await readAs(group.app, group.visitor, ({ handedOver }) => handedOver())
  expect(given.body.map(({ name }) => name)).toEqual([lead.name])
})

test('Ben’s place is offered by Awa, and every text says that it is his', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const [, lead] = group.leads
  if (!lead) throw new Error('nobody is there')
  const token = await offered({ visitor: group.visitor, lead })
  const seen = await readHandOverLink(group.app.deps, token)
  expect(seen).toMatchObject({ from: 'Awa', placeOf: 'Ben' })
  const [offer] = await mailsNamed(group.app, 'hand-over-offer')
  expect(offer?.subject).toBe('Awa is offering you Ben’s place')
  expect(offer?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Awa would like you to have the place that’s booked for Ben.',
  )
  const bo = await signUp(group.app, BO.email)
  group.app.clock.advance({ minutes: 1 })
  expect(await accept(bo, token, traveller())).toMatchObject({ status: 200 })
  const [told] = await mailsNamed(group.app, 'hand-over-told')
  expect(told).toMatchObject({
    recipient: 'awa@example.com',
    subject: 'Ben: Your link to pass the place on',
  })
  expect(told?.text.replaceAll(/\s+/g, ' ')).toContain('Until they accept, the place stays Ben’s')
  const [done] = await mailsNamed(group.app, 'hand-over-done')
  expect(done).toMatchObject({
    recipient: 'awa@example.com',
    subject: expect.stringContaining('Ben: Place') as unknown,
  })
  expect(done?.text.replaceAll(/\s+/g, ' ')).toContain('You’ve passed Ben’s place on')
})

test('the own place is offered as the own, in a group too', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const token = await offered({ visitor: group.visitor, lead: group.lead })
  expect(await readHandOverLink(group.app.deps, token)).toMatchObject({ from: 'Awa', placeOf: null })
})

test('Ben, who has an address and a room with Awa, is told that somebody else has taken her place over', async () => {
  const group = await appWithGroup([{ ...BEN, email: 'ben@example.com' }], { sharedRooms: [[0, 1]] })
  await payByCard(group, 'deposit')
  const token = await offered({ visitor: group.visitor, lead: group.lead })
  const bo = await signUp(group.app, BO.email)
  group.app.clock.advance({ minutes: 1 })
  expect(await accept(bo, token, traveller())).toMatchObject({ status: 200 })
  const [told, ...others] = await mailsNamed(group.app, 'traveller-gone')
  expect([told?.recipient, others.length]).toEqual(['ben@example.com', 0])
  expect(told?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Awa isn’t coming on Nov 7–14, 2025: somebody else has taken the place over. Your own place and its price stay as they are. Your room stays a shared room',
  )
})

test('of what Awa paid for Ben’s place, which Bo has taken over, every refund names her', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const [, lead] = group.leads
  if (!lead) throw new Error('nobody is there')
  const token = await offered({ visitor: group.visitor, lead })
  const bo = await signUp(group.app, BO.email)
  group.app.clock.advance({ minutes: 1 })
  expect(await accept(bo, token, traveller())).toMatchObject({ status: 200 })
  const admin = await operator(group.app)
  const { body } = await admin.get<GuestPage>(`/api/admin/bookings/${lead.id}`)
  expect(body.money.refundSources).toMatchObject([{ refundable: 200, previousGuest: 'Awa Jallow' }])
  expect(body.handOvers).toMatchObject([
    { from: { name: 'Ben Claes, booked by Awa Jallow', email: 'awa@example.com' } },
  ])
  expect((await bo.delete(`/api/cancel-booking/${lead.id}`)).status).toBe(200)
  await runDueJobs(group.app.deps)
  const told = await mailsNamed(group.app, 'refund-sent')
  expect(told.map(({ recipient }) => recipient)).toEqual(['awa@example.com'])
  expect(told[0]?.text).toContain('Hello Awa')
})
