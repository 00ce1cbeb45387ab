import { addDays, banjulDay, hoursAfter, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, type Cents } from '#domain/base/money.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import {
  BALANCE_DUE_DAYS_BEFORE,
  DEPOSIT_CENTS,
  FOUNDING_MEMBER_DISCOUNT_PERCENT,
  PAYMENT_WINDOW_HOURS,
} from '#domain/terms/booking-terms.ts'
import { lineCents, PRICE_LINE_KINDS, totalOfLines, type PriceLine } from './price-lines.ts'
import type { Room } from './rooms.ts'

/** The tier that never runs out. */
export const LAST_TIER = 'standard'
/** The tiers in the order in which they apply. */
export const TIERS = ['super_early_bird', 'early_bird', LAST_TIER] as const
export type Tier = (typeof TIERS)[number]

/** The names of the tiers wherever a booking is shown. */
export const TIER_NAMES: Record<Tier, string> = {
  super_early_bird: 'Super Early Bird',
  early_bird: 'Early Bird',
  standard: 'Standard',
}

/** The names of the tiers in prices.yaml and in the fields of the website. */
export const TIER_KEYS = {
  super_early_bird: 'superEarlyBird',
  early_bird: 'earlyBird',
  standard: 'standard',
} as const satisfies Record<Tier, string>

export interface TierEntry {
  tier: Tier
  name: string
  priceCents: Cents
  /** The number of bookings for which the tier lasts, counted over all retreats. */
  spots: number
  /** The number of bookings at which the next tier begins. */
  endsAt: number
}

type EntryOfEach<Tiers extends readonly Tier[]> = { readonly [Index in keyof Tiers]: TierEntry }

/** The owner's prices: `content/prices.yaml`, which defaults to the specification's price list (section 9.1). */
export interface PriceList {
  /** One entry per tier, in the order in which they apply. */
  tiers: EntryOfEach<typeof TIERS>
  privateRoomCents: Cents
  /** The fee for handing a place to another person, at most what the change costs the owner. */
  handOverCents: Cents
  /** Bookings submitted before this day in Banjul don't count towards a tier; null if all count. */
  countFrom: CalendarDay | null
  /** Bookings submitted before this day in Banjul make founding members; null while the first season goes on. */
  foundersUntil: CalendarDay | null
}

/** Returns the price list for the owner's prices in whole euros. */
export function priceListOf(written: {
  tiers: Record<Tier, { price: number; spots: number }>
  privateRoom: number
  handOver: number
  countFrom: CalendarDay | null
  foundersUntil?: CalendarDay | null
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
    foundersUntil: written.foundersUntil ?? written.countFrom,
  }
}

/** Returns the amount that a room adds to the price. */
export function roomSupplementCents(
  room: Room,
  { privateRoomCents }: Pick<PriceList, 'privateRoomCents'>,
): Cents {
  return room === 'private' ? privateRoomCents : 0
}

/**
 * Returns the tier at a number of bookings that hold a place, over all retreats. With the specification's sizes 7 is
 * still super early bird, 8 to 13 are early bird, and from 14 standard, which never runs out (section 4.1).
 */
export function tierAt(totalBookings: number, { tiers }: Pick<PriceList, 'tiers'>): TierEntry {
  return tiers.findLast(({ spots, endsAt }) => totalBookings >= endsAt - spots) ?? tiers[0]
}

/**
 * Returns the spots left in the current tier: 6 of early bird at 8 bookings, 1 of standard at 15. Null from 16 on:
 * standard's spots are used up while its price still applies (decision 0072).
 */
export function spotsLeftInTier(totalBookings: number, prices: Pick<PriceList, 'tiers'>): number | null {
  const left = tierAt(totalBookings, prices).endsAt - totalBookings
  return left > 0 ? left : null
}

/** What a tier's card shows: on sale, sold out, or not yet on sale. */
export type TierCardState =
  | { state: 'available'; spotsLeft: number | null }
  | { state: 'sold_out' }
  | { state: 'later'; after: string }

/** Returns the state of one tier's card: "Sold Out" once its spots are used, "Available After …" before its turn. */
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

/** Returns the package of a pricing card: non-kiter if its name contains "Non-Kiter", else kiter (specification, section 4.1). */
export function packageTypeOfCard(cardName: string): PackageType {
  return cardName.includes('Non-Kiter') ? 'non-kiter' : 'kiter'
}

/** The price frozen on a booking. */
export interface Quote {
  tier: Tier
  lines: readonly PriceLine[]
  totalCents: Cents
  depositCents: Cents
  balanceCents: Cents
  balanceDueOn: CalendarDay
}

