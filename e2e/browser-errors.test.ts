import { expect, expectAccessible, test } from './fixtures.ts'
import { adminLink, enterAdmin } from './operator.ts'

const BROKEN = 'This file does not run'
const UNDRAWN = 'This part cannot be drawn'

test('script and rendering errors in a browser are reported to the operator', async ({
  page,
  expectProblem,
}) => {
  expectProblem({ about: BROKEN })
  await page.route(/\/assets\/entry-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new TypeError('${BROKEN}')` }),
  )
  const told = page.waitForResponse('**/api/browser-errors')
  await page.goto('/refund-policy?name=Awa')
  expect((await told).status()).toBe(204)
  await page.unrouteAll()

  expectProblem({ about: UNDRAWN })
  await page.route(/\/assets\/settings-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Settings() { throw new Error('${UNDRAWN}') }`,
    }),
  )
  await enterAdmin(page)
  await adminLink(page, 'More').click()
  const toldToo = page.waitForResponse('**/api/browser-errors')
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  expect((await toldToo).status()).toBe(204)
  await expect(page.getByRole('heading', { name: 'We can’t show this page' })).toBeVisible()
  await page.unrouteAll()

  await page.goto('/admin/settings')
  const website = page.getByRole('region', { name: 'Website' })
  await expect(website).toContainText(`TypeError: ${BROKEN}`)
  await expect(website).toContainText('page /refund-policy, once')
  await expect(website).toContainText(/\/assets\/entry-[\w-]+\.js:1:7/)
  await expectAccessible(page)
  await expect(website).toContainText(`Error: ${UNDRAWN}`)
  await expect(website).toContainText('page /admin/settings')
})
