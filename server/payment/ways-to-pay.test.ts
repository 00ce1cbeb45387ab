// Bancontact and iDEAL beside the card, with every provider.

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BookingPayment, LedgerLine } from '#domain/contract/api-contract.ts'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { checkoutSessions, documents, mails, payments } from '#server/db/schema.ts'
import {
  appWithGuest,
  bookingOf,
  clickInSandbox,
  guestWithBooking,
  operator,
  payByCard,
  startCheckout,
} from '#test/guests.ts'
import { openStripe, PROVIDERS, send } from '#test/payment-providers.ts'

describe.each(PROVIDERS)('%s', (_, open) => {
  // The card: card-payments.test.ts.
  test.each(CHECKOUT_METHODS.filter((method) => method !== 'card'))(
    '%s is paid at once, shown by its name, and refunded the same way',
    async (method) => {
      const provided = await open()
      const { app, provider } = provided
      const guest = await guestWithBooking(app)
      const { status, body } = await startCheckout(guest, 'deposit', { method })
      expect(status).toBe(200)
      await provider.pay(body.id)
      expect(await send(provided, body.id)).toBe(200)
      expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
      const verified = await guest.visitor.get(`/api/verify-session/${body.id}`)
      expect(verified.body).toMatchObject({ session: { payment_status: 'paid', method, amount_total: 200 } })
      const { body: shown } = await guest.visitor.get<{ payments: BookingPayment[] }>(
        `/api/booking-payments/${guest.lead.id}`,
      )
      expect(shown.payments).toMatchObject([{ kind: 'deposit', method, amount: 200 }])

      await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
      expect(await provider.refunds()).toEqual([200_00])
      const [refund] = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
      expect(refund).toMatchObject({ method, state: 'refunded', amountCents: 200_00 })
    },
  )

  test('another method closes the open page, and the same method reuses it', async () => {
    const { app, provider } = await open()
    const guest = await guestWithBooking(app)
    const card = await startCheckout(guest, 'deposit')
    const first = await startCheckout(guest, 'deposit', { method: 'ideal' })
    const again = await startCheckout(guest, 'deposit', { method: 'ideal' })
    expect(first.body.id).not.toBe(card.body.id)
    expect(again.body.id).toBe(first.body.id)
    expect(await provider.openPages()).toEqual([first.body.id])
  })
})

test('Stripe is asked for the chosen method, or for the card by default', async () => {
  const { app, server } = await openStripe()
  const guest = await guestWithBooking(app)
  for (const method of [undefined, 'bancontact', 'ideal']) {
    expect(await startCheckout(guest, 'deposit', method ? { method } : {})).toMatchObject({ status: 200 })
  }
  const asked = server.requests
    .filter(({ call }) => call === 'POST /v1/checkout/sessions')
    .map(({ params }) => params['allowed_payment_method_types'])
  expect(asked).toEqual([{ 0: 'card' }, { 0: 'bancontact' }, { 0: 'ideal' }])
})

test('a method that is off in the Stripe account is refused, and the guest can choose another', async () => {
  const { app, server } = await openStripe()
  server.account.methods.delete('ideal')
  const guest = await guestWithBooking(app)
  expect(await startCheckout(guest, 'deposit', { method: 'ideal' })).toMatchObject({
    status: 502,
    body: {
      type: 'urn:problem:checkout-failed',
      detail: 'iDEAL | Wero isn’t available at the moment. Please choose another way to pay.',
    },
  })
  expect([...server.account.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
  expect(await startCheckout(guest, 'deposit', { method: 'bancontact' })).toMatchObject({ status: 200 })
})

test('a refund that the method no longer allows waits for the operator, who pays it by transfer', async () => {
  const provided = await openStripe()
  const { app, provider, server } = provided
  const guest = await guestWithBooking(app)
  const { body } = await startCheckout(guest, 'deposit', { method: 'bancontact' })
  await provider.pay(body.id)
  await send(provided, body.id)
  server.account.refuseRefunds()
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const admin = await operator(app)
  const { body: open } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  expect(open.payments).toMatchObject([
    { kind: 'refund', method: 'bancontact', state: 'failed', byHand: true, amount: 200 },
  ])
  // The guest is asked for bank details, as for any refund by transfer.
  const path = `/api/admin/payments/${open.payments[0]?.id}`
  expect(await admin.get(`${path}/account`)).toMatchObject({ body: { amount: 200, account: null } })
  expect(await admin.post(`${path}/receive`)).toMatchObject({
    status: 200,
    body: { method: 'bank_transfer', state: 'refunded' },
  })
})

test('emails, receipt and ledger name the method', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit', { method: 'bancontact' })
  const sent = await app.db.select().from(mails)
  const textOf = (template: string) => sent.find((mail) => mail.template === template)?.text ?? ''
  expect(textOf('payment-received')).toMatch(/Paid by\W+Bancontact/)
  const [receipt] = await app.db.select().from(documents)
  expect(receipt?.content.payment.method).toBe('bancontact')
  const admin = await operator(app)
  const csv = await admin.get<string>('/api/admin/ledger.csv?from=2025-09-01&to=2025-09-30')
  expect(csv.body).toContain(',bancontact,')
})

test('the sandbox page names the method, and how to decline it', async () => {
  const { guest } = await appWithGuest()
  for (const [method, title, refuse] of [
    ['card', 'Pay by card', 'Decline the card'],
    ['bancontact', 'Pay with Bancontact', 'Refuse it in the app'],
    ['ideal', 'Pay with iDEAL | Wero', 'Refuse it at the bank'],
  ] as const) {
    const { body } = await startCheckout(guest, 'deposit', { method })
    const path = new URL(body.url).pathname
    const page = await guest.visitor.get<string>(path)
    expect(page.body).toContain(`<h1>${title}</h1>`)
    expect(page.body).toContain('Pay €200</button>')
    expect(page.body).toContain(`value="decline">${refuse}</button>`)
    const declined = await clickInSandbox(guest.visitor, body.id, 'decline')
    expect(declined.headers.get('location')).toBe(`${path}?declined=1`)
  }
})

test('an unknown method is refused, and the operator cannot record an online method by hand', async () => {
  const { app, guest } = await appWithGuest()
  expect(await startCheckout(guest, 'deposit', { method: 'paypal' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'method' }] },
  })
  expect(await app.db.select().from(checkoutSessions)).toEqual([])
  const admin = await operator(app)
  const entry = { amount: 200, method: 'ideal', receivedOn: '2025-09-01' }
  const entered = await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, entry)
  expect(entered).toMatchObject({ status: 422 })
})
