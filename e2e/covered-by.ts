import type { Locator, Page } from '@playwright/test'

export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).locator('.pointer-events-auto')
}

/** Returns the markup of the elements that a floating element covers; none while it is hidden. */
export async function coveredBy(floating: Locator, others: Locator): Promise<string[]> {
  const box = await floating.boundingBox()
  if (!box) return []
  return others.evaluateAll(
    (elements, { x, y, width, height }) =>
      elements
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return left < x + width && right > x && top < y + height && bottom > y
        })
        .map((element) => element.outerHTML),
    box,
  )
}
