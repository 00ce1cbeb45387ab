import type { CalendarDay } from '#domain/base/dates.ts'
import type { LegalTexts } from './legal-page.tsx'

const changeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Returns a legal text of the owner's with the day of its last change in the specification's format: "July 8, 2025". */
export function legalTexts({
  lastUpdated,
  ...texts
}: Omit<LegalTexts, 'lastUpdated'> & { lastUpdated?: CalendarDay | undefined }): LegalTexts {
  return {
    ...texts,
    lastUpdated: lastUpdated ? changeDay.format(new Date(`${lastUpdated}T00:00:00Z`)) : null,
  }
}
