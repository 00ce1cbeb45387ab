import { bookDate, dateId } from './booked-date.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER } from './guest.ts'
import { logInOperator } from './operator.ts'

const NEXT_DECEMBER = 'Dec 18–25, 2026'

test('the operator opens a new date, and cancels a booked one after reading what each guest gets', async ({
  page,
}) => {
  await bookDate(page)
  await page.goto('/admin/dates')
  await expect(page.getByRole('row', { name: new RegExp(`^${NOVEMBER}.*2 of 8 \\+2 held`) })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'New date' }).click()
  await page.getByLabel('First day').fill('2026-12-18')
  await expect(page.getByLabel('Last day')).toHaveValue('2026-12-25')
  await expect(page.getByText('Friday to Friday, 8 days and 7 nights')).toBeVisible()
  await page.getByRole('button', { name: 'Kiters: one less', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Put ${NEXT_DECEMBER} on sale` }).click()
  await expect(page.getByRole('row', { name: new RegExp(`^${NEXT_DECEMBER}.*0 of 7`) })).toBeVisible()

  await page.goto('/')
  await page.getByText('Show later dates').click()
  await expect(page.locator('#dates').getByText(NEXT_DECEMBER).first()).toBeVisible()

  await page.goto('/admin/dates')
  await page.getByRole('link', { name: new RegExp(`^${NOVEMBER}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: NOVEMBER })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel this date' }).click()
  await expect(page.getByText('This is what would happen. Nothing has happened yet.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Offer another date first' })).toBeChecked()
  await page.getByRole('radio', { name: 'Cancel and refund all guests now' }).check()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Zoë Peeters')).toContainText('€1,130')
  await expect(row('Elif Yılmaz')).toContainText('refunded when it arrives')
  await row('Zoë Peeters')
    .getByRole('button', { name: /Read the email/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('€1,130 to your card')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const confirm = page.getByRole('button', { name: 'Cancel and refund €1,330' })
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'I’ve read the list' }).check()
  await confirm.click()
  await expect(page.getByText('All guests have been told')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${NOVEMBER} is cancelled` })).toBeVisible()

  await page.goto('/')
  await expect(page.locator('#dates').getByText('Oct 31–Nov 7, 2025').first()).toBeVisible()
  await expect(page.locator('#dates').getByText(NOVEMBER)).toHaveCount(0)
})

test('a date that has closed by itself can be kept open', async ({ page, server }) => {
  await server.restart({ appNow: '2025-10-25T09:00:00Z' })
  await logInOperator(page.request)
  await page.goto(`/admin/dates/${await dateId(page)}`)
  const notice = page.getByText('Closed: it starts soon. Guests can’t book it.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Keep open' }).click()
  await expect(page.getByText('Guests can book it until it starts.')).toBeVisible()
  await expect(notice).toBeHidden()
  await page.goto('/')
  await expect(page.locator('#dates').getByRole('link', { name: 'Nov 7–14, 2025' })).toBeVisible()
})
