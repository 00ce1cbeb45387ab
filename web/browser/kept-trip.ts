import { whenIdle } from './page-lifecycle.ts'

/** Offline page of a trip, the browser cache that holds it, and its service worker (web/public/kept-trip-worker.js). */
const PAGE = '/kept-trip'
const CACHE = 'kept-trip'
const WORKER = '/kept-trip-worker.js'
/** The worker only handles requests under this path. */
const SCOPE = '/dashboard'

/** True once the guest has signed out on this page; nothing is stored after that. */
let hasLeft = false

/** Stores the guest's trip for offline use for `forMs` milliseconds, once the page is idle. */
export function keepTrip(forMs: number): void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  // If the browser blocks the worker or the cache, it shows its own offline page.
  whenIdle(() => void keep(forMs).catch(() => {}))
}

async function keep(forMs: number): Promise<void> {
  const page = await fetch(PAGE)
  if (!page.ok) return forgetTrip()
  const headers = new Headers(page.headers)
  headers.set('kept-until', String(Date.now() + forMs))
  const kept = new Response(await page.blob(), { headers })
  const cache = await caches.open(CACHE)
  if (hasLeft) return
  await cache.put(PAGE, kept)
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
}

/** Deletes the trip stored in this browser. */
export async function forgetTrip(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  try {
    await caches.delete(CACHE)
    const worker = await navigator.serviceWorker.getRegistration(SCOPE)
    await worker?.unregister()
  } catch {
    // A browser that blocks both has stored nothing.
  }
}

/** Deletes the stored trip when the guest signs out, and stops one that is being stored. */
export function leaveTrip(): Promise<void> {
  hasLeft = true
  return forgetTrip()
}
