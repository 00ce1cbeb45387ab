// Row 23 of docs/acceptance.md: the ids of one guest, used by another guest and without a session, on every call.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls, type Call } from '#domain/contract/api-contract.ts'
import { bookings, documents, handOvers, mails, orders, payments, savedReplies } from '#server/db/schema.ts'
import { transferReport } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { dumpDatabase, lostRows } from '#test/database-dump.ts'
import { guestWithBooking, payByCard, signUp } from '#test/guests.ts'
import { keepChange, keepPasskey } from '#test/sample-rows.ts'
import type { Answer, Visitor } from '#test/visitor.ts'

/**
 * What each route answers to another guest's ids: 401 without a session, and 404 with
 * another guest's session, as for unknown ids. A new route fails the first test until it is in
 * one of these lists, unless the contract gives it to the operator alone.
 */
const OWNERS = [
  'POST /api/link-booking',
  'GET /api/cancel-booking/:bookingId',
  'DELETE /api/cancel-booking/:bookingId',
  'DELETE /api/release-notice/:bookingId',
  'PATCH /api/leads/:bookingId',
  'PATCH /api/travel/:bookingId',
  'PATCH /api/trip-ticks/:bookingId',
  'GET /api/order-terms/:leadId',
  'POST /api/place-order',
  'POST /api/confirm-payment',
  'POST /api/create-checkout-session',
  'GET /api/verify-session/:sessionId',
  'POST /api/complete-payment/:bookingId',
  'GET /api/transfer-code/:bookingId',
  'GET /api/pay-link/:bookingId',
  'POST /api/pay-link/:bookingId',
  'GET /api/booking-payments/:bookingId',
  'GET /api/documents/:documentId',
  'GET /api/orders/:orderId',
  'GET /api/calendar/:bookingId',
  'GET /api/bookings/:bookingId/hand-over',
  'POST /api/bookings/:bookingId/hand-over',
  'DELETE /api/bookings/:bookingId/hand-over',
  'POST /api/complaints/:bookingId',
  'POST /api/changes/:bookingId',
  'GET /api/wind/:leadId',
  'POST /api/wind/:leadId',
  'GET /api/groups/:groupId',
]
/** It takes no id: another guest gets their own empty list. */
const OWN_LIST = 'GET /api/my-bookings'
/** They take no id either: export and erasure of the guest's own data. */
const OWN_DATA = [
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:sessionId',
  'GET /api/account/export',
  'DELETE /api/account',
]
/** The operator's: 401 without a session and for every guest. */
const OPERATORS = Object.values<Call>(calls)
  .filter(({ access }) => access === 'admin')
  .map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
/** Open to all: with any ids, they tell nothing of another guest, and change nothing of theirs. */
const OPEN = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/auth/user',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'GET /api/auth/logout',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/address-link',
  'POST /api/auth/confirm-address',
  'GET /confirm-address',
  'GET /api/auth/arrival',
  'GET /api/auth/google',
  'GET /api/auth/callback/google',
  'GET /api/login',
  'GET /api/pricing-tiers',
  'GET /api/booking-availability',
  'POST /api/contacts',
  'POST /api/browser-errors',
  'POST /api/leads',
  'POST /api/submit-booking',
  'POST /api/submit-group',
  'POST /api/season-alerts',
  'POST /api/waiting-list',
  'POST /api/admin/login',
  'POST /api/admin/login/passkey/options',
  'POST /api/admin/login/passkey',
  'POST /api/admin/logout',
  'POST /api/admin/reset',
  'POST /api/admin/reset-link',
  'POST /api/stripe/webhook',
  'GET /api/openapi.json',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /pictures/:pictureFile',
]
/**
 * The page of the card provider's stand-in: like the provider's own, it opens to anyone with its address, which
 * cannot be guessed, and shows what is paid and how much, and nothing of the guest.
 */
const HOSTED_PAGE = ['GET /sandbox/checkout/:sessionId', 'POST /sandbox/checkout/:sessionId']

/** Open to anyone with the link of a guest's refund, which cannot be guessed (refund-account.test.ts). */
const REFUND_LINK = ['POST /api/refund/:token', 'POST /api/refund/:token/confirm']

/** Open to anyone with a guest's pay link, which cannot be guessed (server/api/guest/pay-link.test.ts). */
const PAY_LINK = [
  'POST /api/pay/:token/place-order',
  'POST /api/pay/:token/checkout',
  'POST /api/pay/:token/transfer',
  'GET /api/pay/:token/transfer-code',
]

/** Open to anyone with the link of a place that is passed on (server/hand-over/hand-over.test.ts). */
const HAND_OVER_LINK = ['GET /api/hand-over/:token/order-terms', 'POST /api/hand-over/:token/accept']

/** Open to anyone with the link of somebody who comes along (server/booking/group/traveller-link.test.ts). */
const TRAVELLER_LINK = [
  'GET /api/travellers/:token',
  'GET /api/travellers/:token/order',
  'PATCH /api/travellers/:token',
  'POST /api/travellers/:token/claim',
]

