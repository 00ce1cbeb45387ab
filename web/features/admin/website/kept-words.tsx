import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatTime } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { isSameValue, type SiteValue } from '#domain/site/site-document.ts'
import { api, errorText } from '#web/api/client.ts'
import { isRecord, readStorage, writeStorage } from '#web/browser/browser-storage.ts'
import { productClock } from '#web/browser/product-time.ts'
import { isRefusal, useSendAgain } from '#web/features/admin/kit/form/kept-store.ts'
import { useNow } from '#web/features/admin/kit/frame/admin-data.tsx'
import { createStore } from '#web/ui/store.ts'

// What the operator types is kept on this device, and sent a second after the last key, on leaving the field and on Done. Without a network
// it waits here and is sent later.

const STORED = 'site-words'
const AFTER_LAST_KEY_MS = 1_000
/** How often words that got no answer are sent again, in milliseconds. */
const AGAIN_MS = 10_000

interface Kept {
  value: SiteValue
  /** Typed and not sent yet, on its way, waiting for the network, or refused for a reason. */
  state: 'typed' | 'sending' | 'waiting' | 'refused'
  /** True from the first try without an answer on, also while it is sent again. */
  isLate?: boolean
  problem: string | null
}

const kept = createStore<ReadonlyMap<string, Kept>>(stored, new Map())
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function stored(): ReadonlyMap<string, Kept> {
  const value = readStorage(STORED)
  const texts = isRecord(value) ? Object.entries(value) : []
  return new Map(
    texts.flatMap(([path, text]) =>
      typeof text === 'string'
        ? [[path, { value: text, state: 'waiting', isLate: true, problem: null }] as const]
        : [],
    ),
  )
}

function put(path: string, next: Kept | null): void {
  const changed = new Map(kept.get())
  if (next) changed.set(path, next)
  else changed.delete(path)
  kept.set(changed)
  // Pictures are sent before they are placed, and a part that is left out is one tap: only typed words are kept for another day.
  const texts = [...changed].flatMap(([key, { value, state }]) =>
    typeof value === 'string' && state !== 'refused' ? [[key, value]] : [],
  )
  writeStorage(STORED, texts.length === 0 ? null : JSON.stringify(Object.fromEntries(texts)))
}

async function send(queries: QueryClient, path: string): Promise<void> {
  const now = kept.get().get(path)
  if (!now || now.state === 'sending') return
  clearTimeout(timers.get(path))
  put(path, { ...now, state: 'sending' })
  try {
    await api('PUT', '/api/admin/site/draft', { body: { path, value: now.value } })
    // Shown from the server before the words are dropped here.
    await queries.invalidateQueries({ queryKey: ['/api/admin/site'] })
    await queries.invalidateQueries({ queryKey: ['/api/admin/site/fields'] })
    if (isSameValue(kept.get().get(path)?.value, now.value)) put(path, null)
    else await send(queries, path)
  } catch (error) {
    const isRefused = error instanceof Error && isRefusal(error)
    put(path, {
      ...(kept.get().get(path) ?? now),
      state: isRefused ? 'refused' : 'waiting',
      isLate: !isRefused,
      problem: isRefused ? errorText(error) : null,
    })
  }
}

/** How the draft of this device stands. */
export function useKeptState(): 'saved' | 'saving' | 'waiting' {
  const words = [...kept.useValue().values()]
  if (words.some(({ isLate }) => isLate)) return 'waiting'
  return words.some(({ state }) => state === 'typed' || state === 'sending') ? 'saving' : 'saved'
}

/** Says how the draft stands on this device: "Draft saved, 14:05". Null before anything is typed. */
export function useSavedText(): string | null {
  const state = useKeptState()
  const now = useNow()
  const [clock] = useState(() => productClock(now.toISOString()))
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state === 'saved' && before.current !== 'saved') setSavedAt(clock.now())
    before.current = state
  }, [state, clock])
  if (state === 'waiting') return 'Kept on this device'
  if (state === 'saving') return 'Saving...'
  return savedAt && `Draft saved, ${formatTime(savedAt)}`
}

/** Sends what waits: at once, when the network is back, and every few seconds. Until then it says that words wait on this device. */
export function WaitingWords() {
  const queries = useQueryClient()
  const waiting = [...kept.useValue().values()].filter(({ isLate }) => isLate).length
  const sendAll = useCallback(() => {
    for (const [path, { state }] of kept.get()) if (state === 'waiting') void send(queries, path)
  }, [queries])
  useSendAgain(waiting > 0, sendAll, AGAIN_MS)
  if (waiting === 0) return null
  return (
    <output className="mt-3 flex gap-2 rounded-lg border border-line bg-amber-soft p-3 text-sm text-ink">
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <b>No connection.</b> Your last {counted(waiting, 'change')} {waiting === 1 ? 'is' : 'are'} kept on
        this device and saved when you’re online. Publishing waits.
      </span>
    </output>
  )
}

/** A field's value on this device: as typed here, else as the draft has it. */
export function useSiteField({ path, value, problem }: SiteFieldView) {
  const queries = useQueryClient()
  const here = kept.useValue().get(path)
  return {
    value: here ? here.value : value,
    problem: here ? here.problem : problem,
    change: (next: SiteValue) => {
      put(path, { ...kept.get().get(path), value: next, state: 'typed', problem: null })
      clearTimeout(timers.get(path))
      timers.set(
        path,
        setTimeout(() => void send(queries, path), AFTER_LAST_KEY_MS),
      )
    },
    /** Sends at once what was typed. */
    keep: () => {
      if (kept.get().get(path)?.state === 'typed') void send(queries, path)
    },
  }
}
