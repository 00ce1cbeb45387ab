import type { Page } from '@playwright/test'
import { PROBLEMS } from '#domain/contract/problem.ts'
import { CHECKOUT_TIMEOUT_MS } from '#domain/site/timings.ts'
import { freePort } from '#test/serve.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { NOVEMBER, openCheckout, payByCard, signedInWithBooking } from './guest.ts'

/** Chooses deposit and card, and returns the button that opens the card page. */
async function readyToPay(page: Page) {
  await page.goto('/payment')
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  return page.getByRole('button', { name: 'Pay €200 by card' })
}

test('a phone shows both amounts and the button without scrolling, and the keyboard alone leads to the card page', async ({
  page,
}) => {
  await signedInWithBooking(page)
  await page.goto('/payment')
  const height = page.viewportSize()?.height ?? 0
  for (const part of [
    page.getByText('€200', { exact: true }),
    page.getByText('€1,130', { exact: true }).last(),
    page.getByRole('heading', { name: 'How would you like to pay?' }),
    page.getByRole('button', { name: 'Choose how much to pay' }),
  ]) {
    const box = await part.boundingBox()
    expect(box && box.y + box.height, 'its lower edge').toBeLessThanOrEqual(height)
  }

  await expect(page.getByRole('button', { name: 'Choose how much to pay' })).toBeEnabled()
  await page.getByRole('radio', { name: 'Deposit' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.locator('summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pay €200 by card' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sandbox/checkout/**')
})

test('a checkout that fails, or has no connection, says so above the button, charges nothing, and can be tried again', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem({ about: 'ERR_INTERNET_DISCONNECTED' })
  expectProblem({ status: 502, about: '/api/create-checkout-session' })
  await signedInWithBooking(page)
  await (await readyToPay(page)).waitFor()
  const pay = page.getByRole('button', { name: '€200 by card' })
  await context.setOffline(true)
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('we can’t reach the server')
  await expect(page.getByRole('alert')).toContainText('Nothing was charged')
  await expect(pay).toContainText('Try again: €200 by card')
  await context.setOffline(false)
  const answers = [
    { status: 502, contentType: 'application/problem+json', body: '{"title":"x","detail":"x","status":502}' },
    { status: 200, contentType: 'application/json', body: '{"id":"cs_1"}' },
  ]
  for (const answer of answers) {
    await page.route('**/api/create-checkout-session', (route) => route.fulfill(answer), { times: 1 })
    await pay.click()
    await expect(page.getByRole('alert')).toContainText('Checkout Error')
    await expect(page.getByRole('alert')).toContainText(PROBLEMS['checkout-failed'].title)
    await expect(pay).toContainText('Try again: €200 by card')
  }
  await expectAccessible(page)
  await pay.click()
  await page.waitForURL('**/sandbox/checkout/**')
})

test('if the browser does not open the card page, the guest gets the link after three seconds', async ({
  page,
}) => {
  await page.clock.install()
  await signedInWithBooking(page)
  const pay = await readyToPay(page)
  let asked = 0
  // An answer without content keeps the browser on the page.
  await page.route('**/sandbox/checkout/**', (route) => {
    asked += 1
    return route.fulfill({ status: 204 })
  })
  await pay.click()
  await expect(page.getByText('Nothing has been charged yet.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Full payment' })).toBeDisabled()
  expect(3 * CHECKOUT_TIMEOUT_MS).toBe(3_000)
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => asked).toBeGreaterThanOrEqual(tries)
    await page.clock.runFor(CHECKOUT_TIMEOUT_MS)
  }
  const dialog = page.getByRole('dialog', { name: 'Open the payment page?' })
  await expect(dialog).toBeVisible()
  expect(asked).toBe(3)
  await expect(dialog.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
    'href',
    /\/sandbox\/checkout\//,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Open the card page yourself' })).toBeVisible()
})

test('if the card provider does not answer, the success page asks to check again before paying twice; an incomplete or unknown payment can be made again, or another way', async ({
  page,
  server,
}) => {
  const lead = await signedInWithBooking(page)
  await (await readyToPay(page)).waitFor()
  const sandboxId = await openCheckout(page, lead, 'deposit')
  // As if Stripe had opened it: a checkout of the sandbox is always looked up there.
  const id = sandboxId.replace('cs_sandbox_', 'cs_test_')
  await server.execute(
    `update checkout_sessions set provider_id = '${id}' where provider_id = '${sandboxId}'`,
  )
  await server.restart({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: `http://127.0.0.1:${await freePort()}`,
    },
  })
  await page.goto(`/payment-success?session_id=${id}`)
  await expect(page.getByRole('heading', { name: 'We can’t check your payment right now' })).toBeVisible()
  await expect(page.getByText('If you’ve paid, your payment is safe')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await server.execute(
    `update checkout_sessions set provider_id = '${sandboxId}' where provider_id = '${id}'`,
  )
  await server.restart()
  for (const address of ['/payment-success', '/payment-success?session_id=cs_unknown']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Payment Not Completed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to payment' })).toHaveAttribute('href', '/payment')
  }
  await page.goto(`/payment-success?session_id=${sandboxId}`)
  await expect(page.getByRole('heading', { name: 'Payment Not Completed' })).toBeVisible()
  await expect(page.getByText('Nothing was charged.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Pay €200 by card' })).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: 'Pay another way' }).click()
  await expect(page.getByRole('radio', { name: 'Deposit' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Card' })).not.toBeChecked()
})

test('the success page offers the calendar entry, the receipt and an invitation link with the same dates, and fits 320 px and type at 200%, as the payment page does', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const lead = await signedInWithBooking(page)
  const session = await payByCard(page, lead, 'deposit')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/payment', `/payment-success?session_id=${session}`]) {
    for (const size of ['100%', '200%']) {
      await page.goto(path)
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${path} at ${size}`).toBeLessThanOrEqual(0)
    }
  }

  await page.goto(`/payment-success?session_id=${session}`)
  await expect(page.getByText('67')).toBeVisible()
  for (const name of ['Add to your Calendar', 'Receipt (PDF)']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(href ?? '')).status(), name).toBe(200)
  }
  await expect(page.getByRole('main').getByText('owner’s content')).toHaveCount(2)

  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }))
  await page.getByRole('button', { name: 'Invite a friend' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await context.clearCookies()
  await page.goto(link)
  await expect(page.getByRole('radio', { name: NOVEMBER })).toBeChecked()
})
