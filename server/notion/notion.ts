import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@notionhq/client'
import type { Env } from '#server/env.ts'

/** The notes tool that the leads are copied to. */
export interface Notion {
  client: Client
  databaseId: string
  pace: Pace
  /** Aborted once the server stops. */
  stopping: AbortSignal
  /** Does work that a call need not wait for; the end of the server does, for a moment. */
  inBackground: <T>(work: () => Promise<T>) => Promise<T>
  /** Breaks off what is under way. */
  stop: () => Promise<void>
}

/** How fast Notion is asked. Milliseconds of real time, for it is Notion's limits that are kept. */
export interface Pace {
  /** Between the starts of two requests. */
  gap: number
  /** The longest that one request, its answer's body included, may take. */
  timeout: number
  /** The longest that Notion's own "Retry-After" is waited for. */
  longestRetryAfter: number
  /** Between two looks at whether another sync has ended. */
  turn: number
  /** How long a call waits for the sync that it has started; many proxies break off after 30 seconds. */
  patience: number
  /** Between two times that the progress is written down. */
  progress: number
}

// Notion takes three requests a second on average (developers.notion.com/reference/request-limits).
const PACE: Pace = {
  gap: 340,
  timeout: 30_000,
  longestRetryAfter: 60_000,
  turn: 500,
  patience: 20_000,
  progress: 1_000,
}
/** How long the end of the server waits for what it broke off. */
const STOP_MS = 1_000
const RETRIES = 5

/**
 * Opens the notes tool through its official SDK, or gives null where it is not configured. The SDK waits and tries again
 * by itself where Notion says "too many requests"; a request that may have been carried out is never repeated blindly.
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
    // What the SDK would log can repeat a guest's data; what fails is logged by the sync.
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

/** A fetch whose requests start no closer together than the gap, retries too, and end with their answer or in time. */
function pacedFetch({ gap, timeout }: Pace, stopping: AbortSignal) {
  let next = 0
  return async (
    url: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData } = {},
  ): Promise<Response> => {
    const now = performance.now()
    const start = Math.max(now, next)
    next = start + gap
    if (start > now) await sleep(start - now)
    const { method, headers, body } = init
    return fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeout)]),
    })
  }
}
