// Proves that `holdTime` stops a page's timers. The page is made up here.

import { expect, test, type Page } from '@playwright/test'
import { holdTime } from './hold-time.ts'

const SITE = 'http://site.test'

/** Opens a page that writes down each timer when it fires. */
async function visit(page: Page, script: string): Promise<void> {
  const html = `<p></p><script>const say = word => document.querySelector('p').append(word + ' '); ${script}</script>`
  await page.route(`${SITE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(SITE)
}

test('held timers wait until time passes, and then fire in order', async ({ page }) => {
  const time = await holdTime(page)
  await visit(
    page,
    `setTimeout(say, 10_000, 'redirect'); setTimeout(say, 500, 'notice')
     const cleared = setTimeout(say, 600, 'never'); clearTimeout(cleared)
     setTimeout(() => setTimeout(say, 200, 'soon'), 499)`,
  )
  const said = page.locator('p')
  await expect(said).toHaveText('soon')
  await time.pass(9999)
  await expect(said).toHaveText('soon notice')
  await time.pass()
  await expect(said).toHaveText('soon notice redirect')
  await page.evaluate('setTimeout(say, 5000, "at once")')
  await expect(said).toHaveText('soon notice redirect at once')
})

test('timers wait again after time is held again, and in a new document', async ({ page }) => {
  const time = await holdTime(page)
  await visit(page, '')
  const said = page.locator('p')
  await time.pass()
  await time.hold()
  await page.evaluate('setTimeout(say, 500, "later"); setTimeout(() => setTimeout(say, 400, "now"), 300)')
  await expect(said).toHaveText('now')
  await time.pass()
  await expect(said).toHaveText('now later')

  await visit(page, `setTimeout(say, 500, 'later'); setTimeout(() => setTimeout(say, 400, 'now'), 300)`)
  await expect(said).toHaveText('now')
})
