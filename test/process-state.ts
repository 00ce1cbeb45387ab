/** What one test file can change of the process for the files after it, by name. */
type ProcessState = ReadonlyMap<string, unknown>

/** What libraries change when they are loaded or used: sharp and pino. */
const BY_LIBRARIES = new Set(['process.env.VIPSHOME', 'listeners to exit'])

/** Globals that tests of browser code make up. Any other may come up: libraries keep what is theirs there. */
const OF_BROWSERS = ['document', 'window', 'location', 'localStorage', 'sessionStorage']

export function processState(): ProcessState {
  return stateOf([...Object.getOwnPropertyNames(globalThis), ...OF_BROWSERS])
}

/** The names of what is not as it was. */
export function changesSince(before: ProcessState): string[] {
  const now = stateOf(
    Object.getOwnPropertyNames(globalThis).filter((name) => before.has(`globalThis.${name}`)),
  )
  const names = new Set([...before.keys(), ...now.keys()])
  return [...names].filter((name) => !BY_LIBRARIES.has(name) && !Object.is(before.get(name), now.get(name)))
}

function stateOf(globals: readonly string[]): ProcessState {
  return new Map<string, unknown>([
    ['process.cwd()', process.cwd()],
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value] as const),
    ...process
      .eventNames()
      .map((event) => [`listeners to ${String(event)}`, process.listenerCount(event)] as const),
    ...Object.entries(console).map(([name, value]) => [`console.${name}`, value] as const),
    ...globals.map((name) => [`globalThis.${name}`, valueOf(name)] as const),
  ])
}

/** Without asking a getter, which might load something. */
function valueOf(name: string): unknown {
  return Object.getOwnPropertyDescriptor(globalThis, name)?.value
}
