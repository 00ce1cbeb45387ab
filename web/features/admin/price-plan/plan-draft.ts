import { addDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, readEuros, sumCents, typedEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { ownDayError, ownPlanErrors } from '#domain/payment/own-plan.ts'
import { MOST_PARTS } from '#domain/terms/deadlines.ts'

/** A part of a plan as it is typed; `amount` in euros. */
export interface DraftPart {
  key: number
  on: string
  amount: string
}

/** How the guest pays what is left: by one day, or in parts. */
export interface PlanDraft {
  way: 'one' | 'parts'
  dueOn: string
  parts: readonly DraftPart[]
  /** False until the operator changes something of it. */
  isChanged: boolean
}

/** Returns the plan as it is agreed now. */
export function draftOf({ paymentPlan, quote }: Pick<Booking, 'paymentPlan' | 'quote'>): PlanDraft {
  const open = paymentPlan?.filter((part) => part.open > 0) ?? []
  return {
    way: open.length > 1 ? 'parts' : 'one',
    dueOn: quote?.balanceDueOn ?? '',
    parts:
      open.length > 1
        ? open.map((part, key) => ({ key, on: part.dueOn, amount: typedEuros(part.open) }))
        : [],
    isChanged: false,
  }
}

/** Returns the plan with one part more, before the last one, of which it takes half; a first plan has two parts. In euros. */
export function withPart(
  draft: PlanDraft,
  left: number,
  { today, startsOn }: { today: CalendarDay; startsOn: CalendarDay },
): PlanDraft {
  const lastDay = addDays(startsOn, -1)
  if (draft.parts.length === 0) {
    const first = draft.dueOn > today && draft.dueOn < lastDay ? draft.dueOn : addDays(today, 1)
    const half = Math.floor(left / 2)
    const parts = [
      { key: 0, on: first, amount: typedEuros(half) },
      { key: 1, on: lastDay, amount: typedEuros(left - half) },
    ]
    return { ...draft, way: 'parts', parts, isChanged: true }
  }
  const last = draft.parts.at(-1)
  if (!last || draft.parts.length >= MOST_PARTS) return draft
  const before = draft.parts.at(-2)?.on ?? today
  const cents = centsFromEuros(readEuros(last.amount) ?? 0)
  const halfCents = Math.floor(cents / 200) * 100
  const added = {
    key: Math.max(...draft.parts.map(({ key }) => key)) + 1,
    on: last.on === '' || before === '' ? '' : addDays(before, Math.ceil(daysBetween(before, last.on) / 2)),
    amount: typedEuros(eurosFromCents(halfCents)),
  }
  const rest = { ...last, amount: typedEuros(eurosFromCents(cents - halfCents)) }
  return { ...draft, parts: [...draft.parts.slice(0, -1), added, rest], isChanged: true }
}

/** Returns the plan as it is sent, the error of each field, and how much the parts miss of what is left, in euros. */
export function readPlan(
  { way, dueOn, parts }: PlanDraft,
  left: number,
  around: { today: CalendarDay; startsOn: CalendarDay },
) {
  if (way === 'one') {
    const error = dueOn === '' ? 'Choose a day' : ownDayError(dueOn, around)
    return { body: { parts: [], dueOn }, errors: new Map(error ? [['dueOn', error]] : []), missing: 0 }
  }
  const read = parts.map(({ on, amount }) => ({ on, amountCents: centsFromEuros(readEuros(amount) ?? 0) }))
  return {
    body: { parts: read.map(({ on, amountCents }) => ({ on, amount: eurosFromCents(amountCents) })) },
    errors: new Map(ownPlanErrors(read, around).map(({ field, message }) => [field, message])),
    missing: eurosFromCents(centsFromEuros(left) - sumCents(read)),
  }
}
