import { expect, type Page } from '@playwright/test'

/** Simulates a slow connection: the page's fonts load when the returned function is called. */
export async function holdFonts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await arrival
    await route.continue()
  })
  return arrive
}

/** Waits until the page shows its own fonts. `document.fonts.ready` alone is fulfilled before any font starts to load. */
export async function loadFonts(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(async () => {
      const fonts = ['700 16px "Bricolage Grotesque"', '400 16px "Figtree Variable"']
      const faces = await Promise.all(fonts.map((font) => document.fonts.load(font)))
      return faces.every((found) => found.length > 0)
    })
  await expect.poll(loaded).toBe(true)
}
