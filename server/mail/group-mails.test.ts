// One email for one event of a group: to who has booked, with the figures of all.

import { expect, test } from 'vitest'
import { orderFileName } from '#domain/order/order.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { transferReport } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { BEN, appWithGroup, groupIn, type GroupOfGuest } from '#test/groups.ts'
import { bookingOf, payByCard, receiveReported, startCheckout, clickInSandbox } from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'

const WITH_ADDRESS = { ...BEN, email: 'ben@example.com' }

/** Returns the only email of a template: its subject and text. */
async function only({ app }: Pick<GroupOfGuest, 'app'>, template: string) {
  const [mail, ...others] = await mailsNamed(app, template)
  expect(others.map(({ recipient }) => recipient)).toEqual([])
  return { subject: mail?.subject, text: oneLine(mail?.text), to: mail?.recipient }
}

/** Returns the orders that the only email of a template carries. */
async function ordersIn({ app }: Pick<GroupOfGuest, 'app'>, template: string): Promise<string[]> {
  const sent = await mailsNamed(app, template)
  return sent.flatMap(({ files }) => files.flatMap(({ type, name }) => (type === 'order' ? [name] : [])))
}

/** Returns the name of each traveller's order. */
function orderNames({ leads, visitor }: Pick<GroupOfGuest, 'leads' | 'visitor'>): Promise<string[]> {
  return Promise.all(
    leads.map(async (lead, index) =>
      orderFileName((await bookingOf({ visitor, lead })).order?.version ?? '', index + 1),
    ),
  )
}

test('the order of each traveller comes with the order’s email, or with the payment that replaces it', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  const names = await orderNames(group)
  expect(new Set(names).size).toBe(2)
  expect(await ordersIn(group, 'order-placed')).toEqual(names)
  await payByCard(group, 'deposit')
  expect(await ordersIn(group, 'order-placed')).toEqual([])
  expect(await ordersIn(group, 'payment-received')).toEqual(names)
  const reporting = await appWithGroup([WITH_ADDRESS])
  const report = { ...transferReport(reporting.lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  await reporting.visitor.post('/api/confirm-payment', report)
  expect(await ordersIn(reporting, 'transfer-reported')).toEqual(await orderNames(reporting))
})

/** Returns a text without its line breaks. */
function oneLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ')
}

async function dueAt({ app }: Pick<GroupOfGuest, 'app'>, instant: string) {
  app.clock.set(instant)
  await runDueJobs(app.deps)
}

test('the booking and the order name the places and sums of both, and the room that both have in one line', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  const received = await only(group, 'booking-received')
  expect(received.subject).toContain('your places')
  expect(received.text).toContain('Pay the €400 deposits')
  expect(received.text).toContain('Awa (Kiter) and Ben (Non-kiter)')
  const ordered = await only(group, 'order-placed')
  expect(ordered.subject).toBe('Your order: Nov 7–14, 2025, €1,900')
  expect(ordered.text).toMatch(/once we receive the €400 deposits/)
  expect(ordered.text).toContain('€1,500')
  expect(ordered.text).toContain('Room: Shared')
})

test('who pays only the own deposit reads in the order what it is of all, and which places are not paid', async () => {
  const lea = { ...BEN, firstName: 'Lea', lastName: 'Maes', selectedRoom: 'private' }
  const group = await appWithGroup([BEN, lea], { sharedRooms: [[0, 1]] })
  const alone = await startCheckout(group, 'deposit', { alone: true })
  await clickInSandbox(group.visitor, alone.body.id, 'pay')
  const { text } = await only(group, 'order-placed')
  expect(text).toContain('Awa (Kiter), Ben (Non-kiter) and Lea (Non-kiter)')
  expect(text).toContain(
    'Your place is confirmed. Ben and Lea’s places aren’t paid yet: we hold them until Wed 3 Sept',
  )
  expect(text).toContain('Paid since: €200')
  expect(text).toContain('Each of you can cancel alone.')
  expect(text).toContain('Room: Awa and Ben together; Lea (Private)')
})

