import { Link } from 'react-router'
import { formatEuros } from '#domain/money.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { WithGuest, type GuestFormProps } from './guest-form.tsx'
import { PayLink } from './pay-link.tsx'

/** A guest's pay link, to copy or to send. */
export function PayLinkScreen(props: GuestFormProps) {
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
            <PayLink lead={lead} payLink={payLink} />
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
