import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A key of the admin area and what it does on the page that is shown. */
interface Shortcut {
  /** As the browser names it: "/", "?", "j", "Enter", "Escape", " ". */
  key: string
  /** What it does: "Find a guest". */
  does: string
}

let active: readonly (Shortcut & { run: () => void })[] = []
const listeners = new Set<() => void>()

function change(next: typeof active): void {
  active = next
  for (const listener of listeners) listener()
}

/**
 * Does something at a key, as long as the component is there. Keys are off while a field, a dialog or a menu has the focus, and with
 * any modifier: those belong to the browser.
 */
export function useShortcut(key: string, does: string, run: () => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    const shortcut = { key, does, run: () => latest() }
    change([...active, shortcut])
    return () => change(active.filter((other) => other !== shortcut))
  }, [key, does])
}

/** Those of the page that is shown, the latest first where two share a key. */
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

/** Runs what the key stands for, and says whether it stood for anything. Of two with one key the later one counts. */
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

/** Whoever types, chooses or answers a question uses the keys for that. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (
    target.closest(`${TYPED_IN}, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]`)
  )
    return true
  // What has the focus is opened or pressed by these two already.
  if (key === 'Enter') return target.closest('a, button, summary, input') !== null
  return key === ' ' && target.closest('button, summary, input') !== null
}
