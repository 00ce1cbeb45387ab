/** Lets the browser prefetch the booking form when the pointer is on a link to it. */
const RULES = JSON.stringify({
  // Prefetch, not prerender: the form reads what the click itself stores in the browser.
  prefetch: [{ where: { href_matches: { pathname: '/booking' } }, eagerness: 'moderate' }],
})

/** For pages without hydration, whose links load whole pages. */
export function FetchAhead() {
  // oxlint-disable-next-line react/no-danger
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
}
