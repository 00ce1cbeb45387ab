import { useEffect, useState } from 'react'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { createStore } from '#web/ui/store.ts'
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

const NONE: readonly Entry[] = []
const entries = createStore(() => NONE, NONE)

/** What can be undone, for the undo bar and the rows marked as received. It outlives the screen. */
export const entryStore = {
  add(payment: LedgerLine): void {
    const others = entries.get().filter(({ id }) => id !== payment.id)
    entries.set([entryOf(undoablePayment(payment), UNDO_SECONDS * 1_000), ...others])
  },
  /**
   * Adds an entry from the server, such as one of another device or from before a reload, unless it is already known. `leftMs`: time left
   * to undo it.
   */
  learn(undoable: Undoable, leftMs: number): void {
    const entry = entryOf(undoable, leftMs)
    if (!entries.get().some(({ id }) => id === entry.id)) entries.set([entry, ...entries.get()])
  },
  all: entries.get,
  /** Groups payments so that one press undoes them all. */
  groupUndo(ids: readonly string[]): void {
    const [first] = ids
    for (const id of ids) groups.set(id, first ?? id)
    entries.set([...entries.get()])
  },
  settle(id: string, state: Exclude<Entry['state'], 'open'>): void {
    entries.set(entries.get().map((entry) => (entry.id === id ? { ...entry, state } : entry)))
  },
}

/** `leftMs`: milliseconds left to undo it. */
function entryOf(undoable: Undoable, leftMs: number): Entry {
  return { ...undoable, until: performance.now() + leftMs, state: 'open' }
}

/** Returns all entries, newest first. */
export const useEntries = entries.useValue

/** Returns the entry with this id; null if there is none. */
export function useEntry(id: string): Entry | null {
  return useEntries().find((entry) => entry.id === id) ?? null
}

/** Returns the undone letter that a form starts with again, and removes it from the store. Null if there is none. */
export function useUndoneLetter(about: WaitingLetter['about'], aboutId: string): WaitingLetter | null {
  const [undone] = useState(() =>
    entries
      .get()
      .find(
        ({ letter, state }) => state === 'undone' && letter?.about === about && letter.aboutId === aboutId,
      ),
  )
  useEffect(() => {
    if (undone) entryStore.settle(undone.id, 'out')
  }, [undone])
  return undone?.letter ?? null
}
