import { Landmark } from 'lucide-react'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { TaskRow } from './tasks/task-row.tsx'

/** Returns the link to enter the account for a booking's refunds by transfer; null if no account is needed. */
export function accountLinkOf(payments: readonly BookingPayment[]): string | null {
  return payments.find(({ accountLink }) => accountLink !== null)?.accountLink ?? null
}

interface Refunds {
  payments: readonly BookingPayment[]
  /** The dates of the retreat. */
  of: string | null
}

/** A link to the same page as in the email about it; nothing if no account is needed. */
export function RefundAccountLink({ payments, of, className = '' }: Refunds & { className?: string }) {
  const link = accountLinkOf(payments)
  if (link === null) return null
  return (
    <div className={className}>
      <ButtonLink href={link} size="sm">
        Add bank details
        <span className="sr-only"> for the refund of {of}</span>
      </ButtonLink>
    </div>
  )
}

/** A refund for a future retreat that waits for the guest's bank details. */
export function AccountTask(refunds: Refunds) {
  const awaited = refunds.payments.filter(({ accountLink }) => accountLink !== null)
  return (
    <TaskRow
      icon={Landmark}
      when="Action needed"
      title={`${formatEuros(sumEuros(awaited.map(({ amount }) => amount)))} refund waiting for your bank details`}
      actions={<RefundAccountLink {...refunds} />}
    >
      We’ll send it by bank transfer once we have your bank details.
    </TaskRow>
  )
}
