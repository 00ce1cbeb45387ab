import { fieldAt } from '#domain/site/site-fields.ts'

/** The pages that the operator edits, by their names in the path, in the order of the list. */
export const SITE_PAGES = {
  landing: { title: 'Landing page', about: 'With questions, people and photos', path: '/' },
  guide: { title: 'Guide', about: 'Five chapters', path: null },
  email: { title: 'Emails', about: 'Sign-off and help line', path: null },
  'terms-of-service': { title: 'Terms of service', about: 'Legal', path: '/terms-of-service' },
  'refund-policy': { title: 'Refund policy', about: 'Legal', path: '/refund-policy' },
  'privacy-policy': { title: 'Privacy policy', about: 'Legal', path: '/privacy-policy' },
  accessibility: { title: 'Accessibility', about: 'Legal', path: '/accessibility' },
} as const
export type PageKey = keyof typeof SITE_PAGES

export const PAGE_KEYS = Object.keys(SITE_PAGES).filter(isPageKey)

export function isPageKey(key: string | undefined): key is PageKey {
  return key !== undefined && Object.hasOwn(SITE_PAGES, key)
}

/** Returns the page at an address of the website; null for what is not edited here, or is another part of the same page. */
export function pageAt(href: string): PageKey | null {
  return PAGE_KEYS.find((key) => SITE_PAGES[key].path === href) ?? null
}

/** Returns where a field is changed. */
export function placeOfField(path: string): string {
  if (path.startsWith('prices.')) return '/admin/website/prices'
  const isBusiness = path.startsWith('business.') || path.startsWith('package-travel.')
  const place = isBusiness ? 'business' : `page/${pageOfPath(path)}`
  return fieldAt(path)?.kind === 'keys' ? `/admin/website/${place}` : `/admin/website/${place}?part=${path}`
}

/** Returns the page on which a text stands, by its path. */
export function pageOfPath(path: string): PageKey {
  const [first = ''] = path.split('.')
  if (first === 'mail') return 'email'
  return isPageKey(first) ? first : 'landing'
}
