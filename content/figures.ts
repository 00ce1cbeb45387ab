import * as z from 'zod/mini'
import { formatCents } from '#domain/base/money.ts'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { PAYMENT_REMINDER_HOURS } from '#domain/booking/booking-state.ts'
import { handOverCostText } from '#domain/hand-over/hand-over-terms.ts'
import { TIER_KEYS, type PriceList } from '#domain/price/pricing.ts'
import {
  CLAIMED_HOLD_HOURS,
  UNCLAIMED_HOLD_HOURS,
  AIRPORT_TAX_EACH_WAY_CENTS,
  BALANCE_DUE_DAYS_BEFORE,
  DEPOSIT_CENTS,
  FOUNDING_MEMBER_DISCOUNT_PERCENT,
  PAYMENT_WINDOW_HOURS,
  PHOTOS_AND_VIDEO_VALUE_CENTS,
  WIND_OR_WIN_CASH_BACK_CENTS,
  WIND_OR_WIN_MINIMUM_KITE_DAYS,
  PLACES_PER_PACKAGE,
  RETREAT_DAYS,
  RETREAT_NIGHTS,
} from '#domain/terms/booking-terms.ts'
import {
  CANCELLATION_TERMS,
  FREE_CANCELLATION_DAYS,
  FULL_REFUND_HOURS,
  HALF_REFUND_DAYS,
} from '#domain/terms/cancellation-terms.ts'
import { PACKAGE_RIGHTS } from '#domain/terms/package-rights.ts'
import type { Business } from './business-schema.ts'
import type { Figures } from './owner-text.ts'
import { packageTravelSchema } from './package-travel-schema.ts'

const identitySchema = z.pick(z.object(packageTravelSchema.shape), {
  organiser: true,
  insolvency: true,
  onTheSpot: true,
  complaints: true,
  stay: true,
  minimum: true,
})

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns a small number as it is written in running text: 8 → eight; above ten in digits. */
function inWords(number: number): string {
  return NUMBER_WORDS[number] ?? String(number)
}

/** The figures of the rules, which texts use for prices, terms and deadlines instead of typed numbers. */
const RULE_FIGURES = {
  days: String(RETREAT_DAYS),
  daysInWords: inWords(RETREAT_DAYS),
  nights: String(RETREAT_NIGHTS),
  placesPerPackage: String(PLACES_PER_PACKAGE),

  deposit: formatCents(DEPOSIT_CENTS),
  balanceDueDays: String(BALANCE_DUE_DAYS_BEFORE),
  paymentHours: String(PAYMENT_WINDOW_HOURS),
  signInMinutes: String(UNCLAIMED_HOLD_HOURS * 60),
  holdHours: String(CLAIMED_HOLD_HOURS),
  reminderHours: String(PAYMENT_REMINDER_HOURS),
  airportTaxEachWay: formatCents(AIRPORT_TAX_EACH_WAY_CENTS),
  airportTaxTotal: formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS),

  fullRefundHours: String(FULL_REFUND_HOURS),
  freeCancellationDays: String(FREE_CANCELLATION_DAYS),
  halfRefundDays: String(HALF_REFUND_DAYS),
  halfRefundUntilDays: String(FREE_CANCELLATION_DAYS - 1),
  halfRefundPercent: `${CANCELLATION_TERMS['30_to_44_days'].restPercent}%`,

  foundingDiscount: `${FOUNDING_MEMBER_DISCOUNT_PERCENT}%`,
  photosValue: formatCents(PHOTOS_AND_VIDEO_VALUE_CENTS),
  guaranteeDays: String(WIND_OR_WIN_MINIMUM_KITE_DAYS),
  guaranteeCash: formatCents(WIND_OR_WIN_CASH_BACK_CENTS),
} as const satisfies Figures

/** Returns the name, price and spots of each tier, under its name: `{earlyBirdPrice}`. */
function tierFigures({ tiers }: PriceList): Figures {
  return Object.fromEntries(
    tiers.flatMap(({ tier, name, priceCents, spots }) => [
      [`${TIER_KEYS[tier]}Name`, name],
      [`${TIER_KEYS[tier]}Price`, formatCents(priceCents)],
      [`${TIER_KEYS[tier]}Spots`, String(spots)],
    ]),
  )
}

/** Returns the figures that come from prices.yaml, each with its own name in braces instead of its value. */
export function pricesByName(prices: PriceList): Figures {
  return recordOf([...keysOf(tierFigures(prices)), 'privateRoom'], (name) => `{${name}}`)
}

