import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PayLinkOutcome } from '#domain/contract/pay-link-calls.ts'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { bookings, mails, payments } from '#server/db/schema.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import {
  bookingOf,
  clickInSandbox,
  guestWithBooking,
  operator,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

/** The token of a booking's link. Null if nothing is due. */
async function tokenOf(app: TestApp, { lead }: Guest): Promise<string | null> {
  const record = await loadBooking(app.db, lead.id)
  const link = record && payLinkOf(app.deps, record)
  return link?.replace(`${app.deps.env.baseUrl}/pay/`, '') ?? null
}

async function guestWithLink(app: TestApp, differences: Record<string, unknown> = {}) {
  const guest = await guestWithBooking(app, differences)
  const token = await tokenOf(app, guest)
  if (token === null) throw new Error('something is due of a new booking')
  return { guest, token }
}

function payByLink(visitor: Visitor, token: string, paymentType: string) {
  return visitor.post<{ id: string; url: string }>(`/api/pay/${token}/checkout`, { paymentType })
}

function reportByLink(visitor: Visitor, token: string, paymentType: string, amount: number) {
  return visitor.post<PayLinkOutcome & { detail: string }>(`/api/pay/${token}/transfer`, {
    paymentType,
    amount,
  })
}

test('a pay link shows first name, stay and amount due without sign-in, and nothing else of the guest', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app, {
    healthConditions: 'Asthma in the harmattan',
    healthConsent: true,
    phone: '+220 7771234',
    emergencyContact: 'Ebrima Sowe',
  })
  const { status, body } = await readAs(app, app.newVisitor(), ({ payLink }) => payLink(token))
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual([
    'amountCredited',
    'amountPaid',
    'amountReported',
    'balanceDue',
    'firstName',
    'holdExpiresAt',
    'order',
    'packageType',
    'paymentPlan',
    'paymentReferences',
    'paymentStatus',
    'quote',
    'selectedDate',
    'selectedRoom',
    'startsOn',
    'status',
    'submittedAt',
    'timeZone',
  ])
  expect(body).toMatchObject({
    firstName: 'Awa',
    selectedDate: 'Oct 31–Nov 7, 2025',
    quote: { total: 950, balanceDueOn: '2025-09-16' },
    balanceDue: 950,
  })
  const told = JSON.stringify(body)
  for (const own of ['Asthma', '7771234', 'Ebrima', 'awa@example.com', guest.lead.id])
    expect(told).not.toContain(own)
})

test('looking at a link changes nothing, as by previews of messengers', async () => {
  const app = await createTestApp()
  const { token } = await guestWithLink(app)
  const before = await dumpDatabase(app.db)
  await readAs(app, app.newVisitor(), ({ payLink }) => payLink(token))
  await app.newVisitor().get(`/api/pay/${token}/transfer-code?paymentType=deposit`)
  await readAs(app, app.newVisitor(), ({ payLinkOutcome }) => payLinkOutcome(token, null))
  expect(await dumpDatabase(app.db)).toEqual(before)
})

test('a card payment by the link counts for the booking, and leads the payer back to the link', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  const father = app.newVisitor()
  const page = await payByLink(father, token, 'deposit')
  expect(page.status).toBe(200)
  const paid = await clickInSandbox(father, page.body.id, 'pay')
  expect(paid.headers.get('location')).toBe(`/pay/${token}/paid?session_id=${page.body.id}`)

  const outcome = await readAs(app, father, ({ payLinkOutcome }) => payLinkOutcome(token, page.body.id))
  expect(outcome.body).toMatchObject({
    booking: { firstName: 'Awa', amountPaid: 200, balanceDue: 750 },
    card: { paid: true, returned: false, amount: 200 },
  })
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
  // The same link works for the balance.
  expect(await tokenOf(app, guest)).toBe(token)
  const rest = await payByLink(father, token, 'balance')
  await clickInSandbox(father, rest.body.id, 'pay')
  expect((await readAs(app, father, ({ payLink }) => payLink(token))).status).toBe(404)
  expect(await tokenOf(app, guest)).toBeNull()
  const after = await readAs(app, father, ({ payLinkOutcome }) => payLinkOutcome(token, rest.body.id))
  expect(after.body).toMatchObject({ booking: { balanceDue: 0 }, card: { paid: true, amount: 750 } })
})

test('a cancelled card page is reported as not paid', async () => {
  const app = await createTestApp()
  const { token } = await guestWithLink(app)
  const page = await payByLink(app.client, token, 'full')
  const left = await clickInSandbox(app.client, page.body.id, 'cancel')
  expect(left.headers.get('location')).toBe(`/pay/${token}?cancelled=true`)
  const { body } = await readAs(app, app.client, ({ payLinkOutcome }) => payLinkOutcome(token, page.body.id))
  expect(body.card).toEqual({ paid: false, returned: false, amount: 950, method: 'card' })
})

test('the result of a card page is shown for a day, only to the link that opened it', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  const other = await guestWithLink(app, { email: 'lamin@example.com' })
  const own = await startCheckout(guest, 'deposit')
  expect(
    (await readAs(app, app.client, ({ payLinkOutcome }) => payLinkOutcome(token, own.body.id))).status,
  ).toBe(404)
  const page = await payByLink(app.client, token, 'deposit')
  const statusBy = async (link: string) =>
    (await readAs(app, app.client, ({ payLinkOutcome }) => payLinkOutcome(link, page.body.id))).status
  expect(await statusBy(token)).toBe(200)
  expect(await statusBy(other.token)).toBe(404)
  app.clock.advance({ hours: 24 })
  expect(await statusBy(token)).toBe(404)
})

