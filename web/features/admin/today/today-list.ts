import { banjulDay, formatDay, formatTime, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { Departure, MissingThing, OpenChange, Today } from '#domain/contract/admin-shapes.ts'
import { isToCallAbout } from '#domain/date-change/change-choice.ts'
import { isRefundToPay } from '#domain/payment/ledger.ts'
import { refundDaysLate, refundDueOn } from '#domain/payment/refundable.ts'
import { aheadText } from '#web/booking-status/time-left.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { agoText } from '#web/features/admin/kit/texts.ts'
import { promiseLines } from './promise-lines.ts'

export type TodayItem = ReturnType<typeof itemsOf>[number]
type TodayKind = TodayItem['kind']
type Rows = { [Item in TodayItem as Item['kind']]: Item['row'] }

/** Tasks shown in full; the others get one line for each kind. */
const MOST_NOW = 4

/** Kinds that can be done on Today itself, the most urgent first. */
const DONE_HERE: readonly TodayKind[] = [
  'lateRefund',
  'alert',
  'untold',
  'handOver',
  'transfer',
  'message',
  'hold',
  'complaint',
]

/** True if the task can be done on Today itself. */
export function isDoneHere({ kind }: TodayItem): boolean {
  return DONE_HERE.includes(kind)
}

/** Returns all tasks, grouped by kind, in the server's order within each kind. A refund past its legal day is a kind of its own. */
export function itemsOf(today: Today, day: CalendarDay) {
  const {
    alerts,
    untold,
    handOvers,
    transfers,
    messages,
    holdsEnding,
    complaints,
    refunds,
    unmatchedRefunds,
    overdue,
    failedMails,
  } = today
  return [
    ...alerts.map((row) => ({ kind: 'alert' as const, key: `alert ${row.id}`, row })),
    ...untold.map((row) => ({ kind: 'untold' as const, key: `untold ${row.about} ${row.retreatId}`, row })),
    ...handOvers.map((row) => ({ kind: 'handOver' as const, key: `handOver ${row.handOver.id}`, row })),
    ...transfers.map((row) => ({ kind: 'transfer' as const, key: `transfer ${row.id}`, row })),
    ...messages.map((row) => ({ kind: 'message' as const, key: `message ${row.id}`, row })),
    ...holdsEnding.map((row) => ({ kind: 'hold' as const, key: `hold ${row.leadId}`, row })),
    ...complaints.map((row) => ({ kind: 'complaint' as const, key: `complaint ${row.complaint.id}`, row })),
    ...refunds.map((row) => {
      if (!isRefundToPay(row)) return { kind: 'question' as const, key: `question ${row.id}`, row }
      const isLate = refundDaysLate(new Date(row.createdAt), day) > 0
      return { kind: isLate ? ('lateRefund' as const) : ('refund' as const), key: `refund ${row.id}`, row }
    }),
    ...unmatchedRefunds.map(({ reference, amount, travellers }) => ({
      kind: 'question' as const,
      key: `refund ${reference}`,
      row: { name: travellers.map(({ name }) => name).join(' or '), amount },
    })),
    ...overdue.map((row) => ({ kind: 'overdue' as const, key: `overdue ${row.leadId}`, row })),
    ...failedMails.map((row) => ({ kind: 'mail' as const, key: `mail ${row.id}`, row })),
  ]
}

/** Returns at most `MOST_NOW` tasks that can be done here: the first of each kind, then the second of each, and so on. */
export function firstOfEach(items: readonly FrozenRow<TodayItem>[]): FrozenRow<TodayItem>[] {
  const ofKind = DONE_HERE.map((kind) => items.filter(({ row }) => row.kind === kind))
  const turns = Array.from({ length: MOST_NOW }, (_, turn) => ofKind.flatMap((rows) => rows[turn] ?? []))
  const chosen = new Set(turns.flat().slice(0, MOST_NOW))
  // Sorted by kind, so that two transfers are next to each other.
  return ofKind.flat().filter((item) => chosen.has(item))
}

/** One line of the other tasks: how many, their sum, and the page where they are done. */
export interface RestLine {
  kind: TodayKind | 'change' | 'details' | 'departure' | 'wind' | 'answer'
  key: string
  title: string
  detail: string
  sum?: string
  to: string
  /** Guest to call about it. */
  call?: { name: string; phone: string } | undefined
}

/** Returns the lines for the running retreats, the tasks not shown in full, the open date changes and the next retreat. */
export function restOf(items: readonly TodayItem[], today: Today, now: Date, hasMore: boolean): RestLine[] {
  const also = hasMore ? 'more ' : ''
  const more = (count: number, one: string, many?: string) => counted(count, also + one, many && also + many)
  const line = <K extends TodayKind>(
    kind: K,
    write: (rows: [Rows[K], ...Rows[K][]], count: number) => Omit<RestLine, 'kind' | 'key'>,
  ): RestLine | null => {
    const ofKind = (item: TodayItem): item is TodayItem & { row: Rows[K] } => item.kind === kind
    const [first, ...others] = items.filter(ofKind).map(({ row }) => row)
    return first ? { kind, key: kind, ...write([first, ...others], others.length + 1) } : null
  }
  const lines: (RestLine | null)[] = [
    ...today.running.map(departureLine),
    line('lateRefund', (rows, count) => ({
      title: counted(count, 'refund past its legal day', 'refunds past their legal day'),
      detail: namesOf(rows),
      sum: sumOf(rows),
      to: '/admin/money/refunds',
    })),
    line('alert', ([first], count) => ({
      title: count === 1 ? first.title : more(count, 'website problem'),
      detail: count === 1 ? first.what : first.title,
      to: first.link.to,
    })),
    line('untold', (rows) => ({
      title: counted(
        rows.flatMap(({ guests }) => guests).length,
        'guest to tell yourself',
        'guests to tell yourself',
      ),
      detail: rows.map(({ label }) => label).join('; '),
      to: datePath(rows[0].retreatId, 'tell'),
    })),
    line('handOver', ([first], count) => ({
      title: more(count, 'request to pass a place on', 'requests to pass a place on'),
      detail: first.name,
      to: `/admin/guests/${first.leadId}`,
    })),
    line('transfer', (rows, count) => ({
      title: more(count, 'transfer'),
      detail: `oldest ${agoText(rows[0].createdAt, now)}`,
      sum: sumOf(rows),
      to: '/admin/money',
    })),
    line('refund', (rows, count) => ({
      title: counted(count, 'refund to pay', 'refunds to pay'),
      detail: `by ${formatDay(refundDueOn(new Date(rows[0].createdAt)))}`,
      sum: sumOf(rows),
      to: '/admin/money/refunds',
    })),
    line('question', (rows, count) => ({
      title: counted(count, 'question about money', 'questions about money'),
      detail: namesOf(rows),
      sum: sumOf(rows),
      to: '/admin/money',
    })),
    line('complaint', ([first], count) => ({
      title: more(count, 'complaint'),
      detail: `${first.name}, answer by ${formatDay(first.complaint.answerBy)}`,
      to: `/admin/guests/${first.leadId}`,
    })),
    line('overdue', (rows, count) => ({
      title: `${count} overdue`,
      detail: namesOf(rows),
      sum: sumOf(rows),
      to: '/admin/money/owes',
    })),
    line('message', ([first], count) => ({
      title: more(count, 'message'),
      detail: `oldest ${agoText(first.createdAt, now)}`,
      to: '/admin/mail',
    })),
    line('mail', (rows, count) => ({
      title: counted(count, 'email not delivered', 'emails not delivered'),
      detail: namesOf(rows.map(({ guest, to }) => ({ name: guest?.name ?? to }))),
      to: '/admin/mail?state=failed',
    })),
    line('hold', ([first], count) => ({
      title: more(count, 'hold ends today', 'holds end today'),
      detail: `next ${formatTime(new Date(first.holdExpiresAt))}, ${first.name}`,
      to: '/admin/guests?group=held',
    })),
    ...today.openChanges.map((change) => changeLine(change, banjulDay(now))),
    ...today.tooFew.map(({ retreatId, label, confirmed, minimum, decideBy }) => ({
      kind: 'change' as const,
      key: `few ${retreatId}`,
      title: `${label}: ${confirmed} of ${counted(minimum, 'guest')}`,
      detail: `If it doesn’t run, tell guests by ${formatDay(decideBy)}`,
      to: datePath(retreatId),
    })),
    ...promiseLines(today),
    ...today.lateDetails.map(({ groupId, label, dueOn, guests: [first, ...others] }) => ({
      kind: 'details' as const,
      key: `details ${groupId} ${label}`,
      title: `${label}: details missing`,
      detail: `${namesOf(first ? [first, ...others] : [])}, due ${formatDay(dueOn)}`,
      to: `/admin/guests/${first?.leadId}`,
    })),
    today.nextDeparture && departureLine(today.nextDeparture),
  ]
  return lines.filter((each) => each !== null)
}

/** True if a line without tasks of its own asks for something: guests to call or to pay, to tell that a date doesn't run, or to ask for details. */
export function hasLineToDo({ openChanges, tooFew, lateDetails, wind }: Today, now: Date): boolean {
  return (
    wind.missing.length + wind.payouts.length > 0 ||
    tooFew.length > 0 ||
    lateDetails.length > 0 ||
    openChanges.some((change) => isToCallAbout(change, banjulDay(now)))
  )
}

/** Returns the line of an open date change: how many guests have not answered, and the first of them to call. */
function changeLine(
  { id, retreatId, label, kind, chooseBy, waiting }: OpenChange,
  today: CalendarDay,
): RestLine {
  const guests = counted(waiting.length, 'guest')
  return {
    kind: 'change',
    key: id,
    title: `${label} ${CHANGE_VERBS[kind]}`,
    detail: isToCallAbout({ chooseBy }, today)
      ? `Call ${guests}: no answer by ${formatDay(chooseBy)}`
      : `Waiting for ${guests} until ${formatDay(chooseBy)}`,
    to: datePath(retreatId, kind === 'terms' ? undefined : 'cancel'),
    call: waiting.flatMap(({ name, phone }) => (phone === null ? [] : [{ name, phone }]))[0],
  }
}

const CHANGE_VERBS: Record<OpenChange['kind'], string> = {
  terms: 'changes',
  days: 'moves to other days',
  other_date: 'is cancelled, with another date offered',
}

function departureLine({ retreatId, label, inDays, kiters, nonKiters, missing }: Departure): RestLine {
  const lacks = missing.map(({ what, guests }) => `${MISSING_TEXTS[what]}\u00a0${guests.length}`)
  return {
    kind: 'departure',
    key: retreatId,
    title: `${label}, ${inDays > 0 ? aheadText(inDays) : `day ${1 - inDays}`}`,
    detail: `${counted(kiters + nonKiters, 'guest')}, ${lacks.length > 0 ? `missing: ${lacks.join(', ')}` : 'nothing missing'}`,
    to: datePath(retreatId, 'sheet'),
  }
}

const MISSING_TEXTS: Record<MissingThing, string> = {
  arrival: 'arrival',
  balance: 'balance',
  wetsuit: 'wetsuit size',
}

function sumOf(rows: readonly { amount: number }[]): string {
  return formatEuros(sumEuros(rows.map(({ amount }) => amount)))
}

function namesOf(rows: readonly { name: string }[]): string {
  return rows.map(({ name }) => name || 'No name').join(', ')
}
