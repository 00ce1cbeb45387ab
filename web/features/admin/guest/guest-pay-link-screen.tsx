import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { FailureNotice } from '#web/features/admin/kit/form/failure-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WithGuest, type GuestFormProps } from '#web/features/admin/guest-forms/guest-form.tsx'
import { PayLink } from './pay-link.tsx'

/** Page with a guest's payment link, to copy, send or replace. */
export function GuestPayLinkScreen(props: GuestFormProps) {
  return (
    <WithGuest {...props}>
      {({ lead, payLink }) => (
        <div className="max-w-2xl">
          <Link
            to={`/admin/guests/${lead.id}`}
            className={`${linkStyle} inline-flex min-h-11 items-center text-sm`}
          >
            {lead.name}
          </Link>
          <h1 className="text-2xl wrap-anywhere">{formatEuros(lead.balanceDue)} by a link</h1>
          {payLink ? (
            <>
              <PayLink lead={lead} payLink={payLink} />
              <ReplaceLink leadId={lead.id} />
            </>
          ) : (
            <Notice tone="info" title="Nothing is due" className="mt-5">
              There is no link, because there is nothing to pay.
            </Notice>
          )}
        </div>
      )}
    </WithGuest>
  )
}

/** Replaces the payment link, so that a link sent to the wrong person stops working. */
function ReplaceLink({ leadId }: { leadId: string }) {
  const replace = useAct({
    act: () => api('POST', '/api/admin/bookings/{bookingId}/pay-link', { params: { bookingId: leadId } }),
    done: () => ({ title: 'A new link', description: 'The old link no longer works.' }),
  })
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        size="sm"
        busy={replace.isPending}
        busyLabel="Creating a new one..."
        onClick={() => replace.mutate()}
      >
        Create a new link (this one stops working)
      </Button>
      <FailureNotice
        title="We couldn’t create a new link"
        error={replace.error}
        otherwise="Please check your connection, and try again."
        className="mt-3"
      />
    </div>
  )
}