test('who has to pay the own place reads until when it is held and where to pay, and is reminded a day before', async () => {
  const group = await appWithGroup([WITH_ADDRESS, { ...BEN, firstName: 'Lea', lastName: 'Maes' }])
  const alone = await startCheckout(group, 'deposit', { alone: true })
  await clickInSandbox(group.visitor, alone.body.id, 'pay')
  const asked = await only(group, 'traveller-asked')
  expect(asked.to).toBe('ben@example.com')
  expect(asked.text).toMatch(
    /We’re holding it until Wed 3 Sept, .*\. It’s yours once the €200 deposit is paid\. Awa can pay it, and so can you, on your page\./,
  )
  await dueAt(group, '2025-09-02T10:00:00Z')
  const reminded = await only(group, 'traveller-unpaid')
  expect(reminded.to).toBe('ben@example.com')
  expect(reminded.subject).toMatch(/^Pay by Wed 3 Sept, .* to keep your place$/)
  expect(reminded.text).toMatch(/\/pay\//)
})

test('a card payment of both deposits is received in one email with its sum, for the operator too', async () => {
  const app = await createTestApp({ operatorMails: true })
  const group = { app, ...(await groupIn(app, [WITH_ADDRESS])) }
  await payByCard(group, 'deposit')
  const { subject, text, to } = await only(group, 'payment-received')
  expect(to).toBe('awa@example.com')
  expect(subject).toBe('Payment received: €400, Nov 7–14, 2025')
  expect(text).toContain('Your places on Nov 7–14, 2025 are confirmed. The €1,500 balance is due by')
  expect((await only(group, 'operator-card-payment')).text).toContain('€400')
  // So that the emails are in order.
  app.clock.advance({ minutes: 1 })
  await payByCard(group, 'balance')
  const [, balance] = await mailsNamed(group.app, 'payment-received')
  expect(oneLine(balance?.text)).toContain('We’ve received your €1,500 payment')
  expect(oneLine(balance?.text)).toContain('There’s nothing left to pay.')
})

test('who pays only the own deposit reads of the own place', async () => {
  const group = await appWithGroup()
  const alone = await startCheckout(group, 'deposit', { alone: true })
  await clickInSandbox(group.visitor, alone.body.id, 'pay')
  const { text } = await only(group, 'payment-received')
  expect(text).toContain('Your place on Nov 7–14, 2025 is confirmed. The €750 balance')
  expect(oneLine(text)).toContain('Ben’s place isn’t paid yet: we hold it until Wed 3 Sept')
})

test('one transfer for both is reported and received in one email each', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  expect((await group.visitor.post('/api/confirm-payment', report)).status).toBe(200)
  expect((await only(group, 'transfer-reported')).subject).toBe('We’re expecting your €400 transfer')
  await receiveReported(group.app)
  group.app.clock.advance({ minutes: 1 })
  await runDueJobs(group.app.deps)
  const { subject, text, to } = await only(group, 'transfer-received')
  expect(to).toBe('awa@example.com')
  expect(subject).toBe('Transfer received: €400, Nov 7–14, 2025')
  expect(text).toContain('Your places on Nov 7–14, 2025 are confirmed.')
})

test('who reports a transfer of only the own deposit reads until when the other place is held', async () => {
  const group = await appWithGroup()
  const report = { ...transferReport(group.lead, 'deposit'), alone: true }
  expect((await group.visitor.post('/api/confirm-payment', report)).status).toBe(200)
  const { subject, text } = await only(group, 'transfer-reported')
  expect(subject).toBe('We’re expecting your €200 transfer')
  expect(oneLine(text)).toContain('Ben’s place isn’t paid yet: we hold it until Wed 3 Sept')
})

test('a payment and a balance that are due for both are asked for once, of the booker, and no traveller is reminded', async () => {
  const group = await appWithGroup([WITH_ADDRESS])
  await dueAt(group, '2025-09-02T10:00:00Z')
  const unpaid = await only(group, 'payment-reminder')
  expect(unpaid.to).toBe('awa@example.com')
  expect(unpaid.text).toContain('We’re holding your places until')
  expect(unpaid.text).toContain('€400')
  expect(await mailsNamed(group.app, 'traveller-unpaid')).toEqual([])
  await payByCard(group, 'deposit')
  await dueAt(group, '2025-09-02T11:00:00Z')
  expect(await mailsNamed(group.app, 'traveller-unpaid')).toEqual([])
  await dueAt(group, '2025-09-20T10:00:00Z')
  const due = await only(group, 'balance-reminder')
  expect(due.text).toContain('your €1,500 balance')
  expect(due.text).toContain(`/payment?leadId=${group.lead.id}`)
})

test('who has booked reads once that the places of a group are released, and of whom', async () => {
  const lea = { ...BEN, firstName: 'Lea', lastName: 'Maes' }
  const unpaid = await appWithGroup([BEN, lea])
  await dueAt(unpaid, '2025-09-03T09:30:00Z')
  expect((await only(unpaid, 'booking-expired')).text).toContain(
    'We’ve also released the places that you booked for Ben and Lea.',
  )
  expect(await mailsNamed(unpaid.app, 'places-released')).toEqual([])
  const paidAlone = await appWithGroup([BEN, lea])
  const alone = await startCheckout(paidAlone, 'deposit', { alone: true })
  await clickInSandbox(paidAlone.visitor, alone.body.id, 'pay')
  await dueAt(paidAlone, '2025-09-03T09:30:00Z')
  expect(await mailsNamed(paidAlone.app, 'booking-expired')).toEqual([])
  const { to, text } = await only(paidAlone, 'places-released')
  expect(to).toBe('awa@example.com')
  expect(text).toContain('the places that you booked for Ben and Lea on Nov 7–14, 2025 ran out')
})
