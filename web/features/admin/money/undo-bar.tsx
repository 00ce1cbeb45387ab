import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { UNDO_SECONDS } from '#domain/hand-entry.ts'
import { formatEuros } from '#domain/money.ts'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useClearPlace, type Floating } from '#web/ui/use-clear-place.ts'
import { entryStore, useEntries, type Entry } from './entry-store.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { enteredQuery } from './money-queries.ts'
import { secondsOf, UndoRing } from './undo-ring.tsx'

const TICK_MS = 250

/** What else stands at the thumb is not kept from it: the next line can be recorded while this one can be undone. */
const UNDO_BAR: Floating = { must: '[data-keep-clear]', should: ':focus', phoneEdge: 'bottom' }

/**
 * What was just entered, with the seconds in which it can be undone. It stands above the navigation on every page of the desk, and
 * is read out once, not each second.
 */
export function UndoBar() {
  useWhatElseWasEntered()
  const now = useNow()
  const entries = useEntries()
  const undo = useUndo()
  const isOnItsWay = (entry: Entry) => undo.isPending && undo.variables?.payment.id === entry.payment.id
  const open = entries.filter((entry) => entry.state === 'open' && (entry.until > now || isOnItsWay(entry)))
  const [showsAll, setShowsAll] = useState(false)
  const undoAll = useUndoAll()
  const [newest] = open
  useShortcut('u', 'Undo what was just entered', () => newest && undo.mutate(newest))
  const shown = showsAll ? open : open.slice(0, 1)
  const late = entries.find(({ state }) => state === 'late')
  const unheard = entries.filter(({ state }) => state === 'unheard')
  const bar = useRef<HTMLElement>(null)
  const cards = [late, ...unheard, ...shown].flatMap((entry) =>
    entry ? `${entry.payment.id} ${entry.state}` : [],
  )
  useClearPlace(bar, cards.length > 0 ? cards.join() : undefined, UNDO_BAR)
  return (
    <aside
      ref={bar}
      aria-label="Just entered"
      className="pointer-events-none fixed inset-x-2 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 flex flex-col items-center gap-2 lg:bottom-6 lg:left-56 print:hidden"
    >
      {late && <TooLate entry={late} />}
      {unheard.map((entry) => (
        <NotUndone
          key={entry.payment.id}
          entry={entry}
          busy={isOnItsWay(entry)}
          onAgain={() => undo.mutate(entry)}
        />
      ))}
      <output className="sr-only">
        {newest && `${whatOf(newest)} recorded. Undo within ${UNDO_SECONDS} seconds.`}
      </output>
      {showsAll && open.length > 1 && (
        <Button
          variant="light"
          size="sm"
          className="pointer-events-auto shadow-lg"
          busy={undoAll.isPending}
          onClick={() => undoAll.mutate(open)}
        >
          Undo all {open.length}
        </Button>
      )}
      {shown.map((entry) => (
        <div
          key={entry.payment.id}
          className="pointer-events-auto flex w-full max-w-lg items-center gap-2.5 rounded-xl bg-sea-deep px-3 py-3 text-cream shadow-lg"
        >
          <UndoRing leftMs={entry.until - now} />
          <div className="min-w-0 grow leading-snug">
            <p className="font-semibold wrap-anywhere">{whatOf(entry)}</p>
            <p aria-hidden className="figures text-sm">
              {isRefund(entry) ? 'The refund and its email leave' : 'Receipt and email go out'} in{' '}
              {secondsOf(entry.until - now)} s
            </p>
            {!showsAll && open.length > 1 && (
              <button
                type="button"
                className="-my-1 min-h-11 text-sm font-semibold underline underline-offset-4"
                onClick={() => setShowsAll(true)}
              >
                and {open.length - 1} more
              </button>
            )}
          </div>
          <Button variant="light" size="sm" busy={undo.isPending} onClick={() => undo.mutate(entry)}>
            Undo
          </Button>
        </div>
      ))}
    </aside>
  )
}

function useUndo() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ payment }: Entry) =>
      api('POST', '/api/admin/payments/{paymentId}/undo', {
        params: { paymentId: payment.id },
        body: { atOnce: true },
      }),
    onSuccess: (_, entry) => {
      for (const id of sameAct(entry)) entryStore.settle(id, 'undone')
      toasts.show({
        title: `Undone: ${whatOf(entry)}`,
        description: isRefund(entry)
          ? 'No money and no email went out.'
          : 'No receipt and no email went out.',
      })
      void queries.invalidateQueries()
    },
    onError: (error, { payment }) => {
      // Only the server knows when the time is over: what came too late is taken back by another way.
      if (error instanceof ApiError && error.status === 409) return entryStore.settle(payment.id, 'late')
      if (!(error instanceof ApiError)) return entryStore.settle(payment.id, 'unheard')
      toasts.show({ title: 'Not undone', description: error.detail, tone: 'destructive' })
    },
  })
}

