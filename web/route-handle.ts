import { useMatches } from 'react-router'

/** What a route may say about itself: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /** False sends the page without React Router's scripts; what still has to move on it is an `<Island>`. */
  hydrate?: boolean
}

/** Whether the page being shown is brought to life as a whole. Any route of the match can refuse. */
export function useHydration(): boolean {
  return useMatches().every(({ handle }) => !refusesHydration(handle))
}

function refusesHydration(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === false
}
