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

/** The type of a button that sends its form: before the scripts are there, a press must not put the form into the address. */
export function useSubmitType(): 'submit' | 'button' {
  return useHydrated() ? 'submit' : 'button'
}
