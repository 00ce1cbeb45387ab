import type { RetreatView } from '#domain/retreat/retreat-calls.ts'

/** Returns the path of a date's page: its form or, once cancelled, who got what. */
export function dateAddress({ id, status }: Pick<RetreatView, 'id' | 'status'>): string {
  return status === 'cancelled' ? cancelAddress(id) : `/admin/dates/${encodeURIComponent(id)}`
}

export function cancelAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/cancel`
}

/** Returns the path of the page that announces a date change. */
export function changeAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/change`
}

/** Returns the path of the page that emails all guests of a date. */
export function writeAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/write`
}

/** Returns the path of a date's sheet. */
export function sheetAddress(id: string): string {
  return `/admin/dates/${encodeURIComponent(id)}/sheet`
}
