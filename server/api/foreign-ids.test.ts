import { expect, test } from 'vitest'
import { calls, type Call, type CallName } from '#domain/api-contract.ts'
import { bookings, checkoutSessions, documents, mails, payments } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, payByCard, signUp, transferReport, type Guest } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

/** Every call that is not for everybody: it comes from the route table, so that a new one cannot be forgotten. */
const GUARDED = Object.entries<Call>(calls).filter(([, { access }]) => access !== 'anyone')
/** They tell a guest about nothing but the guest's own. */
const WITHOUT_ID: readonly string[] = [
  'adminContacts',
  'adminOutbox',
  'adminPayments',
  'applyBankImport',
  'listLeads',
  'myBookings',
  'previewBankImport',
  'syncNotion',
] satisfies CallName[]
/** They name the booking in the body. */
const IN_BODY: readonly string[] = [
  'confirmPayment',
  'createCheckoutSession',
  'linkBooking',
] satisfies CallName[]

interface Owned {
  guest: Guest
  /** What stands in the paths of calls. */
  ids: Record<string, string>
  /** What good calls of the owner would send. */
  bodies: Partial<Record<string, unknown>>
}

async function ownedByAwa(app: TestApp): Promise<Owned> {
  const guest = await guestWithBooking(app)
  const sessionId = await payByCard(guest, 'deposit')
  const [payment] = await app.db.select().from(payments).orderBy(payments.createdAt).limit(1)
  const [document] = await app.db.select().from(documents).orderBy(documents.number).limit(1)
  const [mail] = await app.db.select().from(mails).orderBy(mails.id).limit(1)
  const { id: leadId } = guest.lead
  return {
    guest,
    ids: {
      bookingId: leadId,
      sessionId,
      documentId: document?.id ?? '',
      paymentId: payment?.id ?? '',
      mailId: mail?.id ?? '',
    },
    bodies: {
      linkBooking: { leadId },
      confirmPayment: transferReport(guest.lead, 'full'),
      createCheckoutSession: { paymentType: 'balance', leadId },
      editBooking: { firstName: 'Mallory' },
    },
  }
}

function make(visitor: Visitor, name: string, call: Call, { ids, bodies }: Pick<Owned, 'ids' | 'bodies'>) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const id = ids[parameter]
    if (!id) throw new Error(`${name}: this test has no ${parameter} of somebody else's`)
    return id
  })
  const query = name === 'transferCode' ? '?paymentType=balance' : ''
  const body = call.body ? { body: JSON.stringify(bodies[name] ?? {}) } : {}
  const headers = { 'content-type': 'application/json' }
  return visitor.request<{ title: string }>(path + query, {
    method: call.method.toUpperCase(),
    headers,
    ...body,
  })
}

/** All that a stranger could have changed. */
async function everything({ db }: TestApp): Promise<unknown[]> {
  return Promise.all([
    db.select().from(bookings).orderBy(bookings.id),
    db.select().from(payments).orderBy(payments.id),
    db.select().from(checkoutSessions).orderBy(checkoutSessions.id),
    db.select().from(documents).orderBy(documents.id),
    db.select().from(mails).orderBy(mails.id),
  ])
}

test('every guarded call takes an id from its path or body, or is known to need none', () => {
  const without = GUARDED.filter(([name, { path }]) => !path.includes('{') && !IN_BODY.includes(name))
  expect(without.map(([name]) => name).toSorted()).toEqual(WITHOUT_ID)
})

test('the ids of one guest used by nobody: 401 on every call, and nothing changes', async () => {
  const app = await createTestApp()
  const owned = await ownedByAwa(app)
  const before = await everything(app)
  for (const [name, call] of GUARDED) {
    const answer = await make(app.newVisitor(), name, call, owned)
    expect({ name, status: answer.status, title: answer.body.title }).toEqual({
      name,
      status: 401,
      title: 'Unauthorized',
    })
  }
  expect(await everything(app)).toEqual(before)
})

test('used by another guest: 404 as for what does not exist, 401 on the operator’s calls, and nothing changes', async () => {
  const app = await createTestApp()
  const owned = await ownedByAwa(app)
  const stranger = await signUp(app, 'mallory@example.com')
  const before = await everything(app)
  const withIds = GUARDED.filter(([name]) => !WITHOUT_ID.includes(name))
  for (const [name, call] of withIds) {
    const answer = await make(stranger, name, call, owned)
    expect({ name, status: answer.status }).toEqual({ name, status: call.access === 'admin' ? 401 : 404 })
  }
  const mine = await stranger.get('/api/my-bookings')
  expect(mine.body).toEqual([])
  expect(await everything(app)).toEqual(before)
})
