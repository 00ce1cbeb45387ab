import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { whyNot } from '#domain/booking/booking-state.ts'
import type { HandOverOffer } from '#domain/contract/hand-over-calls.ts'
import { Problem, fieldProblem, wrongState } from '#domain/contract/problem.ts'
import {
  handOverTerms,
  isLive,
  lastDayToAccept,
  lastFreeHandOverDay,
} from '#domain/hand-over/hand-over-terms.ts'
import { isBooked } from '#domain/place/booking-status.ts'
import { changeBooking, readBooking, type BookingRef } from '#server/change/change-booking.ts'
import { mailAbout, mailOf, type Mail } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  endedHandOver,
  handOverLink,
  latestHandOver,
  newHandOver,
  recordOfNamed,
  type HandOverRow,
} from '#server/store/hand-over-record.ts'

/** Returns whether and how a guest can hand over the place, and the latest hand-over. Problem: not-found. */
export async function readHandOver(deps: Deps, which: BookingRef): Promise<HandOverOffer> {
  return presentOffer(deps, deps.db, await readBooking(deps, which))
}

/**
 * Offers a guest's place to the person they name. Up to seven days before the retreat the link is emailed at once; after that the
 * operator is asked first. Naming somebody else withdraws the earlier offer. Problems: not-found, invalid-fields, wrong-state,
 * retreat-started (decision 0170).
 */
export async function offerHandOver(
  deps: Deps,
  which: BookingRef,
  { name, email }: { name: string; email: string },
): Promise<HandOverOffer> {
  return changeBooking(deps, which, async (record, { tx, now }) => {
    const today = banjulDay(now)
    const { startsOn } = assertCanHandOver(record, now)
    const terms = handOverTerms(startsOn, today)
    if (terms === 'begun') throw new Problem('retreat-started')
    if (email === record.booking.email)
      throw fieldProblem('email', 'That’s your own address. The person coming instead needs their own')
    const handOver = newHandOver({
      bookingId: which.id,
      state: terms === 'always' ? 'open' : 'asked',
      madeAt: now,
      acceptBy: lastDayToAccept(startsOn, today),
      toName: name,
      toEmail: email,
    })
    const what = terms === 'always' ? 'Place offered to another person' : 'Asked to pass the place on'
    return {
      handOvers: [...(await withdrawnOffer(tx, record, now)), handOver],
      history: [{ what }],
      mails:
        terms === 'always'
          ? offeredMails(record, handOver, { now, isByGuest: true })
          : [
              mailOf('hand-over-told', { handOver, step: 'asked', isByGuest: true }),
              mailOf('operator-hand-over-asked', { handOver }),
            ],
      result: async (done) => ({
        ...(await presentOffer(deps, done.tx, record)),
        mailed: terms !== 'always' || done.mailed !== false,
      }),
    }
  })
}

/** Withdraws the guest's offer, so that its link no longer works. Problems: not-found, wrong-state. */
export async function withdrawHandOver(deps: Deps, which: BookingRef): Promise<HandOverOffer> {
  return changeBooking(deps, which, async (record, { tx, now }) => {
    const withdrawn = await withdrawnOffer(tx, record, now)
    if (withdrawn.length === 0) throw wrongState('There’s no offer to withdraw')
    return {
      handOvers: withdrawn,
      history: [{ what: 'Offer withdrawn' }],
      result: (done) => presentOffer(deps, done.tx, record),
    }
  })
}

/** Returns the emails with the link of an open hand-over, to the person named and to the guest. */
export function offeredMails(
  record: BookingRecord,
  handOver: HandOverRow,
  { now, isByGuest }: { now: Date; isByGuest: boolean },
): Mail[] {
  return [
    mailAbout(recordOfNamed(record, handOver, now), 'hand-over-offer', { handOver, isByGuest }),
    mailOf('hand-over-told', { handOver, step: 'open', isByGuest }),
  ]
}

/** Returns the retreat of a place that can be handed over. Problem: wrong-state if it cannot. */
export function assertCanHandOver({ booking, retreat }: BookingRecord, now: Date) {
  if (!isBooked(booking, now) || !retreat) {
    throw wrongState(whyNot(booking.status, 'changed'))
  }
  return retreat
}

/** Returns the guest's open offer as withdrawn; none if there is none. */
async function withdrawnOffer(
  tx: Transaction,
  { booking }: BookingRecord,
  now: Date,
): Promise<HandOverRow[]> {
  const latest = await latestHandOver(tx, booking)
  if (!latest || (latest.state !== 'open' && latest.state !== 'asked')) return []
  return [endedHandOver(latest, { state: 'taken_back' }, now)]
}

async function presentOffer(
  deps: Deps,
  db: Database | Transaction,
  record: BookingRecord,
): Promise<HandOverOffer> {
  const { booking, retreat } = record
  const now = deps.clock.now()
  const today = banjulDay(now)
  const terms = retreat && isBooked(booking, now) ? handOverTerms(retreat.startsOn, today) : 'begun'
  const latest = await latestHandOver(db, booking)
  const isOpen = latest?.state === 'open' && isLive(latest, today)
  return {
    decides: terms === 'begun' ? null : terms,
    freeUntil: retreat && lastFreeHandOverDay(retreat.startsOn),
    cost: eurosFromCents(deps.site().prices.handOverCents),
    handOver: latest && {
      ...pick(latest, ['state', 'acceptBy', 'reason']),
      name: latest.toName,
      email: latest.toEmail,
      link: isOpen ? handOverLink(deps, latest) : null,
    },
  }
}
