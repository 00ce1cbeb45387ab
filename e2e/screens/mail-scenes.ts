import * as z from 'zod/mini'
import { bookDate, dateId, signInOperator } from '#e2e/booked-date.ts'
import { submitBooking } from '#e2e/guest.ts'
import type { Scene, Stage } from './scene.ts'

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

const REPLIES = [
  ['Beginners', 'Hello {firstName},\n\nYou’d both begin on the sand, with a coach of your own.'],
  [
    'Swimming',
    'Hello {firstName},\n\nHow far do you swim? Tell us, and we’ll say whether kiting is right for you.',
  ],
  ['Still free in November', 'Hello {firstName},\n\nYes, there is room for two kiters.'],
]

/** Messages with and without an answer, saved replies, and emails in each state. Returns the path of the first message. */
async function withMail({ page, execute }: Stage): Promise<string> {
  await submitBooking(page.request)
  const ids: string[] = []
  for (const data of QUESTIONS) {
    const made: unknown = await (await page.request.post('/api/contacts', { data })).json()
    ids.push(contactAnswer.parse(made).contact.id)
  }
  await signInOperator(page)
  for (const [title, text] of REPLIES)
    await page.request.post('/api/admin/saved-replies', { data: { id: crypto.randomUUID(), title, text } })
  const text = 'Hello {firstName},\n\nSee you on the beach.'
  await page.request.post(`/api/admin/contacts/${ids.at(-1)}/answer`, { data: { text } })
  await execute(`insert into mails (template, recipient, subject, text, html, created_at, state, attempts, last_error) values
    ('payment-reminder', 'nobody.of.that.name@featherstonehaugh.example.com', 'Your balance is due on Fri 12 Sept', 'Hello', '', '2025-09-01 08:40Z', 'failed', 5, '550 5.1.1 No such mailbox here'),
    ('pre-travel', 'awa@example.com', 'Your guide for Nov 7–14, 2025', 'Hello', '', '2025-09-01 08:50Z', 'queued', 1, null)`)
  return `/admin/mail/${ids[0]}`
}

async function answering({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Beginners' }).click()
}

async function writtenToDate(stage: Stage): Promise<string> {
  await bookDate(stage.page)
  return `/admin/dates/${await dateId(stage.page)}/write`
}

async function previewed({ page }: Stage): Promise<void> {
  await page.getByLabel('Subject').fill('Your driver on Friday')
  await page
    .getByLabel('Text')
    .fill('Hello {firstName},\n\nYour driver waits right behind customs with a sign that says Tradewind.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: / reads it$/ }).waitFor()
}

export const mailScenes: Scene[] = [
  {
    name: 'admin-mail',
    path: '/admin/mail',
    before: async (stage) => {
      await withMail(stage)
    },
  },
  { name: 'admin-mail-answer', before: withMail, act: answering },
  { name: 'admin-mail-date', before: writtenToDate, act: previewed },
]
