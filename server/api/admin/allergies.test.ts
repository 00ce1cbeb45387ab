import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LodgeLink, Sheet } from '#domain/admin/sheet-shapes.ts'
import { bookings } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { dataKeyId, dataKeys } from '#server/process/data-keys.ts'
import { keysInUse, replaceDataKey } from '#server/store/columns/reseal-bookings.ts'
import { readHistory } from '#server/store/record-history.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard, type Guest } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'

// The operator's note for the kitchen is health data: it is stored, shown and deleted like the health notes.

const NUTS = 'No nuts'

async function book(app: TestApp, name: string): Promise<Guest> {
  return guestWithBooking(app, {
    firstName: name,
    lastName: 'Ceesay',
    email: `${name.toLowerCase()}@example.com`,
    healthConditions: 'Anaphylaxis',
    healthConsent: true,
  })
}

async function open(app: TestApp, { lead }: Guest) {
  const admin = await operator(app)
  const kept = async () => {
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, lead.id))
    if (!row) throw new Error('the booking is gone')
    return row
  }
  const path = `/api/admin/retreats/${(await kept()).retreatId}`
  const write = (allergies: string | null, id = lead.id) =>
    admin.patch<Sheet>(`${path}/guests/${id}`, { allergies })
  return { admin, path, kept, write }
}

test('the guest list shows the allergies beside the name, and the lodge gets counts without names', async () => {
  const app = await createTestApp()
  const [anna, bram, cora] = [await book(app, 'Anna'), await book(app, 'Bram'), await book(app, 'Cora')]
  const { admin, path, kept, write } = await open(app, anna)
  expect((await write(`  ${NUTS} `)).status).toBe(200)
  await write('no nuts', bram.lead.id)
  const { body: sheet } = await write('No fish', cora.lead.id)
  expect(sheet.guests.map(({ name, allergies }) => [name, allergies])).toEqual([
    ['Anna Ceesay', NUTS],
    ['Bram Ceesay', 'no nuts'],
    ['Cora Ceesay', 'No fish'],
  ])
  const counted = [
    { allergies: NUTS, guests: 2 },
    { allergies: 'No fish', guests: 1 },
  ]
  expect(sheet.counts.allergies).toEqual(counted)
  expect((await kept()).allergies).toMatch(/^sealed:1:/)

  const { body: link } = await admin.post<{ lodgeLink: LodgeLink }>(`${path}/lodge-link`)
  const { body: lodge } = await readAs(app, app.newVisitor(), ({ lodgeSheet }) =>
    lodgeSheet(link.lodgeLink.url.replace(/^.*\/lodge\//, '')),
  )
  expect(lodge.allergies).toEqual(counted)
  expect(JSON.stringify(lodge)).not.toMatch(/Anaphylaxis|weight|phone/)

  // The text is neither in the spreadsheet file nor in the history.
  expect((await admin.get<string>(`${path}/guests.csv`)).body).not.toMatch(/nuts/i)
  const [entry] = await readHistory(app.db, { bookingId: anna.lead.id })
  expect(entry).toMatchObject({ what: 'Allergies for the kitchen', from: null, to: null })
  expect((await write('x'.repeat(101))).status).toBe(422)
  expect((await write('')).body.guests[0]?.allergies).toBeNull()
  expect((await kept()).allergies).toBeNull()
})

test('the guest’s export has the allergies, and erasing the guest’s data removes them', async () => {
  const app = await createTestApp()
  const anna = await book(app, 'Anna')
  await payByCard(anna, 'full')
  const { admin, kept, write } = await open(app, anna)
  await write(NUTS)
  const guest = `/api/admin/bookings/${anna.lead.id}/guest`
  const exported = await admin.get<{ bookings: unknown[] }>(`${guest}/export`)
  expect(exported.body.bookings).toMatchObject([{ allergies: NUTS }])
  app.clock.set('2025-11-20T00:00:00Z')
  expect((await (await operator(app)).request(guest, { method: 'DELETE' })).status).toBe(200)
  expect((await kept()).allergies).toBeNull()
})

test('the allergies are deleted 30 days after the retreat', async () => {
  const app = await createTestApp()
  const anna = await book(app, 'Anna')
  await payByCard(anna, 'full')
  const { kept, write } = await open(app, anna)
  await write(NUTS)
  app.clock.set('2025-12-06T23:59:59Z')
  await runDueJobs(app.deps)
  expect((await kept()).allergies).not.toBeNull()
  app.clock.set('2025-12-07T00:00:00Z')
  await runDueJobs(app.deps)
  expect((await kept()).allergies).toBeNull()
})

test('the allergies are deleted when the guest deletes the health notes', async () => {
  const app = await createTestApp()
  const anna = await book(app, 'Anna')
  const { kept, write } = await open(app, anna)
  await write(NUTS)
  await anna.visitor.patch(`/api/leads/${anna.lead.id}`, { phone: '+32 470 00 00 00' })
  expect((await kept()).allergies).not.toBeNull()
  await anna.visitor.patch(`/api/leads/${anna.lead.id}`, { healthConditions: '' })
  expect((await kept()).allergies).toBeNull()
})

test('replacing the data key encrypts the allergies again', async () => {
  const [before, after] = [randomBytes(32), randomBytes(32)]
  const all = [before]
  const keys = dataKeys(
    () => all,
    () => void (all.length = 1),
  )
  const app = await createTestApp({ dataKeys: keys })
  const anna = await book(app, 'Anna')
  const { kept, write } = await open(app, anna)
  await write(NUTS)
  all.unshift(after)
  await replaceDataKey({ db: app.db, dataKeys: keys })
  expect((await kept()).allergies).toContain(dataKeyId(after))
  expect(await keysInUse(app.db)).toEqual([dataKeyId(after)])
  expect((await write('No fish')).status).toBe(200)
})
