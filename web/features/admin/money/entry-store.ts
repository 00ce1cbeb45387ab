import { useSyncExternalStore } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { UNDO_SECONDS } from '#domain/payment/hand-entry.ts'

/** Something that was entered on this page or another one of this browser, and how it stands. */
export interface Entry {
  payment: LedgerLine
  /** Until when it can be undone, by this browser's own clock of milliseconds. */
  until: number
  /** `late`: undoing it was tried when its receipt was out; `unheard`: it was tried, and the server did not answer. */
  state: 'open' | 'undone' | 'late' | 'unheard' | 'out'
}

/** By payment: what was recorded by one press, and is undone by one. */
const groups = new Map<string, string>()

/** Of which press an entry is: several payments of a bank file, or the shares of a split, are of one. */
export function pressOf({ payment: { id } }: Entry): string {
  return groups.get(id) ?? id
}

let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

function change(next: readonly Entry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** What was just entered: the bar with Undo follows from it, and the rows that have turned green. It outlives the screen. */
export const entryStore = {
  /** `leftMs`: for how long it can still be undone. */
  add(payment: LedgerLine, leftMs: number = UNDO_SECONDS * 1_000): void {
    const others = entries.filter((entry) => entry.payment.id !== payment.id)
    change([{ payment, until: performance.now() + leftMs, state: 'open' }, ...others])
  },
  /** From another device, or before this page was loaded: only what is not known here yet. */
  learn(payment: LedgerLine, leftMs: number): void {
    if (!entries.some((entry) => entry.payment.id === payment.id)) entryStore.add(payment, leftMs)
  },
  all(): readonly Entry[] {
    return entries
  },
  /** What one press has recorded. */
  addAll(payments: readonly LedgerLine[]): void {
    entryStore.groupUndo(payments.map(({ id }) => id))
    for (const payment of payments) entryStore.add(payment)
  },
  /** Lets these payments be undone by one press. */
  groupUndo(ids: readonly string[]): void {
    const [first] = ids
    for (const id of ids) groups.set(id, first ?? id)
    change([...entries])
  },
  settle(id: string, state: Exclude<Entry['state'], 'open'>): void {
    change(entries.map((entry) => (entry.payment.id === id ? { ...entry, state } : entry)))
  },
}

const NONE: readonly Entry[] = []

/** All of them, the newest first. */
export function useEntries(): readonly Entry[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => entries,
    () => NONE,
  )
}

/** How one payment stands that was entered here; null where it was not. */
export function useEntry(id: string): Entry | null {
  return useEntries().find(({ payment }) => payment.id === id) ?? null
}
