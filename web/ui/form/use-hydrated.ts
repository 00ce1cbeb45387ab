import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the component is hydrated, true from then on: what only the browser knows may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
