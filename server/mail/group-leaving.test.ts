// One of a group leaves: who reads what, and to whom each refund goes.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CancellationPreview } from '#domain/contract/api-contract.ts'
import type { RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import type { RetreatCancellation } from '#domain/contract/retreat-calls.ts'
import { bookings, mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { transferReport } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { BEN, appWithGroup, callOfLink, type GroupOfGuest } from '#test/groups.ts'
import {
  issueDueDocuments,
  ledgerOf,
  operator,
  payByCard,
  receiveReported,
  signUpKnown,
} from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'
import type { Visitor } from '#test/visitor.ts'

const WITH_ADDRESS = { ...BEN, email: 'ben@example.com' }

interface Cancelled {
  message: string
  refund: CancellationPreview['refund']
}

function benOf({ leads }: GroupOfGuest): string {
  return leads[1]?.id ?? ''
}

async function cancelBen(group: GroupOfGuest, by: Visitor = group.visitor): Promise<Cancelled> {
  const answer = await by.delete<Cancelled>(`/api/cancel-booking/${benOf(group)}`)
  expect(answer.status).toBe(200)
  return answer.body
}

/** Ben, with an account that has taken his place over. */
async function benTakesOver(group: GroupOfGuest): Promise<Visitor> {
  const link = await callOfLink(group)
  const ben = await signUpKnown(group.app, 'ben@example.com')
  expect((await ben.post(`${link}/claim`)).status).toBe(200)
  return ben
}

async function written(group: GroupOfGuest, template: string) {
  return (await mailsNamed(group.app, template)).map(({ recipient, subject, text }) => ({
    to: recipient,
    subject,
    text: text.replaceAll(/\s+/g, ' '),
  }))
}

test('Awa cancels her own place: the email says whose places stay and what is left to pay for them', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  await group.visitor.delete(`/api/cancel-booking/${group.lead.id}`)
  const [mail] = await written(group, 'booking-cancelled')
  expect(mail?.text).toMatch(/^Your place is cancelled/)
  expect(mail?.text).toContain('You’ve cancelled your place on Nov 7–14, 2025.')
  expect(mail?.text).toContain('Ben’s place stays: €750 is left to pay for it.')
})

test('Awa cancels Ben’s place, of which she paid the deposit: she gets the email, and it speaks of his place', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  const before = await group.visitor.get<CancellationPreview>(`/api/cancel-booking/${benOf(group)}`)
  expect(before.body.refund.payees).toEqual([{ who: 'you', name: null, to: 'card', amount: 200 }])
  const { message } = await cancelBen(group)
  expect(message).toMatch(/^We’ve cancelled Ben’s place\. We’ve sent €200 to your card\./)
  expect(message).not.toContain('several emails')
  const [mail, ...others] = await written(group, 'booking-cancelled')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'awa@example.com', subject: 'Ben: Booking cancelled: Nov 7–14, 2025' })
  expect(mail?.text).toContain(
    'Hello Awa, You’ve cancelled Ben’s place on Nov 7–14, 2025. We’ve sent €200 to your card.',
  )
  expect(await written(group, 'place-gone')).toEqual([])
})

test('Ben, who gave an address, is told that Awa has cancelled his place', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  await payByCard(group, 'deposit')
  await cancelBen(group)
  expect((await written(group, 'booking-cancelled')).map(({ to }) => to)).toEqual(['awa@example.com'])
  const [told] = await written(group, 'place-gone')
  expect(told?.to).toBe('ben@example.com')
  expect(told?.text).toContain(
    'Awa has cancelled your place on Nov 7–14, 2025. You owe nothing for it. We refund €200 to Awa, who paid it.',
  )
  expect(told?.text).not.toContain('your card')
})

test('before anything is paid it says that nothing was paid for his place', async () => {
  const group = await appWithGroup()
  expect((await cancelBen(group)).message).toBe(
    'We’ve cancelled Ben’s place. Nothing was paid for Ben’s place, so there’s nothing to refund.',
  )
})

test('Ben leaves by his own account: the refund goes to Awa, who paid, and she is told', async () => {
  const group = await appWithGroup([BEN], { sharedRooms: [[0, 1]] })
  await payByCard(group, 'deposit')
  const ben = await benTakesOver(group)
  const before = await ben.get<CancellationPreview>(`/api/cancel-booking/${benOf(group)}`)
  expect(before.body.refund.payees).toEqual([{ who: 'booker', name: 'Awa', to: null, amount: 200 }])
  const { message } = await cancelBen(group, ben)
  expect(message).toContain('€200 is refunded to the person who booked the place and paid for it.')
  expect(message).not.toContain('your card')
  const [mail] = await written(group, 'booking-cancelled')
  expect(mail?.to).toBe('ben@example.com')
  expect(mail?.text).not.toContain('your card')
  const [told, ...others] = await written(group, 'traveller-gone')
  expect(others).toEqual([])
  expect(told).toMatchObject({ to: 'awa@example.com', subject: 'Ben isn’t coming: Nov 7–14, 2025' })
  expect(told?.text).toContain('Your own place and its price stay as they are. Your room stays a shared room')
})

