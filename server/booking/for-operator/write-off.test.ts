import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { OwedPage } from '#domain/contract/ledger-calls.ts'
import { mails } from '#server/db/schema.ts'
import { appWithGuest, bookingOf, operator, payByCard } from '#test/guests.ts'

/** A guest whose balance is open, on the last day of the retreat. */
async function guestWhoOwes() {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.set('2025-11-07T23:59:00Z')
  const admin = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}`
  const writeOff = (reason: string) => admin.post(`${path}/write-off`, { reason })
  const page = async () => (await admin.get<GuestPage>(path)).body
  const owed = async () => (await admin.get<OwedPage>('/api/admin/owed')).body
  const overdue = async () => (await admin.get<{ total: number }>('/api/leads?payment=overdue')).body.total
  return { app, admin, guest, writeOff, page, owed, overdue, path }
}

test('what is left of a retreat that is over is written off with a reason, once, and without an email', async () => {
  const { app, admin, guest, writeOff, page, owed, overdue } = await guestWhoOwes()
  expect(await writeOff('Moved away')).toMatchObject({
    status: 409,
    body: { detail: 'The retreat isn’t over yet' },
  })
  app.clock.set('2025-11-08T00:00:00Z')
  const [{ groups }, listed] = [await owed(), await overdue()]
  expect(await writeOff('')).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } })
  const before = await app.db.$count(mails, eq(mails.bookingId, guest.lead.id))
  expect(await writeOff('Moved away')).toMatchObject({ status: 200, body: { lead: { balanceDue: 0 } } })
  expect(await app.db.$count(mails, eq(mails.bookingId, guest.lead.id))).toBe(before)
  const { count, amount } = groups.overdue
  expect((await owed()).groups.overdue).toEqual({ count: count - 1, amount: amount - 750 })
  expect(await overdue()).toBe(listed - 1)
  expect((await admin.get('/api/admin/money/counts')).body).toMatchObject({ owes: count - 1 })
  const { money, history } = await page()
  expect(money.writtenOff).toEqual({ amount: 750, at: '2025-11-08T00:00:00.000Z', reason: 'Moved away' })
  expect(history[0]).toMatchObject({ what: '€750 written off', to: 'Moved away' })
  expect(await writeOff('Again')).toMatchObject({ status: 409, body: { detail: 'Nothing is left to pay' } })
})

test('a write-off can be undone for 15 seconds, and the amount is outstanding again', async () => {
  const { app, admin, writeOff, page, owed, path } = await guestWhoOwes()
  app.clock.set('2025-11-08T09:00:00Z')
  const before = await owed()
  await writeOff('Wrong guest')
  expect((await admin.get('/api/admin/undoable')).body).toMatchObject({ changes: [{ isWriteOff: true }] })
  expect((await admin.post(`${path}/price/undo`)).status).toBe(200)
  expect(await owed()).toEqual(before)
  const { money, history } = await page()
  expect(money.writtenOff).toBeNull()
  expect(history[0]).toMatchObject({ what: 'Write-off undone straight away' })

  await writeOff('Moved away')
  app.clock.set('2025-11-08T09:00:15Z')
  expect((await admin.post(`${path}/price/undo`)).status).toBe(409)
  expect((await page()).money.writtenOff).toMatchObject({ amount: 750, reason: 'Moved away' })
})

test('a payment that comes after a write-off counts and lowers it, in the file for the bookkeeper too', async () => {
  const { app, admin, guest, writeOff, page, path } = await guestWhoOwes()
  app.clock.set('2025-11-08T09:00:00Z')
  await writeOff('Moved away')
  const file = async () => (await admin.get<string>('/api/admin/ledger.csv?format=excel')).body
  expect(await file()).toMatch(/;Written off;.*Moved away.*;750,00/)
  const payment = { amount: 500, method: 'bank_transfer', receivedOn: '2025-11-08' }
  expect((await admin.post(`${path}/payments`, payment)).status).toBe(201)
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 700, balanceDue: 0 })
  expect((await page()).money.writtenOff).toMatchObject({ amount: 250 })
  expect(await file()).toMatch(/;Written off;.*;250,00/)
  await admin.post(`${path}/payments`, { ...payment, amount: 250 })
  expect((await page()).money.writtenOff).toBeNull()
  expect(await file()).not.toContain('Written off;;')
})
