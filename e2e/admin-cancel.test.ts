import * as z from 'zod/mini'
import { expect, expectAccessible, test } from './fixtures.ts'
import { submitBooking } from './guest.ts'
import { enterAdmin } from './operator.ts'

test.use({ viewport: { width: 375, height: 812 } })

const guestPage = z.object({
  lead: z.object({ status: z.string() }),
  mails: z.array(z.object({ subject: z.string() })),
})

test('the operator cancels a booking, undoes that, and cancels it for good', async ({ page, server }) => {
  const { id } = await submitBooking(page.request, { firstName: 'Bram', lastName: 'Claes' })
  await page.context().clearCookies()
  const read = async () => {
    const { lead, mails } = guestPage.parse(
      await (await page.request.get(`/api/admin/bookings/${id}`)).json(),
    )
    const told = mails.filter(({ subject }) => /cancelled/.test(subject)).length
    return `${lead.status}, told ${told} times`
  }
  const cancel = async () => {
    await page.goto(`/admin/guests/${id}/cancel`)
    await page.getByLabel('Why').fill('Illness')
    await page.getByRole('button', { name: 'Cancel without a refund' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bram Claes' })).toBeVisible()
  }
  await enterAdmin(page, `/admin/guests/${id}`)
  await cancel()
  const bar = page.getByRole('complementary', { name: 'Just recorded' })
  await expect(bar).toContainText('Bram Claes’s booking is cancelled')
  await expect(bar).toContainText('Then it takes effect')
  await expectAccessible(page)
  expect(await read()).toBe('cancelled, told 0 times')
  await bar.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: Bram Claes’s cancellation')).toBeVisible()
  expect(await read()).toBe('booking_submitted, told 0 times')

  await cancel()
  // A server that was down meanwhile does it when it is up again.
  await server.restart({ appNow: '2025-09-01T09:05:00Z' })
  await expect.poll(read).toBe('cancelled, told 1 times')
})
