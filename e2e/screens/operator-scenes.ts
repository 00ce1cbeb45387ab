import * as z from 'zod/mini'
import { leadsPageSchema } from '#domain/api-shapes.ts'
import { leadAnswer, NOVEMBER, payByCard, reportTransfer, signedInWithBooking } from '#e2e/guest.ts'
import { companionForm } from '#test/booking-forms.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import type { Scene, Stage } from './scene.ts'

async function withGuests({ page }: Stage): Promise<void> {
  const lead = await signedInWithBooking(page, { lastName: 'Jallow-Vandenbroucke van der Meersch' })
  await payByCard(page, lead, 'deposit')
  await page.context().clearCookies()
  const other = { email: 'lena@example.com', firstName: 'Lena', lastName: 'Peeters' }
  await page.request.post('/api/auth/register', { data: { ...other, password: 'harmattan wind' } })
  const made = await page.request.post('/api/submit-booking', {
    data: companionForm({ ...other, selectedDate: NOVEMBER }),
  })
  const { lead: reported } = leadAnswer.parse(await made.json())
  await reportTransfer(page, reported, 'deposit')
  await page.request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
}

/** One guest with all that is told of a person: health notes, what was ticked for them, papers, the way to give or erase it. */
async function withHealthNotes({ page }: Stage): Promise<void> {
  const lead = await signedInWithBooking(page, {
    healthConditions: 'Asthma: the inhaler is in the blue bag. A knee that was operated on in spring.',
    healthConsent: true,
  })
  await payByCard(page, lead, 'deposit')
  await page.context().clearCookies()
  await page.request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
}

/** Two that were begun and never sent, one of them without a name yet. */
async function withDrafts({ page }: Stage): Promise<void> {
  for (const draft of [{ firstName: 'Ebrima', lastName: 'Sowe', email: 'ebrima@example.com' }, { age: 34 }]) {
    await page.request.post('/api/leads', { data: draft })
    await page.context().clearCookies()
  }
  await page.request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
}

async function searchPeeters({ page }: Stage): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill('peeters')
  await page.getByText('1 booking', { exact: true }).waitFor()
}

async function seeDrafts({ page }: Stage): Promise<void> {
  await page.getByRole('heading', { name: 'Ebrima Sowe' }).waitFor()
}

async function openDetails({ page }: Stage): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: 'Awa Jallow' })
  for (const part of ['Details', 'Personal data']) await card.getByText(part, { exact: true }).click()
}

/** A file of a bank, dropped onto the payments. */
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

/** One line that fits, one that is pending, one of nobody, one that left and two that cannot be read. */
async function uploadRevolut(stage: Stage): Promise<void> {
  const leads = await stage.page.request.get('/api/leads?search=peeters')
  const {
    leads: [lead],
  } = z.parse(leadsPageSchema, await leads.json())
  const reference = lead?.paymentReferences?.deposit ?? ''
  const row = (day: string, text: string, amount: string, state: string) =>
    `TRANSFER,Current,${day} 09:00:00,${day} 09:00:05,${text},${amount},0.00,EUR,${state},1200.00`
  await uploadStatement(stage, 'revolut.csv', [
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    row('2025-09-03', `Transfer from LENA PEETERS ${reference}`, '200.00', 'COMPLETED'),
    row('2025-09-04', `Transfer from LENA PEETERS ${reference}`, '200.00', 'PENDING'),
    row('2025-09-04', 'Transfer from OMA', '75.00', 'COMPLETED'),
    row('2025-09-05', 'Rent', '-500.00', 'COMPLETED'),
    row('2025-09-05', 'Transfer from NOBODY', '1.2.50', 'COMPLETED'),
    row('2025-09-31', 'Transfer from NOBODY', '20.00', 'COMPLETED'),
  ])
  await stage.page.getByText('6 lines in the file').waitFor()
}

export const operatorScenes: Scene[] = [
  { name: 'admin-gate', path: '/admin' },
  { name: 'admin', path: '/admin', before: withGuests },
  { name: 'admin-guests', path: '/admin/guests', before: withGuests },
  { name: 'admin-guests-empty', path: '/admin/guests?group=overdue', before: withGuests },
  { name: 'admin-drafts', path: '/admin/guests/drafts', before: withDrafts, act: seeDrafts },
  { name: 'admin-search', path: '/admin/guests', before: withGuests, act: searchPeeters },
  { name: 'admin-details', path: '/admin', before: withHealthNotes, act: openDetails },
  { name: 'admin-bank-columns', path: '/admin', before: withGuests, act: uploadUnknown },
  { name: 'admin-bank-file', path: '/admin', before: withGuests, act: uploadRevolut },
]
