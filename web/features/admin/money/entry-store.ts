import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { UNDO_SECONDS } from '#domain/admin/undo-time.ts'
import type { WaitingLetter } from '#domain/mail/letter.ts'

type Undoable = { payment: LedgerLine; letter?: never } | { letter: WaitingLetter; payment?: never }

/** A payment that was entered, or a letter that was written, on this page or another one of this browser, and how it stands. */
export type Entry = Undoable & {
  /** The payment's, or the letter's. */
  id: string
  /** Until when it can be undone, by this browser's own clock of milliseconds. */
  until: number
  /** `late`: undoing it was tried when its receipt was out; `network-failed`: it was tried, and the server did not answer. */
  state: 'open' | 'undone' | 'late' | 'network-failed' | 'out'
}

/** By payment: what was recorded by one press, and is undone by one. */
const groups = new Map<string, string>()

/** Of which press an entry is: several payments of a bank file, or the shares of a split, are of one. */
export function pressOf({ id }: Entry): string {
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
  add(payment: LedgerLine): void {
    const others = entries.filter(({ id }) => id !== payment.id)
    change([entryOf({ payment }, UNDO_SECONDS * 1_000), ...others])
  },
  /** What the server has told of, also from another device, or from before this page was loaded: only what is not known here yet. */
  learn(undoable: Undoable, leftMs: number): void {
    const entry = entryOf(undoable, leftMs)
    if (!entries.some(({ id }) => id === entry.id)) change([entry, ...entries])
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
    change(entries.map((entry) => (entry.id === id ? { ...entry, state } : entry)))
  },
}

/** `leftMs`: for how long it can still be undone. */
function entryOf(undoable: Undoable, leftMs: number): Entry {
  const { id } = undoable.payment ?? undoable.letter
  return { ...undoable, id, until: performance.now() + leftMs, state: 'open' }
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
  return useEntries().find((entry) => entry.id === id) ?? null
}

/** What was written in a form and undone: the form begins with it again, and keeps it from then on. Null where nothing was. */
export function useUndoneLetter(about: WaitingLetter['about'], aboutId: string): WaitingLetter | null {
  const [undone] = useState(() =>
    entries.find(
      ({ letter, state }) => state === 'undone' && letter?.about === about && letter.aboutId === aboutId,
    ),
  )
  useEffect(() => {
    if (undone) entryStore.settle(undone.id, 'out')
  }, [undone])
  return undone?.letter ?? null
}
