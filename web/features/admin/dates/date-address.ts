import type { RetreatView } from '#domain/retreat/retreat-calls.ts'

/** The page of a date: where it is edited, or, once it is cancelled, who got what. */
export function dateAddress({ id, status }: Pick<RetreatView, 'id' | 'status'>): string {
  return status === 'cancelled' ? cancelAddress(id) : `/admin/dates/${encodeURIComponent(id)}`
}

export function cancelAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/cancel`
}

/** Where a change of a date is announced to its guests. */
export function changeAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/change`
}

/** Where everybody of a date is written to. */
export function writeAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/write`
}

/** The sheet of a date: who comes, and what to prepare. */
export function sheetAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/sheet`
}
