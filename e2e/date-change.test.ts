import { dateId } from './booked-date.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signedInWithBooking } from './guest.ts'
import { enterAdmin } from './operator.ts'

test('the operator announces a change of a date, and a guest looks at what leaving gives back and accepts', async ({
  page,
}) => {
  await payByCard(page, await signedInWithBooking(page), 'deposit')
  await enterAdmin(page)
  await page.goto(`/admin/dates/${await dateId(page)}`)
  await page.getByRole('link', { name: 'Announce a change' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Change / })).toBeVisible()
  await page.getByLabel('What changes').fill('We stay in another lodge.')
  await page.getByLabel('Each guest pays more').fill('100')
  await page.getByLabel('Why, and how it is reckoned').fill('The tourist tax rises by €100.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const asked = page.getByRole('region', { name: /^Who will be asked/ })
  await expect(asked).toContainText('+ €100, 8.85% of the price · chooses; leaving gives back €200')
  await expectAccessible(page)
  await asked.getByRole('checkbox', { name: 'I have read the list' }).check()
  await asked.getByRole('button', { name: 'Tell 1 guest' }).click()
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('0 of 1 has chosen, until Mon, Sep 8, 2025')

  await page.goto('/dashboard')
  const title = 'Something changes. Do you still come?'
  await expect(page.getByRole('heading', { level: 4 }).first()).toHaveText(title)
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last()
  await expect(first).toContainText('Choose by Mon, Sep 8, 2025')
  await first.getByRole('button', { name: 'Leave, and get everything back' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave over this change?' })
  await expect(dialog).toContainText('You get back €200')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my place' }).click()
  await expect(dialog).toBeHidden()
  await first.getByRole('button', { name: 'Accept, and pay €100 more' }).click()
  await expect(page.getByText('You have accepted a change')).toBeVisible()
  await expect(page.getByText('Balance due: €1,030')).toBeVisible()
})
