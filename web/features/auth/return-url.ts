/** What anybody may see; from anywhere else the way back would end at the sign-in again. */
const PUBLIC = ['/booking', '/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility']

/**
 * Where "Go Back" leads whoever has no booking waiting: to the page of ours that they came from, else to / (specification,
 * section 2). `referer` is what the browser says of it.
 */
export function returnUrl(address: string, referer: string | null): string {
  if (referer === null || !URL.canParse(referer)) return '/'
  const from = new URL(referer)
  // Behind a proxy our own address may be http where the browser's is https.
  if (from.host !== new URL(address).host || !PUBLIC.includes(from.pathname)) return '/'
  return from.pathname + from.search
}
