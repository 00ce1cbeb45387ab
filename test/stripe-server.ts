// A stand-in for Stripe: a real HTTP server that answers with Stripe's own objects, refuses what Stripe would refuse,
// keeps idempotency keys as Stripe does, and can be told to fail.

import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import type { Clock } from '#server/process/clock.ts'
import { serve } from './serve.ts'
import { openStripeAccount, StripeRefusal, type StripeAccount, type StripeObject } from './stripe-account.ts'

export const STRIPE_SECRET_KEY = 'sk_test_of_the_tests'
export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_tests'

interface Seen {
  call: string
  params: Record<string, unknown>
  idempotencyKey: string | null
}

/**
 * What happens to a request: `error` answers 500 and carries nothing out, `silent` never answers, `lost` carries it out
 * and hangs up, `slow` carries it out after a while, `no-url` leaves the address of the page out.
 */
export type Fault = 'error' | 'silent' | 'lost' | 'slow' | 'no-url'

export interface StripeServer {
  url: string
  account: StripeAccount
  /** The webhooks that were made, without those deleted. */
  webhooks: StripeWebhook[]
  /** Every request that came, in order. */
  requests: Seen[]
  /** Asked for each request, by its call ("POST /v1/refunds") and number from 1. */
  fault: (call: string, count: number) => Fault | undefined
  /** Told of each request that has been carried out, just before its answer goes out. */
  answering: (call: string) => void
  /** An event in Stripe's signed form, as its body and the header that goes with it. */
  sign: (event: StripeObject) => { body: string; signature: string }
}

interface StripeWebhook {
  id: string
  url: string
  enabled_events: string[]
  status: string
  secret: string
}

interface Kept {
  asked: string
  answer: Answer | null
}

interface Answer {
  status: number
  body: object
}

const SLOW_MS = 250

/** Starts the stand-in on an empty account whose clock is the given one; it ends with the test. */
export async function startStripeServer(clock: Clock): Promise<StripeServer> {
  const keys = new Map<string, Kept>()
  const state: StripeServer = {
    url: '',
    account: openStripeAccount(clock),
    webhooks: [],
    requests: [],
    fault: () => undefined,
    answering: () => {},
    sign: (event) => {
      const body = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: state.webhooks.at(-1)?.secret ?? STRIPE_WEBHOOK_SECRET,
      })
      return { body, signature }
    },
  }
  const { url, close } = await serve((request, response) => void answer(state, keys, request, response))
  onTestFinished(close)
  state.url = url
  return state
}

async function answer(
  state: StripeServer,
  keys: Map<string, Kept>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await text(request)
  const url = new URL(request.url ?? '/', state.url)
  const call = `${request.method} ${url.pathname}`
  const params = decodeForm(new URLSearchParams(request.method === 'GET' ? url.search : sent))
  const idempotencyKey = request.headers['idempotency-key']?.toString() ?? null
  state.requests.push({ call, params, idempotencyKey })

  const fault = state.fault(call, state.requests.length)
  if (fault === 'silent') return
  const send = ({ status, body }: Answer, isReplayed = false) => {
    if (fault === 'lost') {
      response.destroy()
      return
    }
    state.answering(call)
    // Stripe answers the same key alike, a failure too, and says that trying again is of no use.
    response.writeHead(status, {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    })
    response.end(JSON.stringify(body))
  }
  const refusal = refusalOf(request.method ?? '', request.headers)
  if (refusal) return send(refusal)
  if (idempotencyKey === null) return send(carryOut(state, call, params, fault))

  const asked = `${call}\n${sent}`
  const kept = keys.get(idempotencyKey)
  if (kept && kept.asked !== asked) return send(KEY_OF_ANOTHER_REQUEST)
  if (kept) return send(kept.answer ?? KEY_IN_USE, kept.answer !== null)
  const entry: Kept = { asked, answer: null }
  keys.set(idempotencyKey, entry)
  if (fault === 'slow') await sleep(SLOW_MS)
  entry.answer = carryOut(state, call, params, fault)
  // What was refused for its parameters was not begun, and does not use the key up.
  if (entry.answer.status === 400) keys.delete(idempotencyKey)
  send(entry.answer)
}

function refused(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, code } } }
}

