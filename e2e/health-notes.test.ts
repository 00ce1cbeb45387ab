import type { Page } from '@playwright/test'
import { fillKiter } from './fill-booking-form.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { signedInWithBooking, signUp } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { enterAdmin, openAdmin } from './operator.ts'

const ERROR = 'Please tick this so we can keep your health notes, or clear the notes.'

const notesIn = (page: Page) => page.getByLabel('Health conditions')
const consentIn = (page: Page) => page.getByRole('checkbox', { name: 'please keep these notes' })

test('health notes are stored only with a consent, which is not ticked beforehand', async ({ page }) => {
  const time = await holdTime(page)
  await signUp(page.request)
  await page.goto('/booking')
  await expect(page.getByLabel('First name')).toHaveValue('Awa')
  await fillKiter(page)
  await expect(consentIn(page)).toBeHidden()
  const saved = page.waitForRequest('**/api/leads')
  await notesIn(page).fill('Asthma')
  await expect(consentIn(page)).not.toBeChecked()
  await time.pass()
  expect((await saved).postDataJSON()).toMatchObject({ healthConditions: 'Asthma', healthConsent: false })
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(consentIn(page)).toBeFocused()
  await expect(consentIn(page)).toHaveAccessibleDescription(new RegExp(ERROR))
  await expectAccessible(page)

  // The tab keeps what the server does not store.
  await page.reload()
  await expect(notesIn(page)).toHaveValue('Asthma')
  await expect(consentIn(page)).not.toBeChecked()
  await consentIn(page).check()
  await page.reload()
  await expect(consentIn(page)).toBeChecked()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL('**/payment')
  const mine = await page.request.get('/api/my-bookings')
  expect(await mine.json()).toMatchObject([{ healthConditions: 'Asthma', healthConsent: true }])
  // The operator opens them on the guest's page.
  await enterAdmin(page)
  await openAdmin(page, 'Guests')
  await page.getByRole('link', { name: 'Awa Jallow' }).click()
  await page.getByRole('button', { name: /^Emergency and health/ }).click()
  await expect(page.getByText('Asthma')).toBeVisible()
  await expect(page.getByText('Lamin Jallow')).toBeVisible()
})

test('a guest who withdraws the consent on the dashboard has the notes deleted', async ({ page }) => {
  await holdTime(page)
  const agreed = { healthConditions: 'Asthma', healthConsent: true }
  const lead = await signedInWithBooking(page, agreed)
  await page.goto(`/edit-booking/${lead.id}`)
  await expect(page.getByLabel('Health conditions (optional)', { exact: true })).toBeVisible()
  await expect(consentIn(page)).toBeChecked()
  // Changed notes without consent are refused in the browser.
  await notesIn(page).fill('Asthma, and a knee')
  await consentIn(page).uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(consentIn(page)).toHaveAccessibleDescription(new RegExp(ERROR))
  await expectAccessible(page)
  await notesIn(page).fill('Asthma')
  await expect(page.getByText(ERROR)).toBeHidden()
  await expect(page.getByText('We’ll delete your health notes when you save.')).toBeVisible()

  const sent = page.waitForRequest('**/api/leads/*')
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect((await sent).postDataJSON()).toEqual({ healthConsent: false })
  await page.waitForURL('**/dashboard')
  await page.goto(`/edit-booking/${lead.id}`)
  await expect(notesIn(page)).toHaveValue('')
  await expect(consentIn(page)).toBeHidden()
})
