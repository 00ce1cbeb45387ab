import { formatEuros } from '#domain/base/money.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { api } from '#web/api/client.ts'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'

/** Writes off what is left to pay of a retreat that is over. Nothing otherwise. */
export function WriteOff({ page: { lead, money } }: { page: GuestPage }) {
  if (!money.isOver || lead.balanceDue <= 0) return null
  const amount = formatEuros(lead.balanceDue)
  return (
    <section className="rounded-lg border border-line bg-white px-4 py-3.5">
      <h2 className="font-sans text-base font-bold">Write off {amount}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        No reminders after this, no email. The books show it as written off. A late payment still counts.
      </p>
      <WordsForm
        className="mt-3"
        label="Reason, for your books"
        maxLength={500}
        empty="Say why"
        button={`Write off ${amount}`}
        variant="secondary"
        send={(reason) =>
          api('POST', '/api/admin/bookings/{bookingId}/write-off', {
            params: { bookingId: lead.id },
            body: { reason },
          })
        }
      />
    </section>
  )
}
