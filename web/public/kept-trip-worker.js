// Where the dashboard cannot be reached, shows the trip as this browser kept it on the last visit (web/browser/kept-trip.ts). It sees no
// page but the dashboard, keeps nothing by itself, and asks the network first.

/** So long the network may take, in milliseconds, before the kept trip is shown instead. */
const PATIENCE_MS = 10_000

addEventListener(
  'fetch',
  /** @param {Event & { request: Request, respondWith: (answer: Promise<Response>) => void }} event */
  (event) => {
    const { mode, url } = event.request
    if (mode === 'navigate' && new URL(url).pathname === '/dashboard')
      event.respondWith(answer(event.request))
  },
)

/**
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(request) {
  const live = fetch(request)
  /** @type {Promise<never>} */
  const slow = new Promise((_, reject) => {
    setTimeout(reject, PATIENCE_MS)
  })
  try {
    return await Promise.race([live, slow])
  } catch {
    return (await keptTrip()) ?? live
  }
}

async function keptTrip() {
  const kept = await caches.match('/kept-trip', { cacheName: 'kept-trip' })
  return kept && Date.now() < Number(kept.headers.get('kept-until')) ? kept : undefined
}
