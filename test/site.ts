import { loadSite, type SiteContent } from '#content/site-content.ts'
import type { Deps } from '#server/deps.ts'

/** The site's content as it comes with the product, and what its files say about themselves. */
export const SHIPPED = loadSite()

export const SITE = SHIPPED.site

/** Publishes other content for the app: what is given in place of what it has. */
export function publish(app: { deps: Deps }, change: Partial<SiteContent>): void {
  const site = { ...app.deps.site(), ...change }
  app.deps.site = () => site
}
