// The journeys rely on this: servers of one host share a process, and no data.

import { AWA } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { expect, test } from './fixtures.ts'
import { signUp, submitBooking } from './guest.ts'

test('a guest and a booking of one server are unknown to another server of the same host', async ({
  host,
  server,
  request,
}) => {
  const other = await host.open({ appNow: '2025-10-01T09:00:00Z' })
  await signUp(request)
  const booking = await submitBooking(request)
  // Cookies ignore ports, so this guest's cookies go to the other server too.
  expect(await (await request.get(`${other.url}/api/auth/user`)).json()).toBeNull()
  expect(await (await request.get(`${server.url}/api/auth/user`)).json()).toMatchObject({
    email: AWA.email,
  })

  const elsewhere = await request.post(`${other.url}/api/submit-booking`, { data: kiterForm() })
  expect(await elsewhere.json()).toMatchObject({ lead: { createdAt: expect.stringMatching(/^2025-10-01/) } })
  expect(booking.createdAt).toMatch(/^2025-09-01/)
  await other.stop()
  await expect(request.get(`${other.url}/api/auth/user`)).rejects.toThrow('ECONNREFUSED')
})

test('a restart keeps the guests signed in, and applies new settings', async ({ server, request }) => {
  await signUp(request)
  await server.restart({ env: { ADMIN_PASSWORD: 'another one' } })
  expect(await (await request.get('/api/auth/user')).json()).toMatchObject({ email: AWA.email })
  const entered = await request.post('/api/admin/login', { data: { password: 'another one' } })
  expect(entered.status()).toBe(204)
})

test('the log of a server is available to its test', async ({ server, request }) => {
  expect(server.log()).not.toContain('/api/booking-availability')
  await request.get('/api/booking-availability')
  await expect.poll(() => server.log()).toContain('/api/booking-availability')
})

test('invalid settings are rejected with their reason', async ({ host, server }) => {
  await expect(host.open({ env: { SMTP_URL: 'nonsense' } })).rejects.toThrow('SMTP_URL must be')
  await expect(server.restart({ env: { SMTP_URL: 'nonsense' } })).rejects.toThrow('SMTP_URL must be')
})