test('the guest’s card page and the link’s close each other, so only one can be paid', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  const own = await startCheckout(guest, 'deposit')
  const byLink = await payByLink(app.client, token, 'deposit')
  expect(byLink.body.id).not.toBe(own.body.id)
  await clickInSandbox(guest.visitor, own.body.id, 'pay')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0 })
  await clickInSandbox(app.client, byLink.body.id, 'pay')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
})

test('a transfer reported by the link three times counts once', { tags: 'postgres' }, async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  await payByCard(guest, 'deposit')
  const answers = await Promise.all(
    [1, 2, 3].map(() => reportByLink(app.newVisitor(), token, 'balance', 750)),
  )
  for (const { status, body } of answers) {
    expect({ status, booking: body.booking }).toMatchObject({
      status: 200,
      booking: { amountReported: 750, balanceDue: 0 },
    })
  }
  const reported = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  expect(reported).toMatchObject([
    { kind: 'balance', amountCents: 750_00, referenceText: guest.lead.paymentReferences?.balance },
  ])
  expect(await app.db.$count(mails, eq(mails.template, 'transfer-reported'))).toBe(1)
  // Nothing is due while the transfer is on its way; the payer sees that, and may pay by card instead.
  expect(await readAs(app, app.client, ({ payLink }) => payLink(token))).toMatchObject({
    status: 200,
    body: { balanceDue: 0 },
  })
  const told = await readAs(app, app.client, ({ payLinkOutcome }) => payLinkOutcome(token, null))
  expect(told.body).toMatchObject({ booking: { amountReported: 750 }, card: null })
})

test('an amount other than the one due is refused with the right one', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  const { status, body } = await reportByLink(app.client, token, 'deposit', 100)
  expect({ status, detail: body.detail }).toEqual({
    status: 409,
    detail: '€200 is due now. Please reload the page.',
  })
  expect(await bookingOf(guest)).toMatchObject({ amountReported: 0 })
})

test('the code for banking apps has the guest’s payment reference', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  const code = await app.client.get<{ payload: string }>(
    `/api/pay/${token}/transfer-code?paymentType=deposit`,
  )
  expect(code.body.payload).toContain(guest.lead.paymentReferences?.deposit)
})

test('a link answers 404 after it was replaced, the booking was cancelled or the hold has ended', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const { guest, token } = await guestWithLink(app)
  const { status, body } = await admin.post<{ payLink: string }>(
    `/api/admin/bookings/${guest.lead.id}/pay-link`,
  )
  expect(status).toBe(200)
  const renewed = body.payLink.slice(body.payLink.lastIndexOf('/') + 1)
  expect(renewed).not.toBe(token)
  expect((await readAs(app, app.client, ({ payLink }) => payLink(token))).status).toBe(404)
  expect((await payByLink(app.client, token, 'deposit')).status).toBe(404)
  expect((await reportByLink(app.client, token, 'deposit', 200)).status).toBe(404)
  expect((await readAs(app, app.client, ({ payLink }) => payLink(renewed))).status).toBe(200)

  const other = await guestWithLink(app, { email: 'lamin@example.com' })
  await other.guest.visitor.delete(`/api/cancel-booking/${other.guest.lead.id}`)
  expect((await readAs(app, app.client, ({ payLink }) => payLink(other.token))).status).toBe(404)
  expect((await payByLink(app.client, other.token, 'deposit')).status).toBe(404)

  app.clock.advance({ hours: 48 })
  expect(
    (await readAs(app, app.client, ({ payLink }) => payLink(renewed))).status,
    'over, and not swept yet',
  ).toBe(404)
  await expireBookings(app.deps)
  expect((await readAs(app, app.client, ({ payLink }) => payLink(renewed))).status).toBe(404)
})

test('a pay link’s token cannot be changed, made from a booking’s id or found in the database', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  const bytes = Buffer.from(token, 'base64url')
  const changed = [0, 15, 16, 31].map((at) => {
    const other = Buffer.from(bytes)
    other[at] = (other[at] ?? 0) ^ 1
    return other.toString('base64url')
  })
  const [last = ''] = token.slice(-1)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // The last letter has two unused bits.
  const twin = token.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1]
  const madeUp = [...changed, twin, guest.lead.id, `${token}A`, token.slice(1), '%20', 'x'.repeat(43)]
  for (const each of madeUp) {
    expect((await readAs(app, app.client, ({ payLink }) => payLink(each))).status, each).toBe(404)
    expect((await payByLink(app.client, each, 'deposit')).status, each).toBe(404)
  }
  const other = { ...app.deps, env: { ...app.deps.env, sessionSecret: 'the secret of another server' } }
  const record = await loadBooking(app.db, guest.lead.id)
  expect(record && payLinkOf(other, record)).not.toContain(token)
  const dump = JSON.stringify(await dumpDatabase(app.db))
  expect(dump).not.toContain(token)
  expect(dump).not.toContain(token.slice(22))
  expect(await app.db.$count(bookings, eq(bookings.payLinkVersion, 1))).toBeGreaterThan(0)
})

test('repeated guesses at links are limited', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const statuses = []
  for (let turn = 0; turn < 125; turn++)
    statuses.push((await readAs(app, app.client, ({ payLink }) => payLink('x'.repeat(43)))).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})

test('after the guest reported a transfer the link asks for nothing, and still takes a card', async () => {
  const app = await createTestApp()
  const { guest, token } = await guestWithLink(app)
  await reportTransfer(guest, 'full')
  expect(await readAs(app, app.client, ({ payLink }) => payLink(token))).toMatchObject({
    status: 200,
    body: { balanceDue: 0 },
  })
  expect((await payByLink(app.client, token, 'full')).status).toBe(200)
})
