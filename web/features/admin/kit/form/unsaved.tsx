import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { AlertDialog } from '#web/ui/dialog.tsx'

/** Functions of the forms on the page that return true if they hold unsaved input. */
const forms = new Set<{ current: () => boolean }>()

function hasUnsaved(): boolean {
  return [...forms].some((form) => form.current())
}

/**
 * Asks before unsaved input is lost by a link, Back or closing the tab. Call the returned function once the form is saved, before
 * navigating away.
 */
export function useUnsaved(isChanged: () => boolean): () => void {
  const form = useRef(isChanged)
  useEffect(() => {
    form.current = isChanged
  })
  useEffect(() => {
    forms.add(form)
    return () => void forms.delete(form)
  }, [])
  return () => void forms.delete(form)
}

/** Navigation state of a "Discard" link, which does not ask. */
export const DISCARD = { discard: true }

function discards(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'discard' in state
}

/** The confirmation for all forms of the admin area, because React Router supports only one blocker at a time. */
export function AskBeforeLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !discards(nextLocation.state) && hasUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="What you typed isn’t saved or sent yet, and would be lost."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
