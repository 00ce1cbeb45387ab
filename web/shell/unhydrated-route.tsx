import { Outlet, redirectDocument, type MiddlewareFunction } from 'react-router'
import type { RouteHandle } from './route-handle.ts'

/**
 * The pages under this route (web/routes.ts) are sent without hydration (decision 0048): their text is painted from the
 * document alone, and what moves on them are islands.
 */
export const handle = { hydrate: false } satisfies RouteHandle

/**
 * Whatever leads from a hydrated page to one of these, a link, `navigate()` or a redirect, is a navigation of the document:
 * only a document brings its islands, its scripts and its Content-Security-Policy. An anchor on such a page is reached by a
 * plain link, because the router does not tell it here.
 */
export const clientMiddleware: MiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]

export default function Unhydrated() {
  return <Outlet />
}
