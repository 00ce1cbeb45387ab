import { banjulDay, formatDay, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, formatCents, formatEuros, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { plannedRefundSteps, refundStepAt } from '#domain/refund/refund-steps.ts'
import type { SumLine } from '#web/features/admin/kit/form/form-page.tsx'

/** Returns what a new price does to what is left, to a refund now, and to the refund of a cancellation, before and after. In euros. */
export function priceSums(
  lead: Booking,
  after: { total: number; balanceDue: number; refund: number },
  name: string,
  today: CalendarDay,
): SumLine[] {
  const total = lead.quote?.total ?? 0
  return [
    { label: 'Price', amount: formatEuros(after.total), was: was(total, after.total) },
    { label: 'Paid', amount: formatEuros(sumEuros([lead.amountPaid])) },
    {
      label: 'Left to pay',
      amount: formatEuros(after.balanceDue),
      was: was(lead.balanceDue, after.balanceDue),
      isResult: true,
    },
    ...(after.total === total ? [] : [{ label: 'To refund now', amount: formatEuros(after.refund) }]),
    ...cancellationSum(lead, after.total, name, today),
  ]
}

function was(before: number, after: number): string | undefined {
  return before === after ? undefined : formatEuros(before)
}

/** Returns the refund of a cancellation in the next step in which the new price changes it; nothing if there is none. */
function cancellationSum(
  { submittedAt, startsOn, quote }: Booking,
  total: number,
  name: string,
  today: CalendarDay,
): SumLine[] {
  if (submittedAt === null || startsOn === null || !quote || total === quote.total) return []
  const stepsOf = (euros: number) =>
    plannedRefundSteps({ submittedAt: new Date(submittedAt), startsOn, paidCents: centsFromEuros(euros) })
  const before = stepsOf(quote.total)
  const after = stepsOf(total)
  const from = refundStepAt(after, startOfBanjulDay(today))
  if (from === -1) return []
  const index = after.findIndex((step, at) => at >= from && before[at]?.backCents !== step.backCents)
  const [old, step] = [before[index], after[index]]
  if (!old || !step || old.kind !== step.kind) return []
  // An end by day is the first instant after it.
  const lastDay = banjulDay(new Date(step.until.getTime() - 1))
  return [
    {
      label: `Refund if all is paid and ${name} cancels by ${formatDay(lastDay)}`,
      amount: formatCents(step.backCents),
      was: formatCents(old.backCents),
    },
  ]
}
