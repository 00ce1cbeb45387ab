import { count, eq, sql } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { quoteFor, roomSupplementCents, type PriceList } from '#domain/price/pricing.ts'
import { EXAMPLE_BOOKINGS, repeatSeasons, type Retreat } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { payments, retreats } from '#server/db/schema.ts'
import type { Clock } from '#server/process/clock.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import { quoteColumns } from './columns/booking-columns.ts'
import { sealFields } from './columns/sealed-fields.ts'
import { insertBooking, saveTransition } from './save-transition.ts'

/** Key of the advisory lock that keeps two servers from seeding the same database. Any fixed number will do. */
const SEED_LOCK = 951

/**
 * Fills an empty database, and changes no other. A demonstration gets the content's season, repeated into the future, and the
 * specification's two example bookings; live mode gets only the content's retreats. Returns true if it filled the database (decision 0002).
 */
export async function seedWhenEmpty(
  db: Database,
  options: {
    firstSeason: readonly Retreat[]
    clock: Clock
    prices: PriceList
    dataKeys: DataKeys
    live: boolean
  },
): Promise<boolean> {
  const now = options.clock.now()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [existing] = await tx.select({ total: count() }).from(retreats)
    if (existing && existing.total > 0) return false
    const season = options.live ? options.firstSeason : repeatSeasons(options.firstSeason, banjulDay(now))
    if (season.length === 0) return false
    await tx.insert(retreats).values([...season])
    if (!options.live) await insertExamples(tx, options, now)
    return true
  })
}

/** Inserts the specification's two kiter bookings: one with its deposit paid, one paid in full. */
async function insertExamples(
  tx: Transaction,
  { dataKeys: keys, prices }: { dataKeys: DataKeys; prices: PriceList },
  now: Date,
): Promise<void> {
  const [retreat] = await tx.select().from(retreats).where(eq(retreats.startsOn, EXAMPLE_BOOKINGS.startsOn))
  if (!retreat) return
  const seasonOpened = new Date('2025-08-20T10:00:00Z')
  const submittedAt = now < seasonOpened ? now : seasonOpened
  const quote = quoteFor({
    tier: 'super_early_bird',
    basePriceCents: prices.tiers[0].priceCents,
    roomSupplementCents: roomSupplementCents('shared', prices),
    foundingMember: false,
    startsOn: retreat.startsOn,
    submittedAt,
  })
  for (let placeNumber = 1; placeNumber <= EXAMPLE_BOOKINGS.kiters; placeNumber++) {
    const inFull = placeNumber > 1
    const lead = await insertBooking(tx, submittedAt)
    const submitted = await saveTransition(
      tx,
      lead,
      { type: 'submit', claimed: false },
      {
        now: submittedAt,
        retreat,
        placeNumber,
        columns: {
          ...quoteColumns(quote),
          packageType: 'kiter',
          firstName: 'Example',
          lastName: `Guest ${placeNumber}`,
          email: `guest${placeNumber}@example.com`,
          phone: '+00 000 000',
          ...sealFields(keys, lead.booking.id, {
            emergencyContact: 'Example contact',
            emergencyPhone: '+00 000 001',
          }),
          age: 30 + placeNumber,
          weight: 70,
          height: 175,
          kitingExperience: 'Beginner',
          selectedRoom: 'shared',
          selectedDiet: 'no-diet',
          selectedWetsuitSize: 'M',
          selectedWetsuitGender: inFull ? 'male' : 'female',
          isExample: true,
        },
      },
    )
    await tx.insert(payments).values({
      bookingId: submitted.booking.id,
      kind: inFull ? 'full' : 'deposit',
      method: 'bank_transfer',
      amountCents: inFull ? quote.totalCents : quote.depositCents,
      state: 'received',
      createdAt: submittedAt,
      settledAt: submittedAt,
    })
    await saveTransition(tx, submitted, { type: 'receive_payment' }, { now: submittedAt })
  }
}
