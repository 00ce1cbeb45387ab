import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { ACCOUNT, submitBooking } from './guest.ts'
import { ADMIN_PASSWORD } from './server.ts'

/** Passes the admin's gate. */
export async function enterAdmin(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page.getByText('Who comes, who has paid')).toBeVisible()
}

/** Where the mail about a forgotten password leads, read in the outbox. Signs the operator in with what it is given. */
export async function mailedResetLink(operator: APIRequestContext): Promise<string> {
  await operator.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  const outbox = await (await operator.get('/api/admin/outbox')).text()
  return /\/auth\?token=[\w%-]+/.exec(outbox)?.[0] ?? 'no link in the mails'
}

/** A guest with an account of their own says that the deposit was transferred; gives its reference. */
export async function guestReportsDeposit(
  request: APIRequestContext,
  differences: { firstName?: string; lastName?: string; email?: string } = {},
): Promise<string> {
  const account = { ...ACCOUNT, ...differences }
  expect((await request.post('/api/auth/register', { data: account })).status()).toBe(201)
  const lead = await submitBooking(request, {
    selectedDate: 'Oct 31–Nov 7, 2025',
    selectedRoom: 'shared',
    ...differences,
  })
  const reference = lead.paymentReferences?.deposit ?? ''
  const reported = await request.post('/api/confirm-payment', {
    data: {
      leadId: lead.id,
      paymentType: 'deposit',
      paymentStatus: 'deposit_paid',
      depositAmount: 200,
      totalAmount: lead.quote?.total,
      paymentReference: reference,
    },
  })
  expect(reported.status()).toBe(200)
  return reference
}
