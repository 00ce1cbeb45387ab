type ToastTone = 'default' | 'destructive'
export type ToastMessage = {
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  /** True if the toast explains a move to another page and shows there too. A toast that is no error is carried over anyway. */
  announcesChange?: boolean | undefined
}

/** The window event that a toast is waiting: on a page sent without hydration, the toasts' island listens to it. */
export const TOAST_WAITS = 'toast-waits'

/** The key in session storage of the toast for the next page. */
export const CARRIED_TOAST = 'toast'
/** The id of the element that shows the toast on a phone, where it covers nothing (web/shell/page-change.tsx). */
export const ARRIVAL = 'arrival'
/** The window event that the page has changed without a page load: a carried toast is shown now. */
export const ARRIVES = 'toast-arrives'
/** Windows too narrow for a toast beside the page. */
export const PHONE = '(width < 64rem)'
/** How long after a toast, in milliseconds, leaving the page carries the toast to the next one. */
const ANNOUNCES_CHANGE_MS = 2_000
/** How long a carried toast stays valid, in milliseconds; a page that opens later does not show it. */
export const CARRIED_FOR_MS = 20_000

/** Dispatches `TOAST_WAITS`, and keeps the toast for the next page if this one is left right after it. */
export function announceToast(message: ToastMessage): void {
  window.dispatchEvent(new Event(TOAST_WAITS))
  // An error of one page does not matter on the next.
  if (message.tone === 'destructive' && !message.announcesChange) return
  const leaving = new AbortController()
  const carry = () => write({ message, at: Date.now() })
  // Both events: `beforeunload` fires before a slow answer arrives, and not every phone fires it.
  for (const type of ['beforeunload', 'pagehide']) {
    window.addEventListener(type, carry, { signal: leaving.signal })
  }
  setTimeout(() => leaving.abort(), ANNOUNCES_CHANGE_MS)
}

/** Dispatches `TOAST_WAITS` if the previous page has left a toast; called on a page that has just loaded. */
export function announceCarriedToast(): void {
  if (read()) window.dispatchEvent(new Event(TOAST_WAITS))
}

/** Returns the toast of the previous page and removes it, so that it is shown once. Null if there is none or it is too old. */
export function takeCarriedToast(): ToastMessage | null {
  const carried = read()
  write(null)
  return carried && Date.now() - carried.at < CARRIED_FOR_MS
    ? { ...carried.message, announcesChange: false }
    : null
}

/** Announces a page change without a page load. Returns true if the shown toast moves into the new page's line for it, as on phones. */
export function arriveWith(message: ToastMessage | undefined): boolean {
  const moves = message !== undefined && hasArrivalLine()
  write(moves ? { message, at: Date.now() } : null)
  window.dispatchEvent(new Event(ARRIVES))
  return moves
}

function hasArrivalLine(): boolean {
  return document.getElementById(ARRIVAL) !== null && window.matchMedia(PHONE).matches
}

interface Carried {
  message: ToastMessage
  at: number
}

function read(): Carried | null {
  try {
    const carried: unknown = JSON.parse(sessionStorage.getItem(CARRIED_TOAST) ?? 'null')
    return isCarried(carried) ? carried : null
  } catch {
    return null
  }
}

function isCarried(value: unknown): value is Carried {
  return typeof value === 'object' && value !== null && 'message' in value && 'at' in value
}

/** Keeps or removes the carried toast. If the browser refuses storage, the toast is shown on the old page only. */
function write(carried: Carried | null): void {
  try {
    if (carried) sessionStorage.setItem(CARRIED_TOAST, JSON.stringify(carried))
    else sessionStorage.removeItem(CARRIED_TOAST)
  } catch {
    // Nothing was stored.
  }
}
