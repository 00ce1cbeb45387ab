import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { sandboxCheckouts } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { appWithGuest, bookingOf, clickInSandbox, startCheckout } from '#test/guests.ts'

async function hostedPage(paymentType = 'deposit') {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const { body } = await startCheckout(guest, paymentType)
  return { app, guest, id: body.id, path: new URL(body.url).pathname }
}

test('the page shows what is paid, the amount, three buttons, and that no real money moves', async () => {
  const { path, guest } = await hostedPage('full')
  const page = await guest.visitor.get<string>(path)
  expect(page.status).toBe(200)
  expect(page.body).toContain('Full payment: Kiter package, Oct 31–Nov 7, 2025')
  expect(page.body).toContain('Pay €1,130</button>')
  expect(page.body).toContain('Decline the card</button>')
  expect(page.body).toContain('Cancel</button>')
  expect(page.body).toContain('No real money moves')
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('the page’s policy allows its styles, and it has no script', async () => {
  const { path, guest } = await hostedPage()
  const { body, headers } = await guest.visitor.get<string>(path)
  const nonce = /<style nonce="([\w-]+)">/.exec(body)?.[1]
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(body).not.toContain('<script')
})

test('session ids cannot be guessed', async () => {
  const { id } = await hostedPage()
  expect(id).toMatch(/^cs_sandbox_[\w-]{32}$/)
})

test('paying redirects to the success page, and the signed event has booked the payment before', async () => {
  const { guest, id } = await hostedPage()
  const answer = await clickInSandbox(guest.visitor, id, 'pay')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/payment-success?session_id=${id}`)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
})

test('paying works without origin or cookies, and a second time leads to the same page', async () => {
  const { app, guest, path, id } = await hostedPage()
  for (let click = 0; click < 2; click++) {
    const answer = await app.app.request(path, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/payment-success?session_id=${id}`,
    ])
  }
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
  expect((await guest.visitor.get<string>(path)).body).toContain('This payment is complete')
})

test('declining returns to the page with a message, and paying still works', async () => {
  const { guest, path, id } = await hostedPage()
  const answer = await clickInSandbox(guest.visitor, id, 'decline')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?declined=1`])
  expect((await guest.visitor.get<string>(`${path}?declined=1`)).body).toContain('Your card was declined.')
  expect((await guest.visitor.get<string>(path)).body).not.toContain('declined.')
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending' })
  await clickInSandbox(guest.visitor, id, 'pay')
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
})

test('cancelling redirects to the payment page, and nothing is paid', async () => {
  const { guest, id } = await hostedPage()
  const answer = await clickInSandbox(guest.visitor, id, 'cancel')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/payment?leadId=${guest.lead.id}&cancelled=true`,
  ])
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending' })
})

test('an expired page is closed and cannot be paid', async () => {
  const { app, guest, path, id } = await hostedPage()
  app.clock.advance({ hours: 1 })
  expect((await guest.visitor.get<string>(path)).body).toContain('This payment page is closed')
  for (const outcome of ['pay', 'decline'] as const) {
    expect((await clickInSandbox(guest.visitor, id, outcome)).headers.get('location')).toBe(path)
  }
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending' })
})

test('an unknown session shows a page with 404', async () => {
  const app = await createTestApp()
  for (const id of ['cs_sandbox_unknown', `cs_sandbox_${'x'.repeat(32)}`, '..%2f', 'a%20b']) {
    const page = await app.client.get<string>(`/sandbox/checkout/${id}`)
    expect(page.status).toBe(404)
    expect(page.body).toContain('This payment page does not exist')
    expect((await clickInSandbox(app.client, id, 'pay')).status).toBe(404)
  }
})

test('an unknown outcome and a form from another site are refused', async () => {
  const { app, path, guest } = await hostedPage()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const none = await guest.visitor.request(path, { method: 'POST', headers, body: 'outcome=win' })
  expect(none.status).toBe(400)
  const foreign = await guest.visitor.request(path, {
    method: 'POST',
    headers: { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: 'outcome=pay',
  })
  expect(foreign.status).toBe(403)
  expect(await app.db.select().from(sandboxCheckouts)).toMatchObject([{ status: 'open' }])
})

test('markup in the description is text on the page', async () => {
  const { app, path, guest } = await hostedPage()
  await app.db.update(sandboxCheckouts).set({ description: '<img src=x onerror=alert(1)>' })
  expect((await guest.visitor.get<string>(path)).body).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('the page does not exist if a real provider takes the cards', async () => {
  const { app, path } = await hostedPage()
  const real = createApp({ ...app.deps, gateway: { ...app.deps.gateway, provider: 'stripe' } })
  expect((await real.request(path)).status).toBe(404)
})
