import { useShortcut } from './shortcuts.ts'

/** Marks a row of a list, so that the keys find it. */
export const ROW = { 'data-row': '' }

/**
 * J and K go through the rows of every list on the page as they stand below each other. The focus lies on what a row is opened by, so
 * that Enter opens it.
 */
export function useRowKeys(): void {
  useShortcut('j', 'Next row', () => moveBy(1))
  useShortcut('k', 'Row before', () => moveBy(-1))
  useShortcut('Enter', 'Open the row', () => openerOf(rowInFocus())?.click())
}

/** The row that has the focus, or something in it. */
export function rowInFocus(): Element | null {
  return document.activeElement?.closest('[data-row]') ?? null
}

function openerOf(row: Element | null | undefined): HTMLElement | null {
  return (
    row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, summary') ?? null
  )
}

function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main [data-row]')].filter((row) => row.checkVisibility())
  const at = rows.findIndex((row) => row === rowInFocus())
  const next = rows[at === -1 ? 0 : Math.min(at + step, rows.length - 1)]
  openerOf(next)?.focus()
}
