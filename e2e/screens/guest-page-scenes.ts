import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { leadAnswer, NOVEMBER, payByCard, signedInWithBooking } from '#e2e/guest.ts'
import { logInOperator } from '#e2e/operator.ts'
import type { Scene, Stage } from './scene.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const draftAnswer = z.object({ lead: z.object({ id: z.string() }) })

/** A guest with a long name and a history: payments, edits by both, notes and emails. Returns the path of the page. */
async function guestWithHistory({ page }: Stage): Promise<string> {
  const lead = await signedInWithBooking(page, {
    lastName: 'Jallow-Vandenbroucke van der Meersch',
    healthConditions: 'Asthma: the inhaler is in the blue bag.',
    healthConsent: true,
  })
  await payByCard(page, lead, 'deposit')
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedWetsuitSize: 'S' } })
  await page.request.patch(`/api/travel/${lead.id}`, {
    data: { arrivalDate: '2025-10-31', arrivalTime: '18:40', arrivalFlight: 'SN 231' },
  })
  await page.request.post('/api/contacts', {
    data: { firstName: 'Awa', email: lead.email, message: 'Can I bring my own harness?' },
  })
  await page.context().clearCookies()
  await logInOperator(page.request)
  const path = `/api/admin/bookings/${lead.id}`
  await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedDiet: 'vegetarian' } })
  await page.request.post(`${path}/move`, { data: { selectedRoom: 'private' } })
  await page.request.post(`${path}/notes`, {
    data: { text: 'Comes with her sister in March perhaps.\nWants Fatou as her coach.' },
  })
  await page.request.post(`${path}/mails`, {
    data: { subject: 'The lodge has a fridge for you', text: 'Hello Awa,\n\nit is in your room.' },
  })
  return `/admin/guests/${lead.id}`
}

/** The same with so many emails that only the newest are shown. */
async function guestWithManyMails(stage: Stage): Promise<string> {
  const path = await guestWithHistory(stage)
  await stage.execute(
    `insert into mails (booking_id, template, recipient, subject, text, html, created_at, state)
     select booking_id, template, recipient, subject, text, html, created_at + n * interval '1 hour', state
     from mails, generate_series(1, 10) as n where booking_id = '${path.split('/').at(-1)}'`,
  )
  return path
}

async function enteredByHand({ page }: Stage): Promise<string> {
  await logInOperator(page.request)
  const modou = { firstName: 'Modou', lastName: 'Bojang', phone: '+220 700 1234' }
  const data = { ...modou, packageType: 'kiter', selectedDate: OCTOBER, selectedRoom: 'shared' }
  const made = await page.request.post('/api/admin/bookings', { data })
  const { lead } = leadAnswer.parse(await made.json())
  return `/admin/guests/${lead.id}`
}

async function cancelledGuest(stage: Stage): Promise<string> {
  const path = await guestWithHistory(stage)
  const id = path.split('/').at(-1)
  await stage.page.request.post(`/api/admin/bookings/${id}/cancel`, {
    data: { waiveFee: true, reason: 'A death in the family' },
  })
  return path
}

async function draft({ page }: Stage): Promise<string> {
  const saved = await page.request.post('/api/leads', {
    data: { firstName: 'Half', email: 'half@example.com', packageType: 'kiter' },
  })
  const { lead } = draftAnswer.parse(await saved.json())
  await page.context().clearCookies()
  await logInOperator(page.request)
  return `/admin/guests/${lead.id}`
}

async function erasedGuest(stage: Stage): Promise<string> {
  const path = await cancelledGuest(stage)
  await stage.page.request.delete(`/api/admin/bookings/${path.split('/').at(-1)}/guest`)
  return path
}

function form(name: string) {
  return async (stage: Stage) => `${await guestWithHistory(stage)}/${name}`
}

async function fullNovember({ page }: Stage): Promise<void> {
  for (let place = 1; place <= 8; place++) {
    const data = kiterForm({ selectedDate: NOVEMBER, email: `guest${place}@example.com` })
    await page.request.post('/api/submit-booking', { data })
    await page.context().clearCookies()
  }
  await page.request.post('/api/submit-booking', { data: companionForm() })
  await page.context().clearCookies()
  await logInOperator(page.request)
}

async function fillNewGuest(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Modou')
  await page.getByLabel('Last name').fill('Bojang')
  await page.getByLabel('Phone number').fill('+220 700 1234')
  await page.getByLabel('Retreat dates').selectOption(OCTOBER)
  await page.getByText('Private room', { exact: true }).first().click()
}

export const guestPageScenes: Scene[] = [
  { name: 'guest', before: guestWithHistory },
  {
    name: 'guest-opened',
    before: guestWithManyMails,
    async act({ page }) {
      await page.getByRole('button', { name: /Emergency and health/ }).click()
      await page.getByText('Asthma').waitFor()
      for (const name of ['Emails and messages', 'History', 'Documents']) {
        const unfold = page.getByRole('button', { name: `Unfold ${name}` })
        if (await unfold.isVisible()) await unfold.click()
      }
    },
  },
  { name: 'guest-by-hand', before: enteredByHand },
  { name: 'guest-cancelled', before: cancelledGuest },
  { name: 'guest-draft', before: draft },
  { name: 'guest-erased', before: erasedGuest },
  {
    name: 'guest-unknown',
    path: '/admin/guests/none',
    before: ({ page }) => logInOperator(page.request),
  },
  { name: 'guest-edit', before: form('edit') },
  {
    name: 'guest-move',
    before: form('move'),
    async act({ page }) {
      await page.getByLabel('To').selectOption(OCTOBER)
      await page.getByText('Shared room', { exact: true }).click()
      await page.getByText('−€180.00').waitFor()
    },
  },
  {
    name: 'guest-cancel',
    before: form('cancel'),
    act: ({ page }) => page.getByRole('button', { name: /^Cancel, / }).waitFor(),
  },
  { name: 'guest-write', before: form('write') },
  { name: 'guest-pay-link', before: form('pay-link') },
  { name: 'guest-refund', before: form('refund') },
  {
    name: 'guest-take-back',
    async before(stage) {
      const path = await enteredByHand(stage)
      await stage.page.request.post(`/api${path.replace('guests', 'bookings')}/payments`, {
        data: { amount: 200, method: 'cash', receivedOn: '2025-09-01' },
      })
      await stage.execute(
        "update payments set papers_due_at = '2025-09-01 08:59Z' where papers_due_at is not null",
      )
      return path
    },
    async act({ page }) {
      await expect(async () => {
        await page.reload()
        await page.getByRole('button', { name: 'Reverse', exact: true }).click({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'guest-new', path: '/admin/guests/new', before: fullNovember },
  {
    name: 'guest-new-refused',
    path: '/admin/guests/new',
    before: fullNovember,
    async act({ page }) {
      await page.getByRole('button', { name: /Hold the place/ }).click()
      await page.getByText('Guest not added yet').waitFor()
    },
  },
  {
    name: 'guest-new-added',
    path: '/admin/guests/new',
    before: fullNovember,
    async act({ page }) {
      await fillNewGuest(page)
      // Another guest in each width: the same name and phone would be asked about.
      await page.getByLabel('Phone number').fill(`+220 700 ${page.viewportSize()?.width}`)
      await page.getByRole('button', { name: /Hold the place/ }).click()
      await page.getByText('has a place').waitFor()
    },
  },
]
