import { addDays, compareDays, formatShortDay, retreatLabel, type CalendarDay } from '#domain/base/dates.ts'
import { RETREAT_NIGHTS } from '#domain/terms/booking-terms.ts'

export const PACKAGE_TYPES = ['kiter', 'non-kiter'] as const
export type PackageType = (typeof PACKAGE_TYPES)[number]

/** The names of the packages on screens, in emails and on documents. */
export const PACKAGE_NAMES: Record<PackageType, string> = { kiter: 'Kiter', 'non-kiter': 'Non-kiter' }

/** The package names for where nothing else says that it is a package. */
export const PACKAGE_TITLES: Record<PackageType, string> = {
  kiter: `${PACKAGE_NAMES.kiter} package`,
  'non-kiter': `${PACKAGE_NAMES['non-kiter']} package`,
}

/** The statuses that the operator can set. A draft is not shown; a closed date is shown as full. */
export const SALE_STATUSES = ['draft', 'on_sale', 'closed'] as const
export type SaleStatus = (typeof SALE_STATUSES)[number]

/** All statuses. A cancelled date is not shown and cannot be reopened, because its guests were refunded. */
export const RETREAT_STATUSES = [...SALE_STATUSES, 'cancelled'] as const
export type RetreatStatus = (typeof RETREAT_STATUSES)[number]

/** The statuses of dates that anyone may see. */
export const PUBLISHED_STATUSES = ['on_sale', 'closed'] as const satisfies readonly SaleStatus[]

export function isPublished({ status }: { status: RetreatStatus }): boolean {
  return status === 'on_sale' || status === 'closed'
}

/** One retreat. Its days are calendar days in Banjul. */
export interface Retreat {
  startsOn: CalendarDay
  endsOn: CalendarDay
  placesKiter: number
  placesNonKiter: number
  status: RetreatStatus
  /** The number of confirmed guests that it needs to run; null or missing for the usual number. */
  minimumGuests?: number | null | undefined
}

/** Returns a retreat's places by package. */
export function capacityOf({
  placesKiter,
  placesNonKiter,
}: Pick<Retreat, 'placesKiter' | 'placesNonKiter'>): Record<PackageType, number> {
  return { kiter: placesKiter, 'non-kiter': placesNonKiter }
}

/** The usual minimum number of guests, and the days before the start by which it is decided whether a date runs. */
interface UsualMinimum {
  guests: number
  decidedDaysBefore: number
}

/** Returns how many guests a date needs, and the last day to tell guests that it does not run with fewer. */
export function minimumOf(
  retreat: Pick<Retreat, 'startsOn' | 'minimumGuests'>,
  usual: UsualMinimum,
): { guests: number; decidedBy: CalendarDay } {
  return {
    guests: retreat.minimumGuests ?? usual.guests,
    decidedBy: addDays(retreat.startsOn, -usual.decidedDaysBefore),
  }
}

/** Why a date on sale takes no more bookings. */
export const CLOSING_REASONS = ['starts_soon', 'too_few_guests'] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]

/** The owner's figures for the sale of dates. */
export interface SaleRules {
  closesDaysBefore: number
  minimum: UsualMinimum
}

/** Whether a date can be booked, and whether it is decided that it runs. */
export interface SaleState {
  onSale: boolean
  /** Null unless the date is on sale and takes no more bookings. */
  closedBy: ClosingReason | null
  /** How many of the guests that it needs are confirmed; null once it is certain to run. */
  gathering: { confirmed: number; guests: number; decidedBy: CalendarDay } | null
}

/**
 * Returns the state of a date's sale. It closes some days before it starts, or on the deciding day with too few confirmed guests, unless
 * the operator keeps it open (decision 0002).
 */
