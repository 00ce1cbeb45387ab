import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import type { BookingOrder, GuestPage } from '#domain/contract/api-contract.ts'
import { shortVersion } from '#domain/order/order.ts'
import { printedOrder } from '#domain/order/printed-order.ts'
import { drawPrintedDocument } from '#server/document/draw-printed-document.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { appWithGuest, operator, order, payByCard, type Guest } from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'
import { readPdf } from '#test/pdf-text.ts'
import { readAs } from '#test/read-as.ts'
import { publish, SITE } from '#test/site.ts'
import type { Visitor } from '#test/visitor.ts'
import { loadOrders, readOrder } from './order-record.ts'

async function ordersOf({ visitor, lead }: Guest): Promise<BookingOrder[]> {
  const { body } = await visitor.get<{ orders: BookingOrder[] }>(`/api/booking-payments/${lead.id}`)
  return body.orders
}

async function download(app: TestApp, visitor: Visitor, id: string | undefined) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await app.app.request(`/api/orders/${id}`, { headers: { cookie } })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** Returns every text within a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns every stored text of an order, and the owner's texts in its contract. */
async function keptWords(app: TestApp, version: string): Promise<string[]> {
  const kept = await readOrder(app.db, version)
  if (!kept) throw new Error('nothing was kept')
  const { included, excluded, price, extras, stay, textsVersion } = kept.contract
  const pages = [kept.texts.terms, kept.texts.refundPolicy]
  const lines = pages.flatMap(({ title, intro, sections }) => [
    title,
    intro,
    ...sections.flatMap((section) => [section.title, ...section.lines.map(({ text }) => text)]),
  ])
  const { organiser, insolvency, travel, form } = kept.texts
  const figures = [...price.lines, ...extras].map(({ label }) => label)
  return [
    ...textsIn([organiser, insolvency, travel, form]),
    ...lines,
    ...included,
    ...excluded,
    ...figures,
    stay.label,
    textsVersion,
    version,
  ]
}

/** Returns the text of a document without its page footers. */
async function wordsOf(bytes: Uint8Array, version: string): Promise<string> {
  const foot = new RegExp(
    ` ?Order ${shortVersion(version)}, ${SITE.packageTravel.organiser.registeredName} Page \\d+ of \\d+`,
    'g',
  )
  return (await readPdf(bytes)).text.replaceAll(foot, '')
}

