import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@notionhq/client'
import type { Env } from '#server/env.ts'

/** The connection to Notion, which leads are copied to. */
export interface Notion {
  client: Client
  databaseId: string
  pace: Pace
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** Runs work that a call does not wait for. Stopping the server waits for it briefly. */
  inBackground: <T>(work: () => Promise<T>) => Promise<T>
  /** Cancels the current work. */
  stop: () => Promise<void>
}

export interface WithNotion {
  /** Null if Notion is not configured. */
  notion: Notion | null
}

/** How fast Notion is called, in milliseconds of real time, because the limits are Notion's. */
export interface Pace {
  /** The time between the starts of two requests. */
  gap: number
  /** The timeout of one request, including its response body. */
  timeout: number
  /** The longest "Retry-After" of Notion that is followed. */
  longestRetryAfter: number
  /** How long a call waits for the sync it started; many proxies disconnect after 30 seconds. */
  patience: number
  /** The time between two saves of the progress. */
  progress: number
}

// Notion takes three requests a second on average (developers.notion.com/reference/request-limits).
const PACE: Pace = {
  gap: 340,
  timeout: 30_000,
  longestRetryAfter: 60_000,
  patience: 20_000,
  progress: 1_000,
}
/** How many milliseconds stopping the server waits for cancelled work. */
const STOP_MS = 1_000
const RETRIES = 5

/**
 * Opens Notion through its official SDK. Null if it is not configured. The SDK waits and retries after "too many requests"; a request that
 * may have been executed is never repeated.
 */
export async function openNotion(settings: Env['notion'], pace: Pace = PACE): Promise<Notion | null> {
  if (!settings) return null
  const { Client, LogLevel } = await import('@notionhq/client')
  const stopped = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  const client = new Client({
    auth: settings.token,
    ...(settings.baseUrl && { baseUrl: settings.baseUrl }),
    retry: { maxRetries: RETRIES, maxRetryDelayMs: pace.longestRetryAfter },
    fetch: pacedFetch(pace, stopped.signal),
    // The SDK's log may contain a guest's data. Failures are logged by the sync.
    logLevel: LogLevel.ERROR,
    logger: () => {},
  })
  return {
    client,
    databaseId: settings.databaseId,
    pace,
    stopping: stopped.signal,
    async inBackground(work) {
      const done = work()
      underWay.add(done)
      try {
        return await done
      } finally {
        underWay.delete(done)
      }
    },
    async stop() {
      stopped.abort()
      if (underWay.size > 0) await Promise.race([Promise.allSettled(underWay), sleep(STOP_MS)])
    },
  }
}

/** Returns a fetch whose requests, retries included, start at least `gap` apart and have a timeout. */
function pacedFetch({ gap, timeout }: Pace, stopping: AbortSignal) {
  let next = 0
  return async (
    url: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData } = {},
  ): Promise<Omit<Response, 'body'>> => {
    const now = performance.now()
    const start = Math.max(now, next)
    next = start + gap
    if (start > now) await sleep(start - now)
    return fetch(url, { ...init, signal: AbortSignal.any([stopping, AbortSignal.timeout(timeout)]) })
  }
}
