import { useMatches } from 'react-router'

/** What a route may say about itself: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /**
   * False sends its pages without React Router's scripts; what still has to move on them is an `<Island>`. Only
   * web/shell/unhydrated-route.tsx says so, because it also makes the way to such a page a navigation of the document.
   */
  hydrate?: boolean
  /** Whether its pages are the admin area's, and carry the styles of those. No link of the router leads to or from them. */
  admin?: boolean
}

/** Whether the page being shown is hydrated as a whole. Any route of the match can refuse. */
export function useHydration(): boolean {
  return useMatches().every(({ handle }) => said(handle).hydrate !== false)
}

/** Whose styles the page being shown carries. */
export function useStyles(): 'guest' | 'admin' {
  return useMatches().some(({ handle }) => said(handle).admin === true) ? 'admin' : 'guest'
}

function said(handle: unknown): { hydrate?: unknown; admin?: unknown } {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
