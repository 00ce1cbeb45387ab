import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its page comes to life, true from then on: what only the browser knows may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
