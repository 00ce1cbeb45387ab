import type { LineOutcome, MatchedLineView } from '#domain/bank-import.ts'
import { formatEuros } from '#domain/money.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export interface LineWords {
  tone: BadgeTone
  title: string
  detail: string
}

/** What a line of a statement means, before anything is done with it. */
export function matchWords({ verdict, transfer }: MatchedLineView): LineWords {
  switch (verdict) {
    case 'match':
      return { tone: 'success', title: 'Fits', detail: fitWords(transfer) }
    case 'wrong_amount':
      return {
        tone: 'warning',
        title: 'Other amount',
        detail: `${formatEuros(transfer?.amount ?? 0)} was expected under this reference. Write to the guest, and decide by hand.`,
      }
    case 'already_received':
      return {
        tone: 'warning',
        title: 'Received before',
        detail: 'This transfer has come before. If the guest has paid twice, send this one back.',
      }
    case 'already_imported':
      return { tone: 'quiet', title: 'Taken before', detail: 'This very line has been applied already.' }
    case 'repeated':
      return { tone: 'quiet', title: 'Twice in this file', detail: 'The file holds this line a second time.' }
    case 'unknown':
      return { tone: 'quiet', title: 'Not ours', detail: 'It names none of our references.' }
  }
}

function fitWords(transfer: MatchedLineView['transfer']): string {
  if (transfer?.bookingStatus === 'expired' || transfer?.bookingStatus === 'cancelled') {
    if (transfer.reported)
      return 'The booking is cancelled: the money is noted, and its refund can be paid out.'
    return `The booking ${transfer.bookingStatus === 'expired' ? 'has expired' : 'is cancelled'}: it takes a place again where one is free; otherwise the money is to be sent back.`
  }
  return transfer?.reported
    ? 'Reference and amount agree with the transfer that the guest has reported.'
    : 'Reference and amount agree. The guest has not reported it, and it counts all the same.'
}

/** What has become of a line that was to be applied. */
export function outcomeWords(outcome: LineOutcome, matched: MatchedLineView): LineWords {
  if (outcome === 'received' || outcome === 'match') {
    return {
      tone: 'success',
      title: 'Received',
      detail: 'The payment counts, and the guest is told by mail.',
    }
  }
  if (outcome === 'goes_back') {
    return {
      tone: 'warning',
      title: 'To be sent back',
      detail:
        'It came too late or twice. The refund waits among the payments below, and the guest is told by mail.',
    }
  }
  return matchWords({ ...matched, verdict: outcome })
}
