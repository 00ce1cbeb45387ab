import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/dates.ts'
import { eurosFromCents } from '#domain/money.ts'
import { DEPOSIT_CENTS, FOUNDING_MEMBER_DISCOUNT_PERCENT, priceListOf } from '#domain/pricing.ts'

const STEP = 5
/** Even the discounted price covers the deposit. */
const MIN_PRICE =
  Math.ceil(eurosFromCents(DEPOSIT_CENTS) / (1 - FOUNDING_MEMBER_DISCOUNT_PERCENT / 100) / STEP) * STEP
const MAX_PRICE = 100_000

const SAY_PRICE = `Write whole euros from ${MIN_PRICE} on, in steps of ${STEP}: so the discount of ${FOUNDING_MEMBER_DISCOUNT_PERCENT}% stays in whole euros, and the price above the deposit`
const SAY_SPOTS = 'Write for how many bookings it lasts, at least 1'

const tierSchema = z.strictObject({
  price: z
    .int(SAY_PRICE)
    .check(z.minimum(MIN_PRICE, SAY_PRICE), z.maximum(MAX_PRICE, SAY_PRICE), z.multipleOf(STEP, SAY_PRICE)),
  spots: z.int(SAY_SPOTS).check(z.minimum(1, SAY_SPOTS), z.maximum(10_000, SAY_SPOTS)),
})

const SAY_EUROS = 'Write whole euros, 0 or more'
const eurosSchema = z.int(SAY_EUROS).check(z.minimum(0, SAY_EUROS), z.maximum(MAX_PRICE, SAY_EUROS))

/** prices.yaml */
export const pricesSchema = z.pipe(
  z
    .strictObject({
      superEarlyBird: tierSchema,
      earlyBird: tierSchema,
      standard: tierSchema,
      privateRoom: eurosSchema,
      handOver: z.optional(eurosSchema),
      countFrom: z.optional(
        z
          .string('Write the day as YYYY-MM-DD')
          .check(z.refine(isCalendarDay, 'Write the day as YYYY-MM-DD, for example 2026-09-01')),
      ),
    })
    .check(
      // The texts say that the first guests pay the least.
      z.refine(({ superEarlyBird, earlyBird }) => superEarlyBird.price <= earlyBird.price, {
        path: ['earlyBird', 'price'],
        error: 'The next price cannot be lower than the one before it',
      }),
      z.refine(({ earlyBird, standard }) => earlyBird.price <= standard.price, {
        path: ['standard', 'price'],
        error: 'The next price cannot be lower than the one before it',
      }),
    ),
  z.transform(({ superEarlyBird, earlyBird, standard, privateRoom, handOver, countFrom }) =>
    priceListOf({
      tiers: { super_early_bird: superEarlyBird, early_bird: earlyBird, standard },
      privateRoom,
      handOver: handOver ?? 0,
      countFrom: countFrom ?? null,
    }),
  ),
)
