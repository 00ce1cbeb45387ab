import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LodgeLink, Sheet } from '#domain/admin/sheet-shapes.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { linkToken } from '#server/store/link-token.ts'
import { readHistory } from '#server/store/record-history.ts'
import { companionForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuests, guestWithBooking, operator, payByCard, type Guest } from '#test/guests.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

const DATE = 'Nov 7–14, 2025'

function book(app: TestApp, name: string, differences: Record<string, unknown> = {}): Promise<Guest> {
  const email = `${name.normalize('NFD').replaceAll(/\W/g, '').toLowerCase()}@example.com`
  return guestWithBooking(app, {
    firstName: name,
    lastName: 'Ceesay',
    email,
    selectedDate: DATE,
    selectedRoom: 'shared',
    ...differences,
  })
}

async function idOf({ db }: TestApp, startsOn = '2025-11-07'): Promise<string> {
  const [retreat] = await db.select().from(retreats).where(eq(retreats.startsOn, startsOn))
  return retreat?.id ?? ''
}

async function open(app: TestApp) {
  const admin = await operator(app)
  const path = `/api/admin/retreats/${await idOf(app)}`
  const read = async () => (await admin.get<Sheet>(`${path}/sheet`)).body
  const arrange = ({ lead }: Guest, body: Record<string, unknown>) =>
    admin.request<Sheet & { errors?: unknown }>(`${path}/guests/${lead.id}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  return { admin, path, read, arrange }
}

/** Four guests of shared rooms. The rows are put back where they were made before. */
function fourSharing() {
  return appWithGuests('four guests of shared rooms', async (app) => ({
    anna: await book(app, 'Anna'),
    bram: await book(app, 'Bram'),
    cora: await book(app, 'Cora'),
    dora: await book(app, 'Dora'),
  }))
}

/** Roommates by first name. */
function pairsOf({ guests }: Sheet): Record<string, string | null> {
  const firstName = (id: string | null) =>
    guests.find(({ leadId }) => leadId === id)?.name.split(' ')[0] ?? null
  const pairs: Record<string, string | null> = {}
  for (const { leadId, roommateId } of guests) pairs[firstName(leadId) ?? ''] = firstName(roommateId)
  return pairs
}

async function historyOf(app: TestApp, { lead }: Guest, what: string) {
  const entries = await readHistory(app.db, { bookingId: lead.id })
  return entries.filter((entry) => entry.what === what).map(({ from, to }) => [from, to])
}

test('the guest list has every guest with a place on the date, by first name, and no encrypted fields', async () => {
  const app = await createTestApp()
  const zoe = await book(app, 'Zoë', { selectedRoom: 'private' })
  await payByCard(zoe, 'deposit')
  await book(app, 'Émile')
  const gone = await book(app, 'Fatou')
  await gone.visitor.request(`/api/cancel-booking/${gone.lead.id}`, { method: 'DELETE' })
  await book(app, 'Elsewhere', { selectedDate: 'Dec 5–12, 2025' })
  const { read } = await open(app)
  const sheet = await read()
  expect(sheet.guests.map(({ name }) => name)).toEqual(['Émile Ceesay', 'Zoë Ceesay'])
  expect(sheet.guests[1]).toMatchObject({
    room: 'private',
    due: 930,
    status: 'payment_confirmed',
    hasSealed: true,
  })
  expect(sheet.counts).toMatchObject({ kiters: 2, owing: 2, rooms: { needed: 2, private: 1, odd: true } })
  expect(sheet.retreat).toMatchObject({ label: DATE, startsOn: '2025-11-07', runs: false })
  const text = JSON.stringify(sheet)
  expect(text).not.toContain(zoe.lead.emergencyContact)
  expect(text).not.toContain(zoe.lead.email)
})

test('roommates point to each other, a new choice frees the earlier roommates, and the history records it', async () => {
  const { app, anna, bram, cora, dora } = await fourSharing()
  const { arrange, read } = await open(app)
  await arrange(anna, { roommateId: bram.lead.id })
  await arrange(cora, { roommateId: dora.lead.id })
  expect(pairsOf(await read())).toEqual({ Anna: 'Bram', Bram: 'Anna', Cora: 'Dora', Dora: 'Cora' })
  const { body } = await arrange(anna, { roommateId: cora.lead.id })
  expect(pairsOf(body)).toEqual({ Anna: 'Cora', Bram: null, Cora: 'Anna', Dora: null })
  expect(body.counts.rooms).toMatchObject({ pairs: 1, alone: ['Bram Ceesay', 'Dora Ceesay'], odd: false })
  expect(await historyOf(app, anna, 'Roommate')).toEqual([
    ['Bram Ceesay', 'Cora Ceesay'],
    [null, 'Bram Ceesay'],
  ])
  expect(await historyOf(app, bram, 'Roommate')).toEqual([
    ['Anna Ceesay', null],
    [null, 'Anna Ceesay'],
  ])
  expect(await historyOf(app, dora, 'Roommate')).toHaveLength(2)
  // Repeating the choice changes nothing; clearing it leaves both alone.
  await arrange(cora, { roommateId: anna.lead.id })
  expect(await historyOf(app, cora, 'Roommate')).toHaveLength(2)
  await arrange(cora, { roommateId: null })
  expect(pairsOf(await read())).toEqual({ Anna: null, Bram: null, Cora: null, Dora: null })
})

test('simultaneous choices of roommates leave consistent pairs', { tags: 'postgres' }, async () => {
  const { app, anna, bram, cora, dora } = await fourSharing()
  const guests = [anna, bram, cora, dora]
  const { arrange, read } = await open(app)
  const answers = await Promise.all(
    guests.flatMap((guest) =>
      guests.filter((other) => other !== guest).map((other) => arrange(guest, { roommateId: other.lead.id })),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  const pairs = pairsOf(await read())
  const oneSided = Object.entries(pairs).filter(([one, other]) => other !== null && pairs[other] !== one)
  expect(oneSided).toEqual([])
  expect(Object.values(pairs).filter(Boolean).length).toBeGreaterThanOrEqual(2)
})

test('a guest of a private room, of another date or without a place cannot be a roommate', async () => {
  const app = await createTestApp()
  const anna = await book(app, 'Anna')
  const greta = await book(app, 'Greta', { selectedRoom: 'private' })
  const elsewhere = await book(app, 'Elsewhere', { selectedDate: 'Dec 5–12, 2025' })
  const gone = await book(app, 'Gone')
  await gone.visitor.request(`/api/cancel-booking/${gone.lead.id}`, { method: 'DELETE' })
  const { arrange, read } = await open(app)
  for (const other of [greta, elsewhere, gone, anna]) {
    const { status, body } = await arrange(anna, { roommateId: other.lead.id })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field: 'roommateId' }])
  }
  expect((await arrange(elsewhere, { roomWish: 'Quiet' })).status).toBe(404)
  expect((await arrange(gone, { roomWish: 'Quiet' })).status).toBe(404)
  expect(pairsOf(await read())).toEqual({ Anna: null, Greta: null })
})

test('a guest who cancels, takes a private room or moves to another date loses the roommate', async () => {
  const { app, anna, bram, cora, dora } = await fourSharing()
  const { arrange, read } = await open(app)
  await arrange(anna, { roommateId: bram.lead.id })
  await arrange(cora, { roommateId: dora.lead.id })
  const edit = (guest: Guest, body: Record<string, unknown>) =>
    guest.visitor.request(`/api/leads/${guest.lead.id}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  await bram.visitor.request(`/api/cancel-booking/${bram.lead.id}`, { method: 'DELETE' })
  await edit(dora, { selectedRoom: 'private' })
  expect(pairsOf(await read())).toEqual({ Anna: null, Cora: null, Dora: null })
  await edit(dora, { selectedRoom: 'shared' })
  expect(pairsOf(await read())).toMatchObject({ Cora: null, Dora: null })
  await arrange(anna, { roommateId: cora.lead.id })
  // A change that does not concern the room keeps the roommate; another date does not.
  await edit(anna, { firstName: 'Anne' })
  expect(pairsOf(await read())).toMatchObject({ Anne: 'Cora', Cora: 'Anne' })
  const moved = await edit(anna, { selectedDate: 'Dec 5–12, 2025' })
  expect(moved.status).toBe(200)
  expect(pairsOf(await read())).toEqual({ Cora: null, Dora: null })
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, anna.lead.id))
  expect(row?.roomShare).toBeNull()
})

