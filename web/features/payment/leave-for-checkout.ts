import { CHECKOUT_TIMEOUT_MS } from '#domain/site/timings.ts'

export type WayOut = (url: string) => void

/** The ways to send the browser to the card page, tried in this order (specification, section 8). */
const WAYS_OUT: readonly WayOut[] = [
  (url) => window.location.assign(url),
  (url) => {
    window.location.href = url
  },
  openLink,
]

function openLink(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}

/** Sends the browser to the card page. Resolves to false if each way has failed after a few seconds; the guest then gets a link. */
export async function leaveForCheckout(
  url: string,
  options: { waysOut?: readonly WayOut[]; signal: AbortSignal },
): Promise<boolean> {
  for (const wayOut of options.waysOut ?? WAYS_OUT) {
    if (tryWay(wayOut, url) && (await pageGoesAway(options.signal))) return true
  }
  return false
}

/** Calls one way and returns false if it throws, as some in-app browsers do. */
function tryWay(wayOut: WayOut, url: string): boolean {
  try {
    wayOut(url)
    return true
  } catch {
    return false
  }
}

/** Resolves to true if the page is left or the signal aborts before the timeout. */
function pageGoesAway(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (gone: boolean) => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', left)
      signal.removeEventListener('abort', left)
      resolve(gone)
    }
    const left = () => end(true)
    const timer = setTimeout(() => end(document.visibilityState === 'hidden'), CHECKOUT_TIMEOUT_MS)
    window.addEventListener('pagehide', left)
    signal.addEventListener('abort', left)
  })
}

/** Checks that a value is an http or https address; a checkout without one counts as not created. */
export function isCheckoutUrl(url: unknown): url is string {
  return (
    typeof url === 'string' &&
    url !== '' &&
    /^https?:$/.test(URL.parse(url, window.location.origin)?.protocol ?? '')
  )
}
