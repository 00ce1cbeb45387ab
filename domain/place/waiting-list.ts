import { addDays, banjulDay, hoursAfter, type CalendarDay } from '#domain/base/dates.ts'
import { BRUSSELS, localTime } from '#domain/base/guest-time.ts'
import { counted, listed } from '#domain/base/wording.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { BALANCE_DUE_DAYS_BEFORE, CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { FIRST_COME_DAYS, NEAR_OFFER_HOURS, OFFER_ENDS } from '#domain/terms/deadlines.ts'

// The list for full dates: who is offered a freed place, and until when (decision 52).

/** Numbers of places, by package. */
export type Places = Record<PackageType, number>

/** How many wait in one entry, all of them together. */
export const WAITING_SIZE = { least: 1, most: 4 } as const

/** What became of an entry. It ends in each of these ways and is offered nothing more. */
export const WAITING_OUTCOMES = ['taken', 'declined', 'lapsed', 'closed'] as const
export type WaitingOutcome = (typeof WAITING_OUTCOMES)[number]

/** The state of an entry, as its own page shows it. */
export const WAITING_STATES = ['asked', 'waiting', 'offered', ...WAITING_OUTCOMES] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** A confirmed entry that has not ended. */
export interface WaitingEntry {
  kiters: number
  nonKiters: number
  /** Until when its offer runs; null without one. */
  offerUntil: Date | null
  /** When the operator withdrew its last offer: it is offered nothing by itself from then on. */
  withdrawnAt: Date | null
}

interface List<Entry> {
  /** Places that nobody has booked. */
  free: Places
  /** By rank. */
  entries: readonly Entry[]
  startsOn: CalendarDay
  now: Date
}

export function placesNeeded({ kiters, nonKiters }: Pick<WaitingEntry, 'kiters' | 'nonKiters'>): Places {
  return { kiter: kiters, 'non-kiter': nonKiters }
}

/** True if there are as many free places of each package as are needed; of one that isn't needed more may be held than there are. */
export function fits(needed: Places, free: Places): boolean {
  return PACKAGE_TYPES.every(
    (packageType) => needed[packageType] === 0 || needed[packageType] <= free[packageType],
  )
}

/** True from the first moment of the day on which everybody is told at once. */
export function isFirstCome(startsOn: CalendarDay, now: Date): boolean {
  return banjulDay(now) >= addDays(startsOn, -FIRST_COME_DAYS)
}

/**
 * Returns whom a date's free places are for: `next` are the entries to be offered theirs now, by rank, and `onSale` is what everybody may
 * book. Places of running offers are held. An entry is passed over while it doesn't fit wholly, so that it never blocks a place.
 */
export function sharePlaces<Entry extends WaitingEntry>({
  free,
  entries,
  startsOn,
  now,
}: List<Entry>): {
  next: Entry[]
  onSale: Places
} {
  const onSale = { ...free }
  const hold = (entry: Entry) => {
    for (const packageType of PACKAGE_TYPES) onSale[packageType] -= placesNeeded(entry)[packageType]
  }
  for (const entry of entries) if (isOffered(entry, now)) hold(entry)
  const next = isFirstCome(startsOn, now)
    ? []
    : entries.filter((entry) => {
        const isInTurn = entry.offerUntil === null && entry.withdrawnAt === null
        const isNext = isInTurn && fits(placesNeeded(entry), onSale)
        if (isNext) hold(entry)
        return isNext
      })
  return { next, onSale: { kiter: Math.max(0, onSale.kiter), 'non-kiter': Math.max(0, onSale['non-kiter']) } }
}

/** True while an offer runs. */
export function isOffered({ offerUntil }: Pick<WaitingEntry, 'offerUntil'>, now: Date): boolean {
  return offerUntil !== null && offerUntil > now
}

/** Returns the hours for which a place is offered: 48, or 24 near the start. */
export function offerHours(startsOn: CalendarDay, now: Date): number {
  const isNear = banjulDay(now) >= addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)
  return isNear ? NEAR_OFFER_HOURS : CLAIMED_HOLD_HOURS
}

/** Returns the end of an offer: after its hours; at night in Brussels it moves to 9:00. */
export function offerEnd(startsOn: CalendarDay, now: Date): Date {
  const end = hoursAfter(now, offerHours(startsOn, now))
  const hour = brusselsHour(end)
  const { from: morning, to: evening } = OFFER_ENDS
  if (hour >= morning && hour < evening) return end
  end.setUTCSeconds(0, 0)
  const next = hoursAfter(end, morning - hour + (hour >= evening ? 24 : 0))
  // The clock may be set in that night.
  return hoursAfter(next, morning - brusselsHour(next))
}

/** Returns when an offer's guest is reminded: 24 hours before it ends, or 12 where it lasts a day. */
export function offerReminderAt({ offeredAt, offerUntil }: { offeredAt: Date; offerUntil: Date }): Date {
  const isShort = hoursAfter(offeredAt, CLAIMED_HOLD_HOURS) > offerUntil
  return hoursAfter(offerUntil, isShort ? -NEAR_OFFER_HOURS / 2 : -NEAR_OFFER_HOURS)
}

function brusselsHour(instant: Date): number {
  const local = localTime(instant, BRUSSELS) ?? instant
  return local.getUTCHours() + local.getUTCMinutes() / 60
}

/** Returns what an entry waits for: "2 kiter places", "1 kiter place and 1 non-kiter place". */
export function placesText({ kiters, nonKiters }: Pick<WaitingEntry, 'kiters' | 'nonKiters'>): string {
  return listed([
    ...(kiters > 0 ? [counted(kiters, 'kiter place')] : []),
    ...(nonKiters > 0 ? [counted(nonKiters, 'non-kiter place')] : []),
  ])
}
