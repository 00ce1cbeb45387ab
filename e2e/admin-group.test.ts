import * as z from 'zod/mini'
import { transferReport } from '#test/booking-forms.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { placeOrder, signUp, submitPair } from './guest.ts'
import { enterAdmin } from './operator.ts'

test.use({ viewport: { width: 375, height: 812 } })

const pageAnswer = z.object({ retreatId: z.string() })

test('a transfer for two that came with another amount is recorded for both, and one more guest joins them', async ({
  page,
}) => {
  await signUp(page.request)
  const [awa, ben] = await submitPair(page.request)
  await placeOrder(page.request, awa)
  const data = { ...transferReport(awa, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  expect((await page.request.post('/api/confirm-payment', { data })).ok()).toBe(true)
  await enterAdmin(page)
  await page.getByRole('link', { name: 'Something else' }).click()
  await expect(page.getByText('Awa Jallow and Ben Claes')).toBeVisible()
  const amount = page.getByLabel('Amount received')
  await expect(amount).toHaveValue('400')
  await page.getByRole('button', { name: 'Not received' }).click()
  await expect(page.getByRole('alertdialog', { name: '€400 not received?' })).toContainText(
    'It was reported for Awa Jallow and Ben Claes.',
  )
  await page.getByRole('button', { name: 'Keep waiting' }).click()
  await amount.fill('396')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Record €396.00 for both' }).click()
  await expect(page.getByText('€396 from Awa Jallow', { exact: true })).toBeVisible()

  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/admin/guests/${ben.id}`)
  await expect(page.getByText('Part of one payment of €396 with Awa Jallow')).toBeVisible()
  await expect(page.getByText('This guest’s data was erased')).toBeHidden()
  await page.getByRole('link', { name: 'Add someone who comes along' }).click()
  await expect(page.getByText('With Ben Claes on Nov 7–14, 2025')).toBeVisible()
  await page.getByLabel('First name').fill('Lea')
  await page.getByLabel('Last name').fill('Maes')
  await page.getByLabel('Phone number').fill('0470 12 34 56')
  await page.getByRole('button', { name: /^Hold the place/ }).click()
  await expect(page.getByRole('heading', { name: 'Lea Maes has a place' })).toBeVisible()
  await expect(page.getByText('We’re emailing awa@example.com.')).toBeVisible()

  const guest = pageAnswer.parse(await (await page.request.get(`/api/admin/bookings/${ben.id}`)).json())
  await page.goto(`/admin/dates/${guest.retreatId}/sheet`)
  const name = page.getByRole('link', { name: 'Ben Claes non-kiter with Awa Jallow and Lea Maes' })
  await expect(name).toHaveText('Ben Claes non-kiter with Awa Jallow and Lea Maes')
})