test('row 46: the guest’s copy contains every stored word, and stays the same byte for byte after the texts change', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const [placed] = await ordersOf(guest)
  const version = guest.lead.order?.version ?? ''
  expect(placed).toMatchObject({
    version,
    orderedAt: '2025-09-01T09:00:00.000Z',
    orderedBy: 'guest',
    total: 1130,
  })
  const before = await download(app, guest.visitor, placed?.id)
  expect(Object.fromEntries(before.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="order-${version.slice(0, 8)}.pdf"`,
    'cache-control': 'no-store',
  })

  const stay = { ...SITE.packageTravel.stay, meals: 'Breakfast alone' }
  publish(app, { packageTravel: { ...SITE.packageTravel, stay } })
  app.clock.set('2028-02-01T09:00:00Z')
  const later = await download(app, await operator(app), placed?.id)
  expect(Buffer.compare(later.bytes, before.bytes)).toBe(0)

  const words = await wordsOf(later.bytes, version)
  const kept = await keptWords(app, version)
  expect(kept.length).toBeGreaterThan(100)
  for (const text of kept) expect(words).toContain(text.replaceAll(/\s+/g, ' ').trim())
  expect(words).not.toContain('Breakfast alone')
})

test('the copy and its email name one clock, that of the booking', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', timeZone: 'Europe/Brussels' })
  const [placed] = await ordersOf(guest)
  const { text } = await readPdf((await download(app, guest.visitor, placed?.id)).bytes)
  expect(text).toContain(`Ordered ${formatDay('2025-09-01')}, 11:00 (Brussels time)`)
  expect(text).toContain(`Until ${formatShortDay('2025-09-03')}, 11:00 (Brussels time): Full refund €1,130`)
  expect(text).not.toContain(' GMT')
  const [mail] = await mailsNamed(app, 'order-placed')
  expect(mail?.text).toContain(`Until ${formatShortDay('2025-09-03')}, 11:00 (Brussels time)`)
})

test('the copy names who ordered when, all amounts and the refunds, and has numbered and tagged pages', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const [placed] = await ordersOf(guest)
  const { bytes } = await download(app, guest.visitor, placed?.id)
  const { text, pages } = await readPdf(bytes)
  for (const words of [
    'For Awa Jallow',
    `Ordered ${formatDay('2025-09-01')}, 09:00 GMT`,
    'By The guest, signed in',
    'Kiter package, private room',
    'Total €1,130',
    'Deposit, when you order €200',
    `Balance, by ${formatDay('2025-09-16')} €930`,
    'Airport tax, in cash on arrival and on departure €40',
    `Until ${formatShortDay('2025-09-03')}, 09:00 GMT: Full refund €1,130`,
    `Up to ${formatDay('2025-10-24')} you can pass your place on`,
    `This retreat runs with 4 guests or more. We decide by ${formatDay('2025-10-11')}`,
    '“Order with obligation to pay”',
    `Page ${pages} of ${pages}`,
  ]) {
    expect(text).toContain(words)
  }
  expect(pages).toBeGreaterThan(4)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  expect((await getMeta(pdf)).info).toMatchObject({
    Title: 'Your order, Tradewind Retreats',
    Language: 'en',
  })
  const tree: unknown = await (await pdf.getPage(1)).getStructTree()
  const roles = new Set(JSON.stringify(tree).match(/"role":"\w+"/g))
  for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody']) expect(roles).toContain(`"role":"${role}"`)
})

test('a changed order is a document of its own with the difference, and the first stays the same', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const [first] = await ordersOf(guest)
  const before = await download(app, guest.visitor, first?.id)
  app.clock.advance({ days: 1 })
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  await order(guest)
  const orders = await ordersOf(guest)
  expect(orders.map(({ total }) => total)).toEqual([950, 1130])
  const second = await readPdf((await download(app, guest.visitor, orders[1]?.id)).bytes)
  for (const words of [
    'Previous total €950 The difference +€180',
    'Paid before this order €200',
    `Balance, by ${formatDay('2025-09-16')} €930`,
  ])
    expect(second.text).toContain(words)
  expect((await download(app, guest.visitor, first?.id)).bytes).toEqual(before.bytes)
})

test('the operator sees who ordered what and when, also through the payment link', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const page = async () => (await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)).body
  expect((await page()).orders).toMatchObject([{ orderedBy: 'guest', total: 950 }])
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  const { lead, payLink } = await page()
  expect(lead.order?.changedAt).toBe('2025-09-01T09:00:00.000Z')
  const link = `/api${new URL(payLink ?? '').pathname}`
  const friend = app.newVisitor()
  const token = link.split('/').at(-1) ?? ''
  const terms = await readAs(app, friend, (readers) => readers.payLinkOrderTerms(token, null))
  app.clock.advance({ minutes: 5 })
  expect((await friend.post(`${link}/place-order`, { termsVersion: terms.body.version })).status).toBe(200)
  const after = await page()
  expect(after.orders).toMatchObject([
    { orderedBy: 'guest' },
    { orderedBy: 'pay_link', total: 1130, orderedAt: '2025-09-01T09:05:00.000Z' },
  ])
  const { text } = await readPdf((await download(app, admin, after.orders[1]?.id)).bytes)
  expect(text).toContain('By A person with the payment link')
})

test('very long words and texts are drawn in full', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const [row] = await loadOrders(app.db, lead.id)
  const document = await readOrder(app.db, row?.version ?? '')
  if (!row || !document) throw new Error('nothing was kept')
  const long = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')
  const travel = [{ term: 'Insurance', text: `${long} ${'https://a.example/'.repeat(12)}` }]
  const texts = { ...document.texts, travel }
  const paper = printedOrder({
    ...row,
    document: { ...document, texts },
    guestName: 'Łucja 王小明',
    orderer: null,
    timeZone: { named: null },
  })
  const { text } = await readPdf(await drawPrintedDocument(paper))
  expect(text).toContain('For Łucja')
  for (let index = 0; index < 900; index++) expect(text).toContain(`word${index} `)
})
