// The operator's website: what she types is kept as a draft, and published, undone and gone back to as a whole.

import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { problemSchema } from '#domain/contract/problem.ts'
import type { PublishedSite, SiteFieldView, SiteState, SiteVersionView } from '#domain/contract/site-calls.ts'
import { mails, pictures } from '#server/db/schema.ts'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGroup, BEN } from '#test/groups.ts'
import { guestWithBooking, operator, order } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'
import { openContents } from './contents.ts'

const REFUND = 'landing.hero.refundPromise'
const PRICE = 'prices.superEarlyBird.price'
const IBAN = 'business.bank.iban'

async function desk(): Promise<{ app: TestApp; admin: Visitor }> {
  const app = await createTestApp()
  return { app, admin: await operator(app) }
}

async function write(admin: Visitor, path: string, value: unknown): Promise<string | null> {
  const { status, body } = await admin.put<{ problem: string | null }>('/api/admin/site/draft', {
    path,
    value,
  })
  expect(status).toBe(200)
  return body.problem
}

const problemOf = (body: unknown) => z.parse(problemSchema, body)

const read = async (admin: Visitor) => (await admin.get<SiteState>('/api/admin/site')).body
const publish = (admin: Visitor, body: object = {}) =>
  admin.post<PublishedSite>('/api/admin/site/publish', body)

test('a price and a sentence are published together, in force at once, and said in plain words', async () => {
  const { app, admin } = await desk()
  await guestWithBooking(app)
  expect(await write(admin, PRICE, '980')).toBeNull()
  expect(
    await write(admin, REFUND, 'Not sure yet? Full refund within {fullRefundHours} hours of booking'),
  ).toBeNull()
  expect(app.deps.site().prices.tiers[0]?.priceCents).toBe(95_000)

  const look = await publish(admin, { dryRun: true })
  expect(look.body).toMatchObject({ version: 0, readAgain: 0 })
  expect(look.body.rows).toMatchObject([
    { title: 'Super Early Bird', before: '€950', after: '€980' },
    { title: 'Landing page, refund line', before: 'Full refund within 48 hours of booking' },
  ])
  expect(look.body.rows[0]?.effects[0]).toEqual({ kind: 'keep', text: 'The 1 booking there keeps €950.' })
  const done = await publish(admin)
  expect(done.body.version).toBe(1)
  expect(done.body.changes).toEqual([
    'Super Early Bird €950 → €980, for bookings from now on; the 1 there keeps its price',
    'Landing page, refund line',
  ])
  expect(app.deps.site().prices.tiers[0]?.priceCents).toBe(98_000)
  expect(app.deps.site().landing.hero.refundPromise).toBe(
    'Not sure yet? Full refund within 48 hours of booking',
  )
  expect((await read(admin)).draft.changes).toEqual([])
})

test('a wrong value is kept as a draft with the reason, and nothing is published before it is right', async () => {
  const { app, admin } = await desk()
  expect(await write(admin, 'prices.standard.price', '1.350')).toBe(
    '1.350 is not a price. Did you mean 1,350 euros?',
  )
  expect(await write(admin, PRICE, 120)).toMatch(/^Write whole euros from /)
  expect(await write(admin, REFUND, 'Full refund')).toBe('This promise needs its figure: put {48} back')
  expect((await read(admin)).draft.changes).toHaveLength(3)
  const refused = await publish(admin)
  expect(refused.status).toBe(422)
  expect(problemOf(refused.body).errors).toContainEqual({
    field: 'prices.standard.price',
    message: '1.350 is not a price. Did you mean 1,350 euros?',
  })
  expect(app.deps.contents.n()).toBe(0)
  const { body } = await admin.get<{ fields: SiteFieldView[] }>(
    `/api/admin/site/fields?paths=prices.standard.price,${REFUND}`,
  )
  expect(body.fields[0]).toMatchObject({ value: '1.350', published: 1250, isChanged: true })
  expect(body.fields[1]?.figures).toEqual([
    { name: 'fullRefundHours', shown: '48', what: 'Hours for a full refund' },
  ])
})

