import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { PackageType } from './retreats.ts'

/** A day of a retreat as the owner plans it. */
export interface ScheduleDay {
  title: string
  activities: readonly {
    kind: 'travel' | 'kite' | 'yoga' | 'excursion' | 'workshop' | 'free'
    who: 'everyone' | 'kiters' | 'non-kiters'
    text: string
    /** Hours of kite coaching. */
    hours?: number | undefined
  }[]
}

/** Returns the activities of a guest's package on a day; null if the day is not part of the retreat. */
export function scheduleOn(
  days: readonly ScheduleDay[],
  { startsOn, packageType }: { startsOn: CalendarDay; packageType: PackageType },
  on: CalendarDay,
): ScheduleDay | null {
  const day = days[daysBetween(startsOn, on)]
  if (!day) return null
  const others = packageType === 'kiter' ? 'non-kiters' : 'kiters'
  return { ...day, activities: day.activities.filter(({ who }) => who !== others) }
}
