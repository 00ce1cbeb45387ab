import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { formatShortDay } from '#domain/base/dates.ts'
import { KITE_KINDS, type Kite } from '#domain/wind/wind.ts'
import { api } from '#web/api/client.ts'
import { isRecord, readStorage, writeStorage } from '#web/browser/browser-storage.ts'
import { toastFailure } from '#web/features/admin/kit/form/actions.tsx'
import { isRefusal, useSendAgain } from '#web/features/admin/kit/form/kept-store.ts'
import { createStore } from '#web/ui/store.ts'

// A tap is first kept on this device and then sent, so that it is not lost on the beach, where the network is bad.

/** A kite day as tapped; null empties it. */
export interface Tap {
  retreatId: string
  day: string
  kite: Kite | null
}

const STORED = 'wind-taps'
/** How often kept taps are tried again, in milliseconds. */
const AGAIN_MS = 15_000

const NONE: readonly Tap[] = []
const taps = createStore(stored, NONE)

function stored(): readonly Tap[] {
  const value = readStorage(STORED)
  if (!Array.isArray(value)) return NONE
  return value
    .filter(isRecord)
    .flatMap(({ retreatId, day, kite }) =>
      typeof retreatId === 'string' && typeof day === 'string'
        ? [{ retreatId, day, kite: KITE_KINDS.find((kind) => kind === kite) ?? null }]
        : [],
    )
}

function replace(next: readonly Tap[]): void {
  taps.set(next)
  writeStorage(STORED, next.length === 0 ? null : JSON.stringify(next))
}

/** Keeps a tap, instead of an earlier one of the same day that was not sent yet. */
export function keepTap(tap: Tap): void {
  const others = taps.get().filter(({ retreatId, day }) => retreatId !== tap.retreatId || day !== tap.day)
  replace([...others, tap])
}

/** Returns the taps that are not sent yet. */
export function useKeptTaps(): readonly Tap[] {
  return taps.useValue()
}

let isSending = false

/** Sends the kept taps, oldest first, until one gets no answer. What the server refuses is dropped and said. */
async function sendTaps(queries: QueryClient): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let [tap] = taps.get(); tap; [tap] = taps.get()) {
      await send(tap)
      // Shown from the server before the tap is dropped.
      await queries.invalidateQueries()
      const sent = tap
      replace(taps.get().filter((each) => each !== sent))
    }
  } catch (error) {
    const [tap, ...others] = taps.get()
    if (tap && error instanceof Error && isRefusal(error)) {
      toastFailure(`${formatShortDay(tap.day)} isn’t saved`)(error)
      replace(others)
    }
  } finally {
    isSending = false
  }
}

async function send({ retreatId, day, kite }: Tap): Promise<void> {
  const params = { retreatId, day }
  const path = '/api/admin/retreats/{retreatId}/wind/{day}'
  if (kite === null) await api('DELETE', path, { params })
  else await api('PUT', path, { params, body: { kite } })
}

/** Sends kept taps on every admin page: at once, when the network is back, and every few seconds. */
export function SendKeptTaps() {
  const queries = useQueryClient()
  const kept = useKeptTaps()
  const sendNow = useCallback(() => void sendTaps(queries), [queries])
  useSendAgain(kept.length > 0, sendNow, AGAIN_MS)
  useEffect(sendNow, [kept, sendNow])
  return null
}
