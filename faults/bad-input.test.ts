// Row 33 of docs/acceptance.md: every call with input that no form sends.

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Booking } from '#domain/booking/booking.ts'
import { calls, type Call } from '#domain/contract/api-contract.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { kiterForm } from '#test/booking-forms.ts'
import type { Visitor } from '#test/visitor.ts'
import { openSite, signUp, type TestSite } from './site.ts'
import { openStore } from './store.ts'

/** From the table of calls, so that none is forgotten. */
const CALLS = Object.entries<Call>(calls)
const WRITING = CALLS.filter(([, { method }]) => method !== 'get')

/** Bodies that no call can read. */
const UNREADABLE: readonly [name: string, body: string | Uint8Array<ArrayBuffer>, type?: string][] = [
  ['broken JSON', '{"firstName":'],
  ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['NUL in a value', '{"firstName":"A\\u0000wa"}'],
  ['NUL in a name', '{"first\\u0000Name":"Awa"}'],
  ['half a surrogate pair', '{"firstName":"\\ud800"}'],
  ['half a surrogate pair in a name', '{"\\udc00":"Awa"}'],
  ['50,000 deep, without an end', '['.repeat(50_000)],
  ['50,000 deep', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['as deep as a body may be long', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['2 MiB', `{"firstName":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  ['a form of another type', 'firstName=Awa', 'application/x-www-form-urlencoded'],
]

const PROTOTYPES =
  '{"__proto__":{"isAdmin":true,"status":"payment_confirmed"},"constructor":{"prototype":{"isAdmin":true}}}'
/** JSON that is not an object. */
const NO_FORMS = ['null', '[]', '[{}]', '"text"', '7', 'true', '1e999']
/** Values that no field accepts. */
const NO_VALUES: readonly unknown[] = [{}, [], [[]], { a: 1 }, [null], -1e308]

const BAD_PARTS = [
  '%00',
  '%ED%A0%80',
  '%',
  '__proto__',
  'constructor',
  "'%20or%201=1--",
  '..%2f..%2f',
  '%F0%9F%AA%81',
]
const LONG_PART = 'x'.repeat(5000)

/** Returns the fields of a call's body. */
function fieldsOf({ body }: Call): string[] {
  if (!body) return []
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return shapes.flatMap((shape) => (typeof shape === 'object' ? Object.keys(shape.properties ?? {}) : []))
}

/** A guest with a booking, and the operator. */
async function openActors(site: TestSite) {
  const guest = await signUp(site.newVisitor())
  const { body, status } = await guest.post<{ lead: Booking }>(
    '/api/submit-booking',
    kiterForm({ selectedDate: site.retreats[0] }),
  )
  expect(status).toBe(201)
  const operator = site.newVisitor()
  expect((await operator.post('/api/admin/login', { password: ADMIN_PASSWORD })).status).toBe(204)
  return { bookingId: body.lead.id, guest, operator }
}

type Actors = Awaited<ReturnType<typeof openActors>>

function actorOf({ access }: Call, { guest, operator }: Actors): Visitor {
  return access === 'admin' ? operator : guest
}

function addressOf({ path }: Call, { bookingId }: Actors, part = bookingId): string {
  return path.replaceAll(/\{\w+\}/g, part)
}

// On one database: the embedded one refuses the same queries for the same reasons.
test('row 33: every call answers bad input with 4xx, and stores nothing', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const actors = await openActors(site)
  const before = await actors.guest.get<Booking[]>('/api/my-bookings')
  const odd: string[] = []

  async function send(
    [name, call]: (typeof CALLS)[number],
    what: string,
    request: { body?: string | Uint8Array<ArrayBuffer>; type?: string; address?: string },
  ): Promise<number> {
    const { body, type = 'application/json', address = addressOf(call, actors) } = request
    const answer = await actorOf(call, actors).request(address, {
      method: call.method.toUpperCase(),
      ...(body !== undefined && { body, headers: { 'content-type': type } }),
    })
    if (answer.status >= 500) odd.push(`${name}, ${what}: ${answer.status}`)
    return answer.status
  }
  async function refuse(entry: (typeof CALLS)[number], what: string, request: Parameters<typeof send>[2]) {
    const status = await send(entry, what, request)
    if (status < 400) odd.push(`${entry[0]}, ${what}: ${status}`)
  }

  for (const entry of WRITING) {
    for (const [what, body, type] of UNREADABLE) await refuse(entry, what, { body, ...(type && { type }) })
  }
  for (const entry of WRITING.filter(([, { body }]) => body)) {
    for (const body of NO_FORMS) await refuse(entry, body, { body })
    for (const value of NO_VALUES) {
      const body = JSON.stringify(Object.fromEntries(fieldsOf(entry[1]).map((field) => [field, value])))
      await refuse(entry, body.slice(0, 40), { body })
    }
    // The prototype keys are ignored, so the answer is that to an empty form.
    const asEmpty = await send(entry, 'an empty form', { body: '{}' })
    expect(await send(entry, 'prototypes', { body: PROTOTYPES }), entry[0]).toBe(asEmpty)
  }
  for (const entry of CALLS.filter(([, { path }]) => path.includes('{'))) {
    for (const part of [...BAD_PARTS, LONG_PART]) {
      await refuse(entry, part, { address: addressOf(entry[1], actors, part) })
    }
  }
  for (const entry of CALLS.filter(([, { query }]) => query)) {
    for (const field of Object.keys(entry[1].query?.shape ?? {})) {
      for (const part of [...BAD_PARTS, LONG_PART, '-1', '1e999', '']) {
        const address = `${addressOf(entry[1], actors)}?${field}=${part}&${field}=${part}`
        await send(entry, `${field}=${part}`, { address })
      }
      await refuse(entry, `${field}: NUL`, { address: `${addressOf(entry[1], actors)}?${field}=%00` })
    }
  }

  expect(odd).toEqual([])
  expect((await actors.guest.get('/api/my-bookings')).body).toEqual(before.body)
  expect((await site.newVisitor().get('/api/admin/counts')).status).toBe(401)
  expect((await site.newVisitor().get('/readyz')).status).toBe(200)
  expect(site.server.log()).not.toContain('"level":50')
})