test('Ben is never asked where to send what Awa has transferred for him; the operator reads whom to ask', async () => {
  const group = await appWithGroup()
  const report = { ...transferReport(group.lead, 'full'), depositAmount: null, totalAmount: 1900 }
  expect((await group.visitor.post('/api/confirm-payment', report)).status).toBe(200)
  await receiveReported(group.app)
  group.app.clock.advance({ minutes: 1 })
  await runDueJobs(group.app.deps)
  const ben = await benTakesOver(group)
  const { message } = await cancelBen(group, ben)
  expect(message).toContain('is refunded to the person who booked the place and paid for it.')
  await runDueJobs(group.app.deps)
  expect(await written(group, 'refund-account-asked')).toEqual([])
  const ledger = await ledgerOf(group.app, { lead: { ...group.lead, id: benOf(group) } })
  const refund = ledger.find(({ kind }) => kind === 'refund')
  const admin = await operator(group.app)
  const toPay = await admin.get(`/api/admin/payments/${refund?.id}/account`)
  expect(toPay.body).toMatchObject({ payee: { name: 'Awa Jallow', email: null }, account: null, email: null })
})

test('Awa is asked where to send what she has transferred for Ben, who has no account', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  const report = { ...transferReport(group.lead, 'full'), depositAmount: null, totalAmount: 1900 }
  await group.visitor.post('/api/confirm-payment', report)
  await receiveReported(group.app)
  group.app.clock.advance({ minutes: 1 })
  await runDueJobs(group.app.deps)
  await cancelBen(group)
  await runDueJobs(group.app.deps)
  expect((await written(group, 'refund-account-asked')).map(({ to }) => to)).toEqual(['awa@example.com'])
})

test('a place that is released is told to Awa once, and to Ben at his address', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  group.app.clock.set('2025-09-03T09:30:00Z')
  await runDueJobs(group.app.deps)
  expect((await written(group, 'booking-expired')).map(({ to }) => to)).toEqual(['awa@example.com'])
  const [told] = await written(group, 'place-gone')
  expect(told).toMatchObject({ to: 'ben@example.com', subject: 'Your place is released: Nov 7–14, 2025' })
  expect(told?.text).not.toContain('refund')
})

test('an account is not erased while it alone reaches a companion whose place is paid', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  await group.visitor.delete(`/api/cancel-booking/${group.lead.id}`)
  const password = { password: 'harmattan wind' }
  const refused = await group.visitor.delete<{ type: string; detail: string }>('/api/account', password)
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:problem:future-booking' } })
  expect(refused.body.detail).toContain('a paid place for Ben')
  await group.app.db
    .update(bookings)
    .set({ email: 'ben@example.com' })
    .where(eq(bookings.id, benOf(group)))
  expect((await group.visitor.delete('/api/account', password)).status).toBe(200)
  expect(await group.app.db.$count(mails, eq(mails.recipient, 'awa@example.com'))).toBe(1)
})

test('of a date that is cancelled Awa is told once of both places, Ben at his address, and the desk has to call nobody', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  await payByCard(group, 'deposit')
  const admin = await operator(group.app)
  const [row] = await group.app.db
    .select()
    .from(bookings)
    .where(eq(bookings.id, benOf(group)))
  const path = `/api/admin/retreats/${row?.retreatId}/cancel`
  const dry = await admin.post<RetreatCancellation>(path, { dryRun: true })
  expect(dry.body.unreached).toEqual([])
  const done = await admin.post<RetreatCancellation>(path, {
    dryRun: false,
    words: 'The lodge is closed that week.',
  })
  expect(done).toMatchObject({ status: 200, body: { unreached: [] } })
  const [told, ...others] = await written(group, 'retreat-cancelled')
  expect(others).toEqual([])
  expect(told).toMatchObject({
    to: 'awa@example.com',
    subject: 'We’ve had to cancel Nov 7–14, 2025',
  })
  const news = 'retreat, and the places of Awa and Ben with it. We’ve sent €400 to your card.'
  expect(told?.text).toContain(news)
  expect(dry.body.mails.map(({ to, text }) => [to, text.replaceAll(/\s+/g, ' ').includes(news)])).toEqual([
    ['awa@example.com', true],
    ['ben@example.com', false],
  ])
  expect(told?.text).toMatch(/Deposit:? €400, refunded in full/)
  const [sent] = await mailsNamed(group.app, 'retreat-cancelled')
  expect(sent?.files.map(({ type }) => type)).toEqual(['document', 'document', 'calendar'])
  const [gone, ...more] = await written(group, 'place-gone')
  expect([gone?.to, more.length]).toEqual(['ben@example.com', 0])
  expect(gone?.text).toContain('The lodge is closed that week.')
  expect(gone?.text).toContain('If you’ve booked flights or insurance')
  expect(gone?.text).toContain('We refund €200 to Awa, who paid it.')
})

