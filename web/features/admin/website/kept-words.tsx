import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { SiteFieldView } from '#domain/contract/site-calls.ts'
import { isSameValue, type SiteValue } from '#domain/site/site-document.ts'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { isRecord, readStorage, writeStorage } from '#web/browser/browser-storage.ts'

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

let kept: ReadonlyMap<string, Kept> | null = null
const NONE: ReadonlyMap<string, Kept> = new Map()
/** What this device sent last for each field, by which it sees that another one has changed it since. */
const sent = new Map<string, SiteValue>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function all(): ReadonlyMap<string, Kept> {
  kept ??= stored()
  return kept
}

function stored(): ReadonlyMap<string, Kept> {
  const value = readStorage(STORED)
  if (!isRecord(value)) return NONE
  return new Map(
    Object.entries(value).flatMap(([path, text]) =>
      typeof text === 'string'
        ? [[path, { value: text, state: 'waiting', isLate: true, problem: null }] as const]
        : [],
    ),
  )
}

function put(path: string, next: Kept | null): void {
  const changed = new Map(all())
  if (next) changed.set(path, next)
  else changed.delete(path)
  kept = changed
  // Pictures are sent before they are placed, and a part that is left out is one tap: only typed words are kept for another day.
  const texts = [...changed].filter(
    ([, { value, state }]) => typeof value === 'string' && state !== 'refused',
  )
  writeStorage(
    STORED,
    texts.length === 0
      ? null
      : JSON.stringify(Object.fromEntries(texts.map(([key, { value }]) => [key, value]))),
  )
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function send(queries: QueryClient, path: string): Promise<void> {
  const now = all().get(path)
  if (!now || now.state === 'sending') return
  clearTimeout(timers.get(path))
  put(path, { ...now, state: 'sending' })
  try {
    await api('PUT', '/api/admin/site/draft', { body: { path, value: now.value } })
    sent.set(path, now.value)
    // Shown from the server before the words are dropped here.
    await queries.invalidateQueries({ queryKey: ['/api/admin/site'] })
    await queries.invalidateQueries({ queryKey: ['/api/admin/site/fields'] })
    if (isSameValue(all().get(path)?.value, now.value)) put(path, null)
    else await send(queries, path)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status)
    const last = all().get(path) ?? now
    put(path, {
      ...last,
      state: isRefused ? 'refused' : 'waiting',
      isLate: !isRefused,
      problem: isRefused ? errorText(error) : null,
    })
  }
}

/** How the draft of this device stands, for the line that says it. */
export function useKeptState(): 'saved' | 'saving' | 'waiting' {
  const words = useSyncExternalStore(subscribe, all, () => NONE)
  if ([...words.values()].some(({ isLate }) => isLate)) return 'waiting'
  const states = [...words.values()].map(({ state }) => state)
  return states.some((state) => state === 'typed' || state === 'sending') ? 'saving' : 'saved'
}

/** How many fields wait for the network. */
export function useWaitingWords(): number {
  const words = useSyncExternalStore(subscribe, all, () => NONE)
  return [...words.values()].filter(({ isLate }) => isLate).length
}

/** Sends what waits: at once, when the network is back, and every few seconds. */
export function SendKeptWords() {
  const queries = useQueryClient()
  const waiting = useWaitingWords()
  useEffect(() => {
    if (waiting === 0) return
    const sendAll = () => {
      for (const [path, { state }] of all()) if (state === 'waiting') void send(queries, path)
    }
    sendAll()
    const timer = setInterval(sendAll, AGAIN_MS)
    window.addEventListener('online', sendAll)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sendAll)
    }
  }, [waiting, queries])
  return null
}

/** A field's value on this device: as typed here, else as the draft has it. */
export function useSiteField({ path, value, problem, isChanged }: SiteFieldView) {
  const queries = useQueryClient()
  const here = useSyncExternalStore(
    subscribe,
    () => all().get(path),
    () => undefined,
  )
  const last = sent.get(path)
  return {
    value: here ? here.value : value,
    problem: here ? here.problem : problem,
    /** True while another device has changed what this one wrote. */
    isOverwritten: !here && isChanged && last !== undefined && textOf(last) !== textOf(value),
    change: (next: SiteValue) => {
      put(path, { ...all().get(path), value: next, state: 'typed', problem: null })
      clearTimeout(timers.get(path))
      timers.set(
        path,
        setTimeout(() => void send(queries, path), AFTER_LAST_KEY_MS),
      )
    },
    /** Sends at once what was typed. */
    keep: () => {
      if (all().get(path)?.state === 'typed') void send(queries, path)
    },
  }
}

/** Returns a value as the text of its field; a list has a line for each point. */
export function textOf(value: SiteValue): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return isLines(value) ? value.join('\n') : ''
}

function isLines(value: SiteValue): value is readonly string[] {
  return Array.isArray(value)
}