const KEY_OF_ANOTHER_REQUEST = refused(
  400,
  'idempotency_error',
  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
)
const KEY_IN_USE = refused(
  409,
  'idempotency_error',
  'There is currently another in-progress request using this Idempotent Key.',
  'idempotency_key_in_use',
)

/** What Stripe refuses before it looks at the request. */
function refusalOf(method: string, headers: IncomingHttpHeaders): Answer | null {
  if (headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`) {
    return refused(401, 'invalid_request_error', 'Invalid API Key provided')
  }
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded') {
    return refused(400, 'invalid_request_error', 'Send a form')
  }
  return null
}

function carryOut(
  state: StripeServer,
  call: string,
  params: Record<string, unknown>,
  fault: Fault | undefined,
): Answer {
  if (fault === 'error') return refused(500, 'api_error', 'An unknown error occurred')
  try {
    const body = resultOf(state, call, params)
    return { status: 200, body: fault === 'no-url' ? { ...body, url: null } : body }
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return { status: error.status, body: { error: error.error } }
  }
}

const METHODS = {
  id: 'pmc_1',
  is_default: true,
  application: null,
  card: { available: true },
  bancontact: { available: true },
  ideal: { available: false },
}

function resultOf(
  { account, webhooks }: StripeServer,
  call: string,
  params: Record<string, unknown>,
): object {
  const [, kind, id = '', action] =
    /^(\w+ \/v1\/[a-z_]+(?:\/sessions)?)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? []
  const of = params['payment_intent']
  switch (`${kind}${id && '/{id}'}${action ? `/${action}` : ''}`) {
    case 'POST /v1/checkout/sessions':
      return account.createSession(params)
    case 'GET /v1/checkout/sessions':
      return list([...account.sessions.values()].filter((session) => session.payment_intent === of))
    case 'GET /v1/checkout/sessions/{id}': {
      const session = account.session(id)
      const asked = JSON.stringify(params['expand'] ?? {}).includes('payment_intent')
      const intent = session.payment_intent
      return asked && intent !== null ? { ...session, payment_intent: account.intent(intent) } : session
    }
    case 'POST /v1/checkout/sessions/{id}/expire':
      return account.expireSession(id)
    case 'POST /v1/refunds':
      return account.createRefund(params)
    case 'GET /v1/refunds':
      account.intent(String(of))
      return list(account.refunds.filter((refund) => refund.payment_intent === of))
    case 'GET /v1/disputes/{id}': {
      const dispute = account.disputes.get(id)
      if (dispute) return dispute
      throw new StripeRefusal('resource_missing', `No such dispute: '${id}'`, { status: 404 })
    }
    case 'GET /v1/account':
      return { id: 'acct_1', object: 'account', settings: { dashboard: { display_name: 'Tradewind BV' } } }
    case 'GET /v1/payment_method_configurations':
      return list([METHODS])
    case 'GET /v1/webhook_endpoints':
      // Stripe shows a signing secret only when it is made.
      return list(webhooks.map((made) => ({ ...made, secret: undefined })))
    case 'POST /v1/webhook_endpoints': {
      const newId = `we_${webhooks.length + 1}_${randomBytes(4).toString('hex')}`
      const made = {
        id: newId,
        url: String(params['url']),
        enabled_events: Object.values(params['enabled_events'] ?? {}).map(String),
        status: 'enabled',
        secret: `whsec_${newId}`,
      }
      if (!made.url.startsWith('https://')) throw new StripeRefusal('url_invalid', 'Invalid URL')
      webhooks.push(made)
      return made
    }
    case 'DELETE /v1/webhook_endpoints/{id}':
      webhooks.splice(0, webhooks.length, ...webhooks.filter((one) => one.id !== id))
      return { id, object: 'webhook_endpoint', deleted: true }
    default:
      throw new StripeRefusal('url_invalid', `Unrecognized request URL (${call})`, { status: 404 })
  }
}

function list(data: object[]): object {
  return { object: 'list', data, has_more: false, url: '/v1' }
}

/** `a[b][0]=c` as `{ a: { b: { 0: c } } }`: how Stripe reads a form. */
function decodeForm(form: URLSearchParams): Record<string, unknown> {
  const decoded: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let place = decoded
    for (const part of path.slice(0, -1)) {
      const inner = place[part]
      const next: Record<string, unknown> = isRecord(inner) ? inner : {}
      place[part] = next
      place = next
    }
    place[path.at(-1) ?? ''] = value
  }
  return decoded
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
