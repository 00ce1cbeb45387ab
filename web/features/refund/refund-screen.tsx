import { CircleCheck, Link2Off, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { RefundLinkView } from '#domain/operator-payment-calls.ts'
import { formatEuros } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'

export interface RefundPage {
  token: string
  found: { kind: 'waits'; refund: RefundLinkView } | { kind: 'gone' | 'failed' }
}

/** Where whoever has the link of a refund says to which account it goes. */
export function RefundScreen({ token, found }: RefundPage) {
  return (
    <div className="page-column flex flex-col py-8 sm:py-12">
      <div className="mx-auto w-full max-w-lg">
        {found.kind === 'waits' && <Account token={token} loaded={found.refund} />}
        {found.kind === 'gone' && (
          <EmptyState icon={<Link2Off />} title="This link is used up">
            The refund has been paid, or we have sent you a newer link. Write to us if neither is so.
          </EmptyState>
        )}
        {found.kind === 'failed' && (
          <Notice tone="danger" title="Your refund could not be loaded" live="alert">
            Please reload the page in a moment. Nothing is lost.
          </Notice>
        )}
      </div>
    </div>
  )
}

function Account({ token, loaded }: { token: string; loaded: RefundLinkView }) {
  const [refund, setRefund] = useState(loaded)
  const [changing, setChanging] = useState(false)
  const isGiven = refund.given !== null && !changing
  return (
    <div aria-live="polite" className="flex flex-col gap-6">
      <div>
        <p className="text-ink-soft">{refund.retreatDate ?? 'Your refund'}</p>
        <h1 className="mt-1 text-3xl sm:text-4xl">
          <span className="figures">{formatEuros(refund.amount)}</span> comes back to you
        </h1>
      </div>
      {isGiven && refund.given ? (
        <Given given={refund.given} onChange={() => setChanging(true)} />
      ) : (
        <Card as="section" aria-labelledby="refund-account">
          <h2 id="refund-account" className="text-xl">
            To which account?
          </h2>
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
        We keep the account encrypted, for this refund alone, and delete it once the money has arrived. We
        never ask for it by phone or in a mail.
      </p>
    </div>
  )
}

function Given({ given, onChange }: { given: NonNullable<RefundLinkView['given']>; onChange: () => void }) {
  return (
    <section
      aria-labelledby="refund-given"
      className="rounded-xl border border-success/50 bg-success-soft p-5 sm:p-7"
    >
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" />
        <div className="min-w-0">
          <h2 id="refund-given" className="text-xl">
            Thank you, we have it
          </h2>
          <p className="mt-1">
            We send the money to the account of <b className="wrap-anywhere">{given.holder}</b> that ends in{' '}
            <b className="figures whitespace-nowrap">{given.iban}</b>. Banks take one or two working days.
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onChange}>
          Another account
        </Button>
        <ButtonLink href="/" variant="quiet" size="sm">
          To the start page
        </ButtonLink>
      </div>
    </section>
  )
}
