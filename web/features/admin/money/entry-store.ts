import { useEffect, useState, useSyncExternalStore } from 'react'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { undoablePayment, type Undoable } from './undoable.ts'

/** A recorded payment, a written letter, a booking's cancellation or its new price or plan, from this browser or another device, and its undo state. */
export type Entry = Undoable & {
  /** Deadline of the undo, in milliseconds of this browser's `performance.now()`. */
  until: number
  /** `late`: too late, the receipt is sent; `network-failed`: the server did not answer the undo; `out`: no longer shown. */
  state: 'open' | 'undone' | 'late' | 'network-failed' | 'out'
}

/** Undo group by entry id: entries recorded by one press are undone by one press. */
const groups = new Map<string, string>()

/** Returns the undo group of an entry, shared by the payments of a bank file or of a split. */
export function undoGroupOf({ id }: Entry): string {
  return groups.get(id) ?? id
}

let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

function change(next: readonly Entry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** What can be undone, for the undo bar and the rows marked as received. It outlives the screen. */
export const entryStore = {
  add(payment: LedgerLine): void {
    const others = entries.filter(({ id }) => id !== payment.id)
    change([entryOf(undoablePayment(payment), UNDO_SECONDS * 1_000), ...others])
  },
  /**
   * Adds an entry from the server, such as one of another device or from before a reload, unless it is already known. `leftMs`: time left
   * to undo it.
   */
  learn(undoable: Undoable, leftMs: number): void {
    const entry = entryOf(undoable, leftMs)
    if (!entries.some(({ id }) => id === entry.id)) change([entry, ...entries])
  },
  all(): readonly Entry[] {
    return entries
  },
  /** Groups payments so that one press undoes them all. */
  groupUndo(ids: readonly string[]): void {
    const [first] = ids
    for (const id of ids) groups.set(id, first ?? id)
    change([...entries])
  },
  settle(id: string, state: Exclude<Entry['state'], 'open'>): void {
    change(entries.map((entry) => (entry.id === id ? { ...entry, state } : entry)))
  },
}

/** `leftMs`: milliseconds left to undo it. */
function entryOf(undoable: Undoable, leftMs: number): Entry {
  return { ...undoable, until: performance.now() + leftMs, state: 'open' }
}

const NONE: readonly Entry[] = []

/** Returns all entries, newest first. */
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

/** Returns the entry with this id; null if there is none. */
export function useEntry(id: string): Entry | null {
  return useEntries().find((entry) => entry.id === id) ?? null
}

/** Returns the undone letter that a form starts with again, and removes it from the store. Null if there is none. */
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
