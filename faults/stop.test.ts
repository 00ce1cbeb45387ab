// Row 35 of docs/acceptance.md: the server is asked to end while guests are booking.

import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { booked, expectInvariants } from '#test/invariants.ts'
import { newVisitor, type Site, type Visitor } from '#test/visitor.ts'
import { openSite } from './site.ts'
import { openStore, STORES } from './store.ts'

/** Twice as many as there are places. All are answered in turn under one lock, and the server cuts them off 7.5 seconds after the signal. */
const GUESTS = 16

/** A browser that keeps its only connection open between requests. */
function connectedGuest(url: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const site: Site = {
    async request(address, { method = 'GET', headers, body }) {
      const asked = request(address, { agent, method, headers: Object.fromEntries(new Headers(headers)) })
      asked.end(body)
      const answered = Promise.withResolvers<IncomingMessage>()
      asked.once('response', answered.resolve).once('error', answered.reject)
      const answer = await answered.promise
      const { 'content-type': type = '' } = answer.headers
      return new Response(await text(answer), {
        status: answer.statusCode ?? 0,
        headers: { 'content-type': type },
      })
    },
  }
  return newVisitor(site, url)
}

test.each(STORES)(
  'row 35, on %s: after SIGTERM under load the server answers every request, loses nothing, and exits 0 in ten seconds',
  async (kind) => {
    const site = await openSite(await openStore(kind))
    const guests = Array.from({ length: GUESTS }, () => connectedGuest(site.server.url))
    await Promise.all(guests.map((guest) => guest.get('/healthz')))
    const form = kiterForm({ selectedDate: site.retreats[0] })
    const asked = guests.map((guest) => guest.post<{ lead: Booking }>('/api/submit-booking', form))
    await Promise.race(asked)
    // Fails on another exit code, or after ten seconds.
    const stopped = site.server.stop()
    const answers = await Promise.all(asked)
    await stopped

    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(GUESTS - 8)
    await expect(guests[0]?.get('/healthz')).rejects.toThrow('ECONNREFUSED')
    const promises = taken.map(({ body }) => booked(body.lead.id))
    await site.store.read(({ db }) => expectInvariants(db, promises))
  },
)
