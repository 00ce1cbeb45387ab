import type { Locator, Page } from '@playwright/test'

/** Opens a folded row by its title once the page is loaded; an open row stays open. Returns the row. */
export async function openRow(place: Page | Locator, title: string): Promise<Locator> {
  const summary = place.locator('summary').filter({ hasText: title }).last()
  const row = summary.locator('..')
  if ((await row.getAttribute('open')) === null) await summary.click()
  return row
}
