import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GUEST, SITE } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import { receivedCents } from '#domain/payment/ledger.ts'
import { bookingNotes, users } from '#server/db/schema.ts'
import { loadBooking, loadLedger } from '#server/store/booking-record.ts'
import { readHistory } from '#server/store/record-history.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { appWithGuest, payByCard, signUp } from '#test/guests.ts'
import { changeBooking, changeEach, ofGuest, unchanged } from './change-booking.ts'
import { underLocks } from './under-locks.ts'

async function accountOf({ db }: TestApp, email: string | null): Promise<string> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email ?? ''))
  return account?.id ?? ''
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

test('changing another guest’s, an unknown or an invalid booking is "not found" before anything is decided', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  await signUp(app, 'lamin@example.org')
  const decide = () => {
    throw new Error('decided')
  }
  for (const which of [
    ofGuest(lead.id, await accountOf(app, 'lamin@example.org')),
    { id: UNKNOWN, by: SITE },
    { id: 'none', by: SITE },
  ]) {
    await expect(changeBooking(app.deps, which, decide)).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(changeBooking(app.deps, { id: lead.id, by: SITE }, decide)).rejects.toThrow('decided')
})

test('a change saves its state, refund, document and history together, and its result is read from them', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  const own = ofGuest(guest.lead.id, await accountOf(app, guest.lead.email))
  const seen = await changeBooking(app.deps, own, () => ({
    event: { type: 'cancel' },
    cancellationRule: 'waived',
    refund: { amountCents: 50_00, reason: 'booking_cancelled' },
    documents: true,
    history: ({ booking }) => [{ what: `Now ${booking.status}` }],
    result: ({ record, refunds, documents }) => ({ record, refunds, documents }),
  }))
  expect(seen.record.booking).toMatchObject({ status: 'cancelled', placeNumber: null })
  expect(seen.refunds).toMatchObject([{ kind: 'refund', amountCents: 50_00, state: 'initiated' }])
  expect(seen.record.payments.map(({ kind }) => kind)).toEqual(['deposit', 'refund'])
  expect(seen.documents.map(({ kind }) => kind)).toEqual(['credit_note'])
  const [line] = await readHistory(app.db, { bookingId: guest.lead.id })
  expect(line).toMatchObject({ what: 'Now cancelled', at: app.clock.now().toISOString() })
})

test('a change saves nothing if deciding or reading its result fails', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const before = await loadBooking(app.db, lead.id)
  const note = { bookingId: lead.id, at: app.clock.now(), device: 'phone', text: 'Late' }
  const fails = () => {
    throw new Problem('wrong-state')
  }
  const change = changeBooking(app.deps, { id: lead.id, by: GUEST }, async (_, { tx }) => {
    await tx.insert(bookingNotes).values(note)
    return { columns: { phone: '+220 700 1111' }, history: [{ what: 'Called' }], result: fails }
  })
  await expect(change).rejects.toMatchObject({ code: 'wrong-state' })
  expect(await loadBooking(app.db, lead.id)).toEqual(before)
  expect(await app.db.$count(bookingNotes)).toBe(0)
  expect((await readHistory(app.db, { bookingId: lead.id })).map(({ what }) => what)).not.toContain('Called')
})

test('a change without an event can refund a payment that it has just recorded', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const now = app.clock.now()
  const refunds = await changeBooking(app.deps, { id: lead.id, by: SITE }, () => ({
    payments: { add: [{ kind: 'deposit', method: 'cash', state: 'received', amountCents: 20_00 }] },
    refund: (after) => ({ amountCents: receivedCents(after.payments), reason: 'paid_too_much' }),
    result: (saved) => saved.refunds,
  }))
  expect(refunds).toMatchObject([{ amountCents: 20_00, method: 'bank_transfer', createdAt: now }])
  expect(await loadLedger(app.db, lead.id)).toHaveLength(2)
})

test('the second step of a change is decided on the booking as the first step left it, and knows whether an email is sent', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const which = { id: guest.lead.id, by: SITE }
  const [first, second, mailed] = await changeBooking(app.deps, which, ({ booking: before }) => ({
    event: { type: 'cancel' },
    cancellationRule: 'waived',
    refund: { amountCents: 50_00, reason: 'booking_cancelled' },
    mails: [{ is: 'cancelled', asksAccount: false }],
    next: ({ record, mailed: isMailed }) => ({
      payments: {
        set: [{ ids: record.payments.map(({ id }) => id), columns: { note: record.booking.status } }],
      },
      columns: { toldAt: null },
      result: ({ record: after }) =>
        [before.status, after.payments.map(({ note }) => note), isMailed] as const,
    }),
  }))
  expect([first, second, mailed]).toEqual(['payment_confirmed', ['cancelled', 'cancelled'], true])
})

test('unknown bookings are skipped when several are locked, and an erased one does not fail the job', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const ids = await underLocks(
    app.deps,
    { by: SITE, ids: [UNKNOWN, lead.id, 'none'], lockFirst: 'places' },
    async ({ retreat }, records) => {
      expect(retreat?.id).toBe(records[0]?.retreat?.id)
      return records.map(({ booking }) => booking.id)
    },
  )
  expect(ids).toEqual([lead.id])
  const due = [{ bookingId: UNKNOWN }, { bookingId: lead.id }]
  expect(await changeEach(app.deps, due, 'it failed', (record) => unchanged(record.booking.id))).toEqual([
    lead.id,
  ])
})
