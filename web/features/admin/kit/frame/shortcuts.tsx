import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'

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
function useShortcuts(): readonly Shortcut[] {
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
function runShortcut(event: KeyboardEvent): boolean {
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

/** Keyboard shortcut shown beside its action, on laptops only. */
export function KeyHint({ keys, tone = 'dark' }: { keys: string; tone?: 'dark' | 'light' }) {
  return (
    <kbd
      aria-hidden
      className={classNames(
        'hidden min-w-6 justify-center rounded-sm border px-1.5 font-sans text-xs font-medium lg:inline-flex print:hidden',
        tone === 'light'
          ? 'border-cream/70 text-cream'
          : 'border-line-strong text-ink-soft in-[.bg-coral]:border-ink/60 in-[.bg-coral]:text-ink',
      )}
    >
      {keys}
    </kbd>
  )
}

/** Shortcuts for moving through the rows of a page, shown beside its title. */
export function RowKeyHint() {
  return (
    <p
      aria-hidden
      className="hidden items-center gap-1.5 self-center pr-3 text-sm text-ink-soft lg:flex print:hidden"
    >
      <KeyHint keys="J" />
      <KeyHint keys="K" /> up and down
      <KeyHint keys="Enter" /> open
    </p>
  )
}

/** Keys that do something only on a page with rows (`ROW`). */
const ROW_KEYS = ['j', 'k', 'Enter']

/** Returns the row that contains the focus; null if none does. */
export function focusedRow(): Element | null {
  return document.activeElement?.closest('[data-row]') ?? null
}

function openerOf(row: Element | null | undefined): HTMLElement | null {
  return (
    row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, summary') ?? null
  )
}

/** Moves through the rows of all lists on the page, from top to bottom. What opens a row gets the focus, so that Enter opens it. */
function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main [data-row]')].filter((row) => row.checkVisibility())
  const at = rows.findIndex((row) => row === focusedRow())
  const next = rows[at === -1 ? 0 : Math.min(at + step, rows.length - 1)]
  openerOf(next)?.focus()
}

/** Handles keyboard shortcuts, and lists those of the current page when "?" is pressed. */
export function ShortcutList() {
  const [open, setOpen] = useState(false)
  const hasRows = open && document.querySelector('main [data-row]') !== null
  const shortcuts = useShortcuts().filter(({ key }) => hasRows || !ROW_KEYS.includes(key))
  useShortcut('j', 'Next row', () => moveBy(1))
  useShortcut('k', 'Previous row', () => moveBy(-1))
  useShortcut('Enter', 'Open the row', () => openerOf(focusedRow())?.click())
  useShortcut('?', 'Show all keys', () => setOpen(true))
  useEffect(() => {
    document.addEventListener('keydown', runShortcut)
    return () => document.removeEventListener('keydown', runShortcut)
  }, [])
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keys on this page">
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <KeyHint keys={nameOf(key)} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function nameOf(key: string): string {
  if (key === ' ') return 'Space'
  return key.length === 1 ? key.toUpperCase() : key
}
