import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { formatShortDay } from '#domain/base/dates.ts'
import { bookDate, dateId, signInOperator } from '#e2e/booked-date.ts'
import { leadAnswer, payByCard, signedInWithBooking, submitBooking } from '#e2e/guest.ts'
import { logInOperator } from '#e2e/operator.ts'
import { companionForm } from '#test/booking-forms.ts'
import {
  bookPlaces,
  check,
  fill,
  OCTOBER,
  operator,
  press,
  pressIfShown,
  scenesAt,
  see,
  seeA,
  signOut,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

const draftAnswer = z.object({ lead: z.object({ id: z.string() }) })

/** A guest with a long name and a history: payments, edits by both, notes and emails. Returns the path of the page. */
async function guestWithHistory({ page }: Stage): Promise<string> {
  const { request } = page
  const lead = await signedInWithBooking(page, {
    lastName: 'Jallow-Vandenbroucke van der Meersch',
    healthConditions: 'Asthma: the inhaler is in the blue bag.',
    healthConsent: true,
  })
  await payByCard(page, lead, 'deposit')
  await request.patch(`/api/leads/${lead.id}`, { data: { selectedWetsuitSize: 'S' } })
  const flight = { arrivalDate: '2025-10-31', arrivalTime: '18:40', arrivalFlight: 'SN 231' }
  await request.patch(`/api/travel/${lead.id}`, { data: flight })
  const question = { firstName: 'Awa', email: lead.email, message: 'Can I bring my own harness?' }
  await request.post('/api/contacts', { data: question })
  await page.context().clearCookies()
  await logInOperator(request)
  await request.patch(`/api/leads/${lead.id}`, { data: { selectedDiet: 'vegetarian' } })
  for (const [what, data] of Object.entries({
    move: { selectedRoom: 'private' },
    notes: { text: 'Comes with her sister in March perhaps.\nWants Fatou as her coach.' },
    mails: { subject: 'The lodge has a fridge for you', text: 'Hello Awa,\n\nit is in your room.' },
  }))
    await request.post(`/api/admin/bookings/${lead.id}/${what}`, { data })
  return `/admin/guests/${lead.id}`
}

const idIn = (path: string) => path.split('/').at(-1)

/** The same with so many emails that only the newest are shown. */
async function guestWithManyMails(stage: Stage): Promise<string> {
  const path = await guestWithHistory(stage)
  await stage.server.execute(
    `insert into mails (booking_id, template, recipient, subject, text, html, created_at, state)
     select booking_id, template, recipient, subject, text, html, created_at + n * interval '1 hour', state
     from mails, generate_series(1, 10) as n where booking_id = '${idIn(path)}'`,
  )
  return path
}

async function enteredByHand({ page }: Stage): Promise<string> {
  await logInOperator(page.request)
  const modou = { firstName: 'Modou', lastName: 'Bojang', phone: '+220 700 1234' }
  const data = { ...modou, packageType: 'kiter', selectedDate: OCTOBER, selectedRoom: 'shared' }
  const made = await page.request.post('/api/admin/bookings', { data })
  return `/admin/guests/${leadAnswer.parse(await made.json()).lead.id}`
}

async function cancelledGuest(stage: Stage): Promise<string> {
  const path = await guestWithHistory(stage)
  const data = { waiveFee: true, reason: 'A death in the family' }
  await stage.page.request.post(`/api/admin/bookings/${idIn(path)}/cancel`, { data })
  return path
}

async function erasedGuest(stage: Stage): Promise<string> {
  const path = await cancelledGuest(stage)
  // Refused until the cancellation's refund has been sent.
  await expect
    .poll(async () => (await stage.page.request.delete(`/api/admin/bookings/${idIn(path)}/guest`)).status(), {
      timeout: 30_000,
    })
    .toBe(200)
  return path
}

async function draft({ page }: Stage): Promise<string> {
  const data = { firstName: 'Half', email: 'half@example.com', packageType: 'kiter' }
  const saved = await page.request.post('/api/leads', { data })
  await page.context().clearCookies()
  await logInOperator(page.request)
  return `/admin/guests/${draftAnswer.parse(await saved.json()).lead.id}`
}

/** Paid in cash by the guest whom the operator entered, so long ago that it cannot be undone any more. */
async function paidInCash(stage: Stage): Promise<string> {
  const path = await enteredByHand(stage)
  const data = { amount: 200, method: 'cash', receivedOn: '2025-09-01' }
  await stage.page.request.post(`/api${path.replace('guests', 'bookings')}/payments`, { data })
  await stage.server.execute(
    "update payments set papers_due_at = '2025-09-01 08:59Z' where papers_due_at is not null",
  )
  return path
}

async function askToReverse({ page }: Stage): Promise<void> {
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Reverse', exact: true }).click({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('alertdialog').waitFor()
}

function form(name: string) {
  return async (stage: Stage) => `${await guestWithHistory(stage)}/${name}`
}

const fullNovember: Steps = [
  bookPlaces(8),
  ({ page }) => page.request.post('/api/submit-booking', { data: companionForm() }),
  signOut,
  operator,
]
const holdPlace = press(/Hold the place/)

const addNewGuest: Steps = [
  fill('First name', 'Modou'),
  fill('Last name', 'Bojang'),
  // Another guest in each width: the same name and phone would be asked about.
  ({ page }) => page.getByLabel('Phone number').fill(`+220 700 ${page.viewportSize()?.width}`),
  ({ page }) => page.getByLabel('Retreat dates').selectOption(OCTOBER),
  ({ page }) => page.getByText('Private room', { exact: true }).first().click(),
  holdPlace,
  see('has a place'),
]

const guestPageScenes: Scene[] = [
  { name: 'guest', before: guestWithHistory },
  {
    name: 'guest-opened',
    before: guestWithManyMails,
    act: [
      press(/Emergency and health/),
      see('Asthma'),
      pressIfShown('Unfold Emails and messages'),
      pressIfShown('Unfold History'),
      pressIfShown('Unfold Documents'),
    ],
  },
  { name: 'guest-by-hand', before: enteredByHand },
  { name: 'guest-cancelled', before: cancelledGuest },
  { name: 'guest-draft', before: draft },
  { name: 'guest-erased', before: erasedGuest },
  { name: 'guest-unknown', path: '/admin/guests/none', before: operator },
  { name: 'guest-edit', before: form('edit') },
  {
    name: 'guest-move',
    before: form('move'),
    act: [
      ({ page }) => page.getByLabel('To').selectOption(OCTOBER),
      ({ page }) => page.getByText('Shared room', { exact: true }).click(),
      see('−€180.00'),
    ],
  },
  { name: 'guest-cancel', before: form('cancel'), act: seeA('button', /^Cancel and /) },
  {
    name: 'guest-price',
    before: form('price'),
    act: [
      fill('Lower it by', '100'),
      see('To refund now'),
      check('In parts'),
      ({ page }) => page.getByRole('button', { name: 'Add a part' }).click(),
      ({ page }) => page.getByRole('button', { name: 'Add a line' }).click(),
      fill('Your own line', 'Thank you for coming back!'),
    ],
  },
  { name: 'guest-write', before: form('write') },
  { name: 'guest-pay-link', before: form('pay-link') },
  { name: 'guest-refund', before: form('refund') },
  { name: 'guest-take-back', before: paidInCash, act: askToReverse },
  ...scenesAt('/admin/guests/new', [
    { name: 'guest-new', before: fullNovember },
    { name: 'guest-new-refused', before: fullNovember, act: [holdPlace, see('Guest not added yet')] },
    { name: 'guest-new-added', before: fullNovember, act: addNewGuest },
  ]),
]

const contactAnswer = z.object({ contact: z.object({ id: z.string() }) })

const QUESTIONS = [
  {
    firstName: 'Lena',
    lastName: 'Vogt',
    email: 'lena@example.com',
    phone: '+49 151 0000 0000',
    retreat: 'Nov 7–14, 2025',
    experience: 'None yet',
    message: 'Is November still possible for two beginners?\nMy sister does not swim well.',
  },
  {
    firstName: 'Maximiliana-Theodora',
    lastName: 'Featherstonehaugh-Vandenbroucke',
    email: 'maximiliana.theodora.guadalupe@featherstonehaugh.example.com',
    message: 'May I bring my own board? '.repeat(12),
  },
  { firstName: 'Tom', email: 'tom@example.com', message: 'Thanks for the answer!' },
]

const REPLIES = {
  Beginners: 'You’d both begin on the sand, with a coach of your own.',
  Swimming: 'How far do you swim? Tell us, and we’ll say whether kiting is right for you.',
  'Still free in November': 'Yes, there is room for two kiters.',
}

/** Messages with and without an answer, saved replies, and emails in each state. Returns the path of the first message. */
async function withMail({ page, server }: Stage): Promise<string> {
  await submitBooking(page.request)
  const ids: string[] = []
  for (const data of QUESTIONS) {
    const made: unknown = await (await page.request.post('/api/contacts', { data })).json()
    ids.push(contactAnswer.parse(made).contact.id)
  }
  await signInOperator(page)
  for (const [title, reply] of Object.entries(REPLIES)) {
    const data = { id: crypto.randomUUID(), title, text: `Hello {firstName},\n\n${reply}` }
    await page.request.post('/api/admin/saved-replies', { data })
  }
  const text = 'Hello {firstName},\n\nSee you on the beach.'
  await page.request.post(`/api/admin/contacts/${ids.at(-1)}/answer`, { data: { text } })
  await server.execute(`insert into mails (template, recipient, subject, text, html, created_at, state, attempts, last_error) values
    ('payment-reminder', 'nobody.of.that.name@featherstonehaugh.example.com', 'Your balance is due on ${formatShortDay('2025-09-12')}', 'Hello', '', '2025-09-01 08:40Z', 'failed', 5, '550 5.1.1 No such mailbox here'),
    ('pre-travel', 'awa@example.com', 'Your guide for Nov 7–14, 2025', 'Hello', '', '2025-09-01 08:50Z', 'queued', 1, null)`)
  return `/admin/mail/${ids[0]}`
}

async function writtenToDate({ page }: Stage): Promise<string> {
  await bookDate(page)
  return `/admin/dates/${await dateId(page)}/write`
}

const previewed: Steps = [
  fill('Subject', 'Your driver on Friday'),
  fill(
    'Text',
    'Hello {firstName},\n\nYour driver waits right behind customs with a sign that says Tradewind.',
  ),
  press('Preview'),
  seeA('heading', / reads it$/),
]

const mailScenes: Scene[] = [
  { name: 'admin-mail', path: '/admin/mail', before: async (stage) => void (await withMail(stage)) },
  { name: 'admin-mail-answer', before: withMail, act: press('Beginners') },
  { name: 'admin-mail-date', before: writtenToDate, act: previewed },
]

/** The operator's page of a guest, and the mail. */
export const guestScenes: Scene[] = [...guestPageScenes, ...mailScenes]
