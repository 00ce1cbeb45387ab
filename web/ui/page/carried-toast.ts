type ToastTone = 'default' | 'destructive'
export type ToastMessage = {
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  /** It says why another page is being gone to, and is shown there too. A good one that is shown right before does it by itself. */
  announcesChange?: boolean | undefined
}

/** Told by the window when a toast waits to be shown: on a page sent without hydration, the toasts' island hears it. */
export const TOAST_WAITS = 'toast-waits'

/** Where the next page looks for the toast. */
export const CARRIED_TOAST = 'toast'
/** The element that shows it on a phone, where it floats over nothing (web/shell/arrival-line.tsx). */
export const ARRIVAL = 'arrival'
/** Told by the window when the page changes without being loaded: what is carried shows now. */
export const ARRIVES = 'toast-arrives'
/** Narrower windows have no room beside the page for a toast. */
export const PHONE = '(width < 64rem)'
/** A page that is left this soon after a toast takes it along: the toast announces what is being changed to. */
const ANNOUNCES_CHANGE_MS = 2_000
/** A page that comes later than this is not the one that was announced. */
export const CARRIED_FOR_MS = 20_000

/** Tells the window of a toast, and keeps it for the next page where this one is left right after it. */
export function announceToast(message: ToastMessage): void {
  window.dispatchEvent(new Event(TOAST_WAITS))
  // What went wrong on a page concerns nobody on the next one.
  if (message.tone === 'destructive' && !message.announcesChange) return
  const leaving = new AbortController()
  const carry = () => write({ message, at: Date.now() })
  // A slow answer comes long after the first, and not every phone tells of it.
  for (const type of ['beforeunload', 'pagehide']) {
    window.addEventListener(type, carry, { signal: leaving.signal })
  }
  setTimeout(() => leaving.abort(), ANNOUNCES_CHANGE_MS)
}

/** On a page that has just come: tells the window where the page before has left a toast. */
export function announceCarriedToast(): void {
  if (read()) window.dispatchEvent(new Event(TOAST_WAITS))
}

/** The toast that the page before has left; it is shown once. */
export function takeCarriedToast(): ToastMessage | null {
  const carried = read()
  write(null)
  return carried && Date.now() - carried.at < CARRIED_FOR_MS
    ? { ...carried.message, announcesChange: false }
    : null
}

/** The page has changed without being loaded. On a phone a toast that is shown goes on as the new page's line: true then. */
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

/** A browser that refuses storage shows the toast on the old page only. */
function write(carried: Carried | null): void {
  try {
    if (carried) sessionStorage.setItem(CARRIED_TOAST, JSON.stringify(carried))
    else sessionStorage.removeItem(CARRIED_TOAST)
  } catch {
    // Nothing was kept then.
  }
}
