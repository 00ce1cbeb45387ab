import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { formatDay } from '#domain/base/dates.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, payByCard, signedInWithBooking } from './guest.ts'
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
