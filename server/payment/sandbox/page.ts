import { html, raw } from 'hono/html'
import type { SiteContent } from '#content/site-content.ts'
import { formatCents } from '#domain/base/money.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import type { SandboxCheckout } from './sandbox.ts'

type Html = ReturnType<typeof html>

interface SandboxView {
  /** Null if no such checkout exists. */
  checkout: SandboxCheckout | null
  declined: boolean
}

/** Returns the sandbox's payment page: plain HTML that works without JavaScript. */
export function sandboxPage(view: SandboxView, { brand }: SiteContent['business'], nonce: string): Html {
  const { title, body } = contentOf(view)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#0b3a4a" />
        <title>${title} · ${brand.siteTitle}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(STYLES)}
        </style>
      </head>
      <body>
        <header>
          <p class="name">${raw(SIGN)} ${brand.name}</p>
        </header>
        <main>
          <p class="demo" role="note">
            <strong>This is a demonstration.</strong> No real money moves, and no card or account is asked
            for.
          </p>
          <section class="card">${body}</section>
        </main>
      </body>
    </html>`
}

function contentOf(view: SandboxView): { title: string; body: Html } {
  const { checkout } = view
  if (!checkout) {
    return {
      title: 'Page not found',
      body: html`<h1>This payment page does not exist</h1>
        <p>The link may be incomplete. You can start your payment again from your booking.</p>
        <a class="button" href="/dashboard">Go to my dashboard</a>`,
    }
  }
  switch (checkout.status) {
    case 'open':
      return { title: TITLES[checkout.method], body: payForm(checkout, view.declined) }
    case 'complete':
      return {
        title: 'Paid',
        body: html`<h1>This payment is complete</h1>
          ${amountOf(checkout)}
          <p>You have paid already, and nothing more is charged here.</p>
          <a class="button" href="${pathOf(checkout.successUrl)}">Continue</a>`,
      }
    case 'expired':
      return {
        title: 'Page closed',
        body: html`<h1>This payment page is closed</h1>
          <p>
            Nothing was charged. The page timed out, or another payment page was opened for the same booking.
            You can start your payment again.
          </p>
          <a class="button" href="${pathOf(checkout.cancelUrl)}">Back to payment</a>`,
      }
  }
}

const TITLES: Record<CheckoutMethod, string> = {
  card: 'Pay by card',
  bancontact: 'Pay with Bancontact',
  ideal: 'Pay with iDEAL | Wero',
}

/** Labels for a refused payment: refused by the card, or in the bank's app. */
const REFUSALS: Record<CheckoutMethod, { refuse: string; refused: string }> = {
  card: { refuse: 'Decline the card', refused: 'Your card was declined.' },
  bancontact: { refuse: 'Refuse it in the app', refused: 'The payment was refused in the Bancontact app.' },
  ideal: { refuse: 'Refuse it at the bank', refused: 'Your bank did not confirm the payment.' },
}

function payForm(checkout: SandboxCheckout, declined: boolean): Html {
  const { refuse, refused } = REFUSALS[checkout.method]
  return html`<h1>${TITLES[checkout.method]}</h1>
    ${amountOf(checkout)}
    ${
      declined
        ? html`<p class="declined" role="alert">
            <strong>${refused}</strong> Nothing was charged. Try again, or cancel and choose another way to
            pay.
          </p>`
        : ''
    }
    <form method="post" action="/sandbox/checkout/${checkout.id}">
      <button class="button" name="outcome" value="pay">Pay ${formatCents(checkout.amountCents)}</button>
      <button class="button second" name="outcome" value="decline">${refuse}</button>
      <button class="button quiet" name="outcome" value="cancel">Cancel</button>
    </form>
    <p class="hint">Choose how the payment ends: it is paid, it is refused, or you go back.</p>`
}

function amountOf({ description, amountCents }: SandboxCheckout): Html {
  return html`<p class="what">${description}</p>
    <p class="amount">${formatCents(amountCents)}</p>`
}

/** Returns a URL's path and query, so that the guest stays on the host name they came by. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

const SIGN = `<svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><path d="M6.3 27.6A19 21 -16 0 1 42.3 17.3L42.9 20.6A18.6 13.2 -16 0 0 7.5 30.7Z" fill="#ff4f2e"/><path d="M14.7 8A19 21 -16 0 1 24.7 5.1L27.1 13.8A18.6 13.2 -16 0 0 17.3 16.6Z" fill="#ffb629"/><path d="M2 38c5.5-7.5 12.5-9.4 20-5.2 8 4.5 15.5 3.8 24-4.8-4.2 11.2-14.5 16-25.2 10.8-7-3.4-12.6-4-18.8-.8Z" fill="#12a39a"/><path d="M9 44.8c5.5-3 9.5-2 14-.3s9.5 1.2 14-2.3" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>`

// Copies the product's colours (docs/design.md), since the page is not part of the web build.
const STYLES = `
*, *::before, *::after { box-sizing: border-box; margin: 0; }
:root { color-scheme: light; }
body {
  min-height: 100vh;
  background: #fff0d8;
  color: #062a36;
  font: 400 1.0625rem/1.6 'Figtree Variable', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
header { background: #0b3a4a; color: #fff0d8; border-bottom: 4px solid #ff4f2e; padding: 0.875rem 1rem 0.75rem; }
.name { display: flex; align-items: center; gap: 0.5rem; max-width: 30rem; margin: 0 auto; font-size: 1.375rem; font-weight: 800; letter-spacing: -0.02em; }
main { max-width: 32rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
.demo { background: #ffedc8; color: #754600; border: 1px solid #ffb629; border-radius: 0.625rem; padding: 0.75rem 1rem; font-size: 0.9375rem; line-height: 1.45; }
.card { margin-top: 1rem; background: #fff; border: 1px solid #e8d5b5; border-radius: 1.5rem; padding: 1.5rem 1.25rem; box-shadow: 0 2px 4px rgb(11 58 74 / 0.06), 0 8px 20px -6px rgb(11 58 74 / 0.14); }
.card > * + * { margin-top: 1rem; }
p { text-wrap: pretty; }
h1 { text-wrap: balance; font-size: 1.375rem; line-height: 1.2; letter-spacing: -0.012em; }
.what { color: #3b5761; line-height: 1.4; text-wrap: balance; }
.card > .amount { margin-top: 0.375rem; font-size: 2.75rem; font-weight: 800; line-height: 1.1; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.declined { background: #fde6ea; color: #a3123b; border-radius: 0.625rem; padding: 0.75rem 1rem; }
form { display: grid; gap: 0.75rem; }
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3.25rem; padding: 0.5rem 1.25rem;
  border: 2px solid #ff4f2e; border-radius: 999px; background: #ff4f2e; color: #062a36;
  font: inherit; font-weight: 700; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { background: #ff6f52; border-color: #ff6f52; }
.button.second { background: #fff; border-color: #0b3a4a; color: #0b3a4a; }
.button.second:hover { background: #fff0d8; }
.button.quiet { background: transparent; border-color: transparent; color: #0b3a4a; text-decoration: underline; }
.button.quiet:hover { background: #f6e2c2; }
.button:focus-visible { outline: 3px solid #0b3a4a; outline-offset: 3px; }
.hint { color: #3b5761; font-size: 0.9375rem; line-height: 1.45; }
@media (min-width: 40rem) {
  main { padding-top: 2.5rem; }
  .card { padding: 2rem; }
}
`