test('a picture that is not stored keeps its reason, and is never published', async () => {
  const { app, admin } = await desk()
  const picture = { id: '0'.repeat(32), width: 1280, height: 960, alt: 'Kites', middle: { x: 50, y: 50 } }
  const reason = 'This picture is not stored. Choose the picture again'
  expect(await write(admin, 'landing.hero.picture', picture)).toBe(reason)
  const refused = await publish(admin)
  expect([refused.status, app.deps.contents.n()]).toEqual([422, 0])
  expect((await read(admin)).draft.changes).toMatchObject([{ problem: reason }])
  const row = { id: picture.id, width: 1280, height: 720, createdAt: app.clock.now() }
  await app.db.insert(pictures).values(row)
  expect((await publish(admin)).status, 'another size than the stored one').toBe(422)
  expect(await write(admin, 'landing.hero.picture', { ...picture, height: 720 })).toBeNull()
  expect((await publish(admin)).status).toBe(200)
})

test('a part that is left out is named with what to write there, until it is filled', async () => {
  const { admin } = await desk()
  const leftOut = async () => (await read(admin)).leftOut
  const before = await leftOut()
  expect(before.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'packages.costs.others.0.amount',
      'place.village',
      'faq.groups.ready.items.alcohol.answer',
      'guide.arrival',
    ]),
  )
  expect(before.find(({ path }) => path === 'place.village')?.title).toMatch(/^Its size, /)
  await write(admin, 'place.village', 'Four thousand people, and a market.')
  await write(admin, 'instructor.picture', null)
  expect((await leftOut()).map(({ path }) => path)).not.toContain('place.village')
})

test('what is typed back to what guests see is no change, and a discarded field is as before', async () => {
  const { admin } = await desk()
  await write(admin, PRICE, 980)
  await write(admin, PRICE, 950)
  expect((await read(admin)).draft.changes).toEqual([])
  await write(admin, PRICE, 980)
  expect((await admin.delete(`/api/admin/site/draft?path=${PRICE}`)).status).toBe(204)
  expect((await read(admin)).draft.changes).toEqual([])
  expect((await publish(admin)).status).toBe(409)
})

test('a published version is undone for 15 seconds, with its draft back', async () => {
  const { app, admin } = await desk()
  await write(admin, PRICE, 980)
  await publish(admin)
  expect((await admin.post('/api/admin/site/versions/1/undo')).status).toBe(204)
  expect(app.deps.site().prices.tiers[0]?.priceCents).toBe(95_000)
  expect((await read(admin)).draft.changes).toMatchObject([{ path: PRICE }])
  expect((await publish(admin)).body.version).toBe(2)
  app.clock.advance({ milliseconds: 15_000 })
  expect((await admin.post('/api/admin/site/versions/2/undo')).status).toBe(409)
})

test('going back makes a draft of an earlier version, without the bank account', async () => {
  const { app, admin } = await desk()
  await write(admin, PRICE, 980)
  await publish(admin)
  await write(admin, PRICE, 990)
  await write(admin, 'faq.title', 'What guests ask')
  await publish(admin)
  const look = await admin.post('/api/admin/site/versions/1/draft', { dryRun: true })
  expect(look.body).toEqual({
    changes: ['Super Early Bird €990 → €980, for bookings from now on', 'Questions, questions, title'],
    replaces: 0,
  })
  expect((await admin.post('/api/admin/site/versions/0/draft')).status).toBe(200)
  expect(app.deps.site().prices.tiers[0]?.priceCents).toBe(99_000)
  await publish(admin)
  expect(app.deps.site().prices.tiers[0]?.priceCents).toBe(95_000)
  const { body } = await admin.get<{ versions: SiteVersionView[] }>('/api/admin/site/versions')
  expect(body.versions.map(({ n }) => n)).toEqual([3, 2, 1, 0])
  expect(app.deps.contents.document()).toEqual({ en: {} })
})

