const KEY = 'deskSearch'

/** What is searched for on one entry of the tab's history, so that Back finds it. A browser without storage begins empty. */
export function keepSearch(entry: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readAll(), [entry]: text }))
  } catch {
    // The search works all the same.
  }
}

export function readSearch(entry: string): string {
  const text = readAll()[entry]
  return typeof text === 'string' ? text : ''
}

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
