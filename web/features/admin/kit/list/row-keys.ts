import { useShortcut } from '#web/features/admin/kit/frame/shortcuts.ts'

/** Attributes that mark a row for the keyboard shortcuts. */
export const ROW = { 'data-row': '' }

/**
 * J and K move through the rows of all lists on the page, from top to bottom. The focus goes to the link or button that opens a row, so
 * that Enter opens it.
 */
export function useRowKeys(): void {
  useShortcut('j', 'Next row', () => moveBy(1))
  useShortcut('k', 'Row before', () => moveBy(-1))
  useShortcut('Enter', 'Open the row', () => openerOf(focusedRow())?.click())
}

/** Returns the row that contains the focus; null if none does. */
export function focusedRow(): Element | null {
  return document.activeElement?.closest('[data-row]') ?? null
}

function openerOf(row: Element | null | undefined): HTMLElement | null {
  return (
    row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, summary') ?? null
  )
}

function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main [data-row]')].filter((row) => row.checkVisibility())
  const at = rows.findIndex((row) => row === focusedRow())
  const next = rows[at === -1 ? 0 : Math.min(at + step, rows.length - 1)]
  openerOf(next)?.focus()
}
