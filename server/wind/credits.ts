import { and, eq, type SQL } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Operator } from '#domain/booking/history.ts'
import { fieldProblem, Problem, wrongState } from '#domain/contract/problem.ts'
import type { WindCredit, WindPayout } from '#domain/contract/wind-calls.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { WIND_OR_WIN_CASH_BACK_CENTS } from '#domain/terms/booking-terms.ts'
import { payoutDueOn } from '#domain/wind/wind.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { windClaims, windRedemptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { loadClaims, loadRedemptions, openWindAccount, saveClaim } from '#server/store/wind-record.ts'
import { windMail } from './ask-kiters.ts'

type Claim = Awaited<ReturnType<typeof loadClaims>>[number]

/** Returns the kite days that guests may come back for, and the cash back to transfer, newest first. */
export async function listCredits(
  deps: Pick<Deps, 'db' | 'dataKeys'>,
): Promise<{ credits: WindCredit[]; payouts: WindPayout[] }> {
  return {
    credits: await creditsOf(deps.db, await loadClaims(deps.db, eq(windClaims.choice, 'days'))),
    payouts: await listPayouts(deps, eq(windClaims.choice, 'cash')),
  }
}

/** Returns the cash back that matches, newest first. */
export async function listPayouts(
  deps: Pick<Deps, 'db' | 'dataKeys'>,
  where: SQL | undefined,
): Promise<WindPayout[]> {
  return (await loadClaims(deps.db, where)).map((claim) => payoutOf(deps, claim))
}

/**
 * Uses kite days of a credit, on a later booking or with a note of what they were used for. Problems: not-found; invalid-fields if more
 * days are used than are left, or neither booking nor note is given.
 */
export async function redeemCredit(
  deps: Deps,
  input: { creditId: string; days: number; bookingId: string | null; note: string | null; by: Operator },
): Promise<WindCredit> {
  const { creditId, days, bookingId, note, by } = input
  const { claim } = await findClaimed(deps.db, creditId, 'days')
  return changeBooking(deps, { id: claim.bookingId, by }, async (_, { tx, now: at }) => {
    const [credit] = await creditsOf(tx, [await findClaimed(tx, creditId, 'days')])
    if (!credit) throw new Problem('not-found')
    if (days > credit.left) throw fieldProblem('days', `${counted(credit.left, 'day')} left of this credit`)
    if (bookingId && !(await loadBooking(tx, bookingId))) throw fieldProblem('leadId', 'Choose a booking')
    if (!bookingId && !note) throw fieldProblem('note', 'Write where the guest uses them')
    const use = { claimId: creditId, days, at, bookingId, note }
    return {
      also: (write) => write.insert(windRedemptions).values(use),
      history: [{ what: 'Kite days used', to: counted(days, 'day') }],
      result: async (done) => {
        const [after] = await creditsOf(done.tx, [await findClaimed(done.tx, creditId, 'days')])
        return after ?? credit
      },
    }
  })
}

/** Marks cash back as transferred, and emails its guest. Problems: not-found, wrong-state if it was before. */
export async function sendPayout(
  deps: Deps,
  { payoutId, by }: { payoutId: string; by: Operator },
): Promise<WindPayout> {
  const { claim } = await findClaimed(deps.db, payoutId, 'cash')
  return changeBooking(deps, { id: claim.bookingId, by }, async (record, { tx, now: paidAt }) => {
    const before = await findClaimed(tx, payoutId, 'cash')
    if (before.claim.paidAt !== null) throw wrongState('This cash back is marked as sent already')
    const paid = { ...before.claim, paidAt }
    const payout = payoutOf(deps, { ...before, claim: paid })
    const { amount, retreatDate } = payout
    return {
      also: (write) => saveClaim(write, paid),
      history: [{ what: 'Wind or Win cash back sent' }],
      mails: await windMail(deps, tx, record, {
        template: 'wind-sent',
        data: { amount, retreatDate },
        key: `wind-sent:${payoutId}`,
      }),
      result: payout,
    }
  })
}

async function findClaimed(db: Database | Transaction, id: string, choice: 'days' | 'cash'): Promise<Claim> {
  const [found] = await loadClaims(db, and(eq(windClaims.id, id), eq(windClaims.choice, choice)))
  if (!found) throw new Problem('not-found')
  return found
}

async function creditsOf(db: Database | Transaction, claims: readonly Claim[]): Promise<WindCredit[]> {
  const uses = await loadRedemptions(
    db,
    claims.map(({ claim }) => claim.id),
  )
  return claims.map(({ claim, booking, retreat }) => {
    const own = uses.filter(({ claimId }) => claimId === claim.id)
    const days = claim.days ?? 0
    return {
      id: claim.id,
      leadId: booking.id,
      name: fullName(booking),
      retreatDate: labelOf(retreat),
      days,
      left: days - own.reduce((sum, use) => sum + use.days, 0),
      since: (claim.chosenAt ?? claim.askedAt).toISOString(),
      redeemed: own.map((use) => ({
        days: use.days,
        at: use.at.toISOString(),
        leadId: use.bookingId,
        note: use.note,
      })),
    }
  })
}

function payoutOf({ dataKeys }: Pick<Deps, 'dataKeys'>, { claim, booking, retreat }: Claim): WindPayout {
  const account = openWindAccount(dataKeys, claim)
  return {
    id: claim.id,
    leadId: booking.id,
    // The booking of an erased guest has no name, and the account still has its holder's.
    name: fullName(booking) || (account?.holder ?? ''),
    retreatDate: labelOf(retreat),
    amount: eurosFromCents(WIND_OR_WIN_CASH_BACK_CENTS),
    account,
    dueOn: payoutDueOn(banjulDay(claim.chosenAt ?? claim.askedAt)),
    paidAt: claim.paidAt?.toISOString() ?? null,
  }
}
