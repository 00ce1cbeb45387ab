import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '#server/env.ts'

/**
 * A connection that dribbles its headers or its body is closed, so that a few hundred of them starve nobody: within 15
 * seconds, with the second that it may take until somebody looks.
 */
export const REQUEST_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1000,
} as const satisfies ServerOptions

/** Made before it listens, because Vite hangs its own connection on it while developing. */
export function createHttpServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  limits: ServerOptions = REQUEST_LIMITS,
): Server {
  return createServer(
    { ...limits, keepAliveTimeout: 5000 },
    (request, response) => void answer(request, response),
  )
}

/** Resolves with the address as soon as the server answers there. */
export async function listen(server: Server, env: Pick<Env, 'host' | 'port'>): Promise<string> {
  server.listen(env.port, env.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : env.port
  return `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`
}

/** How long a guest whose connection is open may still ask for something. */
const LAST_REQUESTS_MS = 500
const FINISH_REQUESTS_MS = 6000
const STOP_MS = 9000

/** How a server takes leave of a proxy before it takes no more connections. */
interface Leave {
  /** From now on it says that it is leaving. */
  tell: () => void
  /** How long a proxy is given to hear of it. */
  drainSeconds: number
}

/**
 * On SIGTERM or SIGINT: takes its leave, finishes the requests under way, stops the rest, and exits 0. What takes longer than six
 * seconds then is cut, so that it is over within ten; a second signal ends it at once.
 */
export function stopOnSignal(server: Server, stop: () => Promise<void>, leave?: Leave): void {
  const answers = trackAnswers(server)
  let stopping = false
  const onSignal = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    const drainMs = (leave?.drainSeconds ?? 0) * 1000
    setTimeout(() => process.exit(1), drainMs + STOP_MS).unref()
    leave?.tell()
    void sleep(drainMs)
      .then(() => finishRequests(server, answers))
      .then(stop)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** The answers that somebody waits for. A connection that has not finished asking is none. */
function trackAnswers(server: Server): ReadonlySet<ServerResponse> {
  const answers = new Set<ServerResponse>()
  server.prependListener('request', (_request, answer) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
  })
  return answers
}

async function finishRequests(server: Server, answers: ReadonlySet<ServerResponse>): Promise<void> {
  if (!server.listening) return
  // Every answer from now on tells the browser to bring its next request elsewhere.
  for (const answer of answers) sayLast(answer)
  server.prependListener('request', (_request, answer) => sayLast(answer))
  // The plain close takes no new connection. HTTP's own would also reset those that are just about to ask.
  NetServer.prototype.close.call(server)
  await sleep(LAST_REQUESTS_MS)
  const deadline = AbortSignal.timeout(FINISH_REQUESTS_MS - LAST_REQUESTS_MS)
  while (answers.size > 0 && !deadline.aborted) await sleep(20)
  server.closeAllConnections()
}

function sayLast(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
