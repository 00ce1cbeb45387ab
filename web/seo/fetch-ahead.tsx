/** Lets the browser fetch the booking form's page when a hand is on its way to a link that leads there. */
const RULES = JSON.stringify({
  // Fetched, never run ahead: the form reads what the click itself leaves in the browser's storage.
  prefetch: [{ where: { href_matches: { pathname: '/booking' } }, eagerness: 'moderate' }],
})

/** For pages that are sent without hydration, whose links are whole navigations. */
export function FetchAhead() {
  // oxlint-disable-next-line react/no-danger
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
}
