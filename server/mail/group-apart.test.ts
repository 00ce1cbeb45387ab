// What one of a group has for itself: another date, a place that outlasts the booker's, no account, a reader who is not who has booked.

import { expect, test } from 'vitest'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { BEN, appWithGroup, GROUP_DATE, groupIn } from '#test/groups.ts'
import { clickInSandbox, operator, payByCard, startCheckout } from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'

const LEA = { ...BEN, firstName: 'Lea', lastName: 'Maes' }
const OTHER_DATE = 'Dec 5–12, 2025'

async function dueAt(app: TestApp, instant: string) {
  app.clock.set(instant)
  await runDueJobs(app.deps)
}

async function told(app: TestApp, template: string) {
  return (await mailsNamed(app, template)).map(({ recipient, subject, text }) => ({
    to: recipient,
    subject,
    text: text.replaceAll(/\s+/g, ' '),
  }))
}

test('the balance of a place on another date is asked for by itself, when it is due', async () => {
  const group = await appWithGroup([BEN, LEA])
  await payByCard(group, 'deposit')
  const ben = group.leads[1]?.id ?? ''
  expect((await group.visitor.patch(`/api/leads/${ben}`, { selectedDate: OTHER_DATE })).status).toBe(200)
  await dueAt(group.app, '2025-09-20T10:00:00Z')
  const [due, ...others] = await told(group.app, 'balance-reminder')
  expect(others).toEqual([])
  expect(due?.text).toContain('your €1,500 balance')
  await dueAt(group.app, '2025-10-18T10:00:00Z')
  const bens = (await told(group.app, 'balance-reminder')).find(({ subject }) => subject.startsWith('Ben: '))
  expect(bens?.to).toBe('awa@example.com')
  expect(bens?.text).toContain('€750')
})

test('one card payment pays for the places on one date alone', async () => {
  const group = await appWithGroup([BEN, LEA])
  await payByCard(group, 'deposit')
  const ben = group.leads[1]?.id ?? ''
  await group.visitor.patch(`/api/leads/${ben}`, { selectedDate: OTHER_DATE })
  const { body } = await startCheckout(group, 'balance')
  await clickInSandbox(group.visitor, body.id, 'pay')
  const received = await told(group.app, 'payment-received')
  expect(received.at(-1)?.subject).toContain('€1,500')
})

test('the operator reads of Ben’s place as the operator, not as who has booked it', async () => {
  const app = await createTestApp({ operatorMails: true })
  const { visitor, leads } = await groupIn(app)
  for (const lead of leads.slice(1)) await payByCard({ visitor, lead }, 'deposit')
  const [mail] = await told(app, 'operator-card-payment')
  expect(mail?.subject).toMatch(/^€200 by card from Ben Claes/)
  expect(mail?.text).not.toContain('which you booked')
})

test('Awa, who has cancelled her own place, reads that those of the others are released', async () => {
  const group = await appWithGroup([BEN, LEA])
  await group.visitor.delete(`/api/cancel-booking/${group.lead.id}`)
  await dueAt(group.app, '2025-09-03T09:30:00Z')
  const [mail, ...others] = await told(group.app, 'places-released')
  expect(others).toEqual([])
  expect(mail?.to).toBe('awa@example.com')
  expect(mail?.text).toContain('the places that you booked for Ben and Lea on Nov 7–14, 2025 ran out')
})

/** A group that the operator enters by phone: Modou and Lea, who both have an address and no account. */
async function groupByPhone() {
  const app = await createTestApp()
  const admin = await operator(app)
  const enter = async (form: object) => {
    const { status, body } = await admin.post<{ lead: { id: string } }>('/api/admin/bookings', {
      ...kiterForm({ selectedDate: GROUP_DATE }),
      ...form,
    })
    expect(status).toBe(201)
    return body.lead.id
  }
  const modou = await enter({ firstName: 'Modou', lastName: 'Ceesay', email: 'modou@example.com' })
  const lea = await enter({ firstName: 'Lea', lastName: 'Maes', email: 'lea@example.com', joins: modou })
  return { app, admin, modou, lea }
}

test('a group entered by phone is asked for its balance once, with the sum of all', async () => {
  const { app, admin, modou } = await groupByPhone()
  const paid = await admin.post(`/api/admin/bookings/${modou}/payments`, {
    kind: 'deposit',
    method: 'cash',
    amount: 400,
    receivedOn: '2025-09-01',
    forGroup: true,
  })
  expect(paid.status).toBe(201)
  await dueAt(app, '2025-09-01T10:00:00Z')
  await dueAt(app, '2025-09-20T10:00:00Z')
  const [due, ...others] = await told(app, 'balance-reminder')
  expect(others).toEqual([])
  expect(due).toMatchObject({ to: 'modou@example.com' })
  expect(due?.text).toContain('your €1,500 balance')
  // A link that lets him pay for all, although he has no account yet.
  expect(due?.text).toMatch(/Pay our balance\n?.*\/claim\//)
  const [received] = await told(app, 'payment-received')
  expect(received).toMatchObject({
    to: 'modou@example.com',
    subject: expect.stringContaining('€400') as unknown,
  })
})

test('who was told of a place by phone reads when it is released', async () => {
  const { app } = await groupByPhone()
  await dueAt(app, '2025-09-03T09:30:00Z')
  expect((await told(app, 'booking-expired')).map(({ to }) => to)).toEqual(['modou@example.com'])
  expect((await told(app, 'place-gone')).map(({ to }) => to)).toEqual(['lea@example.com'])
})