test('a room wish is saved and cleared, and the history records it', async () => {
  const app = await createTestApp()
  const anna = await book(app, 'Anna')
  const { arrange, read } = await open(app)
  await arrange(anna, { roomWish: '  With Lotte, please ' })
  expect((await read()).guests[0]).toMatchObject({ roomWish: 'With Lotte, please' })
  await arrange(anna, { roomWish: '' })
  expect((await read()).guests[0]).toMatchObject({ roomWish: null })
  expect(await historyOf(app, anna, 'Wish for the room')).toEqual([
    ['With Lotte, please', null],
    [null, 'With Lotte, please'],
  ])
  expect((await arrange(anna, { roomWish: 'a\nb' })).status).toBe(422)
  expect((await arrange(anna, { roomWish: 'x'.repeat(201) })).status).toBe(422)
})

test('an erasure deletes the wish, and the name in other guests’ histories', async () => {
  const app = await createTestApp()
  const anna = await book(app, 'Anna')
  const bram = await book(app, 'Bram')
  const { admin, arrange } = await open(app)
  await arrange(anna, { roommateId: bram.lead.id, roomWish: 'With Bram' })
  const exported = await admin.get<{ bookings: unknown[] }>(
    `/api/admin/bookings/${anna.lead.id}/guest/export`,
  )
  expect(exported.body.bookings).toMatchObject([{ roomWish: 'With Bram' }])
  expect(JSON.stringify(exported.body)).not.toContain('Bram Ceesay')
  const erased = await admin.request(`/api/admin/bookings/${bram.lead.id}/guest`, { method: 'DELETE' })
  expect(erased.status).toBe(200)
  expect(await historyOf(app, anna, 'Roommate')).toEqual([[null, null]])
})

