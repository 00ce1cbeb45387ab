import { Resolver } from 'node:dns/promises'
import Stripe from 'stripe'
import type { SiteContent } from '#content/site-content.ts'
import { listed } from '#domain/base/wording.ts'
import { paymentCalls } from '#domain/contract/payment-calls.ts'
import { CHECKOUT_METHODS, type CheckoutMethod } from '#domain/payment/ledger.ts'
import { methodTitle } from '#domain/payment/payment-names.ts'
import { isLiveKey } from '#domain/site/connections.ts'
import { done, note, todo, type Finding } from '#domain/site/finding.ts'
import type { Env } from '#server/env.ts'
import { checkMailServer } from '#server/mail/mail-server.ts'
import { connectStripe } from '#server/payment/stripe/stripe.ts'
import { WEBHOOK_EVENTS } from '#server/payment/stripe/verify-event.ts'
import { errorCode } from '#server/process/error-code.ts'
import { parseSenderAddress } from '#server/process/sender-address.ts'
import { methodsIn } from './connect-stripe.ts'

/** Checks that Stripe accepts the key, that its webhook sends all events here, and that all methods offered to guests are enabled. */
export async function checkStripe({ stripe, baseUrl }: Pick<Env, 'stripe' | 'baseUrl'>): Promise<Finding[]> {
  if (stripe === null)
    return [
      todo(
        'Card payments run in a sandbox, so no money moves: paste Stripe’s key on the desk, under Website.',
      ),
    ]
  const kind = isLiveKey(stripe.secretKey)
    ? done('Stripe’s key is a live key: cards are really charged')
    : todo('Stripe’s key is a test key: no money moves. Use the live key once a test payment has worked.')
  const client = connectStripe(stripe)
  const address = `${baseUrl}${paymentCalls.stripeWebhook.path}`
  const [endpoints, configurations] = await Promise.allSettled([
    client.webhookEndpoints.list({ limit: 100 }),
    client.paymentMethodConfigurations.list({ limit: 100 }),
  ])
  const findings = [
    endpoints.status === 'fulfilled'
      ? webhook(endpoints.value.data, address)
      : refusal(endpoints.reason, 'webhooks: check in Stripe that the webhook is there, with all its events'),
    configurations.status === 'fulfilled'
      ? methods(methodsIn(configurations.value.data))
      : refusal(configurations.reason, `payment methods: check in Stripe that ${EVERY_METHOD} are on`),
  ]
  const isTaken = endpoints.status === 'fulfilled' || configurations.status === 'fulfilled'
  // If both calls are refused they give the same finding twice.
  const different = findings.filter(
    ({ text }, index) => findings.findIndex((one) => one.text === text) === index,
  )
  return [kind, ...(isTaken ? [done('Stripe accepts the key')] : []), ...different]
}

const EVERY_METHOD = listed(CHECKOUT_METHODS.map(methodTitle))

function methods(on: readonly CheckoutMethod[] | null): Finding {
  if (on === null)
    return note(`Stripe does not say which payment methods are on: check there that ${EVERY_METHOD} are on.`)
  const off = CHECKOUT_METHODS.filter((method) => !on.includes(method))
  if (off.length === 0) return done(`${EVERY_METHOD} are on in Stripe`)
  return todo(
    `Off in Stripe: ${listed(off.map(methodTitle))}. Guests can choose this on the website, so turn it on in Stripe under Settings, Payment methods.`,
  )
}

function webhook(endpoints: readonly Stripe.WebhookEndpoint[], address: string): Finding {
  const mine = endpoints.find(({ url }) => url === address)
  if (!mine)
    return todo(
      `Stripe has no webhook to ${address}: paste the key on the desk, which makes one, or add one with the events listed in docs/going-live.md.`,
    )
  if (mine.status !== 'enabled') return todo(`The webhook to ${address} is off: turn it on in Stripe.`)
  const subscribed = new Set<string>(mine.enabled_events)
  const missing = subscribed.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !subscribed.has(event))
  return missing.length > 0
    ? todo(`The webhook does not send all events: in Stripe, also tick ${missing.join(', ')}.`)
    : done(`The webhook to ${address} sends all events`)
}

/** Returns the finding for an error. `unread` says what a restricted key cannot read, and what to do instead. */
function refusal(error: unknown, unread: string): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return todo('Stripe does not accept the key: copy the whole key again from the Stripe dashboard.')
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return note(`This key is not allowed to read ${unread}.`)
  }
  return todo(`Stripe could not be checked: ${error instanceof Error ? error.message : String(error)}`)
}

