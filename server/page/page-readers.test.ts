// Row 23 of docs/acceptance.md: what pages read with another guest's ids.

import { expect, test } from 'vitest'
import type { AdminReaders, Loaded, PageReaders } from '#domain/api/page-readers.ts'
import { retreats } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import { guestWithBooking, operator, payByCard, signUp } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'

type Reading = (readers: PageReaders) => Promise<Loaded<unknown>>

interface Owned {
  bookingId: string
  sessionId: string
}

/** What a guest reads of a booking. Every reader must be in one of these tables, or they do not compile. */
const ofBooking = ({ bookingId, sessionId }: Owned) =>
  ({
    payments: ({ payments }) => payments(bookingId),
    cancellation: ({ cancellation }) => cancellation(bookingId),
    handOver: ({ handOver }) => handOver(bookingId),
    orderTerms: ({ orderTerms }) => orderTerms(bookingId, null),
    session: ({ session }) => session(sessionId),
    changes: ({ changes }) => changes(bookingId),
    complaints: ({ complaints }) => complaints(bookingId),
    guide: ({ guide }) => guide(bookingId),
  }) satisfies Partial<Record<keyof PageReaders, Reading>>

/** What a guest reads without naming a booking. */
const ofAccount = {
  bookings: ({ bookings }) => bookings(),
  handedOn: ({ handedOn }) => handedOn(),
  photos: ({ photos }) => photos(),
} satisfies Partial<Record<keyof PageReaders, Reading>>

/** Open to anyone, or to anyone with a link; here with unknown links. */
const open = {
  tiers: ({ tiers }) => tiers(),
  availability: ({ availability }) => availability(),
  signInOptions: ({ signInOptions }) => signInOptions(),
  arrival: ({ arrival }) => arrival(),
  resetLink: ({ resetLink }) => resetLink('made-up'),
  addressLink: ({ addressLink }) => addressLink('made-up'),
  payLink: ({ payLink }) => payLink('made-up'),
  payLinkOrderTerms: ({ payLinkOrderTerms }) => payLinkOrderTerms('made-up', null),
  payLinkOutcome: ({ payLinkOutcome }) => payLinkOutcome('made-up', null),
  handOverLink: ({ handOverLink }) => handOverLink('made-up'),
  refundLink: ({ refundLink }) => refundLink('made-up'),
  lodgeSheet: ({ lodgeSheet }) => lodgeSheet('made-up'),
} satisfies Record<
  Exclude<keyof PageReaders, keyof ReturnType<typeof ofBooking> | keyof typeof ofAccount | 'guest' | 'admin'>,
  Reading
>

const ofAdmin = (bookingId: string, retreatId: string) =>
  ({
    counts: ({ admin }) => admin.counts(),
    today: ({ admin }) => admin.today(),
    sync: ({ admin }) => admin.sync(),
    guests: ({ admin }) => admin.guests({}),
    guest: ({ admin }) => admin.guest(bookingId),
    moneyCounts: ({ admin }) => admin.moneyCounts(),
    openPayments: ({ admin }) => admin.openPayments(),
    owed: ({ admin }) => admin.owed({ group: 'overdue' }),
    bankLines: ({ admin }) => admin.bankLines({}),
    retreats: ({ admin }) => admin.retreats(),
    sheet: ({ admin }) => admin.sheet(retreatId),
    contacts: ({ admin }) => admin.contacts({}),
    contact: ({ admin }) => admin.contact('unknown'),
    outbox: ({ admin }) => admin.outbox({}),
    settings: ({ admin }) => admin.settings(),
    sessions: ({ admin }) => admin.sessions(),
    passkeys: ({ admin }) => admin.passkeys(),
    backups: ({ admin }) => admin.backups(),
    browserErrors: ({ admin }) => admin.browserErrors(),
  }) satisfies Record<Exclude<keyof AdminReaders, 'signedIn' | 'passkey'>, Reading>

async function paidBooking() {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, { email: 'owner@sea.example' })
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
  expect(await dumpDatabase(app.db)).toEqual(before)
  for (const [name, read] of Object.entries<Reading>(ofBooking(owned)))
    expect([name, (await readAs(app, guest.visitor, read)).status]).toEqual([name, 200])
})

test('row 23: an admin page reads for the operator only', async () => {
  const { app, guest, owned } = await paidBooking()
  const [retreat] = await app.db.select().from(retreats).limit(1)
  const admin = await operator(app)
  for (const [name, read] of Object.entries<Reading>(ofAdmin(owned.bookingId, retreat?.id ?? ''))) {
    for (const visitor of [app.newVisitor(), guest.visitor])
      expect([name, await readAs(app, visitor, read)]).toEqual([name, { status: 401, body: null }])
    const status = name === 'contact' ? 404 : 200
    expect([name, (await readAs(app, admin, read)).status]).toEqual([name, status])
  }
})

test('open pages show nothing of a guest, and an unknown link opens nothing', async () => {
  const { app, guest } = await paidBooking()
  for (const [name, read] of Object.entries<Reading>(open)) {
    for (const visitor of [app.newVisitor(), guest.visitor]) {
      const seen = await readAs(app, visitor, read)
      expect([name, seen.status]).toEqual([name, /^(pay|handOver|refund|lodge)/.test(name) ? 404 : 200])
      expect(JSON.stringify(seen.body)).not.toContain('owner@sea.example')
    }
  }
})

test('an invalid query is refused with 422, as in the API', async () => {
  const app = await createTestApp()
  const visitor = await operator(app)
  expect(await readAs(app, visitor, ({ admin }) => admin.outbox({ state: 'no such state' }))).toEqual({
    status: 422,
    body: null,
  })
})
