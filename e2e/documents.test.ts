import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { formatDay } from '#domain/base/dates.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking } from './guest.ts'
import { logInOperator } from './operator.ts'
import { openRow } from './rows.ts'

/** Taps a download link and returns the file. */
async function download(page: Page, name: RegExp): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name }).tap()
  const file = await downloading
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

async function pdfText(content: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('a guest downloads the order, the receipt and the calendar entry on a phone', async ({ page }) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await page.goto('/dashboard')
  const booking = page.getByRole('article', { name: NOVEMBER })
  await openRow(booking, 'Documents')
  await expect(booking).toContainText('Deposit by card')
  await expectAccessible(page)

  const receipt = await download(page, /Receipt R-2025-0001/)
  expect(receipt.name).toBe('receipt-R-2025-0001.pdf')
  const text = await pdfText(receipt.content)
  for (const words of ['Awa Jallow', 'Deposit €200', NOVEMBER, '€1,130', '€930'])
    expect(text).toContain(words)

  const order = await download(page, new RegExp(`Your order, ${formatDay('2025-09-01')}`))
  expect(order.name).toMatch(/^order-[0-9a-f]{8}\.pdf$/)
  const ordered = await pdfText(order.content)
  for (const words of ['For Awa Jallow', 'Total €1,130', 'Deposit, when you order €200', 'Your key rights'])
    expect(ordered).toContain(words)

  const stay = await download(page, /Add to calendar/)
  expect(stay.name).toBe('retreat.ics')
  expect(stay.content.toString()).toContain('DTSTART;VALUE=DATE:20251107')
  // The page does not scroll sideways.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
})

test('after a cancellation the dashboard offers the credit note, also after a reload', async ({ page }) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'full')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Cancel booking' }).tap()
  await page.getByRole('button', { name: 'Cancel my booking' }).tap()
  await expect(page.getByRole('heading', { name: '€1,130 refunded' })).toBeVisible()
  await expect(await openRow(page, 'Documents')).toContainText('Credit note C-2025-0001')
  await expectAccessible(page)
  await page.reload()
  await openRow(page, 'Documents')
  const note = await download(page, /Credit note C-2025-0001/)
  expect(note.name).toBe('credit-note-C-2025-0001.pdf')
  const text = await pdfText(note.content)
  for (const words of ['Full payment refunded €1,130', 'R-2025-0001', 'The booking was cancelled'])
    expect(text).toContain(words)
})

test('the operator downloads the order and the receipt of a booking', async ({ page }) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
  await logInOperator(page.request)
  await page.goto(`/admin/guests/${lead.id}`)
  // Folded on a phone. A tap before hydration does nothing, so it is repeated.
  const order = page.getByRole('link', { name: /^Order [0-9a-f]{8} · €1,130/ })
  await expect(async () => {
    if (!(await order.isVisible())) await page.getByRole('button', { name: 'Unfold Documents' }).tap()
    await expect(order).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect((await download(page, /^Order [0-9a-f]{8} · €1,130/)).name).toMatch(/^order-[0-9a-f]{8}\.pdf$/)
  expect((await download(page, /^Receipt R-2025-0001 · /)).name).toBe('receipt-R-2025-0001.pdf')
})
