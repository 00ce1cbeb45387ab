import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { TakeBackButton } from '#web/features/admin/refund/take-back.tsx'
import { useClearPlace, type Floating } from '#web/ui/page/use-clear-place.ts'
import { undoableQuery } from './admin-payments.ts'
import { entryStore, undoGroupOf, useEntries, type Entry } from './entry-store.ts'
import { UndoRing } from './undo-ring.tsx'
import {
  isRefund,
  undoableCancellation,
  undoableChange,
  undoableLetter,
  undoablePayment,
} from './undoable.ts'
import { useUndo } from './use-undo.ts'

const TICK_MS = 250

/** The undo bar never covers a page's action bar, so that the next payment can be recorded while this one can still be undone. */
const UNDO_BAR: Floating = { avoids: ['[data-keep-clear]', ':focus'], phoneEdge: 'bottom' }

/**
 * Payments, letters and cancellations of the last seconds, with the time left to undo them. Shown on every admin page, and announced once, not each
 * second.
 */
export function UndoBar() {
  useWhatElseWasEntered()
  const now = useUndoClock()
  const entries = useEntries()
  const undo = useUndo()
  const isOnItsWay = (entry: Entry) => undo.isPending && undo.variables.includes(entry)
  const open = entries.filter((entry) => entry.state === 'open' && (entry.until > now || isOnItsWay(entry)))
  const presses = [...Map.groupBy(open, undoGroupOf).values()]
  const [newest] = presses
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? presses : presses.slice(0, 1)
  const late = entries.find(({ state }) => state === 'late')
  const failed = entries.filter(({ state }) => state === 'network-failed')
  const bar = useRef<HTMLElement>(null)
  const cards = [late, ...failed, ...shown.flat()].flatMap((entry) =>
    entry ? `${entry.id} ${entry.state}` : [],
  )
  useClearPlace(bar, cards.length > 0 ? cards.join() : undefined, UNDO_BAR)
  return (
    <aside
      ref={bar}
      aria-label="Just recorded"
      className="pointer-events-none fixed inset-x-2 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 flex flex-col items-center gap-2 pb-2 lg:bottom-0 lg:left-56 print:hidden"
    >
      {late && <TooLate entry={late} />}
      {failed.map((entry) => (
        <NotUndone
          key={entry.id}
          entry={entry}
          busy={isOnItsWay(entry)}
          onAgain={() => undo.mutate([entry])}
        />
      ))}
      <output className="sr-only">
        {newest && `${happened(newest)}. Undo for ${UNDO_SECONDS} seconds. ${next(newest)}.`}
      </output>
      {showsAll && presses.length > 1 && (
        <SmallButton
          variant="light"
          className="pointer-events-auto shadow-lg"
          busy={undo.isPending}
          onClick={() => undo.mutate(open)}
        >
          Undo all {open.length}
        </SmallButton>
      )}
      {shown.map((press) => {
        const leftMs = Math.min(...press.map(({ until }) => until)) - now
        const others = open.length - press.length
        return (
          <div
            key={press.map(({ id }) => id).join()}
            data-keep-clear
            className="pointer-events-auto flex w-full max-w-lg flex-wrap items-center gap-2.5 rounded-xl bg-sea-deep px-3 py-3 text-cream shadow-lg"
          >
            <UndoRing leftMs={leftMs} />
            <div className="min-w-0 grow basis-32 leading-snug">
              <p className="font-semibold wrap-anywhere">{happened(press)}</p>
              <p aria-hidden className="figures text-sm">
                {press.some(isOnItsWay) ? 'Undoing. Not undone yet.' : next(press)}
              </p>
              {!showsAll && others > 0 && (
                <button
                  type="button"
                  className="-my-1 min-h-11 text-sm font-semibold underline underline-offset-4"
                  onClick={() => setShowsAll(true)}
                >
                  Show {others} more
                </button>
              )}
            </div>
            <SmallButton
              variant="light"
              className="ml-auto"
              busy={undo.isPending}
              onClick={() => undo.mutate(press)}
            >
              {undoLabel(press)}
            </SmallButton>
          </div>
        )
      })}
    </aside>
  )
}

/** Adds entries of other devices, and of this one from before a reload. */
function useWhatElseWasEntered(): void {
  const { data } = useQuery(undoableQuery)
  useEffect(() => {
    if (!data) return
    const now = Date.parse(data.now)
    const changed = new Set(data.changes.map(({ id }) => id))
    const left = (until: string) => Date.parse(until) - now
    for (const payment of data.payments) {
      // Undoing a lower price undoes its refund.
      const isOfChange = payment.kind === 'refund' && changed.has(payment.leadId)
      if (payment.undoUntil && !isOfChange)
        entryStore.learn(undoablePayment(payment), left(payment.undoUntil))
    }
    for (const each of data.cancellations) entryStore.learn(undoableCancellation(each), left(each.undoUntil))
    for (const each of data.changes) entryStore.learn(undoableChange(each), left(each.undoUntil))
    for (const each of data.letters) entryStore.learn(undoableLetter(each), left(each.undoUntil))
  }, [data])
}

/** Returns the current time (`performance.now()`), updated while something can be undone. */
function useUndoClock(): number {
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

/** Names what a press undoes: "Undo €200", "Undo 3, €1,350"; an email or a cancellation has no amount. */
function undoLabel(press: readonly Entry[]): string {
  const amounts = press.flatMap(({ payment }) => (payment ? [payment.amount] : []))
  if (amounts.length === 0) return press.length === 1 ? 'Undo' : `Undo ${press.length}`
  const sum = formatEuros(sumEuros(amounts))
  return press.length === 1 ? `Undo ${sum}` : `Undo ${press.length}, ${sum}`
}

/** Says what follows the entries of one press. */
function next([entry, ...others]: readonly Entry[]): string {
  return others.length > 0 ? 'Then receipts and emails' : (entry?.next ?? '')
}

/** Formats the entries of one press: "€200 from Awa Jallow", "3 payments, €1,350". */
function happened(press: readonly Entry[]): string {
  const [entry, ...others] = press
  if (entry && others.length === 0) return entry.happened ?? entry.name
  const sum = sumEuros(press.map(({ payment }) => payment?.amount ?? 0))
  return `${press.length} payments, ${formatEuros(sum)}`
}

/** Says that an undo did not reach the server. It stays until the operator retries or dismisses it. */
function NotUndone({ entry, busy, onAgain }: { entry: Entry; busy: boolean; onAgain: () => void }) {
  return (
    <Card title={`Not undone: ${entry.name}`} text="No connection.">
      <SmallButton variant="light" busy={busy} onClick={onAgain}>
        Try again
      </SmallButton>
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
function TooLate({ entry }: { entry: Entry }) {
  const received = entry.payment && !isRefund(entry) ? entry.payment : null
  const dismiss = () => entryStore.settle(entry.id, 'out')
  return (
    <Card title={entry.name} text={`Too late to undo: ${entry.tooLate}.`}>
      {received && (
        <TakeBackButton payment={received} variant="light" onClose={dismiss}>
          Reverse it
        </TakeBackButton>
      )}
      <button type="button" className="min-h-11 px-2 font-semibold" onClick={dismiss}>
        {received ? 'Leave it' : 'Close'}
      </button>
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
