import { canTake } from '#domain/bank-import/bank-matching.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { BankPreview, LineOutcome, MatchedLineView } from '#domain/contract/bank-shapes.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

interface LineText {
  tone: BadgeTone
  title: string
  detail: string
}

/** A bank line as first read (`first`) and in its current state (`now`). */
export interface ShownLine {
  first: MatchedLineView
  now: MatchedLineView
}

/** Pairs each line with its current state, in the file's order. A line that is no longer listed keeps its first state. */
export function shownLines(first: readonly MatchedLineView[], now: readonly MatchedLineView[]): ShownLine[] {
  const newest = new Map(now.toReversed().map((matched) => [matched.line.id, matched]))
  return first.map((matched) => {
    const isSecond = matched.verdict === 'repeated' || matched.verdict === 'unsettled'
    return { first: matched, now: (isSecond ? undefined : newest.get(matched.line.id)) ?? matched }
  })
}

type Mismatch = Exclude<MatchedLineView['verdict'], 'match'>

const TITLES: Record<Mismatch, Pick<LineText, 'tone' | 'title'>> = {
  short: { tone: 'warning', title: 'Short by bank fees' },
  split: { tone: 'success', title: 'Adds up' },
  several: { tone: 'warning', title: 'Several guests' },
  another: { tone: 'warning', title: 'Not expected' },
  wrong_amount: { tone: 'warning', title: 'Other amount' },
  already_recorded: { tone: 'quiet', title: 'Already recorded' },
  unsettled: { tone: 'quiet', title: 'Not booked yet' },
  other_currency: { tone: 'quiet', title: 'Not in euros' },
  repeated: { tone: 'quiet', title: 'Twice in this file' },
  ignored: { tone: 'quiet', title: 'Dismissed' },
  unknown: { tone: 'quiet', title: 'Unmatched' },
}

/** Returns the label and explanation of a bank line. `first` is what it was when the file was read. */
export function matchText(matched: MatchedLineView, first = matched): LineText {
  const { verdict } = matched
  if (verdict === 'already_recorded' && first.verdict !== verdict)
    return { tone: 'success', title: 'Recorded', detail: justRecordedText(matched) }
  return verdict === 'match' ? fitText(matched) : { ...TITLES[verdict], detail: detailOf(verdict, matched) }
}

function detailOf(verdict: Mismatch, matched: MatchedLineView): string {
  const { transfer } = matched
  switch (verdict) {
    case 'short':
      return `${formatEuros(missingOf(matched))} less than the ${formatEuros(transfer?.amount ?? 0)} expected. If it’s bank fees, tick it: the place is confirmed anyway and the difference is added to the balance.`
    case 'split':
      return 'It names several guests, and what they owe adds up exactly.'
    case 'several':
      return 'It names several guests, but what they owe doesn’t add up to it. Split it between them.'
    case 'another':
      return anotherText(transfer)
    case 'wrong_amount':
      return `${formatEuros(transfer?.amount ?? 0)} was expected under this reference: ${differenceText(matched)}.`
    case 'already_recorded':
      return recordedText(matched)
    case 'unsettled':
      return 'Your bank hasn’t booked it yet, or has reversed it. Once it’s booked, it appears in a later file.'
    case 'other_currency':
      return 'Only euros can be matched. If it’s a guest’s, record what you got for it by hand.'
    case 'repeated':
      return 'This line is in the file twice.'
    case 'ignored':
      return 'You dismissed it.'
    case 'unknown':
      return 'It has none of our references.'
  }
}

/** Formats the difference from the expected amount: "€0.50 less", "€70 more". */
function differenceText(matched: MatchedLineView): string {
  const missing = missingOf(matched)
  return missing > 0 ? `${formatEuros(missing)} less` : `${formatEuros(-missing)} more`
}

function anotherText(transfer: MatchedLineView['transfer']): string {
  if (transfer && isGone(transfer.bookingStatus)) return GONE_TEXTS[transfer.bookingStatus]
  const owes = transfer?.owes ?? 0
  return owes > 0
    ? `Tick it to count it towards the ${formatEuros(owes)} left to pay.`
    : 'Nothing is left to pay. If you record this, it’s listed to refund.'
}

function justRecordedText({ assigned, line }: MatchedLineView): string {
  const names = assigned.map(({ name, amount }) => `${formatEuros(amount)} from ${name}`).join(', ')
  const left = leftOf(line.amount, assigned)
  return left > 0
    ? `Recorded as ${names}. ${formatEuros(left)} of it is under Unmatched.`
    : `Recorded as ${names}.`
}

/** Says where a line's money was recorded: "€625 of Tue 2 Sept was already recorded from umsätze.csv." */
function recordedText(matched: MatchedLineView): string {
  const { assigned, line, recorded } = matched
  if (assigned.length > 0 && leftOf(line.amount, assigned) > 0) return justRecordedText(matched)
  const what = `${formatEuros(line.amount)}${recorded ? ` of ${formatDay(recorded.on)}` : ''} was already recorded`
  if (recorded?.source === 'hand') return `${what} by hand.`
  return `${what} from ${recorded?.file ?? 'a bank file'}.`
}

/** Groups of bank lines: matching ones, shared by several guests, needing a decision, of an unknown guest, nothing to do. */
export type LineGroup = 'fits' | 'shared' | 'other_amount' | 'unmatched' | 'nothing'

const GROUPS: Record<MatchedLineView['verdict'], LineGroup> = {
  match: 'fits',
  short: 'fits',
  split: 'shared',
  several: 'shared',
  wrong_amount: 'other_amount',
  another: 'other_amount',
  unknown: 'unmatched',
  already_recorded: 'nothing',
  other_currency: 'nothing',
  repeated: 'nothing',
  unsettled: 'nothing',
  ignored: 'nothing',
}