/** Nobody heard that she wanted it undone: it is said, and stays until she has tried again or leaves it. */
function NotUndone({ entry, busy, onAgain }: { entry: Entry; busy: boolean; onAgain: () => void }) {
  return (
    <div
      role="alert"
      className="pointer-events-auto flex w-full max-w-lg flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-sea-deep px-3.5 py-3 text-cream shadow-lg"
    >
      <div className="min-w-0 grow basis-48 leading-snug">
        <p className="font-semibold wrap-anywhere">Not undone: {whatOf(entry)}</p>
        <p className="text-sm">The server cannot be reached.</p>
      </div>
      <Button variant="light" size="sm" busy={busy} onClick={onAgain}>
        Try again
      </Button>
      <button
        type="button"
        className="min-h-11 px-2 font-semibold"
        onClick={() => entryStore.settle(entry.payment.id, 'out')}
      >
        Leave it
      </button>
    </div>
  )
}

/** The receipt is out: it can still be reversed, by a counter-entry. A refund that has left cannot. */
function TooLate({ entry }: { entry: Entry }) {
  const [asks, setAsks] = useState(false)
  const refund = isRefund(entry)
  const dismiss = () => entryStore.settle(entry.payment.id, 'out')
  return (
    <div
      role="alert"
      className="pointer-events-auto flex w-full max-w-lg flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-sea-deep px-3.5 py-3 text-cream shadow-lg"
    >
      <div className="min-w-0 grow basis-48 leading-snug">
        <p className="font-semibold wrap-anywhere">{whatOf(entry)}</p>
        <p className="text-sm">
          Too late to undo: the {refund ? 'guest has been told' : 'receipt has been sent'}.
        </p>
      </div>
      {!refund && (
        <Button variant="light" size="sm" onClick={() => setAsks(true)}>
          Reverse it
        </Button>
      )}
      <button type="button" className="min-h-11 px-2 font-semibold" onClick={dismiss}>
        {refund ? 'Close' : 'Leave it'}
      </button>
      <TakeBackDialog
        payment={entry.payment}
        open={asks}
        onClose={() => {
          setAsks(false)
          dismiss()
        }}
      />
    </div>
  )
}

/** All that can still be undone: the lines of a bank file, for example. */
function useUndoAll() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (open: readonly Entry[]) =>
      api('POST', '/api/admin/payments/undo', { body: { ids: open.map(({ payment }) => payment.id) } }),
    onSuccess: ({ undone, kept }) => {
      for (const { id } of undone) entryStore.settle(id, 'undone')
      for (const id of kept) entryStore.settle(id, 'out')
      toasts.show({
        title: `Undone: ${undone.length}`,
        description:
          kept.length === 0
            ? 'No receipt and no email went out.'
            : `${kept.length} came too late: the receipt has been sent.`,
      })
      void queries.invalidateQueries()
    },
    onError: (error) =>
      toasts.show({
        title: 'Not undone',
        description: errorText(error, 'The server cannot be reached. Please try again.'),
        tone: 'destructive',
      }),
  })
}

/** What another device has just entered, or this one before the page was loaded anew. */
function useWhatElseWasEntered(): void {
  const { data } = useQuery(enteredQuery)
  useEffect(() => {
    if (!data) return
    const now = Date.parse(data.now)
    for (const payment of data.payments) {
      if (payment.undoUntil) entryStore.learn(payment, Date.parse(payment.undoUntil) - now)
    }
  }, [data])
}

/** Goes on as long as something can be undone. */
function useNow(): number {
  const entries = useEntries()
  const [now, setNow] = useState(0)
  useEffect(() => {
    const tick = () => {
      setNow(performance.now())
      if (entries.every(({ until }) => until < performance.now())) clearInterval(timer)
    }
    const timer = setInterval(tick, TICK_MS)
    tick()
    return () => clearInterval(timer)
  }, [entries])
  return now
}

function isRefund({ payment: { kind } }: Entry): boolean {
  return kind === 'refund'
}

/** A refund of several payments is undone as one. */
function sameAct(entry: Entry): string[] {
  const { id, leadId, createdAt } = entry.payment
  if (!isRefund(entry)) return [id]
  return entryStore
    .all()
    .filter(
      (other) => isRefund(other) && other.payment.leadId === leadId && other.payment.createdAt === createdAt,
    )
    .map(({ payment }) => payment.id)
}

function whatOf(entry: Entry): string {
  const { amount, name } = entry.payment
  return isRefund(entry) ? `${formatEuros(amount)} refund to ${name}` : `${formatEuros(amount)} from ${name}`
}
