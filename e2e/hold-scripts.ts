import type { Page } from '@playwright/test'

/** Simulates a slow connection: the page's scripts load when the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return arrive
}
