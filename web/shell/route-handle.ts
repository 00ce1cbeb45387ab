import { useMatches } from 'react-router'

/** What a route may say about itself: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /** False sends the page without React Router's scripts; what still has to move on it is an `<Island>`. */
  hydrate?: boolean
  /** Styles that go out in the page itself (page-styles.tsx). */
  sheet?: PageSheet
}

/** `<name>.css` in this folder. */
const SHEETS = ['public-pages', 'booking-page'] as const
export type PageSheet = (typeof SHEETS)[number]

/** Whether the page being shown is brought to life as a whole. Any route of the match can refuse. */
export function useHydration(): boolean {
  return useMatches().every(({ handle }) => said(handle).hydrate !== false)
}

/** The sheet that the page being shown brings along, if any. */
export function usePageSheet(): PageSheet | undefined {
  const matches = useMatches()
  return SHEETS.find((sheet) => matches.some(({ handle }) => said(handle).sheet === sheet))
}

function said(handle: unknown): { hydrate?: unknown; sheet?: unknown } {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
