// One of a group hands a place over: the incoming guest has it alone, and the booker keeps the rest.

import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import { appWithGroup } from '#test/groups.ts'
import { payByCard, signUp } from '#test/guests.ts'
import { accept, BO, offered, traveller } from '#test/hand-overs.ts'

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
})
