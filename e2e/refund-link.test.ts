import { expect, expectAccessible, test } from './fixtures.ts'
import { logInOperator, refundLink } from './operator.ts'

test.use({ viewport: { width: 375, height: 812 } })

test('anyone with a refund link gives the account for it, and can change it with a confirmation by email', async ({
  page,
  server,
}) => {
  const link = await refundLink(page, server)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'We’re refunding you €200' })).toBeVisible()
  const iban = page.getByLabel('IBAN')
  await iban.fill('DE88 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Save bank details' }).click()
  await expect(page.getByText('This isn’t a valid IBAN')).toBeVisible()
  await expectAccessible(page)
  await iban.fill('de89370400440532013000')
  await page.getByLabel('Name on the account').fill('Fatou Jallow')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Save bank details' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we have your account' })).toBeVisible()
  await expect(page.getByText('···3000')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByLabel('Name on the account')).toHaveValue('Fatou Jallow')
  await iban.fill('NL91ABNA0417164300')
  await page.getByRole('button', { name: 'Save bank details' }).click()
  // The first account counts until the guest confirms the other one by email.
  await expect(page.getByText('Confirm the new account by email')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The account we use now' })).toContainText('···3000')
  await expectAccessible(page)
  await logInOperator(page.request)
  const outbox = await (await page.request.get('/api/admin/outbox')).text()
  await page.context().clearCookies()
  await page.goto(/\/refund\/[\w-]{43}\?confirm=[\w-]+/.exec(outbox)?.[0] ?? '')
  await page.getByRole('button', { name: 'Use the new account' }).click()
  await expect(page.getByRole('region', { name: 'Thank you, we have your account' })).toContainText('···4300')
})
