import { useState, type ReactNode } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { Button } from '#web/ui/form/button.tsx'
import { entryStore, type Entry } from './entry-store.ts'
import { TakeBackDialog } from '#web/features/admin/refund/take-back-dialog.tsx'

/** Says that an undo did not reach the server. It stays until the operator retries or dismisses it. */
export function NotUndone({ entry, busy, onAgain }: { entry: Entry; busy: boolean; onAgain: () => void }) {
  return (
    <Card title={`Not undone: ${whatOf(entry)}`} text="No connection.">
      <Button variant="light" size="sm" busy={busy} onClick={onAgain}>
        Try again
      </Button>
      <button
        type="button"
        className="min-h-11 px-2 font-semibold"
        onClick={() => entryStore.settle(entry.id, 'out')}
      >
        Leave it
      </button>
    </Card>
  )
}

/**
 * Says that it is too late to undo, because the receipt or email has been sent. A payment can still be reversed by a counter-entry; a
 * refund or letter cannot.
 */
export function TooLate({ entry }: { entry: Entry }) {
  const [asks, setAsks] = useState(false)
  const received = entry.payment && !isRefund(entry) ? entry.payment : null
  const dismiss = () => entryStore.settle(entry.id, 'out')
  return (
    <Card title={whatOf(entry)} text={`Too late to undo: ${tooLateFor(entry)}.`}>
      {received && (
        <Button variant="light" size="sm" onClick={() => setAsks(true)}>
          Reverse it
        </Button>
      )}
      <button type="button" className="min-h-11 px-2 font-semibold" onClick={dismiss}>
        {received ? 'Leave it' : 'Close'}
      </button>
      {received && (
        <TakeBackDialog
          payment={received}
          open={asks}
          onClose={() => {
            setAsks(false)
            dismiss()
          }}
        />
      )}
    </Card>
  )
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      data-keep-clear
      className="pointer-events-auto flex w-full max-w-lg flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-sea-deep px-3.5 py-3 text-cream shadow-lg"
    >
      <div className="min-w-0 grow basis-48 leading-snug">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
      {children}
    </div>
  )
}

function tooLateFor(entry: Entry): string {
  if (entry.letter) return entry.letter.emails === 1 ? 'the email has been sent' : 'the emails have been sent'
  return isRefund(entry) ? 'the guest has been told' : 'the receipt has been sent'
}

export function isRefund({ payment }: Entry): boolean {
  return payment?.kind === 'refund'
}

export function whatOf(entry: Entry): string {
  if (entry.letter) {
    const { emails, subject, to } = entry.letter
    return emails === 1 ? `Email to ${to}` : `${emails} emails: “${subject}”`
  }
  const { amount, name } = entry.payment
  return isRefund(entry) ? `${formatEuros(amount)} refund to ${name}` : `${formatEuros(amount)} from ${name}`
}
