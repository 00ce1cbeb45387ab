import { addDays, banjulDay, hoursAfter, type CalendarDay } from './dates.ts'
import { centsFromEuros, type Cents } from './money.ts'
import type { PackageType } from './retreats.ts'

export const TIERS = ['super_early_bird', 'early_bird', 'standard'] as const
export type Tier = (typeof TIERS)[number]

export const ROOMS = ['private', 'shared'] as const
export type Room = (typeof ROOMS)[number]

/**
 * The price list (specification, section 9.1). `spots` is how many bookings a tier lasts for, counted over all retreats;
 * `endsAt` is the number of bookings at which the next tier begins.
 */
export const TIER_LIST = [
  {
    tier: 'super_early_bird',
    name: 'Super Early Bird',
    priceCents: centsFromEuros(950),
    spots: 8,
    endsAt: 8,
  },
  { tier: 'early_bird', name: 'Early Bird', priceCents: centsFromEuros(1_100), spots: 6, endsAt: 14 },
  { tier: 'standard', name: 'Standard', priceCents: centsFromEuros(1_250), spots: 2, endsAt: 16 },
] as const satisfies readonly { tier: Tier; name: string; priceCents: Cents; spots: number; endsAt: number }[]

export type TierEntry = (typeof TIER_LIST)[number]

export const ROOM_SUPPLEMENT_CENTS: Record<Room, Cents> = { private: centsFromEuros(180), shared: 0 }
export const DEPOSIT_CENTS = centsFromEuros(200)
export const BALANCE_DUE_DAYS_BEFORE = 45
export const PAYMENT_WINDOW_HOURS = 48
export const AIRPORT_TAX_EACH_WAY_CENTS = centsFromEuros(20)
export const FOUNDING_MEMBER_DISCOUNT_PERCENT = 20
export const WIND_OR_WIN_CASH_BACK_CENTS = centsFromEuros(150)
export const WIND_OR_WIN_MINIMUM_KITE_DAYS = 3
export const PHOTOS_AND_VIDEO_VALUE_CENTS = centsFromEuros(200)

/**
 * The tier in force at a number of bookings that hold a place, over all retreats: 7 is still super early bird,
 * 8 is already early bird, 13 still, 14 already standard. Standard never runs out (specification, section 4.1).
 */
export function tierAt(totalBookings: number): TierEntry {
  return TIER_LIST.find((entry) => totalBookings < entry.endsAt) ?? TIER_LIST[2]
}

/**
 * Spots left in the tier in force: 8 → 6 of early bird, 15 → 1 of standard. From 16 on null: standard's count is used up
 * while its price holds on, and nothing is counted any more (decision 0072).
 */
export function spotsLeftInTier(totalBookings: number): number | null {
  const left = tierAt(totalBookings).endsAt - totalBookings
  return left > 0 ? left : null
}

/** What a tier's card shows: on sale now, used up, or not yet begun. */
export type TierCardState =
  { state: 'available'; spotsLeft: number | null } | { state: 'sold_out' } | { state: 'later'; after: string }

/** The state of one tier's card: "Sold Out" once its spots are used, "Available After …" before its turn. */
export function tierCardState(entry: TierEntry, totalBookings: number): TierCardState {
  const current = tierAt(totalBookings)
  if (entry.tier === current.tier) return { state: 'available', spotsLeft: spotsLeftInTier(totalBookings) }
  if (entry.endsAt <= totalBookings) return { state: 'sold_out' }
  const before = TIER_LIST[TIER_LIST.findIndex((other) => other.tier === entry.tier) - 1]
  return { state: 'later', after: before?.name ?? current.name }
}

/** The price list's entry of a tier. */
export function tierEntry(tier: Tier): TierEntry {
  return TIER_LIST.find((entry) => entry.tier === tier) ?? TIER_LIST[0]
}

/** The package a pricing card stands for: "Non-Kiter" in its name means non-kiter, anything else kiter (specification, section 4.1). */
export function packageTypeOfCard(cardName: string): PackageType {
  return cardName.includes('Non-Kiter') ? 'non-kiter' : 'kiter'
}

export interface Quote {
  tier: Tier
  basePriceCents: Cents
  roomSupplementCents: Cents
  discountCents: Cents
  /** By how much the operator has lowered the price since it was quoted. */
  loweredCents: Cents
  totalCents: Cents
  depositCents: Cents
  balanceCents: Cents
  balanceDueOn: CalendarDay
}

/**
 * The price of one booking, frozen when it is submitted (decision 0003). A founding member, who has been on a retreat
 * before, gets 20% off the base price.
 */
export function quoteFor(input: {
  tier: Tier
  room: Room
  foundingMember: boolean
  startsOn: CalendarDay
  submittedAt: Date
}): Quote {
  const basePriceCents = tierEntry(input.tier).priceCents
  const discountCents = input.foundingMember
    ? Math.round((basePriceCents * FOUNDING_MEMBER_DISCOUNT_PERCENT) / 100)
    : 0
  const roomSupplementCents = ROOM_SUPPLEMENT_CENTS[input.room]
  const totalCents = basePriceCents + roomSupplementCents - discountCents
  return {
    tier: input.tier,
    basePriceCents,
    roomSupplementCents,
    discountCents,
    loweredCents: 0,
    totalCents,
    depositCents: DEPOSIT_CENTS,
    balanceCents: totalCents - DEPOSIT_CENTS,
    balanceDueOn: balanceDueOn(input.startsOn, input.submittedAt),
  }
}

/** The same price lowered by an amount, at most to nothing. A deposit that would be more than the whole price is the whole price. */
export function lowerQuote(quote: Quote, byCents: Cents): Quote {
  const totalCents = Math.max(0, quote.totalCents - byCents)
  const loweredCents = quote.loweredCents + quote.totalCents - totalCents
  const depositCents = Math.min(quote.depositCents, totalCents)
  return { ...quote, loweredCents, totalCents, depositCents, balanceCents: totalCents - depositCents }
}

/** The balance is due 45 days before departure, or on the day 48 hours after booking where that is later. */
export function balanceDueOn(startsOn: CalendarDay, submittedAt: Date): CalendarDay {
  const usual = addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)
  const soonest = banjulDay(hoursAfter(submittedAt, PAYMENT_WINDOW_HOURS))
  return usual > soonest ? usual : soonest
}

const LEGACY_BASE_CENTS: Record<PackageType, Cents> = {
  kiter: centsFromEuros(950),
  'non-kiter': centsFromEuros(750),
}

/**
 * The dashboard balance of the specification, section 9.1, 950 (kiter) or 750 (non-kiter) plus the supplement minus
 * 200: it serves only bookings that carry no quote, imported from the operator's older list (decision 0003).
 */
export function legacyBalanceCents(packageType: PackageType, room: Room): Cents {
  return LEGACY_BASE_CENTS[packageType] + ROOM_SUPPLEMENT_CENTS[room] - DEPOSIT_CENTS
}

/** What a booking costs in all: its frozen total, or what the formula of the older list makes of one without a quote. */
export function totalPriceCents(booking: {
  quote: Pick<Quote, 'totalCents'> | null
  packageType: PackageType
  room: Room
}): Cents {
  return booking.quote?.totalCents ?? legacyBalanceCents(booking.packageType, booking.room) + DEPOSIT_CENTS
}
