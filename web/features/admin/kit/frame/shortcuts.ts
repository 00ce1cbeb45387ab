import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A keyboard shortcut of the current admin page. */
interface Shortcut {
  /** Key as in `KeyboardEvent.key`: "/", "?", "j", "Enter", "Escape", " ". */
  key: string
  /** Description: "Find a guest". */
  does: string
}

let active: readonly (Shortcut & { run: () => void })[] = []
const listeners = new Set<() => void>()

function change(next: typeof active): void {
  active = next
  for (const listener of listeners) listener()
}

/**
 * Runs `run` on a key while the component is mounted. Shortcuts are off in fields, dialogs and menus, and with any modifier key, which
 * belongs to the browser.
 */
export function useShortcut(key: string, does: string, run: () => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    const shortcut = { key, does, run: () => latest() }
    change([...active, shortcut])
    return () => change(active.filter((other) => other !== shortcut))
  }, [key, does])
}

/** Returns the shortcuts of the current page, in the order in which they were added. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => active,
    () => active,
  )
}

/** Runs the shortcut for a key event, and returns true if there was one. If two share a key, the later one runs. */
export function runShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (isTaken(event)) return false
  const shortcut = active.findLast(({ key }) => key === event.key)
  if (!shortcut) return false
  event.preventDefault()
  shortcut.run()
  return true
}

const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])'

/** True if the focused element uses the key itself: a field, select, dialog or menu. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (
    target.closest(`${TYPED_IN}, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]`)
  )
    return true
  // Enter and Space already activate a focused link or button.
  if (key === 'Enter') return target.closest('a, button, summary, input') !== null
  return key === ' ' && target.closest('button, summary, input') !== null
}
