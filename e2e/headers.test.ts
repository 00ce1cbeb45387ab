import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { expect, test } from './fixtures.ts'
import { signedInWithBooking } from './guest.ts'
import { logInOperator } from './operator.ts'

/** The same for everyone, so browsers may store them and revalidate. */
const FOR_EVERYBODY = ['/', '/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility']

/** Lists the path of every screen from the routes, so that none is forgotten. */
function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => (children ? pathsOf(children) : [`/${path ?? ''}`]))
}

test('row 38: every screen sends its security headers, and only public pages may be stored', async ({
  page,
}) => {
  const lead = await signedInWithBooking(page)
  await logInOperator(page.request)
  const paths = pathsOf(routes).map((path) =>
    path.replace(':bookingId', lead.id).replace('*', 'no/such/page'),
  )
  expect(paths.length).toBeGreaterThan(15)
  // What a navigation in the browser requests instead of the page.
  const data = ['/dashboard.data', `/edit-booking/${lead.id}.data`]
  for (const path of [...paths, ...data]) {
    const headers = (await page.request.get(path, { maxRedirects: 0 })).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy':
        /^\/((refund|pay|lodge|hand-over|season|traveller|waiting-list|after)\/|confirm-address|admin\/reset)/.test(
          path,
        )
          ? 'no-referrer'
          : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(/(script-src|default-src) [^;]*unsafe/.exec(policy), path).toBeNull()
    const kept = headers['cache-control']
    expect([path, kept]).toEqual([
      path,
      FOR_EVERYBODY.includes(path) ? 'public, max-age=0, must-revalidate' : 'no-store',
    ])
  }
})
