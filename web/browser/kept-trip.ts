import { whenIdle } from './when-idle.ts'

/** The page of a trip for when there is no connection, the browser's cache that holds it, and its worker (web/public/kept-trip-worker.js). */
const PAGE = '/kept-trip'
const CACHE = 'kept-trip'
const WORKER = '/kept-trip-worker.js'
/** The worker sees nothing but what lies under it. */
const SCOPE = '/dashboard'

/** Once the guest leaves on this page, nothing is kept any more. */
let hasLeft = false

/** Keeps the guest's trip in this browser as it is now, for so many milliseconds, once the page has nothing better to do. */
export function keepTrip(forMs: number): void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  // A browser that refuses either shows its own page without a connection, as before.
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

/** Deletes what this browser keeps of a trip. */
export async function forgetTrip(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  try {
    await caches.delete(CACHE)
    const worker = await navigator.serviceWorker.getRegistration(SCOPE)
    await worker?.unregister()
  } catch {
    // A browser that refuses both has kept nothing.
  }
}

/** The same when the guest leaves this browser: what is just being kept is not kept any more either. */
export function leaveTrip(): Promise<void> {
  hasLeft = true
  return forgetTrip()
}
