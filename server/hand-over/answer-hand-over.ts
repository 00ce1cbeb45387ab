import { banjulDay } from '#domain/base/dates.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { HandOverEntry } from '#domain/contract/hand-over-calls.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { isLive } from '#domain/hand-over/hand-over-terms.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { Deps } from '#server/deps.ts'
import {
  endedHandOver,
  findHandOver,
  lockHandOver,
  presentHandOver,
  type HandOverRow,
} from '#server/store/hand-over-record.ts'
import { assertCanHandOver, offeredMails } from './offer-hand-over.ts'

/**
 * Saves the operator's answer to a hand-over less than seven days before the retreat: a yes emails the link, a no its reason.
 * Problems: not-found; wrong-state if it was withdrawn, answered or has expired.
 */
export async function answerHandOver(
  deps: Deps,
  { handOverId, allow, reason, by }: { handOverId: string; allow: boolean; reason: string; by: Actor },
): Promise<HandOverEntry> {
  const found = await findHandOver(deps.db, handOverId)
  if (!found) throw new Problem('not-found')
  return changeBooking(deps, { id: found.bookingId, by }, async (before, { tx, now: at }) => {
    const handOver = await lockHandOver(tx, handOverId)
    if (!handOver) throw new Problem('not-found')
    if (handOver.state !== 'asked' || !isLive(handOver, banjulDay(at))) {
      throw wrongState('This request is no longer open')
    }
    assertCanHandOver(before, at)
    const answered: HandOverRow = allow
      ? { ...handOver, state: 'open' }
      : endedHandOver(handOver, { state: 'refused', reason }, at)
    const what = allow ? 'Passing on allowed' : 'Passing on refused'
    return {
      handOvers: [answered],
      history: [{ what, to: allow ? null : `“${reason}”` }],
      mails: allow
        ? offeredMails(before, answered, { now: at, isByGuest: false })
        : [mailOf('hand-over-told', { handOver: answered, step: 'refused', isByGuest: false })],
      result: presentHandOver(answered),
    }
  })
}