type LookUp = (name: string) => Promise<string[][]>

/** Gives up after some seconds, because somebody waits and a server may have no DNS. */
const resolver = new Resolver({ timeout: 2000, tries: 2 })
const resolveText: LookUp = (name) => resolver.resolveTxt(name)

/** Checks that the mail server accepts the login, and that the sender's domain has the records that other servers look for. */
export async function checkMail(
  { smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
  { business }: Pick<SiteContent, 'business'>,
  lookUp: LookUp = resolveText,
): Promise<Finding[]> {
  if (smtpUrl === null) {
    return [
      todo(
        'There is no mail server, so emails are not sent and stay in the outbox: paste address and password on the desk, under Website.',
      ),
    ]
  }
  const sender = parseSenderAddress(mailFrom ?? '')?.address ?? business.mail.fromAddress
  return [
    await server(smtpUrl),
    done(`Emails are sent from ${sender}`),
    ...(await domainRecords(sender, lookUp)),
  ]
}

async function server(smtpUrl: string): Promise<Finding> {
  const { hostname } = new URL(smtpUrl)
  try {
    await checkMailServer(smtpUrl)
    return done(`${hostname} answers and accepts the login`)
  } catch (error) {
    const code = errorCode(error)
    return code === 'EAUTH'
      ? todo(`${hostname} does not accept the login: correct the user name and password.`)
      : todo(
          `${hostname} cannot be used as the mail server: ${error instanceof Error ? error.message : String(error)}`,
        )
  }
}

/** Names that mail providers give their DKIM keys, from which a domain's own cannot be told. */
const DKIM_NAMES = [
  'google',
  'selector1',
  'selector2',
  'default',
  'dkim',
  'mail',
  's1',
  'k1',
  'fm1',
  'protonmail',
  'sig1',
  'brevo1',
]

/** SPF says which servers may send for a domain, DKIM signs its emails, DMARC says what to do with others. */
async function domainRecords(sender: string, lookUp: LookUp): Promise<Finding[]> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  const hasSpf = await says(lookUp, domain, /^v=spf1/)
  const hasDmarc = await says(lookUp, `_dmarc.${domain}`, /^v=DMARC1/)
  if (hasSpf === null || hasDmarc === null) {
    return [note(`The DNS records of ${domain} could not be read from this server.`)]
  }
  const signed = await Promise.all(
    DKIM_NAMES.map((name) => says(lookUp, `${name}._domainkey.${domain}`, /(^|;)\s*p=\w/)),
  )
  return [
    hasSpf
      ? done(`${domain} has an SPF record`)
      : todo(
          `${domain} has no SPF record, so emails may end up as spam: add the one that your mail provider shows.`,
        ),
    hasDmarc
      ? done(`${domain} has a DMARC record`)
      : note(`${domain} has no DMARC record; large mail providers expect one.`),
    signed.includes(true)
      ? done(`${domain} has a DKIM key`)
      : note(
          `No DKIM key of ${domain} was found under the usual names: your mail provider says whether it is there.`,
        ),
  ]
}

/** Returns whether a record is as expected; null if the lookup failed. */
async function says(lookUp: LookUp, name: string, expected: RegExp): Promise<boolean | null> {
  try {
    const records = await lookUp(name)
    return records.some((parts) => expected.test(parts.join('')))
  } catch (error) {
    const code = errorCode(error)
    return code === 'ENOTFOUND' || code === 'ENODATA' ? false : null
  }
}

const MAX_WAIT_MS = 10_000

/** Checks that guests reach the running server at its public address. */
export async function checkSite({ baseUrl }: Pick<Env, 'baseUrl'>): Promise<Finding[]> {
  if (!baseUrl.startsWith('https://'))
    return [note('The website was not checked: it has no public address yet.')]
  return [await reach(`${baseUrl}/readyz`)]
}

export async function reach(address: string): Promise<Finding> {
  try {
    const { status } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    })
    return status === 200
      ? done(`${address} answers: the site is up`)
      : todo(
          `${address} answers ${status} instead of 200: check that the address leads to this server, and that the website is running.`,
        )
  } catch (error) {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return todo(`${address} cannot be reached (${reason}): start the server, and check the domain and HTTPS.`)
  }
}
