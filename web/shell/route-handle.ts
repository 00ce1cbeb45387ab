import { useMatches } from 'react-router'

/** Options of a route: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /**
   * False sends its pages without React Router's scripts; their interactive parts are `<Island>`s. Set it only in
   * web/shell/unhydrated-route.tsx, which also makes navigation to such a page load a new document.
   */
  hydrate?: boolean
  /** True for the admin area, whose pages have their own styles. No router link may lead to or from them. */
  admin?: boolean
}

/** True if the current page is hydrated as a whole. Any matched route can turn that off. */
export function useHydration(): boolean {
  return useMatches().every(({ handle }) => said(handle).hydrate !== false)
}

/** Returns which styles the current page uses. */
export function useStyles(): 'guest' | 'admin' {
  return useMatches().some(({ handle }) => said(handle).admin === true) ? 'admin' : 'guest'
}

function said(handle: unknown): { hydrate?: unknown; admin?: unknown } {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
