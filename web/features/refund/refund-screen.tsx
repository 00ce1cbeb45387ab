import { CircleCheck, Link2Off, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { RefundLinkView } from '#domain/contract/operator-payment-calls.ts'
import { RETENTION } from '#domain/privacy/retention.ts'
import { api, ApiError } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Card } from '#web/ui/card.tsx'
import { Button, ButtonLink } from '#web/ui/form/button.tsx'
import { Notice, EmptyState } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { RefundAccountForm } from './refund-account-form.tsx'

export interface RefundPage {
  token: string
  /** The mark from the email about a changed account; null if the page was opened otherwise. */
  mark: string | null
  found: { kind: 'waits'; refund: RefundLinkView } | { kind: 'gone' | 'failed' }
}

/** The page on which anyone with a refund's link enters the account for it. */
export function RefundScreen({ token, mark, found }: RefundPage) {
  return (
    <div className="page-column flex flex-col py-8 sm:py-12">
      <div className="mx-auto w-full max-w-lg">
        {found.kind === 'waits' && <Account token={token} mark={mark} loaded={found.refund} />}
        {found.kind === 'gone' && (
          <EmptyState icon={<Link2Off />} title="This link no longer works">
            We’ve paid the refund or sent you a newer link. If you haven’t received either, write to us.
          </EmptyState>
        )}
        {found.kind === 'failed' && (
          <Notice tone="danger" title="We can’t load your refund" live="alert">
            Please reload the page in a moment. Nothing is lost.
          </Notice>
        )}
      </div>
    </div>
  )
}

function Account({ token, mark, loaded }: { token: string; mark: string | null; loaded: RefundLinkView }) {
  const [refund, setRefund] = useState(loaded)
  const [changing, setChanging] = useState(false)
  return (
    <div aria-live="polite" className="flex flex-col gap-6">
      <div>
        <p className="text-ink-soft">{refund.retreatDate ?? 'Your refund'}</p>
        <h1 className="mt-1 text-3xl sm:text-4xl">
          We’re refunding you <span className="figures">{formatEuros(refund.amount)}</span>
        </h1>
      </div>
      {refund.next && !changing && (
        <NextAccount
          token={token}
          mark={mark}
          next={refund.next}
          given={refund.given}
          onChanged={setRefund}
        />
      )}
      {refund.given && !changing ? (
        <Given
          given={refund.given}
          sendBy={refund.sendBy}
          waits={refund.next !== null}
          onChange={() => setChanging(true)}
        />
      ) : (
        <Card as="section" aria-labelledby="refund-account">
          <h2 id="refund-account" className="text-xl">
            Which account?
          </h2>
          {refund.given && (
            <p className="mt-2 text-ink-soft">
              We’ll email you to confirm the change. Until you do, we use the account ending in{' '}
              {refund.given.iban}.
            </p>
          )}
          <RefundAccountForm
            token={token}
            name={refund.given?.holder ?? refund.name}
            onGiven={(view) => {
              setRefund(view)
              setChanging(false)
            }}
          />
        </Card>
      )}
      <p className="flex gap-2.5 text-sm text-ink-soft">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-teal-deep" />
        We store your bank details encrypted, use them for this refund only, and delete them{' '}
        {RETENTION.refundAccounts.span.days} days after paying it. Only enter them on this page, and never
        send them by email.
      </p>
    </div>
  )
}

type MaskedAccount = NonNullable<RefundLinkView['given']>

/** A changed account, which is used only once the guest confirms it from the email about it. */
function NextAccount({
  token,
  mark,
  next,
  given,
  onChanged,
}: {
  token: string
  mark: string | null
  next: MaskedAccount
  given: MaskedAccount | null
  onChanged: (view: RefundLinkView) => void
}) {
  const confirm = useCall({
    call: () => api('POST', '/api/refund/{token}/confirm', { params: { token }, body: { mark: mark ?? '' } }),
    onSuccess: onChanged,
    onError: (error) => {
      const text = 'The account has been changed again. Use the link in our latest email.'
      if (error instanceof ApiError && error.status === 404)
        toasts.show({ title: 'This link no longer works', description: text, tone: 'destructive' })
      else showFailure(error, 'We couldn’t change the account', 'Please try again in a moment.')
    },
  })
  return (
    <Notice
      tone="info"
      title={mark === null ? 'Confirm the new account by email' : 'Is this the account you want?'}
    >
      <p>
        {mark === null ? 'We’ve emailed you a link. ' : ''}
        The new account is that of <b className="wrap-anywhere">{next.holder}</b> and ends in{' '}
        <b className="figures whitespace-nowrap">{next.iban}</b>.
        {given && ` Until you confirm it, we would send the money to the account ending in ${given.iban}.`}
      </p>
      {mark !== null && (
        <Button
          className="mt-4"
          busy={confirm.isPending}
          busyLabel="Changing..."
          onClick={() => confirm.run()}
        >
          Use the new account
        </Button>
      )}
    </Notice>
  )
}

function Given({
  given,
  sendBy,
  waits,
  onChange,
}: {
  given: MaskedAccount
  sendBy: RefundLinkView['sendBy']
  /** True if another account waits for the guest's confirmation. */
  waits: boolean
  onChange: () => void
}) {
  return (
    <section
      aria-labelledby="refund-given"
      className="rounded-xl border border-success/50 bg-success-soft p-5 sm:p-7"
    >
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" />
        <div className="min-w-0">
          <h2 id="refund-given" className="text-xl">
            {waits ? 'The account we use now' : 'Thank you, we have your account'}
          </h2>
          <p className="mt-1">
            We’ll send the money to the account of <b className="wrap-anywhere">{given.holder}</b> ending in{' '}
            <b className="figures whitespace-nowrap">{given.iban}</b>.{' '}
            {sendBy === null
              ? 'We’ll send it as soon as we can; it arrives one or two working days later.'
              : `We’ll send it by ${formatDay(sendBy)}; it arrives one or two working days later.`}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onChange}>
          Use another account
        </Button>
        <ButtonLink href="/" variant="quiet" size="sm">
          Back to Homepage
        </ButtonLink>
      </div>
    </section>
  )
}
