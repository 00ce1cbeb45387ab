import { Check } from 'lucide-react'
import { formatEuros } from '#domain/base/money.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { paymentName } from '#domain/payment/payment-names.ts'
import { api } from '#web/api/client.ts'
import { useAct, SmallButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { useNow } from '#web/features/admin/kit/frame/admin-data.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { adminDay, agoText, dotted } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { entryStore, useEntry } from './entry-store.ts'
import { MoneyRow, PaymentGroup } from './payment-group.tsx'

/** Reported transfers to find on the account. */
export function TransferGroup({ rows }: { rows: readonly FrozenRow<LedgerLine>[] }) {
  return (
    <PaymentGroup title="Transfers to check" rows={rows} hasSum>
      {(item) => <TransferRow key={item.row.id} {...item} />}
    </PaymentGroup>
  )
}

/**
 * One reported transfer. Once received, the row keeps its place and height and the button becomes plain text, so a second tap does nothing.
 */
export function TransferRow({ row: payment, isGone }: FrozenRow<LedgerLine>) {
  const now = useNow()
  const entry = useEntry(payment.id)
  const receive = useAct({
    act: () =>
      api('POST', '/api/admin/payments/{paymentId}/receive', { params: { paymentId: payment.id }, body: {} }),
    failed: `${formatEuros(payment.amount)} from ${payment.name} not marked as received`,
    // No toast: the row and the undo bar show it.
    onDone: (line) => entryStore.add(line),
  })
  const received = entry?.payment && entry.state !== 'undone' ? entry.payment.amount : null
  const isDone = received !== null || isGone
  return (
    <MoneyRow guest={payment} isDone={isDone}>
      {/* The reference distinguishes transfers of the same amount, here and at the bank. */}
      <p className="figures text-sm font-semibold tracking-wide wrap-anywhere">{payment.referenceText}</p>
      <p className="text-sm text-ink-soft">{dotted(paymentName(payment), payment.retreatDate)}</p>
      <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span>
          <Unbroken text={`On its way since ${adminDay(payment.createdAt)}`} />{' '}
          <span className="whitespace-nowrap">({agoText(payment.createdAt, now)})</span>
        </span>
        {payment.overdue && <Badge tone="warning">Late</Badge>}
        {payment.leadStatus === 'expired' && <Badge tone="quiet">Place released</Badge>}
        {payment.leadStatus === 'cancelled' && <Badge tone="quiet">Cancelled</Badge>}
      </p>
      {/* Both share one grid cell, so that the row keeps its height after the press. */}
      <div className="mt-2 grid min-h-11 items-center *:[grid-area:1/1]">
        <div className={classNames('-ml-0.5 flex flex-wrap items-center', isDone && 'invisible')}>
          <SmallButton
            className="px-3.5!"
            busy={receive.isPending}
            disabled={isDone}
            onClick={() => receive.mutate()}
            aria-label={`Received ${formatEuros(payment.amount)} from ${payment.name}`}
          >
            {/* The busy ring replaces the icon, so that the button keeps its width and the row its height. */}
            {!receive.isPending && <Check aria-hidden className="size-5" />}
            Received {formatEuros(payment.amount)}
          </SmallButton>
          <SmallButtonLink
            to={`/admin/guests/${payment.leadId}/payment?report=${payment.id}`}
            variant="quiet"
            className="px-2.5!"
          >
            Something else
          </SmallButtonLink>
        </div>
        {isDone && (
          <p className="flex items-center gap-2 font-semibold text-success">
            <Check aria-hidden className="size-5" />
            {received === null ? 'Already done' : `Received ${formatEuros(received)}`}
            {entry?.state === 'open' && <span className="font-normal text-ink-soft">just now</span>}
          </p>
        )}
      </div>
    </MoneyRow>
  )
}
