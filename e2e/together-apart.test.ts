// Two who booked together and no longer come together: one on another date, or the one who booked not at all.

import { expect, expectAccessible, test } from './fixtures.ts'
import { orderPair, payByCard, placeOrder, signUp, submitPair } from './guest.ts'

const DECEMBER = 'Dec 5–12, 2025'

test('Ben is moved to another date: nobody reads that he comes with Awa, and each balance is paid by itself', async ({
  page,
}) => {
  await signUp(page.request)
  const [awa, ben] = await submitPair(page.request)
  await placeOrder(page.request, awa)
  await payByCard(page, awa, 'deposit')
  const moved = await page.request.patch(`/api/leads/${ben.id}`, { data: { selectedDate: DECEMBER } })
  expect(moved.ok()).toBe(true)
  await page.goto('/dashboard')
  const card = page.getByRole('article')
  await expect(card.getByText('You and Ben')).toBeHidden()
  await expect(card.getByText('Kiter package')).toBeVisible()
  await expect(card.getByText(`${DECEMBER} · Non-kiter`)).toBeVisible()
  await expect(card.getByText('Balance due: €750')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pay for Ben' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(DECEMBER)
  await expect(page.getByRole('main')).toContainText('€750')
})

test('Awa gives up her own place: Ben’s stands by itself, with his name and his link', async ({ page }) => {
  const awa = await orderPair(page.request)
  await payByCard(page, awa, 'deposit')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Cancel my place' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel my place' }).click()
  await expect(page.getByText('You’ve cancelled your booking.')).toBeVisible()
  await expect(page.getByText('For Ben Claes')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ben’s details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link for Ben' })).toBeVisible()
  await expect(page.getByText('Ben’s place is confirmed')).toBeVisible()
  await expect(page.getByText('Health notes')).toBeHidden()
  await expectAccessible(page)
})
