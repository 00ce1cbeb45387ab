import type { Page } from '@playwright/test'
import { expect, expectAccessible, visitorTest as test } from './fixtures.ts'

const PAGES: { path: string; heading: string; says: string }[] = [
  { path: '/privacy-policy', heading: 'Privacy policy', says: 'Last updated November 29, 2026' },
  { path: '/terms-of-service', heading: 'Terms of service', says: 'Gambian law applies to these terms.' },
  {
    path: '/refund-policy',
    heading: 'Refund policy',
    says: '50% refund of everything beyond the deposit',
  },
  { path: '/accessibility', heading: 'Accessibility', says: 'The site speaks English only.' },
]

/** What search engines read of a page, and what is shown where it is shared. */
async function expectMetadata(page: Page, address: string): Promise<void> {
  const head = page.locator('head')
  const title = await page.title()
  expect(title).toContain('Tradewind')
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
  await expect(head.locator('meta[name=keywords]')).toHaveAttribute('content', /, /)
  await expect(head.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', address)
  await expect(head.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  const card = await head.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg')
}

test('each legal page is linked in the footer, is accessible, leads back, and has metadata as the landing page has', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await expectMetadata(page, `${baseURL}/`)
  for (const { path, heading, says } of PAGES) {
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: heading }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(says)).toBeVisible()
    await expectMetadata(page, `${baseURL}${path}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Homepage' }).click()
    await expect(page).toHaveURL('/')
  }
})

test('an unknown path is a 404 page with links', async ({ page, expectProblem }) => {
  expectProblem({ status: 404, about: '/no-such-page' })
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^404 Page Not Found/)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Prices and dates' }).click()
  await expect(page).toHaveURL('/#pricing')
})
