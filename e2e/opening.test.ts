// The opening of a fresh installation as its owner goes through it on her phone: the facts of To do, a test booking, "Go live", a guest.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { addDays, banjulDay, retreatLabel } from '#domain/base/dates.ts'
import { ORDER_BUTTON } from '#domain/order/order.ts'
import { makeBackupKey } from '#server/backup/encrypt.ts'
import { makeDataKey } from '#server/process/data-keys.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'
import { fillKiter } from './fill-booking-form.ts'
import { expect, test } from './fixtures.ts'
import { signUpByForm } from './guest.ts'
import { enterAdmin } from './operator.ts'
import { ADMIN_PASSWORD } from './server.ts'

const WEBSITE = 'https://www.tradewind-retreats.com'

/** What she writes, in the order of the six tasks and under the names that the page shows. */
const FACTS: readonly (readonly [task: string, facts: Readonly<Record<string, string>>])[] = [
  [
    'Your company',
    {
      'Registered name': 'Harmattan BV',
      'Company number': 'BE 0732.118.904',
      'Address, in one line': 'Kaai 12, 8400 Oostende, Belgium',
      'Phone for guests': '+32 59 41 07 18',
      'Email for guests': 'hello@tradewind-retreats.com',
    },
  ],
  [
    'Bank and insurer',
    {
      'Account holder': 'Harmattan BV',
      IBAN: 'BE71 0961 2345 6769',
      BIC: 'GKCCBEBB',
      Bank: 'Belfius, Brussels',
      'Insurer or guarantee fund': 'Noordzee Garantie',
      'Policy number': 'NG-20871',
      'Insurer’s address, in one line': 'Visserskaai 3, 8400 Oostende, Belgium',
      'Insurer’s phone for guests': '+32 59 41 07 20',
      'Insurer’s email for guests': 'claims@noordzee-garantie.com',
    },
  ],
  [
    'Contact',
    {
      'Chat number': '+220 361 0418',
      'Social handle': '@tradewind.retreats',
      'Sender of emails': 'hello@tradewind-retreats.com',
      'Where replies arrive': 'inbox@tradewind-retreats.com',
      'Name at the lodge': 'The manager of the lodge',
      'Phone at the lodge': '+220 361 0419',
      'Who to call in an emergency': 'Call the lodge first. The ambulance is 116.',
    },
  ],
  [
    'The retreat',
    {
      Lodging: 'A lodge in Sanyang, 200 metres from the beach',
      'Its official category': 'It has no official category',
      Meals: 'Breakfast and dinner',
      'Language of the coaching': 'English and Dutch',
      'Guests with reduced mobility': 'The path to the beach is sand. Write to us before you book.',
      'Smallest group': '5',
      'Preview film': 'aqz-KE-bpKQ',
    },
  ],
  [
    'The journey',
    {
      'Latest landing': 'by 18:00',
      'Earliest flight home': 'from 13:00 on',
      'Passport and visa': 'A passport that is valid for six more months. No visa for citizens of the EU.',
      'Health rules': 'Ask a travel clinic six weeks before you leave.',
    },
  ],
  [
    'Legal wording',
    {
      'Address for complaints': 'complaints@tradewind-retreats.com',
      'Body for disputes': 'The travel disputes board in Brussels',
      'Its website': 'https://www.travel-disputes-board.com',
      'Official wording, part A':
        'The combination of travel services offered to you is a package within the meaning of Directive (EU) 2015/2302.',
      'Official wording, key rights': 'Travellers will receive all essential information about the package.',
    },
  ],
]

test.use({
  settings: async ({}, use) => {
    const { recipient } = await makeBackupKey()
    await use({
      appNow: null,
      env: {
        LIVE: '1',
        // The host's own database is used; a live server must only be told one.
        DATABASE_URL: 'postgres://tradewind@127.0.0.1/tradewind',
        BASE_URL: WEBSITE,
        TRUSTED_PROXY: '127.0.0.1',
        RATE_LIMITS: 'on',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        DATA_KEY: makeDataKey(),
        DATA_KEY_PREVIOUS: TEST_DATA_KEY,
        SMTP_URL: 'smtp://127.0.0.1:9',
        BACKUP_RECIPIENT: recipient,
        BACKUP_DIR: mkdtempSync(join(tmpdir(), 'tradewind-backups-')),
      },
    })
  },
  baseURL: WEBSITE,
})

/** Brings what the browser asks of the website's address to the server, as the program that handles HTTPS does. */
async function serveAt(context: BrowserContext, server: { url: string }): Promise<void> {
  await context.route(`${WEBSITE}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const response = await route.fetch({
      url: `${server.url}${pathname}${search}`,
      headers: {
        ...(await request.allHeaders()),
        host: new URL(WEBSITE).host,
        'x-forwarded-for': '203.0.113.7',
      },
      maxRedirects: 0,
      maxRetries: 3,
    })
    await route.fulfill({ response })
  })
}

test('the owner of a fresh installation writes her 37 facts on her phone and goes live, and a guest orders', async ({
  page,
  context,
  server,
  expectProblem,
}) => {
  expectProblem({ status: 403, about: '/api/admin/go-live' })
  await serveAt(context, server)
  const guest = await context.newPage()
  await guest.goto('/booking')
  await expect(guest.getByText('Booking isn’t open yet')).toBeVisible()

  await enterAdmin(page, '/admin/website/todo')
  await expect(page.getByText('37 facts only you know')).toBeVisible()
  await page.getByRole('link', { name: 'Start with your company' }).click()
  for (const [number, [task, facts]] of FACTS.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: task })).toBeVisible()
    for (const [name, words] of Object.entries(facts))
      await page.getByLabel(new RegExp(`^${name}`)).fill(words)
    const count = Object.keys(facts).length
    await expect(page.getByText(`${count} of ${count} done`)).toBeVisible()
    const next = FACTS[number + 1]
    await page.getByRole('link', { name: next ? `Next: ${next[0]}` : 'Done for now' }).click()
  }
  await expect(page.getByText('All 37 facts are yours')).toBeVisible()

  await page.goto('/admin/dates/new')
  const firstDay = addDays(banjulDay(new Date()), 120)
  const retreat = retreatLabel(firstDay, addDays(firstDay, 7))
  await page.getByLabel('First day').fill(firstDay)
  await page.getByRole('button', { name: /^Put .* on sale$/ }).click()
  await expect(page.getByRole('link', { name: retreat }).first()).toBeVisible()

  await page.goto('/admin/website/todo')
  await page.getByRole('button', { name: 'Make a test booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check and pay' })).toBeVisible()

  await page.goto('/admin/website/todo')
  await page.getByRole('button', { name: 'Go live' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Your website is open: guests can book.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove the test bookings/ })).toHaveCount(0)

  await guest.goto('/booking')
  await guest.getByText('Show later dates').click()
  await fillKiter(guest, retreat)
  await guest.getByRole('button', { name: 'Checkout' }).click()
  await guest.waitForURL('**/auth')
  await signUpByForm(guest)
  await expect(guest.getByRole('heading', { level: 1, name: 'Check and pay' })).toBeVisible()
  await guest.getByRole('radio', { name: 'Deposit' }).check()
  await guest.getByRole('radio', { name: 'Bank transfer' }).check()
  await guest.getByRole('button', { name: ORDER_BUTTON.en, exact: true }).click()
  await expect(guest.getByText('BE71 0961 2345 6769')).toBeVisible()
  await expect(guest.getByText('Harmattan BV').first()).toBeVisible()
  await expect(guest.getByRole('img', { name: /^QR code/ })).toBeVisible()
})