export function groupOf({ verdict }: MatchedLineView): LineGroup {
  return GROUPS[verdict]
}

/** Returns how much less than expected arrived, in euros; negative if more did. */
function missingOf({ line, transfer }: MatchedLineView): number {
  return sumEuros([transfer?.amount ?? line.amount, -line.amount])
}

/** Returns the part of an amount not yet shared out, in euros. */
export function leftOf(whole: number, shares: readonly { amount: number | null }[]): number {
  return sumEuros([whole, ...shares.map(({ amount }) => -(amount ?? 0))])
}

function fitText({ transfer }: MatchedLineView): LineText {
  const gone = transfer && isGone(transfer.bookingStatus) ? GONE_TEXTS[transfer.bookingStatus] : ''
  if (transfer?.paidAlready) {
    return {
      tone: 'warning',
      title: 'Already paid',
      detail: 'The booking is already paid. If you record this, it’s listed to refund.',
    }
  }
  const isLate = gone !== '' && !transfer?.reported
  return { tone: isLate ? 'warning' : 'success', title: isLate ? 'Too late' : 'Matched', detail: gone }
}

/** What happens to a payment for a booking that has expired or is cancelled. */
const GONE_TEXTS = {
  expired: 'The place was released: we book it again if one is free. If not, the money is listed to refund.',
  cancelled: 'The booking is cancelled: we record the money, and any refund of it is listed.',
}

function isGone(status: string): status is keyof typeof GONE_TEXTS {
  return status in GONE_TEXTS
}

/** True if a line is ticked in advance; the operator decides on all others. */
export function isPlainMatch(matched: MatchedLineView): boolean {
  return matched.verdict === 'split' || (matched.verdict === 'match' && fitText(matched).tone === 'success')
}

const OUTCOMES = {
  received: {
    tone: 'success',
    title: 'Recorded',
    detail: 'The payment counts. The receipt and email go out once you can’t undo it any more.',
  },
  goes_back: {
    tone: 'warning',
    title: 'To refund',
    detail: 'It came too late or twice. The refund is listed under Refunds, and we’ll email the guest.',
  },
} as const satisfies Partial<Record<LineOutcome, LineText>>

/** Returns the label and explanation of an applied line's outcome. */
export function outcomeText(outcome: LineOutcome, matched: MatchedLineView): LineText {
  return outcome === 'received' || outcome === 'goes_back'
    ? OUTCOMES[outcome]
    : matchText({ ...matched, verdict: outcome })
}

/** Returns what was recorded and not undone since, one sentence each: "3 transfers, €1,350 recorded." */
export function appliedText(
  shown: readonly ShownLine[],
  outcomes: ReadonlyMap<string, LineOutcome>,
  kept: number,
): string[] {
  const outcomeOf = ({ first: { line } }: ShownLine) => outcomes.get(line.id)
  const wasRecorded = (each: ShownLine) => ['received', 'goes_back'].includes(outcomeOf(each) ?? '')
  const undone = shown.filter((each) => wasRecorded(each) && canTake(each.now.verdict))
  const applied = shown.filter((each) => !undone.includes(each) && outcomeOf(each) !== undefined)
  const done = applied.filter(({ first }) => canTake(first.verdict))
  const received = done.filter((each) => outcomeOf(each) === 'received')
  const back = done.filter((each) => outcomeOf(each) === 'goes_back')
  const before = done.filter((each) => outcomeOf(each) === 'already_recorded')
  const left = done.length - received.length - back.length - before.length
  const recorded = [
    (done.length > 0 || kept === 0) && `${transfersText(received)} recorded.`,
    kept > 0 && `${counted(kept, 'line')} moved to Unmatched.`,
  ]
  const texts = [
    recorded.filter(Boolean).join(' '),
    undone.length > 0 && `${transfersText(undone)} undone.`,
    back.length > 0 && `${transfersText(back)} to refund.`,
    before.length > 0 && `${before.length} recorded before.`,
    left > 0 &&
      `${left} not recorded, because the booking has changed. Find ${left === 1 ? 'it' : 'them'} under Unmatched.`,
  ]
  return texts.filter((text) => text !== false)
}

/** Returns the number of lines by result; the numbers add up to the lines of the file. */
export function fileCounts({
  lines,
  ...preview
}: BankPreview): { label: string; count: number; isFault?: boolean }[] {
  const of = (group: LineGroup) => lines.filter((matched) => groupOf(matched) === group).length
  const { matched, unmatched, unknown, ignored, unsettled, otherCurrency } = preview
  // Repeated lines without a reference are counted as unmatched too.
  const twice = unmatched - unknown - ignored - unsettled - otherCurrency
  return [
    { label: 'matched', count: of('fits') },
    { label: 'for several guests', count: of('shared') },
    { label: 'other amount', count: of('other_amount') },
    { label: 'unmatched', count: unknown },
    {
      label: 'already recorded',
      count: matched - of('fits') - of('shared') - of('other_amount') + ignored + twice,
    },
    { label: 'not booked yet', count: unsettled },
    { label: 'not in euros', count: otherCurrency },
    { label: 'outgoing', count: preview.outgoing },
    { label: 'unreadable', count: preview.unreadable, isFault: true },
  ].filter(({ count }) => count > 0)
}

/** Formats a number of lines and their sum: "1 transfer, €200", "No transfer". */
function transfersText(lines: readonly ShownLine[]): string {
  if (lines.length === 0) return 'No transfer'
  const sum = formatEuros(sumEuros(lines.map(({ first: { line } }) => line.amount)))
  return `${counted(lines.length, 'transfer')}, ${sum}`
}