test('the guest file has the columns of the sheet, then money and addresses', async () => {
  const app = await createTestApp()
  await book(app, 'Anna')
  const { admin, path } = await open(app)
  const { body } = await admin.get<string>(`${path}/guests.csv`)
  const [row = {}] = parse<Record<string, string>>(body, { bom: true, columns: true })
  expect(Object.keys(row).slice(0, 13).join(', ')).toBe(
    'Guest, With, Package, Age, Room, Shares with, Wish, Wetsuit, Fit, Weight (kg), Height (cm), Level, Diet',
  )
  expect(Object.keys(row).slice(20, 27).join(', ')).toBe(
    'Price, Received, Reported, Due, Due by, Email, Phone',
  )
  expect(row).toMatchObject({ Guest: 'Anna Ceesay', Room: 'Shared', Fit: 'Women’s', 'Weight (kg)': '62' })
  expect(row.Phone, 'to tap').toBe('tel:+32470000000')
})

test('row 31: a formula in a guest’s own words is text in the guest file', async () => {
  const words = '=cmd|’/c calc’!A1'
  const app = await createTestApp()
  const anna = await book(app, 'Anna', { firstName: words, kitingExperience: words })
  const { admin, arrange, path } = await open(app)
  await arrange(anna, { roomWish: words })
  const answer = await admin.request<string>(`${path}/guests.csv`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="guests-2025-11-07.csv"')
  const [row] = parse<Record<string, string>>(answer.body, { bom: true, columns: true })
  expect(row).toMatchObject({
    Guest: `'${words} Ceesay`,
    Level: `'${words}`,
    Wish: `'${words}`,
    Due: '950.00',
  })
  const excel = await admin.get<string>(`${path}/guests.csv?format=excel`)
  expect(
    parse<Record<string, string>>(excel.body, { bom: true, columns: true, delimiter: ';' }),
  ).toMatchObject([{ Guest: `'${words} Ceesay`, Due: '950,00' }])
  expect(answer.body).not.toContain(anna.lead.emergencyContact)
  expect(answer.body).not.toContain(anna.lead.emergencyPhone)
})

async function lodgeLink(admin: Visitor, path: string): Promise<string> {
  const { status, body } = await admin.post<{ lodgeLink: LodgeLink }>(`${path}/lodge-link`)
  expect(status).toBe(200)
  return body.lodgeLink.url.replace(/^.*\/lodge\//, '')
}

/** Reads what the lodge's link shows. */
function lodgeSeen(app: TestApp, token: string) {
  return readAs(app, app.newVisitor(), ({ lodgeSheet }) => lodgeSheet(token))
}

test('the lodge gets the same number of rooms as the guest list, counting guests without a roommate in pairs', async () => {
  const app = await createTestApp()
  for (const name of ['Anna', 'Bram', 'Dora']) await book(app, name)
  const { admin, path, read } = await open(app)
  const { body } = await lodgeSeen(app, await lodgeLink(admin, path))
  expect(body).toMatchObject({ guests: 3, roomsNeeded: 2 })
  expect(body.rooms).toHaveLength(3)
  expect((await read()).counts.rooms.needed).toBe(body.roomsNeeded)
})

test('the lodge’s link shows rooms, diets and arrivals only, until it is revoked', async () => {
  const app = await createTestApp()
  const anna = await book(app, 'Anna', {
    healthConditions: 'Asthma',
    healthConsent: true,
    selectedDiet: 'vegan',
  })
  const bram = await book(app, 'Bram', { selectedDiet: 'vegetarian' })
  await guestWithBooking(
    app,
    companionForm({
      firstName: 'Greta',
      email: 'greta@example.com',
      selectedDate: DATE,
      selectedRoom: 'private',
    }),
  )
  const { admin, arrange, path, read } = await open(app)
  await arrange(anna, { roommateId: bram.lead.id, roomWish: 'Snores' })
  await anna.visitor.request(`/api/travel/${anna.lead.id}`, {
    method: 'PATCH',
    body: JSON.stringify({
      arrivalDate: '2025-11-07',
      arrivalTime: '16:40',
      arrivalFlight: 'SN 207',
      travelNote: 'Late',
    }),
    headers: { 'content-type': 'application/json' },
  })
  expect((await read()).lodgeLink).toBeNull()
  const link = await lodgeLink(admin, path)
  expect(await lodgeLink(admin, path)).toBe(link)
  const seen = await lodgeSeen(app, link)
  expect(seen.status).toBe(200)
  expect(seen.body).toMatchObject({ label: DATE, guests: 3 })
  expect(seen.body.rooms[0]).toEqual({ kind: 'shared', names: ['Anna Ceesay', 'Bram Ceesay'] })
  expect(seen.body.rooms[1]).toMatchObject({ kind: 'private' })
  expect(seen.body.diets).toContainEqual({ diet: 'vegan', guests: 1 })
  expect(seen.body.arrivals[0]).toEqual({
    name: 'Anna Ceesay',
    date: '2025-11-07',
    time: '16:40',
    flight: 'SN 207',
  })
  const text = JSON.stringify(seen.body)
  for (const own of ['Asthma', 'Snores', 'Late', anna.lead.email, anna.lead.phone, anna.lead.id, '€', '950'])
    expect(text).not.toContain(own)

  expect((await admin.request(`${path}/lodge-link`, { method: 'DELETE' })).status).toBe(204)
  expect((await lodgeSeen(app, link)).status).toBe(404)
  expect((await read()).lodgeLink).toBeNull()
  const another = await lodgeLink(admin, path)
  expect(another).not.toBe(link)
  expect((await lodgeSeen(app, link)).status).toBe(404)
  expect((await lodgeSeen(app, another)).status).toBe(200)
  const history = await readHistory(app.db, { retreatId: await idOf(app) })
  expect(history.map(({ what }) => what).filter((what) => what.startsWith('Link'))).toEqual([
    'Link for the lodge created',
    'Link for the lodge revoked',
    'Link for the lodge created',
  ])
})

test('a forged lodge link, or a link for another purpose, opens nothing', async () => {
  const app = await createTestApp()
  const { admin, path } = await open(app)
  const id = await idOf(app)
  const link = await lodgeLink(admin, path)
  const forged = [
    `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
    linkToken(app.deps, 'refund', { id, version: 1 }),
    linkToken(app.deps, 'lodge', { id, version: 2 }),
    linkToken({ env: { ...app.deps.env, sessionSecret: 'another' } }, 'lodge', { id, version: 1 }),
    'short',
  ]
  for (const token of forged) expect((await lodgeSeen(app, token)).status).toBe(404)
  const asRefund = await readAs(app, app.newVisitor(), ({ refundLink }) => refundLink(link))
  expect(asRefund.status).toBe(404)
})

test('an unknown date has no guest list', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  for (const id of ['none', '00000000-0000-4000-8000-000000000000']) {
    expect((await admin.get(`/api/admin/retreats/${id}/sheet`)).status).toBe(404)
    expect((await admin.get(`/api/admin/retreats/${id}/guests.csv`)).status).toBe(404)
    expect((await admin.post(`/api/admin/retreats/${id}/lodge-link`)).status).toBe(404)
  }
})

test('what a founding member has got is ticked on the sheet; who booked after the founders’ season has no ticks', async () => {
  const ticksWith = async (foundersUntil: string | null) => {
    const app = await createTestApp({ prices: { ...SPECIFIED_PRICES, foundersUntil } })
    const anna = await book(app, 'Anna')
    const { arrange, read } = await open(app)
    await arrange(anna, { pack: true, photos: true })
    await arrange(anna, { photos: false })
    return (await read()).guests[0]?.founder
  }
  expect(await ticksWith(null)).toEqual({ pack: true, photos: false })
  expect(await ticksWith('2025-09-01')).toBeNull()
})
