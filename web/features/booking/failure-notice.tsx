import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { AskForAddressLink } from '#web/shell/ask-for-address-link.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckoutFailure } from './checkout-failure.ts'

/** Why Checkout was refused and what the guest can do, shown beside the button. */
export function FailureNotice({
  failure: { title, description, link, asksForAddress },
}: {
  failure: CheckoutFailure
}) {
  return (
    <Notice tone="danger" live="alert" title={title}>
      <p>{description}</p>
      {asksForAddress && (
        <div className="mt-3">
          <AskForAddressLink>Send the link again</AskForAddressLink>
        </div>
      )}
      {link && (
        <p className="mt-3">
          <ButtonLink
            href={link.to}
            onClick={() => link.returnTo && storeRedirectAfterLogin(link.returnTo)}
            variant="secondary"
            size="sm"
          >
            {link.text}
          </ButtonLink>
        </p>
      )}
    </Notice>
  )
}