export function saleState(
  retreat: Pick<Retreat, 'startsOn' | 'minimumGuests' | 'status'> & { keptOpen: boolean },
  confirmed: number,
  today: CalendarDay,
  rules: SaleRules,
): SaleState {
  const { guests, decidedBy } = minimumOf(retreat, rules.minimum)
  const isShort = confirmed < guests
  const closedBy = (): ClosingReason | null => {
    if (retreat.status !== 'on_sale' || retreat.keptOpen) return null
    if (today >= addDays(retreat.startsOn, -rules.closesDaysBefore)) return 'starts_soon'
    return isShort && today >= decidedBy ? 'too_few_guests' : null
  }
  const reason = closedBy()
  return {
    onSale: retreat.status === 'on_sale' && reason === null,
    closedBy: reason,
    gathering: isShort && today <= decidedBy ? { confirmed, guests, decidedBy } : null,
  }
}

/** Returns what guests read of a date's minimum: how many have booked until it is decided, then that it runs. */
export function minimumWording(gathering: SaleState['gathering']): string {
  return gathering
    ? `${gathering.confirmed} of ${gathering.guests} have booked; decided by ${formatShortDay(gathering.decidedBy)}`
    : RUNS_WORDS
}

/** The label of a date that is certain to run. */
export const RUNS_WORDS = 'Runs for certain'

export function usualLastDay(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, RETREAT_NIGHTS)
}

/** True from the first moment of a retreat's first day in Banjul, from when it cannot be booked. */
export function hasStarted(retreat: { startsOn: CalendarDay }, today: CalendarDay): boolean {
  return retreat.startsOn <= today
}

/** The number of retreats that the booking form shows before "Show later dates". */
export const OFFERED_RETREATS = 3

/** Returns the retreats that can be booked today, soonest first (decision 0002). */
export function bookableRetreats<R extends { startsOn: CalendarDay; onSale: boolean }>(
  retreats: readonly R[],
  today: CalendarDay,
): R[] {
  return retreats
    .filter((retreat) => retreat.onSale && !hasStarted(retreat, today))
    .toSorted((a, b) => compareDays(a.startsOn, b.startsOn))
}

/** Returns the year in "More dates coming soon for …": that of the last offered retreat, or the next one if that ends in December. */
export function moreDatesYear(offered: readonly { endsOn: CalendarDay }[], today: CalendarDay): number {
  const last = offered.at(-1)?.endsOn ?? today
  const year = Number(last.slice(0, 4))
  return last.slice(5, 7) === '12' ? year + 1 : year
}

/** The minimum number of future retreats in a fresh demonstration. */
export const MIN_FUTURE_RETREATS = 9
const SEASON_REPEAT_DAYS = 52 * 7

/** Returns the first season, repeated 52 weeks later until at least nine retreats are in the future, for a fresh installation. */
export function repeatSeasons(firstSeason: readonly Retreat[], today: CalendarDay): Retreat[] {
  const retreats = [...firstSeason]
  if (firstSeason.length === 0) return retreats
  // The specification's season is always followed by at least one more.
  for (let season = 1; season <= 1 || countFuture(retreats, today) < MIN_FUTURE_RETREATS; season++) {
    const shift = season * SEASON_REPEAT_DAYS
    for (const retreat of firstSeason) {
      retreats.push({
        ...retreat,
        startsOn: addDays(retreat.startsOn, shift),
        endsOn: addDays(retreat.endsOn, shift),
      })
    }
  }
  return retreats
}

function countFuture(retreats: readonly Retreat[], today: CalendarDay): number {
  return retreats.filter((retreat) => !hasStarted(retreat, today)).length
}

/** The two kiter bookings that the specification's season starts with: the seed creates them, the fallback counts them. */
export const EXAMPLE_BOOKINGS = { startsOn: '2025-12-05', kiters: 2 } as const

/** Returns the label by which a retreat is shown, chosen and counted. */
export function labelOf(retreat: { startsOn: CalendarDay; endsOn: CalendarDay }): string {
  return retreatLabel(retreat.startsOn, retreat.endsOn)
}
