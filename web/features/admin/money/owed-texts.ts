import { banjulDay, daysBetween, formatDay } from '#domain/base/dates.ts'
import { adminDay } from '#web/features/admin/guest/admin-time.ts'
import { keysOf } from '#domain/booking/typed-records.ts'
import { formatEuros } from '#domain/base/money.ts'
import { REMINDED_LATELY_DAYS, type OwedGroup } from '#domain/payment/owed.ts'
import type { AskedOutcome, OwedGuest } from '#domain/payment/owed-calls.ts'

export const GROUP_LABELS: Record<OwedGroup, string> = {
  overdue: 'Overdue',
  soon: '7 days',
  later: 'Later',
}

/** Formats the lateness of a debt: "40 days late", "due today", "due in 3 days". */
export function lateText({ daysLate, dueOn }: Pick<OwedGuest, 'daysLate' | 'dueOn'>, today: string): string {
  if (daysLate > 0) return daysLate === 1 ? '1 day late' : `${daysLate} days late`
  const days = daysBetween(today, dueOn)
  if (days === 0) return 'due today'
  return days === 1 ? 'due tomorrow' : `due in ${days} days`
}

/** Formats the last reminder: "reminded Sun 15 Nov 2026", "never reminded". */
export function remindedText(remindedAt: string | null): string {
  return remindedAt === null ? 'never reminded' : `reminded ${adminDay(remindedAt)}`
}

/** Returns why this guest can't be reminded now; null if a reminder can be sent. */
export function notRemindedText({ email, leftOut }: Pick<OwedGuest, 'email' | 'leftOut'>): string | null {
  if (email === null) return 'no address to write to'
  if (leftOut === 'reminded_today') return 'reminded today'
  return leftOut === 'retreat_over' ? 'the retreat is over' : null
}

/** Returns the guests reminded within the last `REMINDED_LATELY_DAYS` days. */
export function remindedLately(guests: readonly OwedGuest[], today: string): OwedGuest[] {
  return guests.filter(
    ({ remindedAt }) =>
      remindedAt !== null && daysBetween(banjulDay(new Date(remindedAt)), today) < REMINDED_LATELY_DAYS,
  )
}

/** Returns the first words of the reminder email; they must match emails/payment/payment-asked.tsx. */
export function mailText({ name, kind, amount, retreatDate, dueOn, daysLate }: OwedGuest): string {
  const [first = name] = name.split(' ')
  const what = kind === 'deposit' ? `${formatEuros(amount)} of the deposit` : formatEuros(amount)
  const due = daysLate > 0 ? `was due on ${formatDay(dueOn)}` : `is due by ${formatDay(dueOn)}`
  return `Hello ${first}, ${what} for ${retreatDate ?? 'your retreat'} ${due}. Pay it here by card or transfer, without signing in: …`
}

/** Joins names: "Zoë Peeters", "Zoë Peeters and Karim El Idrissi", "Zoë Peeters, Karim El Idrissi and 3 more". */
export function namesText(guests: readonly Pick<OwedGuest, 'name'>[]): string {
  const names = guests.map(({ name }) => name)
  if (names.length <= 3) return names.join(', ').replace(/, ([^,]*)$/, ' and $1')
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}

const LEFT_ALONE: Record<Exclude<AskedOutcome, 'sent'>, string> = {
  not_owed: 'owes nothing any more',
  changed: 'owes something else by now',
  sent_before: 'had a reminder today already',
  retreat_over: 'is not reminded, because the retreat is over',
  no_address: 'has no address',
}

/** Returns one sentence for each reason why guests got no reminder: "Karim El Idrissi: owes nothing any more." */
export function leftOutText(
  results: readonly { leadId: string; outcome: AskedOutcome }[],
  guests: readonly OwedGuest[],
): string {
  const sentences = keysOf(LEFT_ALONE).flatMap((kind) => {
    const ids = results.filter(({ outcome }) => outcome === kind).map(({ leadId }) => leadId)
    const those = guests.filter(({ leadId }) => ids.includes(leadId))
    return those.length === 0 ? [] : [`${namesText(those)}: ${LEFT_ALONE[kind]}.`]
  })
  return sentences.join(' ')
}
