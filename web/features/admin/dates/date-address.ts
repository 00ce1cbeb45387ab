import type { RetreatView } from '#domain/retreat-calls.ts'

/** The page of a date: where it is edited, or, once it is cancelled, who got what. */
export function dateAddress({ id, status }: Pick<RetreatView, 'id' | 'status'>): string {
  return status === 'cancelled' ? cancelAddress(id) : `/admin/dates/${encodeURIComponent(id)}`
}

export function cancelAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/cancel`
}

/** The sheet of a date: who comes, and what to prepare. */
export function sheetAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/sheet`
}
