// Row 23 of docs/acceptance.md: what pages read with another guest's ids.

import { expect, test } from 'vitest'
import { keysOf } from '#domain/base/typed-records.ts'
import { calls, type Call, type CallName } from '#domain/contract/api-contract.ts'
import type { AdminReading, Loaded, PageReaders } from '#domain/contract/page-readers.ts'
import { retreats } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import { appWithGuest, operator, payByCard, signUp } from '#test/guests.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { readAs } from '#test/read-as.ts'

type Reading = (readers: PageReaders) => Promise<Loaded<unknown>>

interface Owned {
  bookingId: string
  sessionId: string
}

/** What a guest reads of a booking. Every reader must be in one of these tables, or they do not compile. */
const ofBooking = ({ bookingId, sessionId }: Owned) =>
  ({
    bookingPayments: ({ read }) => read('bookingPayments', { params: { bookingId } }),
    previewCancellation: ({ read }) => read('previewCancellation', { params: { bookingId } }),
    readHandOver: ({ read }) => read('readHandOver', { params: { bookingId } }),
    verifySession: ({ read }) => read('verifySession', { params: { sessionId } }),
    orderTerms: ({ orderTerms }) => orderTerms(bookingId, null),
    changes: ({ changes }) => changes(bookingId),
    complaints: ({ complaints }) => complaints(bookingId),
    guide: ({ guide }) => guide(bookingId),
  }) satisfies Partial<Record<CallName | keyof PageReaders, Reading>>

/** What a guest reads without naming a booking. */
const ofAccount = {
  myBookings: ({ read }) => read('myBookings'),
  handedOver: ({ handedOver }) => handedOver(),
  photos: ({ photos }) => photos(),
} satisfies Partial<Record<CallName | keyof PageReaders, Reading>>

/** Readers that the tables leave out: the calls are in them by their names, and the others open nothing. */
type Apart = 'read' | 'guest' | 'prices' | 'admin' | 'founding'
/** The calls of pages that anybody may make. */
type OpenReading = 'pricingTiers' | 'bookingAvailability' | 'arrival'

/** Open to anyone, or to anyone with a link; here with unknown links. */
const open = {
  pricingTiers: ({ read }) => read('pricingTiers'),
  bookingAvailability: ({ read }) => read('bookingAvailability'),
  signInOptions: ({ signInOptions }) => signInOptions(),
  arrival: ({ read }) => read('arrival'),
  resetLink: ({ resetLink }) => resetLink('made-up'),
  addressLink: ({ addressLink }) => addressLink('made-up'),
  afterRetreat: ({ afterRetreat }) => afterRetreat('made-up'),
  quotes: ({ quotes }) => quotes(),
  seasonAlert: ({ seasonAlert }) => seasonAlert('made-up'),
  waitingEntry: ({ waitingEntry }) => waitingEntry('made-up'),
  payLink: ({ payLink }) => payLink('made-up'),
  payLinkOrderTerms: ({ payLinkOrderTerms }) => payLinkOrderTerms('made-up', null),
  payLinkOutcome: ({ payLinkOutcome }) => payLinkOutcome('made-up', null),
  handOverLink: ({ handOverLink }) => handOverLink('made-up'),
  refundLink: ({ refundLink }) => refundLink('made-up'),
  lodgeSheet: ({ lodgeSheet }) => lodgeSheet('made-up'),
} satisfies Record<
  | Exclude<keyof PageReaders, keyof ReturnType<typeof ofBooking> | keyof typeof ofAccount | Apart>
  | OpenReading,
  Reading
>

/** All readings of the operator, with the status that they answer if it is not 200. */
const ADMIN_READINGS = keysOf(calls).filter((name): name is AdminReading => {
  const { method, access, answers }: Call = calls[name]
  return method === 'get' && access === 'admin' && answers[200] instanceof Object && 'def' in answers[200]
})
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const QUERIES: Partial<Record<AdminReading, Record<string, string>>> = {
  listOwed: { group: 'overdue' },
  readSiteFields: { paths: 'faq.title' },
}
const STATUS: Partial<Record<AdminReading, number>> = { readContact: 404, refundToPay: 404 }

