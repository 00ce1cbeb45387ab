import { addDays, banjulDay, monthsBefore, type CalendarDay } from '#domain/base/dates.ts'

/** The chapters of the guide in reading order; each is a file of the owner's. */
export const GUIDE_CHAPTERS = [
  'fitness-program',
  'packing-list',
  'health-and-entry',
  'arrival',
  'on-the-spot',
] as const
export type GuideChapterKey = (typeof GUIDE_CHAPTERS)[number]

/** The fitness program, which the dashboard shows on its own; the other chapters are the pre-retreat information. */
export const FITNESS_CHAPTER: GuideChapterKey = 'fitness-program'

/** A piece of text without markup; its weight and link are separate fields. */
export interface GuideSpan {
  text: string
  weight: 'plain' | 'strong' | 'emphasis'
  /** A path of this site, or an https:, mailto: or tel: address; null for plain text. */
  href: string | null
}

export type GuideBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: GuideSpan[] }
  | { kind: 'list'; ordered: boolean; items: GuideSpan[][] }

export interface GuideChapter {
  key: GuideChapterKey
  title: string
  blocks: GuideBlock[]
}

/** The guide to a booked retreat as its guest gets it, without chapters before `postedOn`. */
export interface GuideView {
  retreatDate: string
  /** The day in Banjul from which it is available. */
  postedOn: CalendarDay
  isPosted: boolean
  chapters: GuideChapter[]
  /** The travel information; null until two weeks before the retreat. */
  departure: DepartureInfo | null
  departureOn: CalendarDay
}

/** The owner's guide: the chapters for all retreats, and those that differ for a retreat, by its first day. */
export interface Guide {
  forAll: readonly GuideChapter[]
  byFirstDay: Readonly<Record<CalendarDay, readonly GuideChapter[]>>
}

/** Returns the chapters of one retreat in order, its own in place of the general ones, and the chapters that are not written yet. */
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

/** Returns the day in Banjul from which the guide is available: two months before Oct 31 that is Aug 31 (specification, section 9). */
export function guidePostedOn(startsOn: CalendarDay, postedMonthsBefore: number): CalendarDay {
  return monthsBefore(startsOn, postedMonthsBefore)
}

export function isGuidePosted(startsOn: CalendarDay, postedMonthsBefore: number, now: Date): boolean {
  return guidePostedOn(startsOn, postedMonthsBefore) <= banjulDay(now)
}

/** Days before the first day on which guests get the travel information (Directive (EU) 2015/2302, article 7(4)). */
const DEPARTURE_INFO_DAYS = 14

/** Returns the day from which it is available: for a start on Oct 31 it is Oct 17. */
export function departureInfoOn(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -DEPARTURE_INFO_DAYS)
}

export function isDepartureInfoThere(startsOn: CalendarDay, now: Date): boolean {
  return departureInfoOn(startsOn) <= banjulDay(now)
}

/** What a guest needs on the journey and in an emergency, in the owner's words. */
export interface DepartureInfo {
  itinerary: string
  lodging: string
  meals: string
  /** The parts of the journey that we arrange. */
  transport: string[]
  /** The contact during the retreat, day and night. */
  contact: { name: string; phone: string }
  emergency: string
}
