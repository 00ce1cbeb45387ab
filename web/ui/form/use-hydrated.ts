import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false on the server and until the component is hydrated, then true. Content that depends on the browser may be shown only then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
