import type { BankPreview, LineOutcome, MatchedLineView } from '#domain/bank-import.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export interface LineText {
  tone: BadgeTone
  title: string
  detail: string
}

/** What a line of a statement means, before anything is done with it. */
export function matchText(matched: MatchedLineView): LineText {
  const { verdict, transfer } = matched
  switch (verdict) {
    case 'match':
      return fitText(matched)
    case 'short':
      return {
        tone: 'warning',
        title: 'Short by bank fees',
        detail: `${formatEuros(missingOf(matched))} less than the ${formatEuros(transfer?.amount ?? 0)} that were expected. If the banks have taken them as fees, choose it: the place is confirmed all the same, and they stay to be paid with the rest.`,
      }
    case 'wrong_amount':
      return {
        tone: 'warning',
        title: 'Other amount',
        detail: `${formatEuros(transfer?.amount ?? 0)} was expected under this reference. Write to the guest, and decide by hand.`,
      }
    case 'already_entered':
      return {
        tone: 'quiet',
        title: 'Already entered',
        detail: `${enteredText(transfer?.enteredOn ?? null)} Nothing of it is received twice.`,
      }
    case 'unsettled':
      return {
        tone: 'quiet',
        title: 'Not settled',
        detail:
          'Your bank has only announced it, or has taken it back. Once it is booked it comes again in a later file.',
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
    case 'ignored':
      return { tone: 'quiet', title: 'Ignored', detail: 'You have said that it is nobody’s.' }
    case 'unknown':
      return { tone: 'quiet', title: 'Not ours', detail: 'It names none of our references.' }
  }
}

function enteredText(day: string | null): string {
  return day === null ? 'You have entered it by hand.' : `You have entered it by hand on ${formatDay(day)}.`
}

/** Whether applying remembers that this line is what was entered by hand: there is nothing to choose about it. */
export function isNewEntry({ verdict, transfer }: MatchedLineView): boolean {
  return verdict === 'already_entered' && transfer?.entryKnown === false
}

/** What is missing of a transfer, in euros. */
function missingOf({ line, transfer }: MatchedLineView): number {
  return Math.round(((transfer?.amount ?? line.amount) - line.amount) * 100) / 100
}

/** Whether a line can be chosen to be taken as received. */
export function canChoose({ verdict }: MatchedLineView): boolean {
  return verdict === 'match' || verdict === 'short'
}

function fitText({ transfer }: MatchedLineView): LineText {
  const gone = transfer?.bookingStatus === 'expired' || transfer?.bookingStatus === 'cancelled'
  if (transfer?.paidAlready) {
    return {
      tone: 'warning',
      title: 'Paid already',
      detail:
        'The booking is paid otherwise: once you take this money as received, it waits to be sent back.',
    }
  }
  if (gone && !transfer.reported) {
    return {
      tone: 'warning',
      title: 'Too late',
      detail: `The booking ${transfer.bookingStatus === 'expired' ? 'has expired' : 'is cancelled'}: it takes a place again where one is free; otherwise the money waits to be sent back.`,
    }
  }
  return { tone: 'success', title: 'Fits', detail: agreement(gone, transfer?.reported ?? false) }
}

function agreement(gone: boolean, reported: boolean): string {
  if (gone) return 'The booking is cancelled: the money is noted, and its refund can be paid out.'
  return reported
    ? 'Reference and amount agree with the transfer that the guest has reported.'
    : 'Reference and amount agree. The guest has not reported it, and it counts all the same.'
}

/** Whether a line may be taken as received without a second thought; whatever else fits is the operator's to tick. */
export function isPlainMatch(matched: MatchedLineView): boolean {
  return matched.verdict === 'match' && fitText(matched).tone === 'success'
}

/** What has become of a line that was to be applied. */
export function outcomeText(outcome: LineOutcome, matched: MatchedLineView): LineText {
  if (outcome === 'received' || outcome === 'match' || outcome === 'short') {
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
  return matchText({ ...matched, verdict: outcome })
}

/** What was done in all, a sentence each: "3 transfers received, €1,350." */
export function appliedText(
  lines: readonly MatchedLineView[],
  outcomes: ReadonlyMap<string, LineOutcome>,
): string[] {
  const done = lines.filter((matched) => canChoose(matched) && outcomes.has(matched.line.id))
  const received = done.filter(({ line }) => outcomes.get(line.id) === 'received')
  const back = done.filter(({ line }) => outcomes.get(line.id) === 'goes_back')
  const left = done.length - received.length - back.length
  const noted = lines.filter(
    ({ line, verdict }) => verdict === 'already_entered' && outcomes.has(line.id),
  ).length
  const first = [
    ...(done.length > 0 || noted === 0 ? [`${transfersText(received)} received.`] : []),
    ...(noted > 0 ? [`${noted} remembered as entered by hand.`] : []),
  ]
  return [
    first.join(' '),
    ...(back.length > 0 ? [`${transfersText(back)} to be sent back.`] : []),
    ...(left > 0 ? [`${left} left alone, because the booking has changed meanwhile.`] : []),
  ]
}

/** "23 lines: 10 name a reference of ours, 3 do not, 9 left, 1 cannot be read": they add up to the file. */
export function countsText({
  rows,
  matched,
  unmatched,
  outgoing,
  unreadable,
}: Pick<BankPreview, 'rows' | 'matched' | 'unmatched' | 'outgoing' | 'unreadable'>): string {
  const parts = [
    `${matched} ${matched === 1 ? 'names' : 'name'} a reference of ours`,
    ...(unmatched > 0 ? [`${unmatched} ${unmatched === 1 ? 'does' : 'do'} not`] : []),
    ...(outgoing > 0 ? [`${outgoing} left`] : []),
    ...(unreadable > 0 ? [`${unreadable} cannot be read`] : []),
  ]
  return `${rows} ${rows === 1 ? 'line' : 'lines'} in the file: ${parts.join(', ')}.`
}

/** "1 transfer, €200", "No transfer": how many lines, and their sum. */
export function transfersText(lines: readonly MatchedLineView[]): string {
  if (lines.length === 0) return 'No transfer'
  const sum = formatEuros(lines.reduce((total, { line }) => total + Math.round(line.amount * 100), 0) / 100)
  return `${lines.length} ${lines.length === 1 ? 'transfer' : 'transfers'}, ${sum}`
}
