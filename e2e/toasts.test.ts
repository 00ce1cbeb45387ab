import type { Locator, Page } from '@playwright/test'
import { coveredBy, toastOf } from './covered-by.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { signedInWithBooking, signInByForm } from './guest.ts'
import { holdTime } from './hold-time.ts'
import { holdScripts } from './page-files.ts'

/** On a phone, the line with the message from the page before. */
function lineOf(page: Page): Locator {
  return page.locator('#arrival')
}

const PLACE_TAKEN = { title: 'The place is yours', description: 'We’ve emailed you everything you need.' }

/** Gives each page this message, as if the page before had left it. */
async function arriveWith(page: Page, message: object): Promise<void> {
  await page.addInitScript((left) => {
    sessionStorage.setItem('toast', JSON.stringify({ message: left, at: Date.now() }))
  }, message)
}

async function failToSignIn(page: Page): Promise<void> {
  await page.goto('/auth')
  await signInByForm(page, 'not this one')
  await expect(toastOf(page)).toContainText('Login failed')
}

test('an error toast covers no field or button of its form, and closes at the next input or by itself', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 401, about: '/api/auth/login' })
  const time = await holdTime(page)
  const form = page.getByRole('form', { name: 'Sign In' })
  const controls = form.locator('input, [type=submit]')
  // A phone, and one with its keyboard open.
  for (const height of [812, 420]) {
    await page.setViewportSize({ width: 375, height })
    await failToSignIn(page)
    await expect.poll(() => coveredBy(toastOf(page), controls)).toEqual([])
    // Above a keyboard the toast does not fit if the first field is 5 rem below the top, the position to which a
    // browser scrolls a focused field.
    for (const block of ['center', 'start'] as const) {
      await form.getByLabel('Email').evaluate((field, to) => field.scrollIntoView({ block: to }), block)
      await expect.poll(() => coveredBy(toastOf(page), controls)).toEqual([])
    }
    await form.getByLabel('Password', { exact: true }).pressSequentially('h')
    await expect(toastOf(page)).toHaveCount(0)
  }
  await failToSignIn(page)
  await expectAccessible(page)
  await time.pass(9_999)
  await expect(toastOf(page)).toBeVisible()
  await time.pass(10_000)
  await expect(toastOf(page)).toHaveCount(0)
})

test('an error toast does not follow the guest to the next page, and no toast covers the price bar', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 401, about: '/api/auth/login' })
  await holdTime(page)
  await failToSignIn(page)
  await page.getByRole('link', { name: 'Go Back' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // A toast for the next page would be stored here.
  expect(await page.evaluate(() => sessionStorage.getItem('toast'))).toBeNull()
  await expect(toastOf(page)).toHaveCount(0)

  await signedInWithBooking(page)
  await page.goto('/payment')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('not allowed'))
  })
  await page.getByRole('radio', { name: /Deposit/ }).check()
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  await page.getByRole('button', { name: /IBAN/ }).click()
  await expect(toastOf(page)).toContainText('Unable to copy to clipboard')
  await expect
    .poll(() => coveredBy(toastOf(page), page.locator('[data-keep-clear], main [type=submit]')))
    .toEqual([])
  await page.getByRole('link', { name: 'Awa' }).click()
  await page.waitForURL('**/dashboard')
  await expect(toastOf(page)).toHaveCount(0)

  await page.goto('/booking')
  await expect(toastOf(page)).toContainText('Existing booking found')
  const bar = page.locator('[data-keep-clear]').filter({ visible: true })
  await expect.poll(() => coveredBy(toastOf(page), bar)).toEqual([])
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect
    .poll(() => bar.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom))
    .toBe(0)
  await expect.poll(() => coveredBy(toastOf(page), bar)).toEqual([])
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
})

test(
  'a toast covers no button of a dialog, and makes way for a bar',
  { tag: '@desktop' },
  async ({ page }) => {
    await holdTime(page)
    await signedInWithBooking(page)
    await arriveWith(page, PLACE_TAKEN)
    await page.goto('/dashboard')
    await expect(toastOf(page)).toContainText('The place is yours')
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect.poll(() => coveredBy(toastOf(page), dialog.getByRole('button'))).toEqual([])
    await expect.poll(() => coveredBy(toastOf(page), dialog.getByRole('heading'))).toEqual([])
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await expect(dialog).toBeHidden()

    // Longer than the page has to be at rest before a toast moves.
    await page.waitForTimeout(1000)
    const { y = 0, height = 0 } = (await toastOf(page).boundingBox()) ?? {}
    await page.evaluate((style) => {
      const bar = document.createElement('nav')
      bar.dataset.keepClear = ''
      bar.setAttribute('aria-label', 'Bar')
      bar.style.cssText = style
      document.body.append(bar)
    }, `position: fixed; left: 0; right: 0; top: ${y}px; height: ${height}px`)
    await expect
      .poll(() => coveredBy(toastOf(page), page.getByRole('navigation', { name: 'Bar' })))
      .toEqual([])
  },
)

test('on a phone a message from the page before is shown above the page from the start', async ({ page }) => {
  await signedInWithBooking(page)
  await arriveWith(page, PLACE_TAKEN)
  // The landing page is sent without hydration, and its header overlays the picture.
  for (const path of ['/dashboard', '/']) {
    const scriptsArrive = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(lineOf(page)).toContainText('The place is yours We’ve emailed you everything you need.')
    await expect.poll(() => coveredBy(lineOf(page), page.locator('header, h1, main'))).toEqual([])
    await expectAccessible(page)
    scriptsArrive()
    await expect(page.getByRole('link', { name: 'Awa' })).toBeVisible()
    await expect(toastOf(page)).toHaveCount(0)
    await lineOf(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(lineOf(page)).toBeHidden()
  }
})

test('on a phone a message is shown as a line on the next page, and only there; at the sign-in, that the session has ended', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ status: 401, about: '/api/' })
  const booking = await signedInWithBooking(page)
  await page.goto(`/edit-booking/${booking.id}`)
  await page.getByLabel('First name').fill('Fatou')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(lineOf(page)).toContainText('Booking updated')
  await expect(toastOf(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit your details' }).click()
  await page.waitForURL('**/edit-booking/*')
  await expect(lineOf(page)).toBeHidden()

  await page.context().clearCookies()
  await page.getByLabel('First name').fill('Awa')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/auth')
  await expect(lineOf(page)).toContainText('You are logged out. Logging in again...')
})
