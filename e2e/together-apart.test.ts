// Two who booked together and no longer come together: one on another date, or the one who booked not at all.

import { dateId } from './booked-date.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, orderPair, pageOfBen, payByCard, placeOrder, signUp, submitPair } from './guest.ts'
import { enterAdmin } from './operator.ts'

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

test('their date is cancelled: once Awa has chosen for herself, the page speaks of her new date, and Ben’s says that she decides', async ({
  page,
}) => {
  const awa = await orderPair(page.request)
  await payByCard(page, awa, 'deposit')
  const pageForBen = await pageOfBen(page.request, awa)
  await enterAdmin(page)
  const offer = { dryRun: false, words: 'The lodge is closed.', offerRetreatId: await dateId(page, DECEMBER) }
  const cancelled = await page.request.post(`/api/admin/retreats/${await dateId(page)}/cancel`, {
    data: offer,
  })
  expect(cancelled.ok()).toBe(true)
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: `Come on ${DECEMBER}` })
    .first()
    .click()
  await expect(page.getByText(`Ben can come on ${DECEMBER} instead`)).toBeVisible()
  await expect(page.getByText('1 of 1 complete')).toBeVisible()
  await expect(page.getByText(`${NOVEMBER} · Kiter`)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pay for Ben' })).toHaveCount(0)
  await page.context().clearCookies()
  await page.goto(pageForBen)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben, your dates may change')
  await expect(page.getByText(`Now it’s up to Awa whether you come on ${DECEMBER}`)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('€750')
  await expectAccessible(page)
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
