import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Server } from '#e2e/server.ts'
import { connectPostgres, type Connection } from '#server/db/connect.ts'
import { newFolder } from '#test/new-folder.ts'
import { newVisitor, type Site, type Visitor } from '#test/visitor.ts'
import { DOMAIN, startCaddy } from './caddy.ts'
import { openSite, startTestServer, type TestSite } from './site.ts'
import { newDatabase, postgresStore } from './store.ts'

const FLEET_CADDYFILE = 'several-servers.caddyfile'
const ORIGIN = `https://${DOMAIN}`

/** An answer through Caddy. */
export interface Answered {
  /** The stage of the drill at the time. */
  stage: string
  method: string
  path: string
  /** 'away' if Caddy found no server, 'busy' if a server asked to retry; null for any other answer. */
  comeAgain: 'away' | 'busy' | null
  milliseconds: number
}

/** Three servers on one database behind Caddy, with limits on, and their visitors. */
export interface Fleet {
  site: TestSite
  servers: readonly [Server, Server, Server]
  /** The servers that should answer now. */
  up: Set<Server>
  stage: string
  answered: Answered[]
  /** Faults that must never occur: an error of a server, or no answer from Caddy. */
  faults: string[]
  /** Opens another connection to the database; close it. */
  openDatabase: () => Promise<Connection>
  /** A visitor through Caddy, with a new address in a new network. */
  newBrowser: () => Visitor
  /** A visitor at one server directly, as Caddy would forward them from an address. */
  newVisitorAt: (server: Server, address: string) => Visitor
}

/** The answer asked to retry later. */
class ComeAgain extends Error {}

/** Repeats a request until a server has answered, as a browser or the card provider does. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ComeAgain)) throw error
      await sleep(200)
    }
  }
}

export async function openFleet(): Promise<Fleet> {
  // Connected directly to the database, without the test's proxy.
  const site = await openSite(postgresStore(await newDatabase()), {
    BASE_URL: ORIGIN,
    RATE_LIMITS: 'on',
    TRUSTED_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '4',
  })
  const another = () => startTestServer(newFolder(), site.settings)
  const servers = [site.server, ...(await Promise.all([another(), another()]))] as const
  const caddy = await startCaddy(
    FLEET_CADDYFILE,
    servers.map(({ url }) => new URL(url).host),
  )
  let browsers = 0

  const fleet: Fleet = {
    site,
    servers,
    up: new Set(servers),
    stage: 'all three run',
    answered: [],
    faults: [],
    openDatabase: () => Promise.resolve(connectPostgres(site.store.databaseUrl ?? '', () => {})),
    newBrowser() {
      browsers += 1
      // One of this machine's addresses in 127.0.0.0/8.
      const localAddress = `127.${1 + Math.floor(browsers / 250)}.${browsers % 250}.1`
      const agent = new Agent({
        keepAlive: true,
        maxSockets: 1,
        ca: caddy.authority,
        servername: DOMAIN,
        localAddress,
      })
      onTestFinished(() => agent.destroy())
      return newVisitor(throughCaddy(fleet, agent, caddy.httpsPort), ORIGIN)
    },
    newVisitorAt(server, address) {
      const at: Site = {
        request({ pathname, search }, { headers, ...init }) {
          const passedOn = new Headers(headers)
          passedOn.set('x-forwarded-for', address)
          return fetch(new URL(pathname + search, server.url), { ...init, headers: passedOn })
        },
      }
      return newVisitor(at, ORIGIN)
    },
  }
  return fleet
}

function throughCaddy(fleet: Fleet, agent: Agent, port: number): Site {
  return {
    async request({ pathname, search }, { method = 'GET', headers, body }) {
      const began = performance.now()
      const asked = request({
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: pathname + search,
        headers: { ...Object.fromEntries(new Headers(headers)), host: DOMAIN },
      })
      asked.end(body)
      let answer: Response
      try {
        const message = await new Promise<IncomingMessage>((resolve, reject) => {
          asked.once('response', resolve).once('error', reject)
        })
        answer = responseOf(message, await buffer(message))
      } catch (error) {
        fleet.faults.push(`${fleet.stage}: ${method} ${pathname} was broken off: ${String(error)}`)
        throw error
      }
      const { stage } = fleet
      const comeAgain = comeAgainOf(answer)
      const milliseconds = performance.now() - began
      fleet.answered.push({ stage, method, path: pathname, comeAgain, milliseconds })
      if (comeAgain !== null) throw new ComeAgain(`${method} ${pathname}: ${comeAgain}`)
      if (answer.status >= 500) fleet.faults.push(`${stage}: ${method} ${pathname}: ${answer.status}`)
      return answer
    },
  }
}

/** Servers' answers have a request id, and Caddy's own have none. */
function comeAgainOf({ status, headers }: Response): Answered['comeAgain'] {
  if (status !== 503 || !(Number(headers.get('retry-after')) > 0)) return null
  return headers.has('x-request-id') ? 'busy' : 'away'
}

function responseOf(
  { statusCode = 0, headersDistinct }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  const hasBody = statusCode !== 204 && statusCode !== 304
  return new Response(hasBody ? body : null, { status: statusCode, headers })
}
