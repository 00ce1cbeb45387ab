import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const MAX_WAIT_MS = 10_000
const LOOK_AGAIN_MS = 200

interface Visit {
  /** Where the server listens: http://127.0.0.1:3001 */
  address: string
  /** The folder of the build that it must serve. */
  clientFolder: string
  /** How long it may take to be ready, in milliseconds. */
  patienceMs: number
}

/** What is wrong, as one sentence. */
export interface Complaint {
  text: string
  /** True if the server is not ready yet but may be later. */
  mayPass: boolean
}

/**
 * Visits the website as a guest without changing anything: waits until it is ready, then checks the landing page, the scripts of its build,
 * the dates on sale and the sign-in page.
 *
 * @returns null if nothing is wrong.
 */
export async function visit({ address, clientFolder, patienceMs }: Visit): Promise<Complaint | null> {
  const unready = await untilReady(address, patienceMs)
  if (unready !== null) return { text: unready, mayPass: true }
  const text = await lookAround(address, clientFolder)
  return text === null ? null : { text, mayPass: false }
}

async function lookAround(address: string, clientFolder: string): Promise<string | null> {
  const scripts = globSync('assets/*.js', { cwd: clientFolder })
  if (scripts.length === 0) return 'This version is not built.'
  try {
    const page = await look(address, '/', 'The landing page')
    if (!page.includes('</html>')) return 'The landing page is incomplete.'
    // The names of scripts depend on their content, so a server of another version lacks some of them.
    for (const script of scripts) await look(address, `/${script}`, `${script}, a script of this version,`)
    if (!isObject(await look(address, '/api/booking-availability', 'The list of dates'))) {
      return 'The list of dates cannot be read.'
    }
    const signIn = await look(address, '/auth', 'The sign-in page')
    return signIn.includes('type="password"') ? null : 'The sign-in page has no field for a password.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function untilReady(address: string, patienceMs: number): Promise<string | null> {
  for (const until = performance.now() + patienceMs; ; await sleep(LOOK_AGAIN_MS)) {
    const reason = await readiness(address)
    if (reason === null) return null
    if (performance.now() > until) {
      return `It is not ready for guests: it ${reason}.`
    }
  }
}

async function readiness(address: string): Promise<string | null> {
  try {
    const { status, body } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    await body?.cancel()
    return status === 200 ? null : `answers ${status}`
  } catch {
    return 'does not answer'
  }
}

/** Returns the text at a path. Throws if there is no answer or an error. */
async function look(address: string, path: string, name: string): Promise<string> {
  const answer = await fetch(address + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  }).catch(() => {
    throw new Error(`${name} does not answer.`)
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${name} answers ${answer.status} instead of 200.`)
  return text
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
