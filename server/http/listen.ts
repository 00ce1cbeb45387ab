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
 * Limits in milliseconds. They close a connection that sends its headers or body too slowly within 15 seconds, so that a few hundred of
 * them do not block others.
 */
export const REQUEST_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1000,
} as const satisfies ServerOptions

/** How many milliseconds the operator's picture may take to arrive: 20 MB over a slow phone. */
const SLOW_BODY_MS = 300_000

/** Returns a server that does not listen yet, because Vite attaches its own connection to it in development. */
export function createHttpServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  { requestTimeout, ...limits }: ServerOptions = REQUEST_LIMITS,
): Server {
  // Node has one limit for all requests, so ours are ended here, until a request is allowed more time.
  return createServer(
    { ...limits, requestTimeout: SLOW_BODY_MS, keepAliveTimeout: 5000 },
    (request, response) => {
      const limit = setTimeout(() => endSlowRequest(request, response), requestTimeout)
      slowLimits.set(request, limit)
      response.once('close', () => request.complete && clearTimeout(limit))
      void answer(request, response)
    },
  )
}

const slowLimits = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Lets a request send its body slowly. Call it only for callers who may: a few hundred of them would block others. */
export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(slowLimits.get(request))
}

/** Answers as Node does for a request that has not arrived in time, and ends its connection. */
function endSlowRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.socket.destroyed) return
  if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  request.socket.destroySoon()
}

/** Starts listening and resolves with the address. */
export async function listen(server: Server, env: Pick<Env, 'host' | 'port'>): Promise<string> {
  server.listen(env.port, env.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : env.port
  return `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`
}

/** Listens for a moment. Throws the system's error if another program has the port, before anything else was done. */
export async function assertPortFree(env: Pick<Env, 'host' | 'port'>): Promise<void> {
  const server = createServer()
  await listen(server, env)
  server.close()
  await once(server, 'close')
}

/** How many milliseconds an open connection may still send requests after the server stops. */
const LAST_REQUESTS_MS = 500
const FINISH_REQUESTS_MS = 7500
const STOP_MS = 9000
/** Ctrl-C and service managers signal the whole process group, and npm passes its own signal on: within this time both are one. */
const SAME_SIGNAL_MS = 1000

/** How a server tells a proxy that it is stopping, before it refuses connections. */
interface Leave {
  /** Makes the health check report that the server is stopping. */
  onDrain: () => void
  /** How many seconds a proxy gets to notice. */
  drainSeconds: number
}

/**
 * On SIGTERM or SIGINT: announces the stop, waits `drainSeconds`, finishes current requests, stops the services and exits with 0. Requests
 * are cut after seven and a half seconds, and the process ends within ten seconds after the wait. A second signal ends it at once, unless it comes
 * within a second.
 */
export function stopOnSignal(server: Server, stop: () => Promise<void>, leave?: Leave): void {
  const answers = trackAnswers(server)
  let askedAt: number | null = null
  const onSignal = (): void => {
    const now = performance.now()
    if (askedAt !== null) {
      if (now - askedAt >= SAME_SIGNAL_MS) process.exit(1)
      return
    }
    askedAt = now
    const drainMs = (leave?.drainSeconds ?? 0) * 1000
    setTimeout(() => process.exit(1), drainMs + STOP_MS).unref()
    leave?.onDrain()
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

/** Tracks the responses still in progress. A connection without a complete request has none. */
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
  // Every further response tells the browser to open a new connection for its next request.
  for (const answer of answers) sayLast(answer)
  server.prependListener('request', (_request, answer) => sayLast(answer))
  // The TCP server's close takes no new connections. HTTP's own would also reset idle ones that are about to send a request.
  NetServer.prototype.close.call(server)
  await sleep(LAST_REQUESTS_MS)
  const deadline = AbortSignal.timeout(FINISH_REQUESTS_MS - LAST_REQUESTS_MS)
  while (answers.size > 0 && !deadline.aborted) await sleep(20)
  server.closeAllConnections()
}

function sayLast(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