/** Open to anyone with the mailed link after a retreat (server/travel/guest-answers.test.ts). */
const AFTER_LINK = ['POST /api/after/:token', 'DELETE /api/after/:token']

/** Open to anyone with the mailed link of an address that waits for the next season (server/contact/season-alerts.test.ts). */
const SEASON_LINK = ['POST /api/season-alerts/confirm/:token', 'DELETE /api/season-alerts/:token']

/** Open to anyone with the mailed link of somebody who waits (server/waiting-list/waiting-list.test.ts). */
const WAITING_LINK = [
  'POST /api/waiting-list/confirm/:token',
  'GET /api/waiting-list/:token',
  'PATCH /api/waiting-list/:token',
  'DELETE /api/waiting-list/:token',
  'POST /api/waiting-list/:token/decline',
]

/** Open to anyone with the mailed link of a booking without an account, which cannot be guessed (claim-link.test.ts). */
const CLAIM_LINK = ['GET /claim/:token']

/** Every route of the application, without middleware. */
function routesOf({ app }: TestApp): string[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
}

interface Owned {
  /** Ids for paths, also added to queries and bodies. */
  ids: Record<string, string>
  /** Valid bodies of the owner's calls. */
  bodies: Record<string, unknown>
}

/** Data that nobody else may get. */
const OWNER = {
  firstName: 'Fatoumatta',
  lastName: 'Camara',
  email: 'owner@sea.example',
  phone: '+220 7771234',
  emergencyContact: 'Ebrima Sowe',
  emergencyPhone: '+220 7774321',
  healthConditions: 'Asthma in the harmattan',
}

/** A guest who has paid the deposit, with a booking, a card page, a payment, a receipt and emails. */
async function ownedByGuest(app: TestApp): Promise<Owned> {
  const guest = await guestWithBooking(app, { ...OWNER, healthConsent: true })
  const sessionId = await payByCard(guest, 'deposit')
  const [payment] = await app.db.select().from(payments).orderBy(payments.createdAt).limit(1)
  const [document] = await app.db.select().from(documents).orderBy(documents.number).limit(1)
  const [order] = await app.db.select().from(orders)
  const [mail] = await app.db.select().from(mails).orderBy(mails.id).limit(1)
  const { firstName, email } = OWNER
  const message = { firstName, email, message: 'May I bring my own harness?' }
  const written = await guest.visitor.post<{ contact: { id: string } }>('/api/contacts', message)
  const { id: leadId } = guest.lead
  const complained = await guest.visitor.post<{ complaint: { id: string } }>(`/api/complaints/${leadId}`, {
    text: 'The lesson was short',
  })
  await guest.visitor.post(`/api/bookings/${leadId}/hand-over`, { name: 'Bo', email: 'bo@example.com' })
  const [handOver] = await app.db.select().from(handOvers)
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, leadId))
  const changeId = await keepChange(app, leadId)
  const groupId = randomUUID()
  await app.db.update(bookings).set({ groupId, groupNumber: 1 }).where(eq(bookings.id, leadId))
  return {
    ids: {
      // No version of the website has this number.
      n: '987654',
      id: leadId,
      leadId,
      bookingId: leadId,
      sessionId,
      documentId: document?.id ?? '',
      orderId: order?.id ?? '',
      paymentId: payment?.id ?? '',
      mailId: mail?.id ?? '',
      backupId: 'tradewind-2025-09-01T03-00-00.000Z.jsonl.gz.age',
      contactId: written.body.contact.id,
      complaintId: complained.body.complaint.id,
      handOverId: handOver?.id ?? '',
      changeId,
      name: 'connection-of-the-operator',
      groupId,
      retreatId: booking?.retreatId ?? '',
      lineId: 'a0b1c2d3',
      letterId: randomUUID(),
      entryId: randomUUID(),
      day: '2025-11-01',
      creditId: randomUUID(),
      answerId: randomUUID(),
      payoutId: randomUUID(),
      replyId: await keepReply(app),
      passkeyId: await keepPasskey(app),
      pictureFile: '0123456789abcdef0123456789abcdef-480.webp',
    },
    bodies: {
      'POST /api/link-booking': { leadId },
      'POST /api/place-order': { leadId, termsVersion: guest.lead.order?.version },
      'POST /api/confirm-payment': transferReport(guest.lead, 'full'),
      'POST /api/create-checkout-session': { paymentType: 'balance', leadId },
      'PATCH /api/leads/:bookingId': { firstName: 'Mallory' },
      'PATCH /api/travel/:bookingId': { travelNote: 'Mallory' },
      'PATCH /api/trip-ticks/:bookingId': { packed: true },
      'POST /api/bookings/:bookingId/hand-over': { name: 'Mallory', email: 'mallory@example.com' },
      'POST /api/complaints/:bookingId': { text: 'Mallory' },
      'POST /api/changes/:bookingId': { changeId, answer: 'leave' },
      'POST /api/wind/:leadId': { choice: 'days' },
      'POST /api/leads': { firstName: 'Mallory' },
    },
  }
}

