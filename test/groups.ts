import { expect } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import { kiterForm } from './booking-forms.ts'
import { createFilledApp, type TestApp } from './create-test-app.ts'
import { order, signUp } from './guests.ts'
import type { Visitor } from './visitor.ts'

/** Somebody who comes along, as the booker's form sends them. */
export const BEN = { packageType: 'non-kiter', firstName: 'Ben', lastName: 'Claes', selectedRoom: 'shared' }

/** What Ben says by his link. */
export const BENS_DETAILS = {
  phone: '+32 470 00 00 04',
  emergencyContact: 'Hanne Maes',
  emergencyPhone: '+32 470 00 00 05',
  selectedDiet: 'vegan',
  healthConditions: 'Asthma',
  healthConsent: true,
}

/** The date on which tests of groups book; both packages have all their places. */
export const GROUP_DATE = 'Nov 7–14, 2025'

export interface Group {
  group: { id: string; total: number; tier: string }
  leads: Booking[]
}

/** A group's form as a browser sends it: Awa's own, and those who come along. */
export function groupForm(others: object[] = [BEN], more: object = {}) {
  return { selectedDate: GROUP_DATE, travellers: [kiterForm(), ...others], sharedRooms: [], ...more }
}

/** Awa, signed in, and her group. */
export interface GroupOfGuest extends Group {
  app: TestApp
  visitor: Visitor
  /** Her own booking. */
  lead: Booking
}

/** An app and a group of Awa and Ben, or others, ordered and waiting for its payment. */
export async function appWithGroup(others: object[] = [BEN], more: object = {}): Promise<GroupOfGuest> {
  const { app, answer } = await createFilledApp(`group ${JSON.stringify([others, more])}`, async (made) => {
    const { visitor, ...group } = await groupIn(made, others, more)
    return { ...group, cookies: [...visitor.cookies] }
  })
  const { cookies, ...group } = answer
  return { app, ...group, visitor: app.newVisitor(cookies) }
}

/** The same in an app that is there. */
export async function groupIn(app: TestApp, others: object[] = [BEN], more: object = {}) {
  const visitor = await signUp(app, kiterForm().email)
  const answer = await visitor.post<Group>('/api/submit-group', groupForm(others, more))
  expect(answer.status).toBe(201)
  const [lead] = answer.body.leads
  if (!lead) throw new Error('the group has no booker')
  return { visitor, ...answer.body, lead: await order({ visitor, lead }) }
}

/** The call of a traveller's link, Ben's by default, from what the booker gets. */
export async function callOfLink(
  { visitor, group }: Pick<GroupOfGuest, 'visitor' | 'group'>,
  name = 'Ben',
): Promise<string> {
  const { leads } = (await visitor.get<{ leads: Traveller[] }>(`/api/groups/${group.id}`)).body
  return `/api/travellers/${leads
    .find(({ firstName }) => firstName === name)
    ?.link?.split('/')
    .at(-1)}`
}
