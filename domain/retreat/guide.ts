import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { DepartureInfo } from './departure-info.ts'
import { monthsBefore } from '#domain/mail/reminders.ts'

/** The chapters of the guide, in the order in which they are read; each is a file of the owner's. */
export const GUIDE_CHAPTERS = [
  'fitness-program',
  'packing-list',
  'health-and-entry',
  'arrival',
  'on-the-spot',
] as const
export type GuideChapterKey = (typeof GUIDE_CHAPTERS)[number]

/** What the dashboard calls them: the fitness program stands alone, the others are the pre-retreat information. */
export const FITNESS_CHAPTER: GuideChapterKey = 'fitness-program'

/** A piece of running text. There is no markup in it: what it looks like is said beside it. */
export interface GuideSpan {
  text: string
  weight: 'plain' | 'strong' | 'emphasis'
  /** A path of this site, or an https:, mailto: or tel: address. */
  href: string | null
}

export interface GuideLine {
  spans: GuideSpan[]
  /** An example that the owner has yet to replace. */
  isPlaceholder: boolean
}

export type GuideBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; line: GuideLine }
  | { kind: 'list'; ordered: boolean; items: GuideLine[] }

export interface GuideChapter {
  key: GuideChapterKey
  title: string
  blocks: GuideBlock[]
}

/** What a guest is told of the guide to a booked retreat: no chapter before its day. */
export interface GuideView {
  retreatDate: string
  /** The day in Banjul from which it is there. */
  postedOn: CalendarDay
  isPosted: boolean
  chapters: GuideChapter[]
  /** What is needed on the journey; null before two weeks before it. */
  departure: DepartureInfo | null
  departureOn: CalendarDay
}

/** The owner's guide: the chapters for all, and for a retreat, by its first day, those that differ. */
export interface Guide {
  forAll: readonly GuideChapter[]
  byFirstDay: Readonly<Record<CalendarDay, readonly GuideChapter[]>>
}

/** The chapters of one retreat in their order, its own before those for all, and which of them nobody has written yet. */
export function guideFor(
  guide: Guide,
  startsOn: CalendarDay,
): { chapters: GuideChapter[]; missing: GuideChapterKey[] } {
  const written = [...(guide.byFirstDay[startsOn] ?? []), ...guide.forAll]
  const found = GUIDE_CHAPTERS.map((key) => ({
    key,
    chapter: written.find((chapter) => chapter.key === key),
  }))
  return {
    chapters: found.flatMap(({ chapter }) => chapter ?? []),
    missing: found.filter(({ chapter }) => !chapter).map(({ key }) => key),
  }
}

/** From which day on the guide is there: two months before Oct 31 that is Aug 31, in Banjul (specification, section 9). */
export function guidePostedOn(startsOn: CalendarDay, postedMonthsBefore: number): CalendarDay {
  return monthsBefore(startsOn, postedMonthsBefore)
}

export function isGuidePosted(startsOn: CalendarDay, postedMonthsBefore: number, now: Date): boolean {
  return guidePostedOn(startsOn, postedMonthsBefore) <= banjulDay(now)
}
