import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import { REFUND_REASON_TEXTS } from '#domain/payment/refund-reasons.ts'
import { refundDaysLate, refundDueOn } from '#domain/payment/refundable.ts'
import { api } from '#web/api/client.ts'
import { ActButton, AskButton, SmallButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { Loaded, readQuery, useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { adminDay, dotted } from '#web/features/admin/kit/texts.ts'
import { MoneyRow, PaymentGroup } from '#web/features/admin/money/payment-group.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/page/loading.tsx'
import { DescriptionList } from '#web/ui/rows.tsx'
import { UndoPaidRefund } from './take-back.tsx'

/** Refunds to pay by transfer, and those in progress at the card provider. */
export function RefundGroup({ rows }: { rows: readonly FrozenRow<LedgerLine>[] }) {
  return (
    <PaymentGroup title="Refunds to pay" rows={rows} hasSum>
      {(item) => <RefundRow key={item.row.id} {...item} />}
    </PaymentGroup>
  )
}

function RefundRow({ row: payment, isGone }: FrozenRow<LedgerLine>) {
  const [pays, setPays] = useState(false)
  // Kept after payment, so that it can be undone here.
  const [paid, setPaid] = useState(false)
  const { amount, reason, reasonNote, retreatDate } = payment
  const late = refundDaysLate(new Date(payment.createdAt), useToday())
  return (
    <MoneyRow guest={payment} isDone={isGone}>
      <p className="text-sm text-ink-soft">
        {dotted(
          retreatDate,
          `since ${adminDay(payment.createdAt)}`,
          !isGone && `due by ${formatDay(refundDueOn(new Date(payment.createdAt)))}`,
        )}{' '}
        {!isGone && late > 0 && <Badge tone="destructive">{counted(late, 'day')} late</Badge>}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {reasonNote ?? (reason ? REFUND_REASON_TEXTS[reason] : 'No reason recorded')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
        {isGone && <p className="font-semibold text-success">Paid {formatEuros(amount)}</p>}
        {isGone && paid && <UndoPaidRefund refund={payment} onUndone={() => setPaid(false)} />}
        {!isGone && payment.byHand && !pays && (
          <SmallButton onClick={() => setPays(true)}>Pay {formatEuros(amount)}</SmallButton>
        )}
        {!isGone && !payment.byHand && <Waiting payment={payment} />}
      </div>
      {!isGone && pays && (
        <PayRefund refund={payment} onPaid={() => setPaid(true)} onLater={() => setPays(false)} />
      )}
    </MoneyRow>
  )
}

/** Explains why the operator can't do anything about this refund. */
function Waiting({ payment: { disputed, failingSince } }: { payment: LedgerLine }) {
  if (disputed) {
    return (
      <p className="text-sm">
        <Badge tone="destructive">Disputed</Badge> The bank holds this money. If you win the dispute, we
        refund it. If you lose, the bank pays the guest.
      </p>
    )
  }
  if (failingSince) {
    return (
      <p className="text-sm">
        <Badge tone="warning">Not going out</Badge> The card provider hasn’t accepted it yet. We retry
        automatically.
      </p>
    )
  }
  return <p className="text-sm text-ink-soft">The card provider hasn’t confirmed it yet.</p>
}

/** Details for paying a refund by transfer (name, IBAN and text to copy, QR code), and the button to mark it as paid. */
function PayRefund({
  refund,
  onPaid,
  onLater,
}: {
  refund: LedgerLine
  onPaid: () => void
  onLater: () => void
}) {
  const name = nameOf(refund)
  const amount = formatEuros(refund.amount)
  const [isPaid, setPaid] = useState(false)
  // A paid refund no longer needs its account.
  const query = useQuery({
    ...readQuery('/api/admin/payments/{paymentId}/account', { params: { paymentId: refund.id } }),
    enabled: !isPaid,
  })
  return (
    <div className="mt-2 rounded-md bg-cream p-4">
      <Loaded query={query} what="The bank details" wait={<Skeleton className="h-32 w-full" />}>
        {(toPay) => <Account toPay={toPay} refund={refund} />}
      </Loaded>
      <p className="mt-3 text-sm text-ink-soft">
        The next bank file finds the outgoing line and offers to mark this as paid.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <AskButton
          act={() =>
            api('POST', '/api/admin/payments/{paymentId}/receive', {
              params: { paymentId: refund.id },
              body: {},
            })
          }
          done={() => ({ title: `Paid: ${amount} to ${name}` })}
          failed="Refund not marked as paid"
          onDone={() => {
            setPaid(true)
            onPaid()
          }}
          question={{
            tone: 'primary',
            title: `Have you sent ${amount} to ${name}?`,
            description:
              'It then counts as paid and leaves this list. You can undo it here and on the guest’s page.',
            confirmLabel: `Paid ${amount}`,
            cancelLabel: 'Not yet',
          }}
        >
          I’ve paid it
        </AskButton>
        <SmallButton variant="quiet" onClick={onLater}>
          Later
        </SmallButton>
      </div>
    </div>
  )
}

function Account({ toPay, refund }: { toPay: RefundToPay; refund: LedgerLine }) {
  const { account, amount, reference, svg } = toPay
  if (account === null) return <NoAccount toPay={toPay} refund={refund} />
  const { holder, iban, accountNumber, bank, country } = account
  return (
    <div className="flex flex-col gap-4 sm:flex-row">
      <div className="min-w-0 grow rounded-md border border-line bg-white px-3.5">
        <DescriptionList
          rows={[
            copied('Name', holder),
            ...(iban === undefined ? [] : [copied('IBAN', iban, iban.replaceAll(' ', ''))]),
            ...(accountNumber === undefined ? [] : [copied('Account number', accountNumber)]),
            ...(bank === undefined ? [] : [copied('Bank', bank)]),
            ...(country === undefined ? [] : [copied('Country', country)]),
            copied('Amount', amount.toFixed(2)),
            copied('Text', reference),
          ]}
        />
      </div>
      {svg === null && (
        <p className="text-sm text-ink-soft">
          This account is outside SEPA, so there’s no QR code. Your bank may charge for the transfer.
        </p>
      )}
      {svg && (
        <figure className="shrink-0 self-center">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={`QR code of the transfer to ${nameOf(refund)}, for your banking app`}
            width={160}
            height={160}
            className="rounded-md border border-line"
          />
          <figcaption className="mt-1 text-center text-xs text-ink-soft">
            Scan it in your bank’s app
          </figcaption>
        </figure>
      )}
    </div>
  )
}

/** The name is empty once the guest's data was erased. */
function nameOf({ name }: LedgerLine): string {
  return name || 'the guest'
}

function copied(label: string, value: string, text = value) {
  return { label, value, action: <CopyButton text={text} what={label} /> }
}

/** Shown while the guest has not given bank details yet. */
function NoAccount({ toPay: { askedAt, email, payee }, refund }: { toPay: RefundToPay; refund: LedgerLine }) {
  if (email === null) {
    return (
      <Notice tone="info" title="No bank details, and no email address to ask for them">
        <p>
          Ask {payee.name || nameOf(refund)} by phone or WhatsApp, then pay it and confirm it below. Your bank
          statement shows which account the money came from. If the guest’s data was deleted, the receipt
          still has the email address.
        </p>
        <SmallButtonLink to={`/admin/guests/${refund.leadId}`} variant="quiet" className="mt-2 -ml-4">
          Open the booking
        </SmallButtonLink>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="No bank details yet">
      <p>
        {askedAt
          ? `We asked ${refund.name} for them by email on ${adminDay(askedAt)}.`
          : `We’re asking ${refund.name} for them by email.`}
      </p>
      {askedAt && (
        <ActButton
          variant="quiet"
          className="mt-2"
          act={() =>
            api('POST', '/api/admin/bookings/{bookingId}/refund-link', {
              params: { bookingId: refund.leadId },
            })
          }
          done={() => ({ title: `We’re asking ${refund.name} for bank details` })}
          failed="Bank details not asked for"
        >
          Ask again with a new link
        </ActButton>
      )}
    </Notice>
  )
}
