import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pick } from '#domain/base/typed-records.ts'
import { SEALED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings, handOvers } from '#server/db/schema.ts'
import { dataKeyId, dataKeys, SealedDataError } from '#server/process/data-keys.ts'
import {
  openRefundAccount,
  outgoingGuestPayee,
  savePayee,
  sealedAccount,
} from '#server/store/refund-payee.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { endEachOnce } from '#test/database-work.ts'
import { bookingOf, guestWithBooking, payByCard, signUp } from '#test/guests.ts'
import { accept, BO, offered } from '#test/hand-overs.ts'
import { keysInUse, replaceDataKey, resealBookings } from './reseal-bookings.ts'

const SENSITIVE = {
  healthConditions: 'Asthma',
  healthConsent: true,
  emergencyContact: 'Fatou',
  emergencyPhone: '+220 555 01 99',
}
const before = randomBytes(32)
const after = randomBytes(32)

/** An app whose key can be replaced: `replace` adds the new key beside the old one. */
async function appWithKeys() {
  const all = [before]
  let forgotten = 0
  const keys = dataKeys(
    () => all,
    () => {
      forgotten += 1
      all.length = 1
    },
  )
  const app = await createTestApp({ dataKeys: keys })
  return { app, keys, replace: () => all.unshift(after), forgotten: () => forgotten }
}

function book({ app }: { app: TestApp }, email: string) {
  return guestWithBooking(app, { ...SENSITIVE, email })
}

/** Returns the sealed columns as stored. */
async function columnsOf(db: Database, id: string) {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error('the booking is gone')
  return pick(row, SEALED_FIELDS)
}

test('sensitive fields are sealed in the database, and the guest reads them', async () => {
  const opened = await appWithKeys()
  const guest = await book(opened, 'awa@example.com')
  expect(await bookingOf(guest)).toMatchObject(SENSITIVE)
  const kept = Object.values(await columnsOf(opened.app.db, guest.lead.id))
  for (const text of kept) expect(text).toMatch(new RegExp(`^sealed:1:${dataKeyId(before)}:`))
  expect(new Set(kept).size).toBe(3)
})

test('the database refuses plain text in sealed columns', async () => {
  const { app } = await appWithKeys()
  const writing = app.db.execute(sql`update bookings set emergency_phone = '+220 555'`)
  await expect(writing).rejects.toMatchObject({ cause: { constraint: 'bookings_sealed_emergency_phone' } })
})

test('a sealed value moved to another booking or column cannot be opened', async () => {
  const opened = await appWithKeys()
  const { db } = opened.app
  const one = await book(opened, 'one@example.com')
  const other = await book(opened, 'other@example.com')
  const theirs = await columnsOf(db, other.lead.id)
  await db.update(bookings).set(theirs).where(eq(bookings.id, one.lead.id))
  expect((await one.visitor.get('/api/my-bookings')).status).toBe(500)
  const swapped = { emergencyContact: theirs.emergencyPhone, emergencyPhone: theirs.emergencyContact }
  await db.update(bookings).set(swapped).where(eq(bookings.id, other.lead.id))
  expect((await other.visitor.get('/api/my-bookings')).status).toBe(500)
})

test(
  'a key can be replaced while guests read and write, and the old one is then unused',
  { tags: 'postgres' },
  async () => {
    const opened = await appWithKeys()
    const { app, keys, replace, forgotten } = opened
    const guests = []
    for (const name of ['a', 'b', 'c']) guests.push(await book(opened, `${name}@example.com`))
    expect(await replaceDataKey({ db: app.db, dataKeys: keys })).toBe(0)
    replace()
    expect(await bookingOf(guests[0] ?? (await book(opened, 'd@example.com')))).toMatchObject(SENSITIVE)

    const edits = guests.map(({ visitor, lead }, at) =>
      visitor.patch<{ lead: Booking }>(`/api/leads/${lead.id}`, { healthConditions: `Knee ${at}` }),
    )
    const [, ...answers] = await Promise.all([replaceDataKey({ db: app.db, dataKeys: keys }), ...edits])
    for (const { status } of answers) expect(status).toBe(200)
    expect(await replaceDataKey({ db: app.db, dataKeys: keys })).toBe(0)

    expect(await keysInUse(app.db)).toEqual([dataKeyId(after)])
    expect(forgotten()).toBe(1)
    for (const [at, guest] of guests.entries()) {
      expect(await bookingOf(guest)).toMatchObject({ ...SENSITIVE, healthConditions: `Knee ${at}` })
    }
  },
)

test('a previous guest’s bank details can be read after the key was replaced', async () => {
  const opened = await appWithKeys()
  const { app, keys, replace } = opened
  const guest = await book(opened, 'awa@example.com')
  await payByCard(guest, 'deposit')
  expect((await accept(await signUp(app, BO.email), await offered(guest))).status).toBe(200)
  const payee = async () => {
    const [left] = await app.db.select().from(handOvers)
    if (!left) throw new Error('nobody has left')
    return outgoingGuestPayee(left)
  }
  const owner = await payee()
  const account = { holder: 'Awa Jallow', iban: 'DE89370400440532013000' }
  const columns = { refundAccount: sealedAccount(keys, owner, account) }
  await app.db.transaction((tx) => savePayee(tx, { ...owner, ...columns }))
  replace()
  await replaceDataKey({ db: app.db, dataKeys: keys })
  expect(await keysInUse(app.db)).toEqual([dataKeyId(after)])
  expect(openRefundAccount(keys, await payee())).toEqual(account)
})

test('an old key is discarded once, after the transaction that found it unused', async () => {
  const opened = await appWithKeys()
  const { app, keys, replace, forgotten } = opened
  await book(opened, 'awa@example.com')
  replace()
  const ended = endEachOnce(app.db)
  expect(await replaceDataKey({ db: app.db, dataKeys: keys })).toBeGreaterThan(0)
  expect(ended()).toBeGreaterThan(0)
  expect(forgotten()).toBe(1)
})

test(
  'replacing a key waits for a write that still seals with the old key',
  { tags: 'postgres' },
  async () => {
    const opened = await appWithKeys()
    const { app, keys, replace } = opened
    const guest = await book(opened, 'late@example.com')
    replace()
    const late = dataKeys(() => [before]).seal('late', `bookings/${guest.lead.id}/healthConditions`)
    const locked = Promise.withResolvers<void>()
    const hold = Promise.withResolvers<void>()
    const writing = app.db.transaction(async (tx) => {
      await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, guest.lead.id)).for('update')
      locked.resolve()
      await hold.promise
      await tx.update(bookings).set({ healthConditions: late }).where(eq(bookings.id, guest.lead.id))
    })
    await locked.promise
    const replacing = replaceDataKey({ db: app.db, dataKeys: keys })
    hold.resolve()
    await Promise.all([writing, replacing])
    await replaceDataKey({ db: app.db, dataKeys: keys })
    expect(await bookingOf(guest)).toMatchObject({ healthConditions: 'late' })
    expect(await keysInUse(app.db)).toEqual([dataKeyId(after)])
  },
)

test('nothing is resealed with a foreign key', async () => {
  const opened = await appWithKeys()
  const guest = await book(opened, 'awa@example.com')
  const kept = await columnsOf(opened.app.db, guest.lead.id)
  const foreign = dataKeys(() => [after])
  await expect(resealBookings({ db: opened.app.db, dataKeys: foreign })).rejects.toThrow(SealedDataError)
  expect(await columnsOf(opened.app.db, guest.lead.id)).toEqual(kept)
})