/** Returns the figures of the rules, prices.yaml and business.yaml, which package-travel.yaml and all later files may name in braces. */
export function figuresOf(business: Business, prices: PriceList): Figures {
  const { brand, offer, support, bank } = business
  return {
    ...RULE_FIGURES,
    ...PACKAGE_RIGHTS,
    handOverCost: handOverCostText(prices.handOverCents),
    ...tierFigures(prices),
    privateRoom: formatCents(prices.privateRoomCents),
    brand: brand.name,
    siteTitle: brand.siteTitle,
    retreatCountry: brand.retreatCountry,
    instructorBase: brand.instructorBase,
    ...recordOf(keysOf(offer), (figure) => String(offer[figure])),
    replyHours: String(support.replyHours),
    supportHours: support.hours,
    transferDays: bank.transferDays,
    chatApp: business.chat.app,
    chatNumber: business.chat.number,
    socialNetwork: business.social?.network ?? '',
    videoProvider: business.previewVideo?.provider ?? '',
    contactEmail: business.mail.replyTo,
  }
}

/**
 * Returns the figures from package-travel.yaml about the organiser, the insurer, the contacts, the meals and the minimum, for all texts
 * including its own. Missing values are empty here, because reading the file reports them.
 */
export function identityFigures(written: unknown): Figures {
  const { organiser, insolvency, onTheSpot, complaints, stay, minimum } = asIdentity(written)
  return {
    registeredName: organiser?.registeredName ?? '',
    companyNumber: organiser?.companyNumber ?? '',
    organiserAddress: organiser?.address ?? '',
    organiserPhone: organiser?.phone ?? '',
    organiserMail: organiser?.mail ?? '',
    insurer: insolvency?.insurer ?? '',
    insurancePolicy: insolvency?.policyNumber ?? '',
    insurerAddress: insolvency?.address ?? '',
    insurerPhone: insolvency?.phone ?? '',
    insurerMail: insolvency?.mail ?? '',
    onTheSpotName: onTheSpot?.name ?? '',
    onTheSpotPhone: onTheSpot?.phone ?? '',
    complaintsAddress: complaints?.address ?? '',
    complaintsBody: complaints?.body ?? '',
    complaintsSite: complaints?.site ?? '',
    meals: stay?.meals ?? '',
    minimumGuests: minimum ? String(minimum.guests) : '',
    decidedDaysBefore: minimum ? String(minimum.decidedDaysBefore) : '',
  }
}

function asIdentity(written: unknown): Partial<z.infer<typeof identitySchema>> {
  const parsed = z.safeParse(identitySchema, written)
  return parsed.success ? parsed.data : {}
}

/** What figures are, for the operator who meets them in a text. */
const FIGURE_WORDS: Record<string, string> = {
  days: 'Days of a retreat',
  daysInWords: 'Days of a retreat',
  nights: 'Nights of a retreat',
  placesPerPackage: 'Places for each package',
  deposit: 'Deposit',
  balanceDueDays: 'Days before departure when the balance is due',
  paymentHours: 'Hours to pay',
  holdHours: 'Hours that we hold a place',
  signInMinutes: 'Minutes to sign in',
  airportTaxEachWay: 'Airport tax, each way',
  airportTaxTotal: 'Airport tax in all',
  fullRefundHours: 'Hours for a full refund',
  freeCancellationDays: 'Days before the retreat, free cancellation',
  halfRefundDays: 'Days before the retreat, half refund',
  halfRefundPercent: 'What a half refund gives back',
  foundingDiscount: 'Discount of founding members',
  photosValue: 'Worth of photos and video',
  guaranteeDays: 'Full kite days that we guarantee',
  guaranteeCash: 'Cash of the guarantee',
  privateRoom: 'Private room, from Prices',
  coachingHours: 'Hours of coaching',
  yogaSessions: 'Yoga sessions in a retreat',
  coaches: 'Coaches',
  ridersPerCoach: 'Riders for each coach',
  kiteStudents: 'Kite students at most',
  retreatCountry: 'Country of the retreats',
  registeredName: 'Registered name, from Business',
  insurer: 'Insurer, from Business',
  meals: 'Meals, from Business',
  chatApp: 'Chat app, from Business',
  chatNumber: 'Chat number, from Business',
  contactEmail: 'Email for replies, from Business',
  minimumGuests: 'Smallest group, from Business',
  replyHours: 'Hours until you reply',
}

/** Returns what a figure is, for the operator; its own name in words if it has no text of its own. */
export function figureWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return FIGURE_WORDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
