import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { refundAccountSchema, type RefundAccount } from '#domain/refund/refund-account.ts'
import { kiteDaysOf, type EnteredDay } from '#domain/wind/wind.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, retreats, windClaims, windEntries, windRedemptions } from '#server/db/schema.ts'
import type { DataKeys, Sealed } from '#server/process/data-keys.ts'
import type { RetreatRow } from './booking-record.ts'

type WindEntryRow = typeof windEntries.$inferSelect
export type WindClaimRow = typeof windClaims.$inferSelect

/** A kite day with all its entries, oldest first. The last one counts. */
export interface EnteredKiteDay {
  day: string
  entries: WindEntryRow[]
}

/** Returns the kite days of a retreat in their order. */
export async function loadKiteDays(
  db: Database | Transaction,
  retreat: RetreatRow,
): Promise<EnteredKiteDay[]> {
  const rows = await db
    .select()
    .from(windEntries)
    .where(eq(windEntries.retreatId, retreat.id))
    .orderBy(asc(windEntries.id))
  return kiteDaysOf(retreat).map((day) => ({ day, entries: rows.filter((row) => row.day === day) }))
}

/** Returns the days that are entered. */
export function enteredOf(days: readonly EnteredKiteDay[]): EnteredDay[] {
  return days.flatMap(({ day, entries }) => {
    const kite = entries.at(-1)?.kite ?? null
    return kite === null ? [] : [{ day, kite }]
  })
}

/** Returns the claim of a booking; null before its guest is asked. */
export async function findClaim(db: Database | Transaction, bookingId: string): Promise<WindClaimRow | null> {
  const [claim] = await db.select().from(windClaims).where(eq(windClaims.bookingId, bookingId))
  return claim ?? null
}

/** Returns a new claim, which begins with the question. */
export function newClaim(bookingId: string, askedAt: Date): WindClaimRow {
  const open = { choice: null, chosenAt: null, chosenBy: null, days: null, account: null, paidAt: null }
  return { ...open, id: randomUUID(), bookingId, askedAt }
}

/** Saves a claim, new or changed. Requires the booking's lock. */
export async function saveClaim(tx: Transaction, claim: WindClaimRow): Promise<void> {
  await tx.insert(windClaims).values(claim).onConflictDoUpdate({ target: windClaims.id, set: claim })
}

/** Returns claims with their bookings and retreats, newest first. */
export async function loadClaims(db: Database | Transaction, where: SQL | undefined) {
  return db
    .select({ claim: windClaims, booking: bookings, retreat: retreats })
    .from(windClaims)
    .innerJoin(bookings, eq(bookings.id, windClaims.bookingId))
    .innerJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(where)
    .orderBy(desc(windClaims.askedAt), desc(windClaims.id))
}

/** Claims to cash that is not transferred yet. */
export const isPayoutOpen = and(eq(windClaims.choice, 'cash'), isNull(windClaims.paidAt))

/** Returns the location that binds a claim's sealed account, so that it cannot be opened elsewhere. */
export function windAccountPlace(claimId: string): string {
  return `wind_claims/${claimId}/account`
}

/** Returns the account for the cash back of a claim; null if none is known. @throws {SealedDataError} */
export function openWindAccount(
  keys: DataKeys,
  { id, account }: Pick<WindClaimRow, 'id' | 'account'>,
): RefundAccount | null {
  return account && refundAccountSchema.parse(JSON.parse(keys.open(account, windAccountPlace(id))))
}

/** Returns the account for the cash back of a claim, sealed. */
export function sealWindAccount(keys: DataKeys, claimId: string, account: RefundAccount): Sealed {
  return keys.seal(JSON.stringify(account), windAccountPlace(claimId))
}

/** Returns the uses of claims, oldest first. */
export async function loadRedemptions(db: Database | Transaction, claimIds: readonly string[]) {
  if (claimIds.length === 0) return []
  return db
    .select()
    .from(windRedemptions)
    .where(inArray(windRedemptions.claimId, [...claimIds]))
    .orderBy(asc(windRedemptions.at), asc(windRedemptions.id))
}

/** Returns the kite days of a credit that were not used yet. */
export async function daysLeftOf(
  db: Database | Transaction,
  { id, days }: Pick<WindClaimRow, 'id' | 'days'>,
): Promise<number> {
  const used = (await loadRedemptions(db, [id])).reduce((sum, each) => sum + each.days, 0)
  return (days ?? 0) - used
}