test('a new bank account needs passkey or password, and writes to every address of the operator', async () => {
  const { app, admin } = await desk()
  await write(admin, IBAN, 'BE71 0961 2345 6769')
  const refused = await publish(admin)
  expect(refused.status).toBe(403)
  expect(problemOf(refused.body).type).toContain('confirm-yourself')
  expect(app.deps.contents.n()).toBe(0)
  await admin.post('/api/admin/confirm', { password: ADMIN_PASSWORD })
  expect((await publish(admin, { part: 'bank' })).status).toBe(200)
  expect(app.deps.site().business.bank.iban).toBe('BE71 0961 2345 6769')
  const sent = await app.db.select().from(mails).where(eq(mails.template, 'operator-bank-account'))
  expect(sent.map(({ recipient }) => recipient)).toEqual(['hello@tradewind.example'])
})

test('another address for replies needs passkey or password, because the link to a new password goes there', async () => {
  const { app, admin } = await desk()
  await write(admin, 'business.mail.replyTo', 'thief@example.com')
  expect((await publish(admin, { part: 'rest' })).status).toBe(403)
  expect(app.deps.site().business.mail.replyTo).toBe('hello@tradewind.example')
  await admin.post('/api/admin/confirm', { password: ADMIN_PASSWORD })
  expect((await publish(admin)).status).toBe(200)
})

test('a sentence of the terms makes who has ordered and not paid read the order again; a price does not', async () => {
  const { app, admin } = await desk()
  const guest = await guestWithBooking(app)
  const version = async () =>
    (await guest.visitor.get<{ version: string }>(`/api/order-terms/${guest.lead.id}`)).body.version
  const ordered = await version()
  await order(guest)
  await write(admin, PRICE, 980)
  expect((await publish(admin)).body.readAgain).toBe(0)
  expect(await version()).toBe(ordered)

  await write(
    admin,
    'terms-of-service.sections.2.blocks.2',
    'A private room adds {privateRoom}, and has a bathroom.',
  )
  expect((await publish(admin)).body.readAgain).toBe(1)
  const told = await app.db.select().from(mails).where(eq(mails.template, 'terms-changed'))
  expect(told).toMatchObject([{ bookingId: guest.lead.id, sentAt: null }])
  await admin.post('/api/admin/site/versions/2/undo')
  expect(await app.db.$count(mails, eq(mails.template, 'terms-changed'))).toBe(0)
})

test('who has booked for others gets the one email about changed terms', async () => {
  const { app, lead } = await appWithGroup([{ ...BEN, email: 'ben@example.com' }])
  const admin = await operator(app)
  await write(admin, 'refund-policy.intro', 'Plans change. This page says what you get back.')
  expect((await publish(admin)).body.readAgain).toBe(1)
  const told = await app.db.select().from(mails).where(eq(mails.template, 'terms-changed'))
  expect(told.map(({ bookingId }) => bookingId)).toEqual([lead.id])
})

test('the last of two devices counts, and the words of the other are in the history', async () => {
  const { app, admin } = await desk()
  await write(admin, 'faq.title', 'From the laptop')
  const phone = app.newVisitor()
  await phone.post(
    '/api/admin/login',
    { password: ADMIN_PASSWORD },
    {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    },
  )
  await write(phone, 'faq.title', 'From the phone')
  const told = async (device: Visitor) =>
    (await device.get<{ fields: SiteFieldView[] }>('/api/admin/site/fields?paths=faq.title')).body.fields[0]
  expect((await told(admin))?.overwritten?.device).toMatch(/iPhone/)
  expect((await told(phone))?.overwritten).toBeNull()
  await publish(phone)
  expect(app.deps.site().faq.title).toBe('From the phone')
  const { body } = await admin.get<{ versions: SiteVersionView[] }>('/api/admin/site/versions')
  expect(body.versions[0]?.overwritten).toMatchObject([{ text: 'From the laptop' }])
})

