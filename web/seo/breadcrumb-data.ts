import type { BreadcrumbList } from 'schema-dts'

/** Returns the breadcrumbs of a page below the landing page. */
export function breadcrumbData(origin: string, siteTitle: string, page: { title: string; path: string }) {
  const steps = [{ title: siteTitle, path: '/' }, page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      item: new URL(path, origin).href,
    })),
  } satisfies BreadcrumbList
}
