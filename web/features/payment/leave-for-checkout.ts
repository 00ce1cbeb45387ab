import { CHECKOUT_TIMEOUT_MS } from '#domain/site/timings.ts'

export type WayOut = (url: string) => void

/** How the browser is asked to go to the card page, one way after the other (specification, section 8). */
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

/**
 * Goes to the card page. Resolves to false where this page is still there after every way was tried, each with a few
 * seconds to work; the guest then gets the link itself.
 */
export async function leaveForCheckout(
  url: string,
  options: { waysOut?: readonly WayOut[]; signal: AbortSignal },
): Promise<boolean> {
  for (const wayOut of options.waysOut ?? WAYS_OUT) {
    if (tryWay(wayOut, url) && (await pageGoesAway(options.signal))) return true
  }
  return false
}

/** Some browsers inside apps refuse with an exception. */
function tryWay(wayOut: WayOut, url: string): boolean {
  try {
    wayOut(url)
    return true
  } catch {
    return false
  }
}

/** Whether the page is left, or nobody looks at it any more, before the patience ends. */
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

/** An address that a browser can be sent to; a checkout without one counts as not created. */
export function isCheckoutUrl(url: unknown): url is string {
  return (
    typeof url === 'string' &&
    url !== '' &&
    /^https?:$/.test(URL.parse(url, window.location.origin)?.protocol ?? '')
  )
}
