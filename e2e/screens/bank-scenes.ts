import * as z from 'zod/mini'
import { leadsPageSchema } from '#domain/api/api-shapes.ts'
import { logInOperator } from '#e2e/operator.ts'
import { withGuests } from './operator-scenes.ts'
import { scenesAt, type Scene, type Stage } from './scene.ts'

/** A bank file, dropped onto the payments. */
async function uploadStatement({ page }: Stage, name: string, rows: readonly string[]): Promise<void> {
  await page.goto('/admin/money/bank')
  const buffer = Buffer.from(rows.join('\n'))
  await page.getByLabel('Statement of your bank').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

async function uploadUnknown(stage: Stage): Promise<void> {
  await uploadStatement(stage, 'export.csv', [
    'Wann;Wieviel;Weg;Wozu;Wer;Konto;Stand',
    '03.09.2025;200,00;H;Reise im Oktober;Lena Peeters;BE71 0961 2345 6769;gebucht',
    '04.09.2025;850,00;S;Miete September;Vermieter;DE00 5000 0000 0000 0000 00;gebucht',
    '05.09.2025;75,00;H;Geschenk;Oma;DE00 5000 0000 0000 0000 01;vorgemerkt',
  ])
  await stage.page.getByText('Which column is what?').waitFor()
}

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

/** The guests of both dates, when one balance is overdue and the other due soon. */
const LATE = '2025-10-03T09:00:00Z'
const DAY_AFTER = '2025-10-04T09:00:00Z'

async function toLate(stage: Stage): Promise<void> {
  await withGuests(stage)
  await stage.server.restart({ appNow: LATE })
  await logInOperator(stage.page.request)
}

/** A day later, so that guests can be reminded again. */
async function toDayAfter(stage: Stage): Promise<void> {
  await toLate(stage)
  await stage.server.restart({ appNow: DAY_AFTER })
  await logInOperator(stage.page.request)
}

/** The bank file, the unmatched lines, the outstanding payments and the ledger. */
export const bankScenes: Scene[] = scenesAt('/admin/money/bank', [
  { name: 'money-bank-empty', before: withGuests },
  { name: 'money-bank-columns', before: withGuests, act: uploadUnknown },
  { name: 'money-bank-file', before: withGuests, act: uploadRevolut },
  { name: 'money-bank-whose', before: withGuests, act: askWhose },
  {
    name: 'money-bank-split',
    before: withGuests,
    act: async (stage) => {
      await askWhose(stage)
      await stage.page.getByRole('button', { name: 'Split' }).first().click()
      const split = stage.page.getByRole('region', { name: 'Split' })
      await split.getByLabel('Another guest').fill('peeters')
      await split.getByRole('button', { name: /^Lena Peeters/ }).click()
    },
  },
  {
    name: 'money-bank-recorded',
    before: withGuests,
    act: async (stage) => {
      await uploadRevolut(stage)
      const record = stage.page.getByRole('button', { name: /^(Record \d|Keep \d)/ })
      // Only the first of the three widths finds a matching line.
      if (await record.isVisible()) await record.click()
    },
  },
  {
    name: 'money-unknown',
    path: '/admin/money/unknown',
    before: async (stage) => {
      await withGuests(stage)
      await uploadRevolut(stage)
      await stage.page.getByRole('button', { name: /^Record 1 line/ }).click()
      await stage.page.getByText('€200 recorded').waitFor()
    },
    act: ({ page }) => page.getByRole('button', { name: 'Match to a guest' }).first().click(),
  },
  { name: 'money-unknown-empty', path: '/admin/money/unknown', before: withGuests },
  { name: 'money-owes', path: '/admin/money/owes', before: toLate },
  {
    name: 'money-owes-ask',
    path: '/admin/money/owes',
    before: toDayAfter,
    act: async ({ page }) => {
      await page.getByRole('button', { name: /^Remind/ }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'money-owes-nobody', path: '/admin/money/owes', before: withGuests },
  { name: 'money-ledger', path: '/admin/money/ledger', before: withGuests },
])