/** Returns the price that its lines make. A deposit larger than the whole price becomes the whole price. */
export function quoteOfLines({ tier, lines, balanceDueOn: dueOn }: Frozen): Quote {
  const totalCents = totalOfLines(lines)
  const depositCents = Math.min(DEPOSIT_CENTS, totalCents)
  return {
    tier,
    lines,
    totalCents,
    depositCents,
    balanceCents: totalCents - depositCents,
    balanceDueOn: dueOn,
  }
}

/** What is stored of a price; the rest follows from it. */
type Frozen = Pick<Quote, 'tier' | 'lines' | 'balanceDueOn'>

/**
 * Returns the price of one booking, frozen when it is submitted, from its tier and room at that time (decision 0003). A
 * founding member who has been on a retreat gets 20% off the base price (domain/booking/founding.ts).
 */
export function quoteFor(input: {
  tier: Tier
  basePriceCents: Cents
  roomSupplementCents: Cents
  foundingMember: boolean
  startsOn: CalendarDay
  submittedAt: Date
}): Quote {
  const { tier, basePriceCents, roomSupplementCents: roomCents, foundingMember } = input
  const lines: PriceLine[] = [{ kind: 'package', cents: basePriceCents }]
  if (roomCents > 0) lines.push({ kind: 'room', cents: roomCents })
  if (foundingMember) lines.push({ kind: 'founder', cents: -foundingMemberDiscount(basePriceCents) })
  return quoteOfLines({ tier, lines, balanceDueOn: balanceDueOn(input.startsOn, input.submittedAt) })
}

export function foundingMemberDiscount(basePriceCents: Cents): Cents {
  return Math.round((basePriceCents * FOUNDING_MEMBER_DISCOUNT_PERCENT) / 100)
}

/**
 * Returns the price of a changed booking (decision 0003): only the room is priced anew, and on another date the balance
 * gets a new due date. The lines that the operator made stay.
 */
export function requote(
  agreed: Quote,
  edit: { roomSupplementCents: Cents; startsOn: CalendarDay; submittedAt: Date; isSameDate: boolean },
): Quote {
  const { tier } = agreed
  const quote = quoteFor({
    ...edit,
    tier,
    basePriceCents: lineCents(agreed, 'package'),
    foundingMember: agreed.lines.some(({ kind }) => kind === 'founder'),
  })
  const lines = [...quote.lines, ...agreed.lines.filter(({ kind }) => PRICE_LINE_KINDS[kind] === 'kept')]
  // A move or the operator may have given the balance its own due date, which no other change removes.
  return quoteOfLines({
    tier,
    lines,
    balanceDueOn: edit.isSameDate ? agreed.balanceDueOn : quote.balanceDueOn,
  })
}

/** Returns the price lowered by an amount, with the operator's reason for the guest. */
export function lowerQuote(quote: Quote, { cents, ...why }: Omit<PriceLine, 'kind'>): Quote {
  return quoteOfLines({ ...quote, lines: [...quote.lines, { kind: 'reduction', cents: -cents, ...why }] })
}

/** Returns the price without the lines that an act made. */
export function undoAct(quote: Quote, act: string): Quote {
  return quoteOfLines({ ...quote, lines: quote.lines.filter((line) => line.act !== act) })
}

/** Returns the day on which the balance is due: 45 days before departure, or 48 hours after booking if that is later. */
export function balanceDueOn(startsOn: CalendarDay, submittedAt: Date): CalendarDay {
  const usual = addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)
  const soonest = banjulDay(hoursAfter(submittedAt, PAYMENT_WINDOW_HOURS))
  return usual > soonest ? usual : soonest
}

/** The older list's own amounts, which today's prices don't change. */
const LEGACY_SUPPLEMENT_CENTS: Record<Room, Cents> = { private: centsFromEuros(180), shared: 0 }
const LEGACY_BASE_CENTS: Record<PackageType, Cents> = {
  kiter: centsFromEuros(950),
  'non-kiter': centsFromEuros(750),
}

/**
 * Returns the balance by the dashboard formula of the specification, section 9.1: 950 (kiter) or 750 (non-kiter) plus the supplement minus
 * 200. It applies only to bookings without a quote, imported from the operator's older list (decision 0003).
 */
export function legacyBalanceCents(packageType: PackageType, room: Room): Cents {
  return LEGACY_BASE_CENTS[packageType] + LEGACY_SUPPLEMENT_CENTS[room] - DEPOSIT_CENTS
}

/** Returns a booking's whole price: its frozen total, or the older list's formula for a booking without a quote. */
export function totalPriceCents(booking: {
  quote: Pick<Quote, 'totalCents'> | null
  packageType: PackageType
  room: Room
}): Cents {
  return booking.quote?.totalCents ?? legacyBalanceCents(booking.packageType, booking.room) + DEPOSIT_CENTS
}
