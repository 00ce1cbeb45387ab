import * as z from 'zod/mini'
import { availabilitySchema } from '#domain/contract/api-shapes.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { expect, processTest, test as hostedTest } from './fixtures.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'

// The journeys restart the cheap kind. This shows that it behaves like a process.
for (const [kind, test] of Object.entries({ 'of its own process': processTest, 'of the host': hostedTest })) {
  test(`a restarted server ${kind} keeps its bookings, and releases holds that have ended`, async ({
    server,
    request,
  }) => {
    const kitersBooked = async () => {
      const response = await request.get('/api/booking-availability')
      return z.parse(availabilitySchema, await response.json())[OCTOBER]?.kiterBooked
    }
    const answer = await request.post('/api/submit-booking', { data: kiterForm() })
    expect(answer.status()).toBe(201)
    expect(await kitersBooked()).toBe(1)

    // Nobody claims the booking, so its place is released an hour later.
    await server.restart({ appNow: '2025-09-01T09:30:00Z' })
    expect(await kitersBooked()).toBe(1)
    await server.restart({ appNow: '2025-09-01T10:05:00Z' })
    expect(await kitersBooked()).toBe(0)
  })
}
