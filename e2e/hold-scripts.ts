import type { Page } from '@playwright/test'

/** A slow line: the page's scripts come when the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return arrive
}
