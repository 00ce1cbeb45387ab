import type { Page } from '@playwright/test'
import { AWA } from '#test/awa.ts'
import { expect, test } from './fixtures.ts'
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

test('after signing in from the landing page, the header and a line above the page greet the guest', async ({
  page,
}) => {
  await makeAccount(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In/Up' }).click()
  await signInByForm(page)
  await page.waitForURL('/')
  await expect(page.getByRole('link', { name: AWA.firstName, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  // The message is shown on one page only.
  await page.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('link', { name: AWA.firstName, exact: true })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeHidden()
})

test('after signing up for a legal page, the header greets the guest there', async ({ page }) => {
  await holdTime(page)
  await page.goto('/auth')
  await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/refund-policy'))
  await signUpByForm(page)
  await page.waitForURL('/refund-policy')
  await expect(page.getByRole('link', { name: AWA.firstName, exact: true })).toBeVisible()
  await expect(page.getByText('Account created!')).toBeVisible()
})

test('after signing in the preview plays, and the film starts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><h1>Playing</h1>' }),
  )
  await makeAccount(page)
  await page.goto('/auth')
  await signInByForm(page)
  await page.waitForURL('/')
  await expect(page.locator('video[data-hero-film]')).toHaveJSProperty('paused', false)
  const preview = page.getByRole('region', { name: 'See what it feels like' })
  await preview.getByRole('button', { name: 'Play the preview video' }).click()
  // If the Content-Security-Policy blocked the player, this heading would be missing.
  await expect(preview.frameLocator('iframe').getByRole('heading', { name: 'Playing' })).toBeVisible()
})

test('a router link to a page without hydration loads its document', async ({ page }) => {
  await signedInWithBooking(page)
  await page.goto('/dashboard')
  const same = await markDocument(page)
  await page.getByRole('link', { name: 'Book another retreat' }).click()
  await expect(page).toHaveURL('/booking?another=1')
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  expect(await same()).toBe(false)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your Bookings' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
})

test('a redirect to the sign-in loads its document', async ({ page }) => {
  const time = await holdTime(page)
  await page.goto('/dashboard')
  const same = await markDocument(page)
  await time.pass()
  await page.waitForURL('/auth')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(await same()).toBe(false)
})

test('a link between hydrated pages keeps the document', async ({ page }) => {
  await signedInWithBooking(page)
  await page.goto('/payment')
  const same = await markDocument(page)
  await page.getByRole('link', { name: AWA.firstName, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your Bookings' })).toBeVisible()
  expect(await same()).toBe(true)
})
