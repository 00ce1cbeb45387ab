import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { GuestWind } from '#domain/contract/wind-calls.ts'
import { maskedAccount, type RefundAccount } from '#domain/refund/refund-account.ts'
import { WIND_OR_WIN_CASH_BACK_CENTS } from '#domain/terms/booking-terms.ts'
import { payoutDueOn, type WindChoice } from '#domain/wind/wind.ts'
import { changeBooking, ofGuest, readBooking } from '#server/change/change-booking.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  daysLeftOf,
  findClaim,
  newClaim,
  openWindAccount,
  saveClaim,
  sealWindAccount,
  type WindClaimRow,
} from '#server/store/wind-record.ts'
import { presentDay, windOf } from './wind-view.ts'

/** Returns the wind of a guest's retreat and what the guest may choose. Problem: not-found. */
export async function readWind(
  deps: Deps,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<GuestWind> {
  return present(deps, deps.db, await readBooking(deps, ofGuest(bookingId, userId)))
}

/**
 * Saves a kiter's choice, once. Cash back goes to the account that is given with it; without one the operator has to ask. Problems:
 * not-found; nothing-to-choose for non-kiters, with three full days, before the last kite day is over, after the last day of the choice,
 * and once something was chosen.
 */
export async function chooseWind(
  deps: Deps,
  input: { bookingId: string; userId: string; choice: WindChoice; account: RefundAccount | undefined },
): Promise<GuestWind> {
  const { bookingId, userId, choice, account } = input
  return changeBooking(deps, ofGuest(bookingId, userId), async (record, { tx, now }) => {
    const wind = await windOf(tx, record, now)
    if (!wind || wind.until === null) throw new Problem('nothing-to-choose')
    const days = wind.soFar.missingDays
    const asked = wind.claim ?? newClaim(bookingId, now)
    const sealed = choice === 'cash' && account && sealWindAccount(deps.dataKeys, asked.id, account)
    const chosen = { ...asked, choice, days, chosenAt: now, chosenBy: 'guest' as const }
    const to = choice === 'cash' ? 'cash back' : `${counted(days, 'kite day')} again`
    return {
      also: (write) => saveClaim(write, { ...chosen, ...(sealed && { account: sealed }) }),
      history: [{ what: 'Wind or Win', to }],
      result: (done) => present(deps, done.tx, done.record),
    }
  })
}

async function present(
  { clock, dataKeys }: Pick<Deps, 'clock' | 'dataKeys'>,
  db: Database | Transaction,
  record: BookingRecord,
): Promise<GuestWind> {
  const wind = await windOf(db, record, clock.now())
  const claim = await findClaim(db, record.booking.id)
  return {
    days: wind?.days.map(presentDay) ?? [],
    fullDays: wind?.soFar.fullDays ?? 0,
    missingDays: wind?.soFar.missingDays ?? 0,
    applies: wind?.soFar.applies ?? false,
    choose: wind?.until ? { until: wind.until } : null,
    credit: claim?.choice === 'days' ? await creditOf(db, claim) : null,
    cash: claim?.choice === 'cash' ? cashOf(dataKeys, claim) : null,
  }
}

async function creditOf(db: Database | Transaction, claim: WindClaimRow): Promise<GuestWind['credit']> {
  const since = claim.chosenAt ?? claim.askedAt
  return { days: claim.days ?? 0, left: await daysLeftOf(db, claim), since: since.toISOString() }
}

function cashOf(keys: Deps['dataKeys'], claim: WindClaimRow): GuestWind['cash'] {
  const account = openWindAccount(keys, claim)
  return {
    amount: eurosFromCents(WIND_OR_WIN_CASH_BACK_CENTS),
    account: account && maskedAccount(account),
    dueOn: payoutDueOn(banjulDay(claim.chosenAt ?? claim.askedAt)),
    isPaid: claim.paidAt !== null,
  }
}
