import type { RetreatView } from '#domain/retreat/retreat-calls.ts'

/** Returns the path of a date's page, or of one of the pages below it. */
export function datePath(id: string, page?: 'cancel' | 'change' | 'write' | 'sheet'): string {
  return `/admin/dates/${encodeURIComponent(id)}${page ? `/${page}` : ''}`
}

/** Returns the path of a date's page: its form or, once cancelled, who got what. */
export function dateAddress({ id, status }: Pick<RetreatView, 'id' | 'status'>): string {
  return datePath(id, status === 'cancelled' ? 'cancel' : undefined)
}
