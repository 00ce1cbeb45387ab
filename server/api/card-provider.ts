import type { Hono } from 'hono'
import { Problem } from '#domain/contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { pathOf, sandboxPage } from '#server/payment/sandbox/page.ts'
import {
  findSandboxCheckout,
  paySandboxCheckout,
  sandboxWebhookSecret,
  signedCompletion,
  type SandboxCheckout,
} from '#server/payment/sandbox/sandbox.ts'
import { receiveWebhook } from '#server/payment/webhook-events.ts'
import { isTest } from '#server/store/test-booking.ts'
import type { Handlers } from './call.ts'

export function stripeWebhookHandlers(deps: Deps) {
  return {
    stripeWebhook: async ({ c }) => {
      // The signature covers the raw bytes, so the body is parsed only after verification.
      await receiveWebhook(deps, { rawBody: await c.req.text(), signature: c.req.header('stripe-signature') })
      return { received: true }
    },
  } satisfies Partial<Handlers>
}

const PATH = '/sandbox/checkout/:sessionId'

/** The sandbox provider's hosted page. A real provider hosts its own, and beside it only test bookings have one here. */
export function sandboxRoutes(app: Hono, deps: Deps): void {
  app.use(PATH, async (c, next) => {
    const checkout = await findSandboxCheckout(deps, c.req.param('sessionId') ?? '')
    const isShown =
      deps.gateway.provider === 'sandbox' || (checkout && (await isTest(deps.db, checkout.bookingId)))
    return isShown ? next() : c.notFound()
  })

  app.get(PATH, async (c) => {
    const checkout = await findSandboxCheckout(deps, c.req.param('sessionId'))
    const declined = c.req.query('declined') !== undefined
    return c.html(
      sandboxPage({ checkout, declined }, deps.site().business, c.get('nonce')),
      checkout ? 200 : 404,
    )
  })

  // For calls without a browser: a form with outcome=pay, decline or cancel.
  app.post(PATH, async (c) => {
    const checkout = await findSandboxCheckout(deps, c.req.param('sessionId'))
    if (!checkout)
      return c.html(sandboxPage({ checkout, declined: false }, deps.site().business, c.get('nonce')), 404)
    const { outcome } = await c.req.parseBody()
    return c.redirect(await wayOn(deps, checkout, outcome), 303)
  })
}

/** Executes the pressed button and returns the path to redirect to. */
async function wayOn(deps: Deps, checkout: SandboxCheckout, outcome: unknown): Promise<string> {
  const hostedPage = `/sandbox/checkout/${checkout.id}`
  switch (outcome) {
    case 'pay':
      if (await paySandboxCheckout(deps, checkout.id)) await sendCompletion(deps, checkout)
      // A second click finds it paid, and a page closed meanwhile says so.
      return (await isPaid(deps, checkout.id)) ? pathOf(checkout.successUrl) : hostedPage
    case 'decline':
      return checkout.status === 'open' ? `${hostedPage}?declined=1` : hostedPage
    case 'cancel':
      return checkout.status === 'complete' ? hostedPage : pathOf(checkout.cancelUrl)
    default:
      throw new Problem('malformed-request', {
        detail: 'Send outcome=pay, outcome=decline or outcome=cancel',
      })
  }
}

async function isPaid(deps: Deps, id: string): Promise<boolean> {
  return (await findSandboxCheckout(deps, id))?.status === 'complete'
}

/** Delivers the signed event that a provider would send. Like a provider, it ignores whether the product accepts it. */
async function sendCompletion(deps: Deps, checkout: SandboxCheckout): Promise<void> {
  const webhookSecret = sandboxWebhookSecret(deps.env.sessionSecret)
  try {
    await receiveWebhook(deps, await signedCompletion({ clock: deps.clock, webhookSecret }, checkout))
  } catch (error) {
    deps.log.error({ err: error, checkoutId: checkout.id }, "the sandbox's event could not be processed")
  }
}
