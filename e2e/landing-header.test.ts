import { expect, expectAccessible, visitorTest as test } from './fixtures.ts'

test('on a phone a menu leads through the page, by keyboard and by touch', async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await open.press('Enter')
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(menu).toContainText('From €950')
  await expect(menu).toContainText('Next: Oct 31–Nov 7, 2025')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await menu.getByRole('link', { name: 'Where it is' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeInViewport()
  await open.click()
  await menu.getByRole('link', { name: 'Book' }).click()
  await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeInViewport()
})

test('on a large screen the header returns when scrolling up, with the price and the link to it @desktop', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  const header = page.getByRole('banner')
  const book = header.getByRole('link', { name: 'Book' })
  // The scripts are loaded, and follow the scrolling.
  await expect(header.getByRole('link', { name: 'Sign In/Up' })).toBeVisible()
  await expect(book).toBeHidden()
  await expectAccessible(page)
  await page.locator('#instructors').scrollIntoViewIfNeeded()
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => window.scrollBy(0, -300))
  // The text is in the page before the header shows, so wait until the link is visible.
  await expect(book).toBeVisible()
  await expect(header).toBeInViewport()
  await expect(header).toContainText('From €950')
  const signIn = header.getByRole('link', { name: 'Sign In/Up' })
  await expect(signIn).toBeInViewport()
  const [left, right] = [await book.boundingBox(), await signIn.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0), 'side by side').toBeLessThan(right?.x ?? 0)
  await expectAccessible(page)
  await page.evaluate(() => window.scrollBy(0, 100))
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => window.scrollBy(0, -100))
  await book.click()
  await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeInViewport()
  const entries = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')
  await expect(entries).toHaveText(['Prices'])
})