test('for the refunds of a cancelled date that go by transfer, Awa is asked once for her account, with the sum, and gives it once', async () => {
  const group = await appWithGroup()
  await group.visitor.post('/api/confirm-payment', {
    ...transferReport(group.lead, 'deposit'),
    depositAmount: 400,
    totalAmount: 1900,
  })
  const admin = await operator(group.app)
  await receiveReported(group.app)
  await issueDueDocuments(group.app)
  const [row] = await group.app.db
    .select()
    .from(bookings)
    .where(eq(bookings.id, benOf(group)))
  await admin.post(`/api/admin/retreats/${row?.retreatId}/cancel`, { dryRun: false })
  await runDueJobs(group.app.deps)
  const [asked, ...others] = await mailsNamed(group.app, 'refund-account-asked')
  expect(others).toEqual([])
  expect(asked?.subject).toBe('Where should we send your €400 refund?')
  const call = `/api${/\/refund\/[\w-]+/.exec(asked?.text ?? '')?.[0]}`
  const account = { holder: 'Awa Jallow', iban: 'DE89 3704 0044 0532 0130 00' }
  expect((await group.visitor.post(call, account)).body).toMatchObject({ amount: 400 })
  const payable = async () => {
    const refunds = await group.app.db.select().from(payments).where(eq(payments.kind, 'refund'))
    const paths = refunds.map(({ id }) => `/api/admin/payments/${id}/account`)
    const answers = await Promise.all(paths.map((each) => admin.get<RefundToPay>(each)))
    return answers.map(({ body }) => [body.amount, body.account?.holder])
  }
  const toAwa = [200, 'Awa Jallow']
  expect(await payable()).toEqual([toAwa, toAwa])
  // Another account counts for both once the one email about it is confirmed.
  await group.visitor.post(call, { ...account, holder: 'Awa Jallow-Ceesay' })
  const [change, ...further] = await mailsNamed(group.app, 'refund-account-change')
  expect(further).toEqual([])
  expect(change?.text).toContain('€400')
  const mark = /\?confirm=([\w-]+)/.exec(change?.text ?? '')?.[1]
  await group.visitor.post(`${call}/confirm`, { mark })
  const toNewName = [200, 'Awa Jallow-Ceesay']
  expect(await payable()).toEqual([toNewName, toNewName])
})

test('a traveller whose date the operator moves is told at the own address, with the old dates and the new', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  await payByCard(group, 'deposit')
  const admin = await operator(group.app)
  const path = `/api/admin/bookings/${benOf(group)}/move`
  const moved = await admin.post(path, { selectedDate: 'Dec 5–12, 2025', dryRun: false })
  expect(moved.status).toBe(200)
  const [told, ...others] = await written(group, 'traveller-moved')
  expect(others).toEqual([])
  expect(told?.to).toBe('ben@example.com')
  expect(told?.text).toContain('is now on Dec 5–12, 2025. It was on Nov 7–14, 2025.')
})

test('of a group entered by phone, the first guest gets the emails about a place whose traveller has no address', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = { packageType: 'kiter', selectedDate: 'Nov 7–14, 2025', selectedRoom: 'shared' }
  const fatou = { ...guest, firstName: 'Fatou', lastName: 'Sanyang', phone: '+220 700 4321' }
  const entered = await admin.post<{ lead: { id: string } }>('/api/admin/bookings', {
    ...fatou,
    email: 'fatou@example.com',
  })
  const modou = { ...guest, firstName: 'Modou', lastName: 'Ceesay', joins: entered.body.lead.id }
  expect((await admin.post('/api/admin/bookings', modou)).status).toBe(201)
  const [, second] = await mailsNamed(app, 'booking-received')
  expect(second).toMatchObject({ recipient: 'fatou@example.com' })
  expect(second?.subject).toMatch(/^Modou: /)
})

test('the emails before the trip go to Awa and to Ben’s own address, and his link to his own page, not to guide or dashboard', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  await payByCard(group, 'full')
  const token = (await callOfLink(group)).split('/').at(-1)
  for (const [template, at] of [
    ['pre-travel', '2025-09-15T10:00:00Z'],
    ['before-departure', '2025-10-31T10:00:00Z'],
  ] as const) {
    group.app.clock.set(at)
    await runDueJobs(group.app.deps)
    const sent = await written(group, template)
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['awa@example.com', 'ben@example.com'])
    // Ben has no account.
    const ofBen = sent.find(({ to }) => to === 'ben@example.com')?.text
    expect(ofBen).toContain(`/traveller/${token}`)
    expect(ofBen).not.toMatch(/\/guide\/|\/dashboard|€950/)
    const ofAwa = sent.find(({ to }) => to === 'awa@example.com')?.text
    expect(ofAwa).toContain(`/guide/${group.lead.id}`)
    expect(ofAwa).not.toContain('/traveller/')
  }
})
