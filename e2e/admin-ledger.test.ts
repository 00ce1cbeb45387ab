import * as z from 'zod/mini'
import { expect, expectAccessible, test } from './fixtures.ts'
import { submitBooking } from './guest.ts'
import { enterAdmin } from './operator.ts'

test.use({ viewport: { width: 375, height: 812 } })

const ledger = z.object({ documents: z.array(z.object({ kind: z.string() })) })

test('the operator reverses a payment after its receipt went out', async ({ page, server }) => {
  const { id } = await submitBooking(page.request, { firstName: 'Bram', lastName: 'Claes' })
  await page.context().clearCookies()
  await enterAdmin(page, `/admin/guests/${id}/payment`)
  await expect(page.getByRole('heading', { level: 1, name: 'Record a payment' })).toBeVisible()
  await page.getByLabel('Amount received').fill('150')
  await page.getByRole('button', { name: 'Record €150.00 from Bram Claes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bram Claes' })).toBeVisible()
  const money = page.getByRole('region', { name: /^Payments/ })
  await expect(money).toContainText('−€150.00')

  // The receipt goes out after the 15 seconds of Undo.
  await server.restart({ appNow: '2025-09-01T09:05:00Z' })
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/admin/bookings/${id}`)
      return ledger.parse(await answer.json()).documents.map(({ kind }) => kind)
    })
    .toEqual(['receipt'])
  await page.goto(`/admin/guests/${id}`)
  await money.getByRole('button', { name: 'Reverse', exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: 'Reverse €150 from Bram Claes?' })
  await expect(asked.getByRole('button', { name: 'Reverse €150' })).toBeDisabled()
  await asked.getByLabel('Why').fill('It was for another guest')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Reverse €150' }).click()
  await expect(page.getByText('Reversed: €150 from Bram Claes')).toBeVisible()
  await expect(money).toContainText('It was for another guest')
  await expect(money.getByRole('link', { name: /^Credit note/ })).toBeVisible()
  await expect(money.getByRole('button', { name: 'Reverse', exact: true })).toHaveCount(0)
})
