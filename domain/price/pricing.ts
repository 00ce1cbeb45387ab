import { addDays, banjulDay, hoursAfter, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, type Cents } from '#domain/base/money.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'

export const TIERS = ['super_early_bird', 'early_bird', 'standard'] as const
export type Tier = (typeof TIERS)[number]

export const ROOMS = ['private', 'shared'] as const
export type Room = (typeof ROOMS)[number]

/** What the tiers are called, wherever a booking of them is shown. */
export const TIER_NAMES: Record<Tier, string> = {
  super_early_bird: 'Super Early Bird',
  early_bird: 'Early Bird',
  standard: 'Standard',
}

export interface TierEntry {
  tier: Tier
  name: string
  priceCents: Cents
  /** How many bookings the tier lasts for, counted over all retreats. */
  spots: number
  /** The number of bookings at which the next tier begins. */
  endsAt: number
}

/** What the owner charges: `content/prices.yaml`, the specification's price list (section 9.1) unless it says otherwise. */
export interface PriceList {
  /** In the order in which they come; there is one of each. */
  tiers: readonly [TierEntry, TierEntry, TierEntry]
  privateRoomCents: Cents
  /** What it costs to hand a place to another person: no more than the change costs the owner. */
  handOverCents: Cents
  /** Bookings that were submitted before this day in Banjul count for no tier; null where all count. */
  countFrom: CalendarDay | null
}

/** The price list of what the owner has written down, in whole euros. */
export function priceListOf(written: {
  tiers: Record<Tier, { price: number; spots: number }>
  privateRoom: number
  handOver: number
  countFrom: CalendarDay | null
}): PriceList {
  const { super_early_bird: first, early_bird: second, standard: third } = written.tiers
  const entry = (tier: Tier, { price, spots }: { price: number; spots: number }, before: number) => ({
    tier,
    name: TIER_NAMES[tier],
    priceCents: centsFromEuros(price),
    spots,
    endsAt: before + spots,
  })
  return {
    tiers: [
      entry('super_early_bird', first, 0),
      entry('early_bird', second, first.spots),
      entry('standard', third, first.spots + second.spots),
    ],
    privateRoomCents: centsFromEuros(written.privateRoom),
    handOverCents: centsFromEuros(written.handOver),
    countFrom: written.countFrom,
  }
}

/** What a room adds to the price. */
export function roomSupplementCents(
  room: Room,
  { privateRoomCents }: Pick<PriceList, 'privateRoomCents'>,
): Cents {
  return room === 'private' ? privateRoomCents : 0
}

export const DEPOSIT_CENTS = centsFromEuros(200)
export const BALANCE_DUE_DAYS_BEFORE = 45
export const PAYMENT_WINDOW_HOURS = 48
export const AIRPORT_TAX_EACH_WAY_CENTS = centsFromEuros(20)
export const FOUNDING_MEMBER_DISCOUNT_PERCENT = 20
export const WIND_OR_WIN_CASH_BACK_CENTS = centsFromEuros(150)
export const WIND_OR_WIN_MINIMUM_KITE_DAYS = 3
export const PHOTOS_AND_VIDEO_VALUE_CENTS = centsFromEuros(200)

/**
 * The tier in force at a number of bookings that hold a place, over all retreats, by the specification's sizes: 7 is
 * still super early bird, 8 is already early bird, 13 still, 14 already standard. Standard never runs out (section 4.1).
 */
export function tierAt(totalBookings: number, { tiers }: Pick<PriceList, 'tiers'>): TierEntry {
  return tiers.find((entry) => totalBookings < entry.endsAt) ?? tiers[2]
}

/**
 * Spots left in the tier in force: 8 → 6 of early bird, 15 → 1 of standard. From 16 on null: standard's count is used up
 * while its price holds on, and nothing is counted any more (decision 0072).
 */
export function spotsLeftInTier(totalBookings: number, prices: Pick<PriceList, 'tiers'>): number | null {
  const left = tierAt(totalBookings, prices).endsAt - totalBookings
  return left > 0 ? left : null
}

/** What a tier's card shows: on sale now, used up, or not yet begun. */
export type TierCardState =
  | { state: 'available'; spotsLeft: number | null }
  | { state: 'sold_out' }
  | { state: 'later'; after: string }

/** The state of one tier's card: "Sold Out" once its spots are used, "Available After …" before its turn. */
export function tierCardState(
  entry: TierEntry,
  totalBookings: number,
  prices: Pick<PriceList, 'tiers'>,
): TierCardState {
  const current = tierAt(totalBookings, prices)
  if (entry.tier === current.tier) {
    return { state: 'available', spotsLeft: spotsLeftInTier(totalBookings, prices) }
  }
  if (entry.endsAt <= totalBookings) return { state: 'sold_out' }
  const before = prices.tiers.findLast((other) => other.endsAt < entry.endsAt)
  return { state: 'later', after: before?.name ?? current.name }
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
  /** What the operator has let go of it in all, where the present price is too small to hold it: it counts again for a dearer room. */
  grantedCents?: Cents | undefined
  /** By how much it has risen since, as the guest was told (decision 0172). */
  raisedCents: Cents
  totalCents: Cents
  depositCents: Cents
  balanceCents: Cents
  balanceDueOn: CalendarDay
}

/**
 * The price of one booking, frozen when it is submitted (decision 0003), of what its tier and its room cost then. A founding member, who has been on a retreat
 * before, gets 20% off the base price.
 */
