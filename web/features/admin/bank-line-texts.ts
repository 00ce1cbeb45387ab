import type { BankPreview, LineOutcome, MatchedLineView } from '#domain/bank-import.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

interface LineText {
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
        detail: `${formatEuros(transfer?.amount ?? 0)} was expected under this reference: ${differenceText(matched)}.`,
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
      return { tone: 'quiet', title: 'Recorded before', detail: recordedText(matched) }
    case 'repeated':
      return { tone: 'quiet', title: 'Twice in this file', detail: 'The file holds this line a second time.' }
    case 'ignored':
      return { tone: 'quiet', title: 'Ignored', detail: 'You have said that it is nobody’s.' }
    case 'unknown':
      return { tone: 'quiet', title: 'Nobody’s reference', detail: 'It names none of our references.' }
  }
}

/** "€0.50 less", "€70 more". */
function differenceText(matched: MatchedLineView): string {
  const missing = missingOf(matched)
  return missing > 0 ? `${formatEuros(missing)} less` : `${formatEuros(-missing)} more`
}

function recordedText({ assigned }: MatchedLineView): string {
  if (assigned.length === 0) return 'This very line has been recorded already.'
  return `Recorded as ${assigned.map(({ name, amount }) => `${formatEuros(amount)} of ${name}`).join(', ')}.`
}

/** Where a line of a file stands: what fits, what needs a decision, whose it is, and nothing to do. */
export type LineGroup = 'fits' | 'other_amount' | 'nobodys' | 'nothing'

export function groupOf({ verdict }: MatchedLineView): LineGroup {
  switch (verdict) {
    case 'match':
    case 'short':
      return 'fits'
    case 'wrong_amount':
      return 'other_amount'
    case 'unknown':
      return 'nobodys'
    case 'already_entered':
    case 'already_received':
    case 'already_imported':
    case 'repeated':
    case 'unsettled':
    case 'ignored':
      return 'nothing'
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
      title: 'Recorded',
      detail: 'The payment counts. Receipt and mail go out when it can no longer be undone.',
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

/** What was done in all, a sentence each: "3 transfers, €1,350 recorded." */
export function appliedText(
  lines: readonly MatchedLineView[],
  outcomes: ReadonlyMap<string, LineOutcome>,
  kept: number,
): string[] {
  const done = lines.filter((matched) => canChoose(matched) && outcomes.has(matched.line.id))
  const received = done.filter(({ line }) => outcomes.get(line.id) === 'received')
  const back = done.filter(({ line }) => outcomes.get(line.id) === 'goes_back')
  const left = done.length - received.length - back.length
  const noted = lines.filter(
    ({ line, verdict }) => verdict === 'already_entered' && outcomes.has(line.id),
  ).length
  const first = [
    ...(done.length > 0 || noted + kept === 0 ? [`${transfersText(received)} recorded.`] : []),
    ...(noted > 0 ? [`${noted} remembered as entered by hand.`] : []),
    ...(kept > 0 ? [`${kept} ${kept === 1 ? 'waits' : 'wait'} under Unmatched.`] : []),
  ]
  return [
    first.join(' '),
    ...(back.length > 0 ? [`${transfersText(back)} to be sent back.`] : []),
    ...(left > 0 ? [`${left} left alone, because the booking has changed meanwhile.`] : []),
  ]
}

/** What became of a file's lines, each with how many: they add up to the lines of the file. */
export function fileCounts({
  lines,
  ...preview
}: BankPreview): { label: string; count: number; isFault?: boolean }[] {
  const of = (group: LineGroup) => lines.filter((matched) => groupOf(matched) === group).length
  const { matched, unmatched, unknown, ignored, unsettled, otherCurrency } = preview
  // What the file holds twice and names nobody is among the unmatched too.
  const twice = unmatched - unknown - ignored - unsettled - otherCurrency
  return [
    { label: 'fit', count: of('fits') },
    { label: 'other amount', count: of('other_amount') },
    { label: 'nobody’s', count: unknown },
    { label: 'known already', count: matched - of('fits') - of('other_amount') + ignored + twice },
    { label: 'not settled', count: unsettled },
    { label: 'not in euros', count: otherCurrency },
    { label: 'outgoing', count: preview.outgoing },
    { label: 'unreadable', count: preview.unreadable, isFault: true },
  ].filter(({ count }) => count > 0)
}

/** "1 transfer, €200", "No transfer": how many lines, and their sum. */
export function transfersText(lines: readonly MatchedLineView[]): string {
  if (lines.length === 0) return 'No transfer'
  const sum = formatEuros(lines.reduce((total, { line }) => total + Math.round(line.amount * 100), 0) / 100)
  return `${lines.length} ${lines.length === 1 ? 'transfer' : 'transfers'}, ${sum}`
}
