// What Ben, who has no account, hears and reads while Awa chooses for him because his days changed.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ChangeAnnouncement } from '#domain/contract/date-change-calls.ts'
import type { RetreatCancellation } from '#domain/contract/retreat-calls.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import { mails, retreats } from '#server/db/schema.ts'
import { appWithGroup, BEN, callOfLink, type GroupOfGuest } from '#test/groups.ts'
import { operator, payByCard } from '#test/guests.ts'
import { asSent } from '#test/mails.ts'
import { readAs } from '#test/read-as.ts'

const DECEMBER = 'Dec 5–12, 2025'
const WITH_ADDRESS = { ...BEN, email: 'ben@example.com' }

async function idOf({ app }: GroupOfGuest, startsOn = '2025-11-07'): Promise<string> {
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, startsOn))
  return retreat?.id ?? ''
}

async function paidGroup(others: object[]): Promise<GroupOfGuest> {
  const group = await appWithGroup(others)
  await payByCard(group, 'deposit')
  return group
}

async function offerDecember(group: GroupOfGuest, dryRun = false) {
  const admin = await operator(group.app)
  const body = { dryRun, words: 'The lodge is closed.', offerRetreatId: await idOf(group, '2025-12-05') }
  return (await admin.post<RetreatCancellation>(`/api/admin/retreats/${await idOf(group)}/cancel`, body)).body
}

async function toBen({ app }: GroupOfGuest) {
  const sent = await app.db.select().from(mails).where(eq(mails.recipient, 'ben@example.com'))
  return (await asSent(app, sent)).map(({ template, text }) => [template, text.replaceAll(/\s+/g, ' ')])
}

async function pageOf(group: GroupOfGuest, link: string) {
  return (await group.app.newVisitor().get<TravellerView>(link)).body
}

test('Ben is told that his date is cancelled and that Awa decides, and pays nothing until she has', async () => {
  const group = await paidGroup([WITH_ADDRESS])
  const link = await callOfLink(group)
  expect(await pageOf(group, link)).toMatchObject({ move: null, due: { amount: 750 }, dueOn: '2025-10-08' })
  await offerDecember(group)
  expect(await pageOf(group, link)).toMatchObject({
    move: { kind: 'other_date', from: 'Nov 7–14, 2025', to: DECEMBER },
    due: null,
    dueOn: null,
  })
  const told = (await toBen(group)).find(([template]) => template === 'traveller-date-change')
  expect(told?.[1]).toContain('we’ve had to cancel the Nov 7–14, 2025 retreat')
  expect(told?.[1]).toContain(`Awa decides whether you come on ${DECEMBER}`)
  expect(told?.[1]).toContain('The lodge is closed.')
  const ben = group.leads[1]?.id ?? ''
  const { body: changes } = await readAs(group.app, group.visitor, (reads) => reads.changes(ben))
  const changeId = changes[0]?.id
  const accepted = await group.visitor.post(`/api/changes/${ben}`, { changeId, answer: 'accept' })
  expect(accepted.status).toBe(200)
  expect(await pageOf(group, link)).toMatchObject({ move: null, retreatDate: DECEMBER, due: { amount: 750 } })
})

test('Ben is told of other days too, and that nothing changes once the operator withdraws them', async () => {
  const group = await paidGroup([WITH_ADDRESS])
  const admin = await operator(group.app)
  const { body } = await admin.post<ChangeAnnouncement>(`/api/admin/retreats/${await idOf(group)}/change`, {
    dryRun: false,
    startsOn: '2025-11-08',
  })
  expect((await pageOf(group, await callOfLink(group))).move?.kind).toBe('days')
  await admin.post(`/api/admin/changes/${body.change.id}/take-back`)
  expect((await pageOf(group, await callOfLink(group))).move).toBeNull()
  const texts = (await toBen(group)).map(([, text]) => text).join(' ')
  expect(texts).toContain('Your retreat moves to other days')
  expect(texts).toContain('Your place stays on Nov 7–14, 2025')
})

test('Ben hears nothing of changed terms, and nothing if no email told him of the place', async () => {
  const group = await paidGroup([WITH_ADDRESS])
  const admin = await operator(group.app)
  await admin.post(`/api/admin/retreats/${await idOf(group)}/change`, {
    dryRun: false,
    words: 'A new lodge.',
  })
  expect(await toBen(group)).toHaveLength(1)
  const without = await paidGroup([BEN])
  await offerDecember(without)
  expect(await toBen(without)).toEqual([])
})

test('the operator reads how many emails go out, and to whom, before a date with a group is cancelled', async () => {
  const group = await paidGroup([WITH_ADDRESS, { ...BEN, firstName: 'Lea', lastName: 'Maes' }])
  const to = ({ mails: planned }: RetreatCancellation) => planned.map((mail) => mail.to).toSorted()
  expect(to(await offerDecember(group, true))).toEqual([
    'awa@example.com',
    'awa@example.com',
    'awa@example.com',
    'ben@example.com',
  ])
  const admin = await operator(group.app)
  const path = `/api/admin/retreats/${await idOf(group)}`
  const body = { dryRun: true, words: 'A storm.' }
  const cancelled = (await admin.post<RetreatCancellation>(`${path}/cancel`, body)).body
  expect(to(cancelled)).toEqual(['awa@example.com', 'ben@example.com'])
  const textToBen = cancelled.mails.find((mail) => mail.to === 'ben@example.com')?.text
  expect(textToBen).toContain('A storm.')
  expect(textToBen?.replaceAll(/\s+/g, ' ')).toContain('We refund €200 to Awa, who paid it.')
  const moved = await admin.post<ChangeAnnouncement>(`${path}/change`, { ...body, startsOn: '2025-11-08' })
  expect(moved.body.mails.map((mail) => mail.to).toSorted()).toHaveLength(4)
})
