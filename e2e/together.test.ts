// Two who book together: the form, one order, one payment, and what each of them sees afterwards.

import type { Page } from '@playwright/test'
import { bringBen, fillPair } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, signUp, signUpByForm, submitPair } from './guest.ts'

/** The words that a guest sees: not those of closed rows, of card marks or for screen readers alone, nor the demonstration's own. */
async function wordsOf(page: Page): Promise<number> {
  const shown = await page.locator('main').evaluate((main: HTMLElement) => {
    const unseen = [...main.querySelectorAll<HTMLElement>('.sr-only, [aria-hidden=true]')]
    const displays = unseen.map(({ style }) => style.display)
    for (const { style } of unseen) style.display = 'none'
    const text = main.innerText
    for (const [index, { style }] of unseen.entries()) style.display = displays[index] ?? ''
    return text
  })
  const words = shown.replace('Demonstration. No real money moves.', '').split(/\s+/)
  return words.filter((word) => /[\p{L}\d]/u.test(word)).length
}

test('Awa brings Ben: one form, one order with his agreement, one payment for both', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/booking')
  await fillPair(page)
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText(
    'Awa, Kiter€950Ben, Non-kiter€950Room togetherIncludedTotal for two€1,900',
  )
  await expect(price).toContainText('Today€400')
  await expectAccessible(page)
  // A reload keeps all of it.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ben' }).getByLabel('Last name')).toHaveValue('Claes')
  await expect(page.getByRole('radio', { name: 'Share a room together' })).toBeChecked()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await signUpByForm(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and pay')
  const retreat = page.getByRole('region', { name: 'Your retreat' })
  await expect(retreat).toContainText('Total for two€1,900')
  await page.getByRole('radio', { name: 'Deposits' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(retreat).toContainText('Today€400By Tue 23 Sept€1,500Airport tax€80 cash')
  expect(await wordsOf(page)).toBeLessThanOrEqual(330)
  await expectAccessible(page)

  const order = page.getByRole('button', { name: 'Order with obligation to pay' })
  await order.click()
  const agreed = page.getByRole('checkbox', { name: 'Ben agrees that I order for both of us.' })
  await expect(agreed).toBeFocused()
  await expect(page.getByText('Please tick this first')).toBeVisible()
  await agreed.check()
  await order.click()
  await expect(page.getByRole('button', { name: 'Pay €400' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay €400' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Awa pays only her deposit, and Ben’s stays to be paid by his link', async ({ page }) => {
  await signUp(page.request)
  await submitPair(page.request)
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Only my deposit, €200' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(page.getByRole('region', { name: 'Your retreat' })).toContainText('Today€200By link€200')
  await page.getByRole('checkbox', { name: 'Ben agrees' }).check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('button', { name: 'Pay €200' }).click()
  await page.waitForURL(/payment-success/)
})

test('somebody who is brought along is named in what is missing, and can be left out again', async ({
  page,
}) => {
  await page.goto('/booking')
  await bringBen(page)
  await page.getByRole('button', { name: 'Bring another' }).click()
  await expect(page.getByRole('region', { name: 'Traveller 3' }).getByLabel('First name')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'You and Ben' })).not.toBeChecked()
  await page.getByRole('radio', { name: NOVEMBER }).check()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Traveller 3: First name' }).click()
  await expect(page.getByRole('region', { name: 'Traveller 3' }).getByLabel('First name')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Traveller 3' }).click()
  await page.getByRole('button', { name: 'Remove Ben' }).click()
  await expect(page.getByRole('button', { name: 'Bring someone' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Shared room' })).toBeVisible()
})
