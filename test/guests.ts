import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { LedgerLine, User } from '#domain/contract/api-contract.ts'
import { tellOfCancelling } from '#server/booking/for-operator/tell-of-cancelling.ts'
import { payments, retreats, unclaimedHolds } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'
import { sendDueReceipts } from '#server/payment/receipts-due.ts'
import { AWA } from './awa.ts'
import { kiterForm, transferReport } from './booking-forms.ts'
import { ADMIN_PASSWORD, createFilledApp, type TestApp, type TestAppOptions } from './create-test-app.ts'
import type { Visitor } from './visitor.ts'

/** Somebody signed in, who has booked nothing yet. */
export async function signUp(app: TestApp, email: string): Promise<Visitor> {
  const visitor = app.newVisitor()
  const answer = await visitor.post<User>('/api/auth/register', { ...AWA, email })
  expect(answer.status).toBe(201)
  return visitor
}

/** Keeps every date open until it starts, so that it can be booked in its last days. */
export async function keepDatesOpen(app: TestApp): Promise<void> {
  await app.db.update(retreats).set({ keptOpen: true })
}

export interface Guest {
  visitor: Visitor
  lead: Booking
}

/** Somebody signed in, with a booking of their own that is ordered and waits for its payment. */
export async function guestWithBooking(
  app: TestApp,
  differences: Record<string, unknown> = {},
): Promise<Guest> {
  const form = kiterForm(differences)
  const visitor = await signUp(app, form.email)
  const answer = await visitor.post<{ lead: Booking }>('/api/submit-booking', form)
  expect(answer.status).toBe(201)
  return { visitor, lead: await order({ visitor, lead: answer.body.lead }) }
}

/** An app, and a guest with a booking as `guestWithBooking` makes it. Both are put back where they were made before (`createFilledApp`). */
export async function appWithGuest(
  differences: Record<string, string | number | boolean | null> = {},
): Promise<{ app: TestApp; guest: Guest }> {
  return appWithGuests(`guest ${JSON.stringify(differences)}`, async (app) => ({
    guest: await guestWithBooking(app, differences),
  }))
}

/**
 * An app, and the guests that `make` makes in it, at the instant at which it is done. All are put back where they were made before under this name
 * (`createFilledApp`).
 */
export async function appWithGuests<Name extends string>(
  name: string,
  make: (app: TestApp) => Promise<Record<Name, Guest>>,
  options: TestAppOptions = {},
): Promise<{ app: TestApp } & Record<Name, Guest>> {
  const { app, answer } = await createFilledApp(
    name,
    async (filled) => {
      const made = await make(filled)
      const guests = recordOf(keysOf(made), (each) => ({
        cookies: [...made[each].visitor.cookies],
        lead: made[each].lead,
      }))
      return { guests, now: filled.clock.now().toISOString() }
    },
    options,
  )
  app.clock.set(answer.now)
  const kept = answer.guests
  const guests = recordOf(keysOf(kept), (each) => ({
    visitor: app.newVisitor(kept[each].cookies),
    lead: kept[each].lead,
  }))
  return { app, ...guests }
}

/** Awa, who has paid in full, and Bram, who has paid the deposit, of one date. */
export function awaAndBram(selectedDate: string) {
  return appWithGuests(`Awa has paid in full, and Bram the deposit: ${selectedDate}`, async (app) => {
    const awa = await guestWithBooking(app, { firstName: 'Awa', email: 'awa@example.com', selectedDate })
    await payByCard(awa, 'full')
    const bram = await guestWithBooking(app, { firstName: 'Bram', email: 'bram@example.com', selectedDate })
    await payByCard(bram, 'deposit')
    return { awa, bram }
  })
}

/** Reads the order of a booking as it stands now, and places it. */
export async function order({ visitor, lead }: Guest): Promise<Booking> {
  const terms = await visitor.get<{ version: string }>(`/api/order-terms/${lead.id}`)
  const body = { leadId: lead.id, termsVersion: terms.body.version }
  const answer = await visitor.post<{ lead: Booking }>('/api/place-order', body)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.lead
}

/** What a browser sends for a click on the sandbox's hosted page. */
export function clickInSandbox(visitor: Visitor, sessionId: string, outcome: 'pay' | 'decline' | 'cancel') {
  return visitor.request<string>(`/sandbox/checkout/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  })
}

export function startCheckout(
  { visitor, lead }: Guest,
  paymentType: string,
  wish: { method?: string; amount?: number; alone?: boolean } = {},
) {
  return visitor.post<{ id: string; url: string }>('/api/create-checkout-session', {
    paymentType,
    leadId: lead.id,
    bookingData: lead,
    ...wish,
  })
}

/** Pays on the sandbox's hosted page, by card unless said, and gives the id of its session. */
export async function payByCard(
  guest: Guest,
  paymentType: 'deposit' | 'full' | 'balance',
  wish: { method?: string; amount?: number } = {},
): Promise<string> {
  const checkout = await startCheckout(guest, paymentType, wish)
  expect(checkout.status).toBe(200)
  const paid = await clickInSandbox(guest.visitor, checkout.body.id, 'pay')
  expect(paid.headers.get('location')).toBe(`/payment-success?session_id=${checkout.body.id}`)
  return checkout.body.id
}

export function reportTransfer({ visitor, lead }: Guest, paymentType: 'deposit' | 'full') {
  return visitor.post<{ lead: Booking }>('/api/confirm-payment', transferReport(lead, paymentType))
}

/** The guest's own view of the booking. */
export async function bookingOf({ visitor, lead }: Guest): Promise<Booking> {
  const { body } = await visitor.get<Booking[]>('/api/my-bookings')
  const booking = body.find(({ id }) => id === lead.id)
  if (!booking) throw new Error('the booking is not among the guest’s own')
  return booking
}

/** The ledger of the guest's booking, oldest first. */
export function ledgerOf({ db }: Pick<TestApp, 'db'>, { lead }: Pick<Guest, 'lead'>) {
  return db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, lead.id))
    .orderBy(payments.createdAt, payments.kind)
}

/** Somebody who has passed the admin gate. */
export async function operator(app: TestApp): Promise<Visitor> {
  const visitor = app.newVisitor()
  expect((await visitor.post('/api/admin/login', { password: ADMIN_PASSWORD })).status).toBe(204)
  return visitor
}

/** The operator finds the reported transfers on the bank account. */
export async function receiveReported(app: TestApp): Promise<void> {
  const admin = await operator(app)
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const reported = body.payments.filter(({ state }) => state === 'reported')
  expect(reported).not.toEqual([])
  for (const { id } of reported)
    expect((await admin.post(`/api/admin/payments/${id}/receive`)).status).toBe(200)
}

/** Ends the 15 seconds in which the operator can undo an entry, and sends the receipts and emails that waited for it. */
export async function issueDueDocuments({ clock, deps }: TestApp): Promise<void> {
  clock.advance({ milliseconds: UNDO_SECONDS * 1_000 })
  await sendDueReceipts(deps)
  await tellOfCancelling(deps)
}

// Only a place that somebody known holds moves the price (decision 0055).

/** As if everybody who holds a place were known. */
export async function makeHoldersKnown({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.delete(unclaimedHolds)
}

/** As if the guest had opened the link that confirms the address. */
export async function confirmAddress({ db }: Pick<TestApp, 'db'>, email: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
}

/** Somebody signed in with a confirmed address. */
export async function signUpKnown(app: TestApp, email: string): Promise<Visitor> {
  const visitor = await signUp(app, email)
  await confirmAddress(app, email)
  return visitor
}
