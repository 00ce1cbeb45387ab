import { expect, type Page } from '@playwright/test'

/** Simulates a slow connection: the page's scripts load when the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/*.js')
}

/** The same for its fonts. */
export function holdFonts(page: Page): Promise<() => void> {
  return hold(page, '**/*.woff2')
}

async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
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