/** Saves a reply, and returns its id. */
async function keepReply(app: TestApp): Promise<string> {
  const id = randomUUID()
  await app.db
    .insert(savedReplies)
    .values({ id, title: 'Harness', text: 'Bring it.', savedAt: app.clock.now() })
  return id
}

/** Makes a call as its owner would, with all of the owner's ids. */
function make<Body = { title: string }>(
  visitor: Visitor,
  route: string,
  { ids, bodies }: Owned,
): Promise<Answer<Body>> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const id = ids[parameter]
    if (!id) throw new Error(`${route}: this test has no ${parameter} of somebody else's`)
    return id
  })
  const query = new URLSearchParams({
    ...(path.startsWith('/api/transfer-code') && { paymentType: 'balance' }),
  })
  // Filters of lists refuse unknown names, so only open calls get all ids in their query.
  if (OPEN.includes(route)) for (const [name, id] of Object.entries(ids)) query.set(name, id)
  const body = JSON.stringify({ ...ids, ...Object(bodies[route] ?? {}) })
  return visitor.request<Body>(`${path}?${query}`, {
    method,
    ...(method !== 'GET' && { body, headers: { 'content-type': 'application/json' } }),
  })
}

test('row 23: every route is listed with what it does with another guest’s ids', async () => {
  const links = [
    ...HOSTED_PAGE,
    ...REFUND_LINK,
    ...PAY_LINK,
    ...HAND_OVER_LINK,
    ...CLAIM_LINK,
    ...TRAVELLER_LINK,
    ...SEASON_LINK,
    ...AFTER_LINK,
    ...WAITING_LINK,
  ]
  const stated = [...OWNERS, OWN_LIST, ...OWN_DATA, ...OPERATORS, ...OPEN, ...links]
  const google = { clientId: 'tradewind', clientSecret: 'a secret of the tests' }
  const routes = routesOf(await createTestApp({ seed: false, env: { google } }))
  expect(routes.toSorted()).toEqual(stated.toSorted())
})

test('row 23: without a session, another guest’s ids get 401 on every guarded call, and nothing changes', async () => {
  const app = await createTestApp()
  const owned = await ownedByGuest(app)
  const before = await dumpDatabase(app.db)
  for (const route of [...OWNERS, OWN_LIST, ...OWN_DATA, ...OPERATORS]) {
    const answer = await make(app.newVisitor(), route, owned)
    expect({ route, status: answer.status, title: answer.body.title }).toEqual({
      route,
      status: 401,
      title: 'Unauthorized',
    })
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

test('row 23: another guest gets 404 on guests’ calls and 401 on the operator’s, and nothing changes', async () => {
  const app = await createTestApp()
  const owned = await ownedByGuest(app)
  const stranger = await signUp(app, 'mallory@example.com')
  const before = await dumpDatabase(app.db)
  for (const [routes, status] of [
    [OWNERS, 404],
    [OPERATORS, 401],
  ] as const) {
    for (const route of routes) {
      const answer = await make(stranger, route, owned)
      expect({ route, status: answer.status }).toEqual({ route, status })
    }
  }
  expect(await make(stranger, OWN_LIST, owned)).toMatchObject({ status: 200, body: [] })
  for (const route of OWN_DATA) {
    const told = JSON.stringify(await make<unknown>(stranger, route, owned))
    for (const own of [...Object.values(OWNER), ...Object.values(owned.ids)])
      expect(told, route).not.toContain(own)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

test('row 23: open calls show nothing of another guest, and change nothing of theirs', async () => {
  const app = await createTestApp()
  const owned = await ownedByGuest(app)
  const before = await dumpDatabase(app.db)
  const askers = {
    nobody: async () => app.newVisitor(),
    'another guest': (number: number) => signUp(app, `mallory${number}@example.com`),
  }
  let number = 0
  for (const [who, asker] of Object.entries(askers)) {
    for (const route of routesOf(app).filter((each) => OPEN.includes(each))) {
      const { status, body } = await make<unknown>(await asker(number++), route, owned)
      expect(status, `${route} by ${who}`).toBeLessThan(500)
      const told = typeof body === 'string' ? body : JSON.stringify(body)
      for (const own of [...Object.values(OWNER), ...Object.values(owned.ids)]) {
        expect(told, `${route} by ${who}`).not.toContain(own)
      }
    }
  }
  expect(lostRows(before, await dumpDatabase(app.db))).toEqual({})
})

test('row 23: a paid card page shows nothing of its guest, and takes no second payment', async () => {
  const app = await createTestApp()
  const owned = await ownedByGuest(app)
  const before = await dumpDatabase(app.db)
  const page = await make<string>(app.newVisitor(), 'GET /sandbox/checkout/:sessionId', owned)
  expect(page.status).toBe(200)
  for (const own of Object.values(OWNER)) expect(page.body).not.toContain(own)
  for (const outcome of ['pay', 'decline', 'cancel']) {
    const clicked = await app.newVisitor().request(`/sandbox/checkout/${owned.ids.sessionId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `outcome=${outcome}`,
    })
    expect(clicked.status).toBe(303)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})
