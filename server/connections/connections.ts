import type { Actor } from '#domain/booking/history.ts'
import type { ConnectionsView } from '#domain/contract/connection-calls.ts'
import { checked, fieldProblem, Problem, wrongState } from '#domain/contract/problem.ts'
import {
  CONNECTION_NAMES,
  isLiveKey,
  mailLoginSchema,
  mailServerUrl,
  type ConnectionName,
  type MailLogin,
} from '#domain/site/connections.ts'
import { note, type Finding } from '#domain/site/finding.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { senderAddress } from '#server/mail/deliver-mails.ts'
import { checkMailServer } from '#server/mail/mail-server.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { connectStripe } from '#server/payment/stripe/stripe.ts'
import { errorCode } from '#server/process/error-code.ts'
import { forgetConnection, keepConnection, readConnections } from '#server/store/connection-record.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { checkMail, checkStripe } from './check-services.ts'
import { askStripe, openStripeAccount, removeWebhooks } from './connect-stripe.ts'
import type { WithConnections } from './in-force.ts'

const TITLES: Record<ConnectionName, string> = { stripe: 'Card payments', mail: 'Mail' }

/** Returns what is connected, and nothing secret. */
export async function showConnections(deps: Deps & WithConnections): Promise<ConnectionsView> {
  const { env, connections } = deps
  await connections.refresh()
  const { stripe } = await readConnections(deps)
  const fromDesk = connections.fromEnvironment.stripe ? null : stripe
  return {
    stripe: {
      source: sourceOf(deps, 'stripe'),
      mode: env.stripe && (isLiveKey(env.stripe.secretKey) ? 'live' : 'test'),
      account: fromDesk?.account ?? null,
      methods: fromDesk?.methods ?? null,
    },
    mail: {
      source: sourceOf(deps, 'mail'),
      address: senderAddress(deps).address,
      server: env.smtpUrl && new URL(env.smtpUrl).hostname,
    },
  }
}

function sourceOf({ env, connections }: Deps & WithConnections, name: ConnectionName) {
  if (connections.fromEnvironment[name]) return 'environment'
  return (name === 'stripe' ? env.stripe : env.smtpUrl) === null ? 'none' : 'desk'
}

/** Connects Stripe by a pasted key. Problems: wrong-state, invalid-fields, unavailable. */
export async function pasteStripeKey(
  deps: Deps & WithConnections,
  pasted: string,
  by: Actor,
): Promise<ConnectionsView> {
  assertFromDesk(deps, 'stripe')
  const { kept, webhookId } = await openStripeAccount(deps.env, pasted)
  await keep(deps, by, 'stripe', (tx) =>
    keepConnection({ db: tx, dataKeys: deps.dataKeys }, 'stripe', kept, deps.clock.now()),
  )
  await removeWebhooks(deps.env, kept.secretKey, webhookId).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'an older webhook at Stripe could not be deleted'),
  )
  return showConnections(deps)
}

/** Connects a mail server that accepts the login. Problems: wrong-state, invalid-fields. */
export async function pasteMailLogin(
  deps: Deps & WithConnections,
  login: { [Name in keyof MailLogin]?: unknown },
  by: Actor,
): Promise<ConnectionsView> {
  assertFromDesk(deps, 'mail')
  const typed = checked(mailLoginSchema, login)
  const url = mailServerUrl(typed)
  await assertAccepted(url)
  await keep(deps, by, 'mail', (tx) =>
    keepConnection({ db: tx, dataKeys: deps.dataKeys }, 'mail', { url, from: typed.from }, deps.clock.now()),
  )
  return showConnections(deps)
}

async function assertAccepted(url: string): Promise<void> {
  const { hostname } = new URL(url)
  try {
    await checkMailServer(url)
  } catch (error) {
    if (errorCode(error) === 'EAUTH') {
      throw fieldProblem(
        'password',
        `${hostname} doesn’t accept this address and password. Some providers want a password made for apps`,
      )
    }
    throw fieldProblem(
      'host',
      `${hostname} can’t be reached as a mail server. Ask your provider for its name`,
    )
  }
}

/** Forgets what was pasted. Stripe's webhook is deleted there too, as far as Stripe answers. Problems: not-found, wrong-state. */
export async function disconnect(deps: Deps & WithConnections, name: string, by: Actor): Promise<void> {
  const known = knownName(name)
  assertFromDesk(deps, known)
  const { stripe } = await readConnections(deps)
  await keep(deps, by, known, async (tx) => {
    if (!(await forgetConnection(tx, known))) throw new Problem('not-found')
  })
  if (known === 'stripe' && stripe) {
    await removeWebhooks(deps.env, stripe.secretKey, null).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the webhook at Stripe could not be deleted'),
    )
  }
}

async function keep(
  deps: Deps & WithConnections,
  by: Actor,
  name: ConnectionName,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const before = sourceOf(deps, name)
  await deps.db.transaction(async (tx) => {
    await write(tx)
    await recordHistory(tx, { at: deps.clock.now(), by, what: `${TITLES[name]}: keys changed` })
  })
  deps.log.warn({ event: 'secret-changed', secret: name, before }, 'the keys of a service were changed')
  await deps.connections.refresh()
}

function assertFromDesk({ connections }: Deps & WithConnections, name: ConnectionName): void {
  if (connections.fromEnvironment[name])
    throw wrongState(
      'Your technician has set this on the server, and that comes first. Ask them to remove it there.',
    )
}

/** Problem: not-found. */
function knownName(name: string): ConnectionName {
  const known = CONNECTION_NAMES.find((one) => one === name)
  if (!known) throw new Problem('not-found')
  return known
}

/** Tries a connection and says what was found; mail also goes to the operator. Problems: not-found, outbound-paused. */
export async function testConnection(deps: Deps & WithConnections, name: string): Promise<Finding[]> {
  const known = knownName(name)
  await deps.connections.refresh()
  if (await isOutboundPaused(deps.db)) throw new Problem('outbound-paused')
  return known === 'stripe' ? testStripe(deps) : testMail(deps)
}

async function testStripe(deps: Deps & WithConnections): Promise<Finding[]> {
  const findings = await checkStripe(deps.env)
  const { stripe } = await readConnections(deps)
  if (!stripe || deps.connections.fromEnvironment.stripe) return findings
  const client = connectStripe({ ...stripe, apiBase: deps.env.stripeApiBase })
  const facts = await askStripe(client).catch(() => null)
  if (facts) await keepConnection(deps, 'stripe', { ...stripe, ...facts }, deps.clock.now())
  return findings
}

async function testMail(deps: Deps & WithConnections): Promise<Finding[]> {
  const findings = await checkMail(deps.env, deps.site())
  const to = operatorAddress(deps)
  if (deps.env.smtpUrl === null || findings[0]?.state !== 'done') return findings
  await queueMail(deps.db, deps, {
    template: 'operator-mail-test',
    to,
    data: { sender: senderAddress(deps).address },
  })
  return [...findings, note(`A test email is on its way to ${to}.`)]
}
