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

for (const { path, heading, says } of PAGES) {
  test(`${path} is accessible, and links back to the landing page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(says)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Homepage' }).click()
    await expect(page).toHaveURL('/')
    // Every page's footer links to it.
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: heading }).click()
    await expect(page).toHaveURL(path)
  })
}

test('public pages have metadata for search engines and for sharing', async ({ page, baseURL }) => {
  for (const path of ['/', ...PAGES.map((each) => each.path)]) {
    await page.goto(path)
    const head = page.locator('head')
    const title = await page.title()
    expect(title).toContain('Tradewind')
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    await expect(head.locator('meta[name=keywords]')).toHaveAttribute('content', /, /)
    await expect(head.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
    await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}${path}`)
    await expect(head.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const card = await head.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg')
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
