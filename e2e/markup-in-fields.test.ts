// Row 30 of docs/acceptance.md: markup that would run, in every field that people fill in.

import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { BOOKING_FIELDS, bookingFields } from '#domain/booking-form/booking-fields.ts'
import type { Field } from '#domain/booking-form/field-kinds.ts'
import { AWA } from '#test/awa.ts'
import { serve } from '#test/serve.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder, submitBooking } from './guest.ts'
import { enterAdmin, openAdmin } from './operator.ts'

/** Short enough for a phone number, and it breaks out of an attribute. As an element it requests /x. */
const MARKUP = '"><img src=x onerror=alert(1)>'
const outboxSchema = z.object({
  messages: z.array(z.object({ subject: z.string(), html: z.string() })),
})

const FIRST_RETREAT = 'Oct 31–Nov 7, 2025'
/** A quoted local part may contain all of this. The site refuses such addresses, so only drafts have one. */
const EVIL_ADDRESS = `${MARKUP}@example.com`

/** The site refuses markup in these. */
const CHECKED: readonly string[] = ['email', 'phone', 'emergencyPhone', 'selectedDate']

/** The markup in every other text field of the form, from the table of fields, so that none is forgotten. */
function markupInEveryField(): Record<string, string> {
  const texts = BOOKING_FIELDS.filter((name) => {
    const { kind }: Field = bookingFields[name]
    return kind === 'text' && !CHECKED.includes(name)
  })
  return Object.fromEntries(texts.map((name) => [name, MARKUP]))
}

/** Writes the markup wherever a stranger can: an account, a booking with a reported transfer and a message. */
async function writeEverywhere(request: APIRequestContext): Promise<{ leadId: string; reference: string }> {
  const names = { firstName: MARKUP, lastName: MARKUP }
  const registered = await request.post('/api/auth/register', { data: { ...AWA, ...names } })
  expect(registered.status()).toBe(201)
  const lead = await submitBooking(request, {
    ...markupInEveryField(),
    healthConsent: true,
    selectedDate: FIRST_RETREAT,
  })
  const reference = lead.paymentReferences?.deposit ?? ''
  const report = {
    leadId: lead.id,
    paymentType: 'deposit',
    paymentStatus: 'deposit_paid',
    depositAmount: 200,
    totalAmount: lead.quote?.total,
  }
  await placeOrder(request, lead)
  const forged = await request.post('/api/confirm-payment', { data: { ...report, paymentReference: MARKUP } })
  expect(forged.ok(), 'a reference of the guest’s own').toBe(false)
  const reported = await request.post('/api/confirm-payment', {
    data: { ...report, paymentReference: reference },
  })
  expect(reported.status()).toBe(200)
  const message = { ...names, retreat: MARKUP, experience: MARKUP, message: MARKUP }
  const written = await request.post('/api/contacts', { data: { ...message, email: AWA.email } })
  expect(written.status()).toBe(201)
  return { leadId: lead.id, reference }
}

async function writeDraft(request: APIRequestContext): Promise<void> {
  const fields = Object.fromEntries(BOOKING_FIELDS.map((name) => [name, MARKUP]))
  const draft = await request.post('/api/leads', { data: { ...fields, email: EVIL_ADDRESS } })
  expect(draft.status()).toBe(200)
}

/** Opens every <details>, so that nothing stays hidden. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** Expects the page to show the markup as text, without any element from it. */
async function expectWords(page: Page): Promise<void> {
  await expect(async () => {
    await unfoldAll(page)
    const words = page.getByText(MARKUP).filter({ visible: true })
    await expect(words.first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await page.locator('img[src="x"], [onerror]').count()).toBe(0)
}

test('row 30: markup in any field is shown as text to the guest, to the operator and in emails, and nothing runs', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  // Nobody answers dialogs; a request for /x is a 404, which fails the journey.
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  // What the policy stops is logged as an error, which fails the journey too.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`stopped by the policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  expectProblem({ status: 404, about: '/no/such/page' })

  const { leadId, reference } = await writeEverywhere(page.request)
  await writeDraft(await newVisitor())

  await test.step('the guest’s own screens', async () => {
    await page.goto('/dashboard')
    await expectWords(page)
    await page.goto(`/edit-booking/${leadId}`)
    await expect(page.getByLabel('First name')).toHaveValue(MARKUP)
    await expect(page.getByLabel('Health')).toHaveValue(MARKUP)
    await page.goto(`/payment?leadId=${leadId}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.goto(`/no/such/page?${new URLSearchParams({ q: MARKUP })}#${MARKUP}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
  })

  await test.step('the admin', async () => {
    await enterAdmin(page)
    await page.getByRole('searchbox', { name: 'Search' }).fill(MARKUP)
    await expect(page.getByText('1 booking, 1 draft', { exact: true })).toBeVisible()
    await expectWords(page)
    await openAdmin(page, 'Money')
    await expect(page.getByRole('heading', { name: 'Transfers to check 1' })).toBeVisible()
    await expectWords(page)
    await page.getByLabel('Bank statement').setInputFiles({
      name: `${MARKUP}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Date;Name;Text;Amount',
          `03.09.2025;'${MARKUP.replace('"', '')}';${reference} <img src=x onerror=alert(1)>;200,00`,
          `03.09.2025;nobody;birthday <img src=x onerror=alert(1)>;50,00`,
        ].join('\n'),
      ),
    })
    await expect(page.getByRole('heading', { name: /^Unmatched/ })).toBeVisible()
    await unfoldAll(page)
    await expect(page.getByText('birthday <img src=x onerror=alert(1)>').first()).toBeVisible()
    await openAdmin(page, 'Dates')
    await page.getByRole('link', { name: new RegExp(`^${FIRST_RETREAT}`) }).click()
    await page.getByRole('link', { name: 'Open the sheet' }).click()
    await expectWords(page)
    await page.goBack()
    await page.getByRole('link', { name: 'Cancel this date' }).click()
    await expectWords(page)
    await page.getByRole('link', { name: 'Keep the date' }).click()
    await openAdmin(page, 'Mail')
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
    await expectWords(page)
  })

  await test.step('every email, opened as a page', async () => {
    const outbox = await page.request.get('/api/admin/outbox')
    const { messages } = outboxSchema.parse(await outbox.json())
    expect(messages.length).toBeGreaterThan(4)
    const mailbox = await serve((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(messages[Number(request.url?.slice(1))]?.html)
    })
    try {
      for (const [number, { subject, html }] of messages.entries()) {
        // An email program has no such policy: the markup itself must be harmless.
        await page.goto(`${mailbox.url}/${number}`)
        expect(await page.locator('img, script, [onerror]').count(), subject).toBe(0)
        if (html.includes('onerror')) await expect(page.getByText('<img src=x').first()).toBeAttached()
      }
      // The email to the operator; a guest's greeting leaves such a name out.
      expect(messages.filter(({ html }) => html.includes('onerror')).length).toBeGreaterThanOrEqual(1)
    } finally {
      mailbox.close()
    }
  })

  expect(opened, 'scripts that ran').toEqual([])
})
