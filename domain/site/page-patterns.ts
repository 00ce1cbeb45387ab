/**
 * The pages of the site as patterns, by which browser errors name their page. A page's address may hold ids and secret
 * links; its pattern does not. A test compares them with the routes of the web.
 */
export const PAGE_PATTERNS = [
  '/',
  '/auth',
  '/booking',
  '/privacy-policy',
  '/terms-of-service',
  '/refund-policy',
  '/accessibility',
  '/kept-trip',
  '/payment',
  '/pay/:token',
  '/pay/:token/paid',
  '/checkout',
  '/confirm-address',
  '/auth-redirect',
  '/payment-success',
  '/thank-you',
  '/dashboard',
  '/guide/:bookingId',
  '/refund/:token',
  '/hand-over/:token',
  '/lodge/:token',
  '/edit-booking/:bookingId',
  '/dev-dashboard',
  '/admin',
  '/admin/today',
  '/admin/guests',
  '/admin/guests/drafts',
  '/admin/guests/new',
  '/admin/guests/:bookingId',
  '/admin/guests/:bookingId/payment',
  '/admin/guests/:bookingId/refund',
  '/admin/guests/:bookingId/edit',
  '/admin/guests/:bookingId/move',
  '/admin/guests/:bookingId/cancel',
  '/admin/guests/:bookingId/pay-link',
  '/admin/guests/:bookingId/write',
  '/admin/money',
  '/admin/money/bank',
  '/admin/money/refunds',
  '/admin/money/unknown',
  '/admin/money/owes',
  '/admin/money/ledger',
  '/admin/money/enter',
  '/admin/dates',
  '/admin/dates/new',
  '/admin/dates/:retreatId',
  '/admin/dates/:retreatId/cancel',
  '/admin/dates/:retreatId/change',
  '/admin/dates/:retreatId/write',
  '/admin/dates/:retreatId/sheet',
  '/admin/mail',
  '/admin/mail/:contactId',
  '/admin/settings',
  '/admin/more',
] as const

export type PagePattern = (typeof PAGE_PATTERNS)[number]

/** The name of every other page, whose address is not stored. */
export const ANOTHER_PAGE = 'another page'

/** Returns the pattern of a path; one without parameters comes before one with them. */
export function pagePattern(path: string): string {
  const parts = partsOf(path)
  const fitting = PAGE_PATTERNS.filter((pattern) => fits(partsOf(pattern), parts))
  return fitting.toSorted((one, other) => parameters(one) - parameters(other))[0] ?? ANOTHER_PAGE
}

function partsOf(path: string): string[] {
  const [withoutQuery = ''] = path.split(/[?#]/)
  return withoutQuery.split('/').filter((part) => part !== '')
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  )
}

function parameters(pattern: string): number {
  return pattern.split(':').length
}
