import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import { bookByPhone, dateId } from './booked-date.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { payByCard, signedInWithBooking } from './guest.ts'
import { enterAdmin } from './operator.ts'

const payLinkAnswer = z.object({ payLink: z.string() })

async function readJson(page: Page, path: string): Promise<unknown> {
  return (await page.request.get(path)).json()
}

test('the operator announces another lodge for a date, and a guest looks at the refund, then accepts', async ({
  page,
}) => {
  await payByCard(page, await signedInWithBooking(page), 'deposit')
  await enterAdmin(page)
  await page.goto(`/admin/dates/${await dateId(page)}`)
  await page.getByRole('link', { name: 'Announce a change' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Announce a change' })).toBeVisible()
  await page.getByLabel('What changes').fill('We stay in another lodge.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const asked = page.getByRole('region', { name: /^Who will be asked/ })
  await expect(asked).toContainText('Can cancel with a refund of €200')
  await expectAccessible(page)
  await asked.getByRole('checkbox', { name: 'I’ve read the list' }).check()
  await page.getByRole('button', { name: 'Tell 1 guest' }).click()
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText(`0 of 1 answered, until ${formatDay('2025-09-08')}`)

  await page.goto('/dashboard')
  const title = 'Your retreat is changing. Are you still coming?'
  await expect(page.getByRole('article').getByRole('heading', { level: 3 }).first()).toHaveText(title)
  const first = page.getByRole('article')
  await expect(first).toContainText(`Choose by ${formatShortDay('2025-09-08')}`)
  await first.getByRole('button', { name: 'Cancel, full refund' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel because of this change?' })
  await expect(dialog).toContainText('We’ll refund €200, including the deposit, within 14 days.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my place' }).click()
  await expect(dialog).toBeHidden()
  await first.getByRole('button', { name: 'Accept the change' }).click()
  await expect(page.getByText('You’ve accepted a change')).toBeVisible()
  await expect(page.getByText('Balance due: €930')).toBeVisible()
})

test('the operator moves the days of a date, and a guest accepts them on the dashboard', async ({ page }) => {
  await payByCard(page, await signedInWithBooking(page), 'deposit')
  await enterAdmin(page)
  await page.goto(`/admin/dates/${await dateId(page)}`)
  await page.getByRole('link', { name: 'Announce a change' }).click()
  // The date's own page also has a field “First day”.
  await expect(page.getByRole('heading', { level: 1, name: 'Announce a change' })).toBeVisible()
  await page.getByLabel('First day').fill('2025-11-08')
  await expect(page.getByLabel('Last day')).toHaveValue('2025-11-15')
  await page.getByLabel('Why, in your words').fill('The flight from Brussels moved to Saturday.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const asked = page.getByRole('region', { name: /^Who will be asked/ })
  await expect(asked).toContainText('The website then sells Nov 8–15, 2025.')
  await expectAccessible(page)
  await asked.getByRole('checkbox', { name: 'I’ve read the list' }).check()
  await page.getByRole('button', { name: 'Tell 1 guest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nov 7–14, 2025 moves' })).toBeVisible()
  await expect(page.getByText(`Waiting for 1 guest of 1, until ${formatDay('2025-09-08')}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accepts/ })).toBeVisible()
  await expectAccessible(page)

  // The payment pages take no money for the old days: they lead to where the guest answers.
  const [own] = z.array(z.object({ id: z.string() })).parse(await readJson(page, '/api/my-bookings'))
  const { payLink } = payLinkAnswer.parse(await readJson(page, `/api/pay-link/${own?.id}`))
  await page.goto(new URL(payLink).pathname)
  await expect(page.getByRole('heading', { level: 1, name: 'You can pay a little later' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/payment')
  await expect(page.getByRole('heading', { level: 1, name: 'Please choose your dates first' })).toBeVisible()
  await expect(page.getByText('Nov 7–14, 2025 moves to Nov 8–15, 2025.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Choose on my dashboard' }).click()
  await expect(page.getByText('Your retreat moves to other days').first()).toBeVisible()
  await page.getByRole('button', { name: 'Come on Nov 8–15, 2025' }).first().click()
  await expect(page.getByText('You’ve accepted a change')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nov 8–15, 2025').first()).toBeVisible()
})

test('the operator cancels a date with an offer of another, and records the guest’s answer from the phone', async ({
  page,
}) => {
  await payByCard(page, await signedInWithBooking(page), 'deposit')
  await enterAdmin(page)
  await page.goto(`/admin/dates/${await dateId(page)}/cancel`)
  await expect(page.getByRole('radio', { name: 'Offer another date first' })).toBeChecked()
  await page
    .getByLabel('Which date')
    .selectOption({ label: 'Dec 5–12, 2025: 6 kiter and 8 non-kiter places free' })
  await page.getByLabel('Why, in your words').fill('Too few guests for a good group.')
  await expect(
    page.getByText(`1 place on Dec 5–12, 2025 is held until ${formatDay('2025-09-08')}.`),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'I’ve read the list' }).check()
  await page.getByRole('button', { name: 'Ask 1 guest' }).click()
  await expect(page.getByText(`Waiting for 1 guest of 1, until ${formatDay('2025-09-08')}`)).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByText('is cancelled, with another date offered')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByText('is cancelled, with another date offered').click()
  await page.getByRole('button', { name: /^Accepts/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('The guest comes on Dec 5–12, 2025, at the booked price.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move the guest' }).click()
  await expect(page.getByText('All guests have answered or run out of time')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Dec 5–12, 2025').first()).toBeVisible()
})

test('guests without an email stay on Today until the operator has told them', async ({ page }) => {
  await bookByPhone(page, 'Fatou', '+220 300 0001')
  await bookByPhone(page, 'Modou', '+220 300 0002')
  await page.goto(`/admin/dates/${await dateId(page)}/cancel`)
  await page.getByRole('radio', { name: 'Cancel and refund all guests now' }).check()
  await expect(page.getByText('You tell 2: Fatou Bojang')).toBeVisible()
  await page.getByLabel('Why, in your words').fill('The lodge is closed.')
  await page.getByRole('checkbox', { name: 'I’ve read the list' }).check()
  await page.getByRole('button', { name: 'Cancel the date' }).click()
  await expect(page.getByText('The date is cancelled: 2 guests left to tell')).toBeVisible()
  await expect(page.getByText('All guests have been told')).toBeHidden()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Tell 2 guests: Nov 7–14, 2025' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tell guests yourself' })).toBeVisible()
  await expect(page.getByText('The lodge is closed.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^I told them ?: Fatou Bojang$/ }).click()
  await page.getByRole('button', { name: 'On WhatsApp' }).click()
  await expect(page.getByText('On WhatsApp, ')).toBeVisible()
  await expect(page.getByText('1 left to tell.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo ?: Fatou Bojang is told$/ }).click()
  await expect(page.getByRole('button', { name: /^I told them ?: Fatou Bojang$/ })).toBeVisible()
  for (const name of ['Fatou', 'Modou']) {
    await page.getByRole('button', { name: `I told them : ${name} Bojang` }).click()
    await page.getByRole('button', { name: 'By phone' }).click()
    await expect(page.getByRole('button', { name: `Undo : ${name} Bojang is told` })).toBeVisible()
  }
  await page.goto('/admin')
  await expect(page.getByText('Nothing to do today')).toBeVisible()
})

test('withdrawing a change names the guests whom the operator told of it', async ({ page }) => {
  await bookByPhone(page, 'Fatou', '+220 300 0001')
  const id = await dateId(page)
  const data = { dryRun: false, words: 'Another lodge.' }
  await page.request.post(`/api/admin/retreats/${id}/change`, { data })
  await page.goto(`/admin/dates/${id}/tell`)
  await page.getByRole('button', { name: /^Thinking ?: Fatou Bojang$/ }).click()
  await page.getByRole('button', { name: 'By phone' }).click()
  await page.getByText('By phone, ').waitFor()
  await page.goto(`/admin/dates/${id}`)
  await page.getByRole('button', { name: 'Withdraw the change' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Tell Fatou Bojang yourself again.')
  await dialog.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByText('Tell Fatou Bojang yourself again.')).toBeVisible()
})
