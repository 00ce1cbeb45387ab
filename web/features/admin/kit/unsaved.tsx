import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** What stands on the page and says whether it holds something typed. */
const forms = new Set<{ current: () => boolean }>()

function hasUnsaved(): boolean {
  return [...forms].some((form) => form.current())
}

/**
 * Asks before what was typed into a form of the admin area is left: by a link, by Back, or by closing the tab. Call what it gives back once
 * the form is saved, before it leads away.
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

/** The state of a link that says "Discard": it is not asked about. */
export const DISCARD = { discard: true }

function discards(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'discard' in state
}

/** The question, once for all forms of the admin area: the router takes one blocker at a time. */
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