async function paidBooking() {
  const { app, guest } = await appWithGuest({ email: 'owner@sea.example' })
  const sessionId = await payByCard(guest, 'deposit')
  return { app, guest, owned: { bookingId: guest.lead.id, sessionId } }
}

test('row 23: a page reads a booking for its guest only, with 401 without a session and 404 for another guest', async () => {
  const { app, guest, owned } = await paidBooking()
  const stranger = await signUp(app, 'mallory@example.com')
  const before = await dumpDatabase(app.db)
  for (const [name, read] of Object.entries<Reading>(ofBooking(owned))) {
    expect([name, await readAs(app, app.newVisitor(), read)]).toEqual([name, { status: 401, body: null }])
    expect([name, await readAs(app, stranger, read)]).toEqual([name, { status: 404, body: null }])
  }
  for (const read of Object.values<Reading>(ofAccount)) {
    expect(await readAs(app, app.newVisitor(), read)).toEqual({ status: 401, body: null })
    expect(await readAs(app, stranger, read)).toEqual({ status: 200, body: [] })
  }
  const founding: Reading = (readers) => readers.founding()
  expect(await readAs(app, app.newVisitor(), founding)).toEqual({ status: 401, body: null })
  expect(await readAs(app, stranger, founding)).toEqual({ status: 200, body: 'none' })
  const sessions: Reading = ({ read }) => read('guestSessions')
  expect(await readAs(app, app.newVisitor(), sessions)).toEqual({ status: 401, body: null })
  expect((await readAs(app, stranger, sessions)).body).toMatchObject({ sessions: [{ current: true }] })
  expect(await dumpDatabase(app.db)).toEqual(before)
  for (const [name, read] of Object.entries<Reading>(ofBooking(owned)))
    expect([name, (await readAs(app, guest.visitor, read)).status]).toEqual([name, 200])
})

test('row 23: an admin page reads for the operator only', async () => {
  const { app, guest, owned } = await paidBooking()
  const [retreat] = await app.db.select().from(retreats).limit(1)
  const admin = await operator(app)
  const ids = { retreatId: retreat?.id ?? '', contactId: UNKNOWN, paymentId: UNKNOWN }
  const params = { bookingId: owned.bookingId, ...ids }
  expect(ADMIN_READINGS.length).toBeGreaterThan(18)
  for (const name of ADMIN_READINGS) {
    const read: Reading = (readers) => readers.read(name, { params, query: QUERIES[name] ?? {} })
    for (const visitor of [app.newVisitor(), guest.visitor])
      expect([name, await readAs(app, visitor, read)]).toEqual([name, { status: 401, body: null }])
    expect([name, (await readAs(app, admin, read)).status]).toEqual([name, STATUS[name] ?? 200])
  }
})

test('open pages show nothing of a guest, and an unknown link opens nothing', async () => {
  const { app, guest } = await paidBooking()
  for (const [name, read] of Object.entries<Reading>(open)) {
    for (const visitor of [app.newVisitor(), guest.visitor]) {
      const seen = await readAs(app, visitor, read)
      expect([name, seen.status]).toEqual([
        name,
        /^(pay|handOver|refund|lodge|season|waiting|after)/.test(name) ? 404 : 200,
      ])
      expect(JSON.stringify(seen.body)).not.toContain('owner@sea.example')
    }
  }
})

test('a page reads the prices at which the server books', async () => {
  const app = await createTestApp({ prices: { ...SPECIFIED_PRICES, privateRoomCents: 250_00 } })
  const { body } = await readAs(app, app.client, async ({ prices }) => ({ ok: true, body: prices }))
  expect(body.privateRoomCents).toBe(250_00)
})

test('an invalid query is refused with 422, as in the API', async () => {
  const app = await createTestApp()
  const visitor = await operator(app)
  expect(
    await readAs(app, visitor, ({ read }) => read('adminOutbox', { query: { state: 'no such state' } })),
  ).toEqual({
    status: 422,
    body: null,
  })
})
