import type { Page } from '@playwright/test'
import { AWA } from '#test/awa.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { signedInWithBooking, signUp, signInByForm, signUpByForm } from './guest.ts'
import { holdTime } from './hold-time.ts'

// From a hydrated page to one without hydration, the browser always loads a new document.

/** Marks the document, and returns a function that tells whether it is still the same one. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }))
  return () => page.evaluate(() => 'marked' in globalThis)
}

async function makeAccount(page: Page): Promise<void> {
  await signUp(page.request)
  await page.context().clearCookies()
}

test('after signing in from the landing page, its header greets the guest until signing out, and film and preview play', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><h1>Playing</h1>' }),
  )
  await makeAccount(page)
  await page.goto('/')
  const signIn = page.getByRole('link', { name: 'Sign In/Up' })
  await signIn.click()
  await signInByForm(page)
  await page.waitForURL('/')
  const greeting = page.getByRole('link', { name: AWA.firstName, exact: true })
  await expect(greeting).toHaveAttribute('href', '/dashboard')
  await expect(greeting).toBeVisible()
  await expect(signIn).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.locator('video[data-hero-film]')).toHaveJSProperty('paused', false)
  const preview = page.getByRole('region', { name: 'See what it feels like' })
  await preview.getByRole('button', { name: 'Play the preview video' }).click()
  // If the Content-Security-Policy blocked the player, this heading would be missing.
  await expect(preview.frameLocator('iframe').getByRole('heading', { name: 'Playing' })).toBeVisible()

  // The message is shown on one page only.
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(greeting).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeHidden()
  await page.evaluate(() => localStorage.setItem('booking-data', '{"leadId":"1"}'))
  await page.goto('/')
  await expect(greeting).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(signIn).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('booking-data'))).toBeNull()
})

test('a redirect to the sign-in loads its document, and after signing up for a legal page the header greets the guest there', async ({
  page,
}) => {
  const time = await holdTime(page)
  await page.goto('/dashboard')
  const same = await markDocument(page)
  await time.pass()
  await page.waitForURL('/auth')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(await same()).toBe(false)

  await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/refund-policy'))
  await signUpByForm(page)
  await page.waitForURL('/refund-policy')
  await expect(page.getByRole('link', { name: AWA.firstName, exact: true })).toBeVisible()
  await expect(page.getByText('Account created!')).toBeVisible()
})

test('a link between hydrated pages keeps the document, and one to a page without hydration loads another', async ({
  page,
}) => {
  await signedInWithBooking(page)
  await page.goto('/payment')
  const same = await markDocument(page)
  await page.getByRole('link', { name: AWA.firstName, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your Bookings' })).toBeVisible()
  expect(await same()).toBe(true)

  await page.getByRole('link', { name: 'Book another retreat' }).click()
  await expect(page).toHaveURL('/booking?another=1')
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  expect(await same()).toBe(false)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your Bookings' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
})
