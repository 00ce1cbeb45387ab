import { centsFromEuros } from '#domain/base/money.ts'

// The figures of the specification, section 9, which every screen, email and text names. The prices are the owner's (content/prices.yaml).

/** Places of one retreat for each package (specification, section 9.1). */
export const PLACES_PER_PACKAGE = 8
export const RETREAT_DAYS = 8
export const RETREAT_NIGHTS = RETREAT_DAYS - 1

export const DEPOSIT_CENTS = centsFromEuros(200)
export const BALANCE_DUE_DAYS_BEFORE = 45
export const PAYMENT_WINDOW_HOURS = 48
export const AIRPORT_TAX_EACH_WAY_CENTS = centsFromEuros(20)
export const FOUNDING_MEMBER_DISCOUNT_PERCENT = 20
export const WIND_OR_WIN_CASH_BACK_CENTS = centsFromEuros(150)
export const WIND_OR_WIN_MINIMUM_KITE_DAYS = 3
export const PHOTOS_AND_VIDEO_VALUE_CENTS = centsFromEuros(200)

/** Hours that a submitted booking keeps its place: 1 while no account has claimed it, 48 once one has. */
export const UNCLAIMED_HOLD_HOURS = 1
export const CLAIMED_HOLD_HOURS = PAYMENT_WINDOW_HOURS

/** The working day after the report with which a place that depends on the transfer alone is released. */
export const TRANSFER_HOLD_WORKING_DAYS = 7
