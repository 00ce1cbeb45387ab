import { expect, onTestFinished, vi } from 'vitest'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import type { Availability } from '#domain/place/availability.ts'
import { startServer, type Server, type Settings } from '#e2e/server.ts'
import { AWA } from '#test/awa.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'
import { expectSettled } from '#test/invariants.ts'
import { startMailServer, type TestMailServer } from '#test/mail-server.ts'
import {
  startStripeServer,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from '#test/stripe-server.ts'
import { newVisitor, type Visitor } from '#test/visitor.ts'
import type { Store } from './store.ts'

const METRICS_TOKEN = 'a token of the tests, which shows nothing to anybody'

/** A running site with stand-ins for Stripe and a mail server. */
export interface TestSite {
  store: Store
  server: Server
  stripe: StripeServer
  mail: TestMailServer
  /** Settings for another server on the same store. */
  settings: Settings
  /** The labels of the dates on sale, soonest first; each has eight kiter places. */
  retreats: readonly [string, string, ...string[]]
  /** A visitor of this server or another one on the same store, with these cookies or none. */
  newVisitor: (at?: Server, cookies?: Iterable<[string, string]>) => Visitor
  /** Allows answers of 503 with a time to retry from now on, or stops allowing them. */
  expectOutage: (isExpected: boolean) => void
}

/**
 * Starts a site on a store, at the real time, which runs on while the server is down. Everything ends with the
 * test, which fails if a visitor got an answer of 500 or above, except in an expected outage. `env` has settings for this test only.
 */
export async function openSite(store: Store, env: Record<string, string> = {}): Promise<TestSite> {
  // The provider uses the real time, as Stripe does.
  const stripe = await startStripeServer({ now: () => new Date() })
  const mail = await startMailServer()
  const settings = {
    appNow: null,
    env: {
      ...store.env,
      SESSION_SECRET: 'a secret of the tests, which guards nothing at all',
      DATA_KEY: TEST_DATA_KEY,
      STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.url,
      SMTP_URL: mail.url,
      METRICS_TOKEN,
      LOG_LEVEL: 'warn',
      ...env,
    },
  }
  const server = await startTestServer(store.dataDir, settings)
  const faults: string[] = []
  onTestFinished(() => expect(faults, 'errors of the server').toEqual([]))
  let outage = false

  async function request(address: URL, init: RequestInit): Promise<Response> {
    const answer = await fetch(address, init)
    const isExpected = outage && answer.status === 503 && Number(answer.headers.get('retry-after')) > 0
    if (answer.status >= 500 && !isExpected) {
      faults.push(`${init.method ?? 'GET'} ${address.pathname}: ${answer.status}`)
    }
    return answer
  }

  const visitor = (at = server, cookies: Iterable<[string, string]> = []) =>
    newVisitor({ request }, at.url, cookies)
  return {
    store,
    server,
    stripe,
    mail,
    settings,
    retreats: await datesOnOffer(visitor()),
    newVisitor: visitor,
    expectOutage: (isExpected) => {
      outage = isExpected
    },
  }
}

/** Leaves out dates that are closed, or start so soon that they may have begun when they are booked. */
async function datesOnOffer(visitor: Visitor): Promise<[string, string, ...string[]]> {
  const { body } = await visitor.get<Availability>('/api/booking-availability')
  const tomorrow = addDays(banjulDay(new Date()), 1)
  const labels = Object.entries(body)
    .filter(([, date]) => date.onSale && date.startsOn > tomorrow && date.kiterAvailable === 8)
    .map(([label]) => label)
  const [first, second, ...others] = labels
  if (first === undefined || second === undefined) throw new Error('too few dates are on offer')
  return [first, second, ...others]
}

/** Starts a server process that is killed when the test is over. */
export async function startTestServer(dataDir: string, settings: Settings): Promise<Server> {
  const server = await startServer(dataDir, settings)
  onTestFinished(server.kill)
  return server
}

/** Signs a visitor up at the site. */
export async function signUp(visitor: Visitor, email = AWA.email): Promise<Visitor> {
  expect((await visitor.post('/api/auth/register', { ...AWA, email })).status).toBe(201)
  return visitor
}

/** Far longer than the twenty seconds after which an email of a killed server is due again. */
export const PATIENCE_MS = 120_000

/**
 * Stops the server once nothing is left to do. An email that arrived may not have been stored as sent if its server was
 * killed: it is due again a little later, and arrives a second time.
 */
export async function stopWhenSettled(site: TestSite): Promise<void> {
  const { server, store, stripe } = site
  for (const until = performance.now() + PATIENCE_MS; ; await server.restart()) {
    await vi.waitUntil(() => hasNothingToSend(site), { timeout: PATIENCE_MS, interval: 1_000 })
    await server.stop()
    try {
      return await store.read(({ db }) => expectSettled(db, stripe.account))
    } catch (error) {
      if (performance.now() > until) throw error
    }
  }
}

/** Whether the server's metrics show no queued email and no waiting refund. */
async function hasNothingToSend({ server }: TestSite): Promise<boolean> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  if (!answer.ok) return false
  const figures = await answer.text()
  const waiting = figures.matchAll(/^tradewind_(?:mails\{state="queued"\}|refunds_waiting) (\d+)$/gm)
  const counts = [...waiting].map(([, count]) => Number(count))
  return counts.length > 0 && counts.every((count) => count === 0)
}

/** Long enough for the answer to arrive, and for later messages to be stopped before PostgreSQL. */
const ARRIVES_MS = 100

/**
 * Kills the server at the provider's next answer to such a call. PostgreSQL receives nothing after the answer;
 * with the embedded database, the server dies just before the answer arrives.
 */
export function crashAtAnswer({ server, store, stripe }: TestSite, call: RegExp): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  stripe.answering = (answered) => {
    if (!call.test(answered)) return
    stripe.answering = () => {}
    store.proxy?.freeze()
    if (store.proxy === null) resolve(server.kill())
    else setTimeout(() => resolve(server.kill()), ARRIVES_MS)
  }
  return promise
}
