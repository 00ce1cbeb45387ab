import { CircleCheck } from 'lucide-react'
import { formatEuros } from '#domain/base/money.ts'
import { GROUP_SIZE } from '#domain/booking-form/group-form.ts'
import type { AnswerAt } from '#web/api/client.ts'
import { PayLink } from '#web/features/admin/guest/guest-pay-link-screen.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { totalOf } from '#web/ui/quote-lines.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'

/** The added booking, and the link with which its guest pays without an account. */
export type Added = AnswerAt<'POST', '/api/admin/bookings'>

/** Confirmation that the guest has a place, with the payment link to send. */
export function AddedGuest({
  added: { lead, payLink, mailsGoTo },
  onMore,
}: {
  added: Added
  /** Opens the form for somebody who comes along. */
  onMore: () => void
}) {
  const name = lead.firstName ?? lead.name
  const until = lead.holdExpiresAt && adminTime(lead.holdExpiresAt)
  return (
    <div className="max-w-2xl">
      <h1 className="flex items-center gap-2.5 text-2xl wrap-anywhere">
        <CircleCheck aria-hidden className="size-7 shrink-0 text-success" />
        {lead.name} has a place
      </h1>
      <p className="figures mt-2 text-ink-soft">
        {lead.retreatDate}, {formatEuros(totalOf(lead))}
        {until && `, held until ${until}`}.{' '}
        {mailsGoTo ? `We’re emailing ${mailsGoTo.email}.` : 'There’s no email address, so no email goes out.'}
      </p>
      {payLink && <PayLink lead={lead} payLink={payLink} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <RoutedButtonLink to={`/admin/guests/${lead.id}`} variant="secondary">
          Open {name}’s page
        </RoutedButtonLink>
        {(lead.group?.number ?? 1) < GROUP_SIZE.most && (
          <Button variant="secondary" onClick={onMore}>
            Add someone who comes along
          </Button>
        )}
      </div>
    </div>
  )
}