export function quoteFor(input: {
  tier: Tier
  basePriceCents: Cents
  roomSupplementCents: Cents
  foundingMember: boolean
  startsOn: CalendarDay
  submittedAt: Date
}): Quote {
  const { basePriceCents } = input
  const discountCents = input.foundingMember ? foundingMemberDiscount(basePriceCents) : 0
  const totalCents = basePriceCents + input.roomSupplementCents - discountCents
  return {
    tier: input.tier,
    basePriceCents,
    roomSupplementCents: input.roomSupplementCents,
    discountCents,
    loweredCents: 0,
    raisedCents: 0,
    totalCents,
    depositCents: DEPOSIT_CENTS,
    balanceCents: totalCents - DEPOSIT_CENTS,
    balanceDueOn: balanceDueOn(input.startsOn, input.submittedAt),
  }
}

/** What a founding member pays less for a stay of this base price. */
export function foundingMemberDiscount(basePriceCents: Cents): Cents {
  return Math.round((basePriceCents * FOUNDING_MEMBER_DISCOUNT_PERCENT) / 100)
}

/** What of a price was agreed on, and stays whatever is changed of the stay. */
export type AgreedPrice = Pick<
  Quote,
  | 'tier'
  | 'basePriceCents'
  | 'discountCents'
  | 'loweredCents'
  | 'grantedCents'
  | 'raisedCents'
  | 'balanceDueOn'
>

/**
 * The price of a stay that is changed (decision 0003): only the room is priced anew, and for another date the day on which the balance is due,
 * by when that was agreed on. What the operator has let go of the price stays so, and so does what it has risen by.
 */
export function requote(
  agreed: AgreedPrice,
  stay: { roomSupplementCents: Cents; startsOn: CalendarDay; submittedAt: Date; isSameDate: boolean },
): Quote {
  const { tier, basePriceCents, discountCents, raisedCents } = agreed
  const quote = quoteFor({ ...stay, tier, basePriceCents, foundingMember: discountCents > 0 })
  const changed = withGranted(raiseQuote(quote, raisedCents), grantedOf(agreed))
  // A move or a rise may have given the balance a day of its own, which no other change takes away.
  return stay.isSameDate ? { ...changed, balanceDueOn: agreed.balanceDueOn } : changed
}

/** What the operator has let go of a price in all. */
function grantedOf({ loweredCents, grantedCents }: Pick<Quote, 'loweredCents' | 'grantedCents'>): Cents {
  return grantedCents ?? loweredCents
}

/** A price with all that was granted of it, at most to nothing. A deposit that would be more than the whole price is the whole price. */
function withGranted(quote: Quote, grantedCents: Cents): Quote {
  const { grantedCents: _, ...rest } = quote
  const grossCents = quote.totalCents + quote.loweredCents
  const totalCents = Math.max(0, grossCents - grantedCents)
  const loweredCents = grossCents - totalCents
  const depositCents = Math.min(quote.depositCents, totalCents)
  return {
    ...rest,
    loweredCents,
    ...(grantedCents > loweredCents && { grantedCents }),
    totalCents,
    depositCents,
    balanceCents: totalCents - depositCents,
  }
}

/** The same price lowered by an amount. */
export function lowerQuote(quote: Quote, byCents: Cents): Quote {
  return withGranted(quote, grantedOf(quote) + byCents)
}

/** The same price without an amount by which it was lowered a moment ago, with the deposit that it had before. */
export function restoreQuote(quote: Quote, byCents: Cents, depositCents: Cents): Quote {
  return withGranted({ ...quote, depositCents }, Math.max(0, grantedOf(quote) - byCents))
}

/** The same price risen by an amount: all of it is owed with the balance. */
export function raiseQuote(quote: Quote, byCents: Cents): Quote {
  const raised = {
    ...quote,
    raisedCents: quote.raisedCents + byCents,
    totalCents: quote.totalCents + byCents,
  }
  return withGranted(raised, grantedOf(quote))
}

/** The balance is due 45 days before departure, or on the day 48 hours after booking where that is later. */
export function balanceDueOn(startsOn: CalendarDay, submittedAt: Date): CalendarDay {
  const usual = addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)
  const soonest = banjulDay(hoursAfter(submittedAt, PAYMENT_WINDOW_HOURS))
  return usual > soonest ? usual : soonest
}

/** The older list's own, whatever is charged today. */
const LEGACY_SUPPLEMENT_CENTS: Record<Room, Cents> = { private: centsFromEuros(180), shared: 0 }
const LEGACY_BASE_CENTS: Record<PackageType, Cents> = {
  kiter: centsFromEuros(950),
  'non-kiter': centsFromEuros(750),
}

/**
 * The dashboard balance of the specification, section 9.1, 950 (kiter) or 750 (non-kiter) plus the supplement minus
 * 200: it serves only bookings that carry no quote, imported from the operator's older list (decision 0003).
 */
export function legacyBalanceCents(packageType: PackageType, room: Room): Cents {
  return LEGACY_BASE_CENTS[packageType] + LEGACY_SUPPLEMENT_CENTS[room] - DEPOSIT_CENTS
}

/** What a booking costs in all: its frozen total, or what the formula of the older list makes of one without a quote. */
export function totalPriceCents(booking: {
  quote: Pick<Quote, 'totalCents'> | null
  packageType: PackageType
  room: Room
}): Cents {
  return booking.quote?.totalCents ?? legacyBalanceCents(booking.packageType, booking.room) + DEPOSIT_CENTS
}
