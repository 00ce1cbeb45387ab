/** Public pages. From any other page, "Go Back" would end at the sign-in again. */
const PUBLIC = ['/booking', '/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility']

/**
 * Returns the target of "Go Back" without a waiting booking: the page of this site that the visitor came from, else / (specification,
 * section 2). `referer` is the request header, null without one.
 */
export function returnUrl(address: string, referer: string | null): string {
  if (referer === null || !URL.canParse(referer)) return '/'
  const from = new URL(referer)
  // Compares hosts only, because behind a proxy our own address may be http while the browser's is https.
  if (from.host !== new URL(address).host || !PUBLIC.includes(from.pathname)) return '/'
  return from.pathname + from.search
}
