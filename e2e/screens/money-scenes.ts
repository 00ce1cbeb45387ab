import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { leadsPageSchema } from '#domain/contract/api-shapes.ts'
import { givenRefundLink, guestReportsDeposit, logInOperator, refundLink } from '#e2e/operator.ts'
import { withGuests } from './admin-scenes.ts'
import {
  depositPaid,
  fill,
  operator,
  press,
  pressIfShown,
  restartAt,
  scenesAt,
  see,
  seeA,
  unpaid,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

const GUESTS = [
  { firstName: 'Bram', lastName: 'Claes', email: 'bram@example.com' },
  { firstName: 'Tom', lastName: 'O’Brien', email: 'tom@example.com' },
  { firstName: 'Jürgen', lastName: 'Müller', email: 'juergen@example.com' },
]

async function threeReports({ page }: Stage): Promise<void> {
  for (const guest of GUESTS) {
    await guestReportsDeposit(page.request, guest)
    await page.context().clearCookies()
  }
  await logInOperator(page.request)
}

/** €100 of a guest, recorded by hand a moment ago. */
async function recorded(stage: Stage): Promise<string> {
  const lead = await unpaid(stage)
  await logInOperator(stage.page.request)
  const data = { amount: 100, method: 'cash', receivedOn: '2025-09-01' }
  await stage.page.request.post(`/api/admin/bookings/${lead.id}/payments`, { data })
  return `/admin/guests/${lead.id}/payment`
}

/** A guest who travelled without paying the balance. */
async function travelled(stage: Stage): Promise<string> {
  const lead = await depositPaid(stage)
  await stage.server.restart({ appNow: '2025-11-20T09:00:00Z' })
  await logInOperator(stage.page.request)
  return `/admin/guests/${lead.id}`
}

const toSomethingElse: Steps = [
  ({ page }) => page.getByRole('link', { name: 'Something else' }).last().click(),
  fill('Amount received', '199.50'),
  ({ page }) => page.getByRole('checkbox').waitFor(),
]

/** In each width: removes a waiting transfer, and adds it while the page is open. */
async function newsComes({ page, server }: Stage): Promise<void> {
  await server.execute(
    "update payments set state = 'rejected' where id = (select max(id::text)::uuid from payments where state = 'reported')",
  )
  await page.reload()
  await page.getByRole('heading', { name: 'Now 2' }).waitFor()
  await server.execute("update payments set state = 'reported' where state = 'rejected'")
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: '1 new, show' }).waitFor({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('j')
}

/** The operator's payments: transfers to check, recorded payments and refunds. */
const transferScenes = scenesAt('/admin/money', [
  { name: 'money-to-check', before: threeReports },
  {
    name: 'today-received',
    path: '/admin/today',
    before: threeReports,
    // In each width: the next of the three.
    act: [press(/^Received €/), see('just now')],
  },
  { name: 'money-enter', before: threeReports, act: toSomethingElse },
  {
    name: 'money-enter-again',
    before: recorded,
    act: [fill('Amount received', '100'), press(/^Record €100/), see('Already recorded?')],
  },
  { name: 'money-write-off', before: travelled },
  { name: 'today-news', path: '/admin/today', before: threeReports, act: newsComes },
  {
    name: 'money-who-paid',
    path: '/admin/money/enter',
    before: threeReports,
    act: [fill('Match to a guest', 'muller'), seeA('button', /Jürgen/)],
  },
  {
    name: 'money-refund',
    path: '/admin/money/refunds',
    before: async ({ page, server }) => void (await givenRefundLink(page, server)),
    act: [press('Pay €200'), seeA('img', /QR code/)],
  },
  {
    name: 'money-refund-unknown-account',
    path: '/admin/money/refunds',
    before: async ({ page, server }) => void (await refundLink(page, server)),
    act: [press('Pay €200'), see('No bank details yet')],
  },
])

/** A bank file, dropped onto the payments. */
async function uploadStatement({ page }: Stage, name: string, rows: readonly string[]): Promise<void> {
  await page.goto('/admin/money')
  const buffer = Buffer.from(rows.join('\n'))
  await page.getByLabel('Bank statement').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

const uploadUndecided: Steps = [
  (stage) => uploadStatement(stage, 'export.csv', ['Date,Description,Amount', '03/09/2025,Oma,75.00']),
  see('Which day is 03/09/2025?'),
]

/** One matching line, one with another amount, one pending, two unmatched, one outgoing and two unreadable. */
async function uploadRevolut(stage: Stage): Promise<void> {
  const referenceOf = async (search: string, kind: 'deposit' | 'balance') => {
    const answer = await stage.page.request.get(`/api/leads?search=${search}`)
    const [lead] = z.parse(leadsPageSchema, await answer.json()).leads
    return lead?.paymentReferences?.[kind] ?? ''
  }
  const reference = await referenceOf('peeters', 'deposit')
  const balance = await referenceOf('jallow', 'balance')
  const row = (day: string, text: string, amount: string, state: string) =>
    `TRANSFER,Current,${day} 09:00:00,${day} 09:00:05,${text},${amount},0.00,EUR,${state},1200.00`
  await uploadStatement(stage, 'revolut.csv', [
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    row('2025-09-03', `Transfer from LENA PEETERS ${reference}`, '200.00', 'COMPLETED'),
    row('2025-09-04', `Transfer from LENA PEETERS ${reference}`, '200.00', 'PENDING'),
    row('2025-09-04', 'Transfer from OMA', '75.00', 'COMPLETED'),
    row('2025-09-03', `Transfer from A JALLOW ${balance}`, '900.00', 'COMPLETED'),
    row('2025-09-04', 'Transfer from L PEETERS november', '750.00', 'COMPLETED'),
    row('2025-09-05', 'Rent', '-500.00', 'COMPLETED'),
    row('2025-09-05', 'Transfer from NOBODY', '1.2.50', 'COMPLETED'),
    row('2025-09-31', 'Transfer from NOBODY', '20.00', 'COMPLETED'),
  ])
  await stage.page.getByText('2 unreadable').waitFor()
}

async function askWhose(stage: Stage): Promise<void> {
  await uploadRevolut(stage)
  const line = stage.page.getByRole('listitem').filter({ hasText: 'L PEETERS' })
  await line.getByRole('button', { name: 'Match to a guest' }).click()
  await line.getByRole('radio', { name: /Lena Peeters/ }).waitFor()
}

async function splitWithPeeters({ page }: Stage): Promise<void> {
  const split = page.getByRole('region', { name: 'Split' })
  await split.getByLabel('Another guest').fill('peeters')
  await split.getByRole('button', { name: /^Lena Peeters/ }).click()
}

/** The guests of both dates, when one balance is overdue and the other due soon. */
const toLate: Steps = [withGuests, restartAt('2025-10-03T09:00:00Z'), operator]
/** A day later, so that guests can be reminded again. */
const toDayAfter: Steps = [toLate, restartAt('2025-10-04T09:00:00Z'), operator]

/** The bank file, the unmatched lines, the outstanding payments and the ledger. */
const bankScenes = scenesAt('/admin/money', [
  { name: 'money-bank-empty', before: withGuests },
  { name: 'money-bank-day-order', before: withGuests, act: uploadUndecided },
  { name: 'money-bank-file', before: withGuests, act: uploadRevolut },
  { name: 'money-bank-whose', before: withGuests, act: askWhose },
  {
    name: 'money-bank-split',
    before: withGuests,
    act: [askWhose, press('Split'), splitWithPeeters],
  },
  {
    name: 'money-bank-recorded',
    before: withGuests,
    // Only the first of the three widths finds a matching line.
    act: [uploadRevolut, pressIfShown(/^(Record \d|Keep \d)/)],
  },
  {
    name: 'money-unknown',
    before: [withGuests, uploadRevolut, press(/^Record 1 line/), see('€200 recorded')],
    act: press('Match to a guest'),
  },
  { name: 'money-owes', path: '/admin/money/owes', before: toLate },
  {
    name: 'money-owes-ask',
    path: '/admin/money/owes',
    before: toDayAfter,
    act: [press(/^Remind/), seeA('alertdialog')],
  },
  { name: 'money-owes-nobody', path: '/admin/money/owes', before: withGuests },
  { name: 'money-ledger', path: '/admin/money/ledger', before: withGuests },
  {
    name: 'money-ledger-period',
    path: '/admin/money/ledger',
    before: withGuests,
    act: [press('Accounts of a period'), see('Received less refunds')],
  },
])

/** The operator's payments, refunds and bank files. */
export const moneyScenes: Scene[] = [...transferScenes, ...bankScenes]