test('questions are added, moved and hidden, but not those that hold the terms', async () => {
  const { app, admin } = await desk()
  await write(admin, 'faq.groups.money.items.own-tips.question', 'Do I tip?')
  await write(admin, 'faq.groups.money.items.own-tips.answer', 'As you like.\n\n- cash\n- {deposit}')
  await write(admin, 'faq.hidden', ['wind', 'cancel'])
  await write(admin, 'faq.order', ['gear', 'teachers'])
  await publish(admin)
  const shown = app.deps.site().faq.groups.flatMap(({ items }) => items)
  expect(shown.find(({ question }) => question === 'Do I tip?')?.answer).toEqual([
    { kind: 'paragraph', text: 'As you like.' },
    { kind: 'list', items: ['cash', '€200'] },
  ])
  const keys = shown.map(({ key }) => key)
  expect(keys).not.toContain('wind')
  expect(keys).toContain('cancel')
  expect(keys.indexOf('gear')).toBeLessThan(keys.indexOf('teachers'))
})

test('questions keep the order in which they were added, whatever their keys, after publishing, undoing and going back', async () => {
  const { app, admin } = await desk()
  const asked = ['Do I tip?', 'Is there a bar?', 'Can I swim?']
  const keys = ['own-zzzzzzzzzz', 'own-yyyy', 'own-mmmmmmm']
  for (const [index, key] of keys.entries()) {
    await write(admin, `faq.groups.money.items.${key}.question`, asked[index])
    await write(admin, `faq.groups.money.items.${key}.answer`, 'Yes.')
  }
  const added = (questions: readonly string[]) => questions.filter((question) => asked.includes(question))
  const drafted = async () =>
    added((await read(admin)).questions.flatMap(({ entries }) => entries.map(({ title }) => title)))
  const shown = () =>
    added(app.deps.site().faq.groups.flatMap(({ items }) => items.map(({ question }) => question)))
  expect(await drafted()).toEqual(asked)
  await publish(admin)
  expect(shown()).toEqual(asked)
  const restarted = await openContents(app.deps, (document) => app.deps.contents.load(document))
  onTestFinished(restarted.stop)
  expect(Object.keys(restarted.document().en).map((path) => path.split('.')[4])).toEqual(
    keys.flatMap((key) => [key, key]),
  )
  await admin.post('/api/admin/site/versions/1/undo')
  expect(await drafted()).toEqual(asked)
  await write(admin, `faq.groups.money.items.${keys[0]}.answer`, 'As you like.')
  await publish(admin)
  expect(shown()).toEqual(asked)
  await admin.post('/api/admin/site/versions/0/draft')
  expect((await publish(admin)).status, 'before she added any').toBe(200)
  expect(shown()).toEqual([])
  await admin.post('/api/admin/site/versions/2/draft')
  expect(await drafted()).toEqual(asked)
  expect((await publish(admin)).status).toBe(200)
  expect(shown()).toEqual(asked)
})

test('a person without a portrait stays, and one whose name is left out goes whole', async () => {
  const { app, admin } = await desk()
  const person = 'team.people.own-zzzzzz'
  for (const [field, value] of Object.entries({ role: 'Cook', name: 'Awa', certificate: 'none needed' }))
    await write(admin, `${person}.${field}`, value)
  await write(admin, `${person}.picture`, null)
  await publish(admin)
  expect(app.deps.site().team.people).toMatchObject([{ name: 'Awa', role: 'Cook' }])
  expect(await write(admin, `${person}.name`, null)).toBeNull()
  expect((await publish(admin)).status).toBe(200)
  expect(app.deps.site().team.people).toEqual([])
})

