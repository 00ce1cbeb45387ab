import { Outlet, redirectDocument, type MiddlewareFunction } from 'react-router'
import type { RouteHandle } from './page-hydration.tsx'

/**
 * The pages under this route (web/routes.ts) are sent without hydration: the HTML alone paints them, and their interactive parts are
 * islands (decision 0048).
 */
export const handle = { hydrate: false } satisfies RouteHandle

/**
 * Turns client-side navigation to these pages into a document load, because only a document brings its islands, scripts and
 * Content-Security-Policy. Link to an anchor on such a page with a plain `<a>`: the router drops the fragment here.
 */
export const clientMiddleware: MiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]

export default function Unhydrated() {
  return <Outlet />
}
