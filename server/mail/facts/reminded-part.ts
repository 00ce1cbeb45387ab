import { eurosFromCents } from '#domain/base/money.ts'
import { nextDue } from '#domain/payment/payment-plan.ts'
import type { BalanceReminder, PartReminder } from '#domain/mail/reminders.ts'
import type { MailedPart } from '#emails/payment/balance-reminder.tsx'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { openPlanOf } from '#server/store/payment-plan.ts'

/** What a reminder is of: the whole balance, or a part of the plan with all that is open of the parts before it. */
export function remindedOf(
  record: BookingRecord,
  reminder: BalanceReminder | PartReminder,
): { overdue: boolean; part: MailedPart | null } {
  if (typeof reminder === 'string') return { overdue: reminder === 'overdue', part: null }
  const { dueOn, before } = reminder
  const parts = openPlanOf(record) ?? []
  const due = nextDue(
    parts.filter((part) => part.dueOn <= dueOn),
    dueOn,
  )
  return {
    overdue: before < 0,
    part: {
      amount: eurosFromCents(due?.amountCents ?? 0),
      dueOn,
      number: parts.findLastIndex((part) => part.dueOn <= dueOn) + 1,
      of: parts.length,
    },
  }
}
