import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerLine } from '#domain/api-contract.ts'
import { formatInstant } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { TRANSFER_WORKING_DAYS } from '#domain/overdue-transfer.ts'
import { api, errorText } from '#web/api/client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { KIND_LABELS } from './booking-labels.ts'
import { MailLink } from './contact-links.tsx'
import { OtherAmount } from './other-amount.tsx'
import { ReasonField } from './reason-field.tsx'

type Decision = 'receive' | 'reject'

/** Something about money that waits for a decision, with the buttons that decide it. */
export function PaymentCard({ payment }: { payment: LedgerLine }) {
  const [rejecting, setRejecting] = useState(false)
  const queries = useQueryClient()
  const decide = useMutation({
    mutationFn: (decision: Decision) =>
      decision === 'receive'
        ? api('POST', '/api/admin/payments/{paymentId}/receive', { params: { paymentId: payment.id } })
        : api('POST', '/api/admin/payments/{paymentId}/reject', { params: { paymentId: payment.id } }),
    onSuccess: (_, decision) => {
      setRejecting(false)
      toasts.show({ title: doneText(payment, decision) })
      // The leads, the retreats and the mails all show what was decided here.
      void queries.invalidateQueries()
    },
    onError: (error) =>
      toasts.show({
        title: 'That did not work',
        description: errorText(error, 'The server cannot be reached. Please try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-xl">{headingOf(payment)}</h3>
        <p className="figures text-xl font-bold">{formatEuros(payment.amount)}</p>
      </div>
      {payment.overdue && (
        <p>
          <Badge tone="destructive">Overdue</Badge>{' '}
          <span className="text-sm">Not there after {TRANSFER_WORKING_DAYS} working days.</span>
        </p>
      )}
      {isLate(payment) && (
        <p className="text-sm">
          The place was given up. If the money comes, “Received” books the guest again where a place is free,
          and lists it to be paid back where none is.
        </p>
      )}
      {payment.disputed && (
        <p>
          <Badge tone="destructive">Disputed</Badge>{' '}
          <span className="text-sm">
            {payment.kind === 'refund'
              ? 'The bank holds this money. It goes out once the dispute is won; lost, the guest has it from the bank.'
              : 'Answer it at the card provider’s own site, or the money is lost.'}
          </span>
        </p>
      )}
      {payment.failingSince && (
        <p>
          <Badge tone="warning">Not going out</Badge>{' '}
          <span className="text-sm">
            The card provider has not taken it since {formatInstant(new Date(payment.failingSince))}. It is
            tried again by itself.
            {payment.byHand &&
              ' You can pay it by bank instead: look at the provider’s own site first, send the money, then press “Paid out”.'}
          </span>
        </p>
      )}
      <div className="text-sm text-ink-soft">
        <p className="font-semibold text-ink wrap-anywhere">{payment.name}</p>
        {payment.retreatDate && <p>{payment.retreatDate}</p>}
        {payment.referenceText && <p className="figures wrap-anywhere">{payment.referenceText}</p>}
        <p>
          {payment.state === 'reported' && 'Reported on '}
          {formatInstant(new Date(payment.createdAt))}
        </p>
        {payment.email && (
          <p>
            <MailLink email={payment.email} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {asksForReason(payment) && <ReasonField payment={payment} />}
        {canReceive(payment) && (
          <Button size="sm" busy={decide.isPending} onClick={() => decide.mutate('receive')}>
            {payment.kind === 'refund' ? 'Paid out' : 'Received'}
          </Button>
        )}
        {payment.state === 'reported' && <OtherAmount payment={payment} busy={decide.isPending} />}
        {payment.state === 'reported' && (
          <Button
            size="sm"
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => setRejecting(true)}
          >
            Never came
          </Button>
        )}
        {isOddPayment(payment) && (
          <Button
            size="sm"
            variant="secondary"
            busy={decide.isPending}
            onClick={() => decide.mutate('reject')}
          >
            Put aside
          </Button>
        )}
      </div>
      <AlertDialog
        open={rejecting}
        onOpenChange={setRejecting}
        title="Has this transfer not arrived?"
        description={
          isLate(payment)
            ? `${payment.name} was told that the place is given up, and hears nothing of this.`
            : `${payment.name} is told by mail, and has 48 hours to pay before the place is given up.`
        }
        confirmLabel="Reject the transfer"
        cancelLabel="Keep waiting"
        busy={decide.isPending}
        onConfirm={() => decide.mutate('reject')}
      />
    </Card>
  )
}

/** A card refund is the provider's to pay out, unless that has refused it for good, or failed for an hour. */
function canReceive({ kind, state, byHand }: LedgerLine): boolean {
  return kind === 'refund' ? byHand : state === 'reported'
}

/** Money that was given back at the card provider's own site: only the operator knows why. */
function asksForReason({ kind, state, reason }: LedgerLine): boolean {
  return kind === 'refund' && state === 'refunded' && reason === 'given_back'
}

/** A reported transfer that can still come, though its place was given up. */
function isLate({ state, leadStatus }: LedgerLine): boolean {
  return state === 'reported' && leadStatus === 'expired'
}

/** Card money that did not fit: it is settled with the provider, and then put aside here. */
function isOddPayment({ kind, state }: LedgerLine): boolean {
  return kind !== 'refund' && state === 'failed'
}

function headingOf(payment: LedgerLine): string {
  if (payment.disputed && payment.kind !== 'refund') return 'Card payment in dispute'
  if (isOddPayment(payment)) return 'Card payment that did not fit'
  if (asksForReason(payment)) return 'Given back by you: why?'
  if (payment.kind === 'refund' && payment.state === 'failed') return 'Card refund that failed, to pay out'
  if (payment.kind === 'refund')
    return payment.method === 'card' ? 'Card refund under way' : 'Refund to pay out'
  return `${KIND_LABELS[payment.kind]} reported as transferred`
}

function doneText(payment: LedgerLine, decision: Decision): string {
  if (decision === 'reject') return isOddPayment(payment) ? 'Payment put aside' : 'Transfer rejected'
  return payment.kind === 'refund' ? 'Refund marked as paid out' : 'Transfer marked as received'
}
