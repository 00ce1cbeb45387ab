import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { bookingOf, guestWithBooking, startCheckout, type Guest } from '#test/guests.ts'
import { deliver, eventBody, payAtProvider, signatureOf } from '#test/provider-events.ts'

/** A card page that is paid at the provider, so that an accepted event would change the booking. */
async function paidPage(app: TestApp): Promise<{ guest: Guest; body: string }> {
  const guest = await guestWithBooking(app)
  const checkout = await startCheckout(guest, 'deposit')
  await payAtProvider(app, checkout.body.id)
  return { guest, body: eventBody(checkout.body.id) }
}

test('a signed event is accepted', async () => {
  const app = await createTestApp()
  const { guest, body } = await paidPage(app)
  expect(await deliver(app, body, { 'stripe-signature': signatureOf(app, body) })).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
})

test('the signature covers the body as it was sent, with its spaces', async () => {
  const app = await createTestApp()
  const { guest, body } = await paidPage(app)
  const spaced = `${body.replace('{', '{ \n ')}\n`
  expect(await deliver(app, spaced, { 'stripe-signature': signatureOf(app, spaced) })).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
})

test('a signed event that is not about a checkout is acknowledged', async () => {
  const app = await createTestApp()
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    data: { object: {} },
  })
  expect(await deliver(app, body, { 'stripe-signature': signatureOf(app, body) })).toBe(200)
})

test('an event needs no origin and no JSON content type, and must not be too large', async () => {
  const app = await createTestApp()
  const { body } = await paidPage(app)
  const headers = { 'stripe-signature': signatureOf(app, body), 'content-type': 'text/plain' }
  expect(await deliver(app, body, { ...headers, origin: 'https://stripe.com' })).toBe(200)
  const huge = eventBody('x'.repeat(70_000))
  expect(await deliver(app, huge, { 'stripe-signature': signatureOf(app, huge) })).toBe(413)
})