test('facts of the company and lists of what is offered are hers, and said in the history', async () => {
  const { app, admin } = await desk()
  expect(await write(admin, 'business.chat.app', 'Signal')).toBe('Write one of these: WhatsApp, Telegram')
  expect(await write(admin, 'business.offer.coaches', '0')).toBe('Write a whole number, 1 or more')
  expect(await write(admin, 'packages.bothInclude', 'Cultural excursions')).toMatch(/ put \{3\} back$/)
  expect((await publish(admin)).status).toBe(422)
  await admin.delete('/api/admin/site/draft')
  const typed = {
    'business.chat.app': 'Telegram',
    'business.social.network': 'TikTok',
    'business.social.handle': null,
    'business.offer.coaches': '5',
    'business.reminders.daysBefore': '14\n1',
    'package-travel.transport.excluded': 'Flights to and from {retreatCountry}',
    'package-travel.stay.excursions': 'Cultural excursions with a guide, included in the price\nAbuko',
    'packages.nonKiter.includes': 'Four workshops',
  }
  for (const [path, value] of Object.entries(typed)) expect(await write(admin, path, value), path).toBeNull()
  const { body } = await publish(admin)
  expect(body.changes).toEqual([
    'Business, transport not in the price: “Transport to the airport on the last day” taken out',
    'Business, excursions: “Abuko” added',
    'Business, chat app: WhatsApp → Telegram',
    'Business, social network: Instagram → TikTok',
    'Business, social handle: left out',
    'Business, coaches: 4 → 5',
    'Business, days of reminders before a payment is due: “14” added, “7” taken out',
    'Landing page, in the Non-kiter package',
  ])
  const { business, packages } = app.deps.site()
  expect(business).toMatchObject({
    chat: { url: 'https://t.me/+2200000000' },
    reminders: { daysBefore: [14, 1] },
  })
  expect(business).not.toHaveProperty('social')
  expect(packages.nonKiter.includes).toEqual(['Four workshops'])
  expect(packages.notIncluded[0]).toBe('Flights to and from The Gambia')
})

test('the facts of law and money are done once they are the operator’s own, also in the draft', async () => {
  const { admin } = await desk()
  const open = (await read(admin)).todo.filter(({ done }) => !done)
  expect(open).toHaveLength(37)
  await write(admin, 'business.bank.bic', 'bic')
  const { body } = await admin.get<{ fields: SiteFieldView[] }>(
    '/api/admin/site/fields?paths=business.bank.bic,business.bank.iban',
  )
  expect(body.fields.map(({ isExample }) => isExample)).toEqual([false, true])
  await admin.delete('/api/admin/site/draft?path=business.bank.bic')
  await write(admin, 'package-travel.minimum.guests', '4')
  await write(admin, 'business.social.handle', null)
  const left = (await read(admin)).todo.filter(({ done }) => !done).map(({ path }) => path)
  expect(left).toHaveLength(35)
  expect((await read(admin)).draft.changes).toMatchObject([
    { path: 'package-travel.minimum.guests', problem: null },
    { path: 'business.social.handle', problem: null },
  ])
})

test('another server shows a published version within five seconds, and an undone one no more', async () => {
  const { app, admin } = await desk()
  const other = await openContents(app.deps, (document) => app.deps.contents.load(document))
  onTestFinished(other.stop)
  await write(admin, 'faq.title', 'What guests ask')
  await publish(admin)
  await expect.poll(() => other.site().faq.title, { timeout: 5000 }).toBe('What guests ask')
  await admin.post('/api/admin/site/versions/1/undo')
  await expect.poll(() => other.n(), { timeout: 5000 }).toBe(0)
})

test('two presses of Publish at once make one version', { tags: 'postgres' }, async () => {
  const { app, admin } = await desk()
  await write(admin, 'faq.title', 'What guests ask')
  const statuses = (await Promise.all([publish(admin), publish(admin)])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  expect(app.deps.contents.n()).toBe(1)
})
