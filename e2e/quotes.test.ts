import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signedInWithBooking } from './guest.ts'
import { enterAdmin, mailedLink } from './operator.ts'

test('a guest answers after the retreat, the operator publishes it, and the guest withdraws it again', async ({
  page,
  server,
}) => {
  await payByCard(page, await signedInWithBooking(page), 'full')
  await server.restart({ appNow: '2025-11-17T09:00:00Z' })
  const link = await mailedLink(page.request, /\/after\/[\w-]+/)
  await page.context().clearCookies()
  await page.goto('/')
  await expect(page.locator('#words')).toHaveCount(0)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for coming, Awa')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  const words = 'I rode upwind on day five and cried a little.'
  await page.getByLabel('How was it?').fill(words)
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('Choose one')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes, as “Awa, November 2025”' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('Thank you for your answers')).toBeVisible()

  await enterAdmin(page)
  await page.getByRole('link', { name: /1 new answer from guests/ }).click()
  await expect(page.getByText('Awa, November 2025 · may be quoted')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'On your website 1' })).toBeVisible({ timeout: 20_000 })
  const shown = page.getByRole('region', { name: 'As guests see it' })
  await expect(shown).toContainText(words)
  await expect(shown).toContainText('We choose which answers to show, and never change them.')
  await page.goto('/')
  const quotes = page.getByRole('region', { name: 'In their own words' })
  await expect(quotes.getByText(words)).toBeVisible()
  await expect(quotes.getByText('Travelled in November 2025')).toBeVisible()
  await expect(quotes.getByText('We choose which answers to show, and never change them.')).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Withdraw my answers' }).click()
  await expect(page.getByText('Thank you for your answers')).toBeHidden()
  await page.goto('/')
  await expect(page.locator('#words')).toHaveCount(0)
})
