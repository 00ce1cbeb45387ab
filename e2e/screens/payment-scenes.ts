import * as z from 'zod/mini'
import type { Booking } from '#domain/booking/booking.ts'
import {
  openCheckout,
  payByCard,
  placeOrder,
  reportTransfer,
  signedInWithBooking,
  signUp,
  submitBooking,
} from '#e2e/guest.ts'
import { givenRefundLink, payLinkPath, refundLink } from '#e2e/operator.ts'
import { reported } from './dashboard-scenes.ts'
import {
  cancelled,
  check,
  DECEMBER,
  depositPaid,
  fill,
  fullyPaid,
  press,
  roomChanged,
  scenesAt,
  seeA,
  keepDatesOpen,
  SIX_DAYS_BEFORE,
  unpaid,
  visitAnew,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

/** What is paid, and how, on the payment screen as it is met first. */
function choose(amount: 'Deposit' | 'Full payment', way: 'Card' | 'Bank transfer'): Steps {
  return [visitAnew, check(amount), check(way)]
}

const readyToPay: Steps = [choose('Deposit', 'Card'), seeA('button', '€200 by card')]
const pay: Steps = [readyToPay, press('€200 by card')]

/** The server's answer to whoever opens the card page; without one, the connection is lost. */
function openingFails(answer?: { status: number }): Steps {
  return ({ page }) =>
    page.route('**/api/create-checkout-session', (route) => (answer ? route.fulfill(answer) : route.abort()))
}

const paymentOf = (before: (stage: Stage) => Promise<Booking>, more = '') => {
  return async (stage: Stage) => `/payment?leadId=${(await before(stage)).id}${more}`
}

/** The guest comes back from the card page. */
async function paymentSuccess({ page }: Stage): Promise<string> {
  const lead = await signedInWithBooking(page)
  return `/payment-success?session_id=${await payByCard(page, lead, 'deposit')}`
}

function toOrder(differences: Record<string, unknown> = {}): Steps {
  return [({ page }) => signUp(page.request), ({ page }) => submitBooking(page.request, differences)]
}

async function inParts({ page }: Stage): Promise<void> {
  const lead = await signedInWithBooking(page, { selectedDate: DECEMBER })
  await placeOrder(page.request, lead, 3)
  await payByCard(page, lead, 'deposit')
}

const firstScenes = scenesAt('/payment', [
  { name: 'order', before: toOrder() },
  { name: 'order-deposit', before: toOrder(), act: [visitAnew, check('Deposit')] },
  { name: 'order-change', before: paymentOf(roomChanged) },
  { name: 'payment', before: unpaid },
  { name: 'payment-card', before: unpaid, act: choose('Deposit', 'Card') },
  { name: 'payment-transfer', before: unpaid, act: choose('Full payment', 'Bank transfer') },
  { name: 'payment-late', settings: SIX_DAYS_BEFORE, before: [keepDatesOpen, unpaid] },
  { name: 'payment-success', before: paymentSuccess },
  { name: 'payment-balance', before: paymentOf(depositPaid) },
  { name: 'payment-incomplete', before: paymentOf(reported('deposit', 150)) },
  {
    name: 'thank-you',
    path: '/thank-you',
    before: async ({ page }) => reportTransfer(page, await signedInWithBooking(page), 'full'),
  },
])

/** A payer with the link, in a browser without a session. */
function byLink(before: (stage: Stage) => Promise<Booking>): (stage: Stage) => Promise<string> {
  return async (stage) => {
    const { page } = stage
    const path = await payLinkPath(page.request, (await before(stage)).id)
    await page.context().clearCookies()
    return path
  }
}

async function reportedByLink(stage: Stage): Promise<string> {
  const path = await byLink(depositPaid)(stage)
  const data = { paymentType: 'balance', amount: 930 }
  await stage.page.request.post(`/api${path}/transfer`, { data })
  return `${path}/paid`
}

async function paidByLink(stage: Stage): Promise<string> {
  const path = await byLink(unpaid)(stage)
  const { request } = stage.page
  const made = await request.post(`/api${path}/checkout`, { data: { paymentType: 'deposit' } })
  const { id } = z.object({ id: z.string() }).parse(await made.json())
  await request.post(`/sandbox/checkout/${id}`, { form: { outcome: 'pay' }, maxRedirects: 0 })
  return `${path}/paid?session_id=${id}`
}

const linkScenes: Scene[] = [
  { name: 'refund-link', before: ({ page, server }) => refundLink(page, server) },
  {
    name: 'refund-link-no-iban',
    before: ({ page, server }) => refundLink(page, server),
    act: press('My account has no IBAN'),
  },
  { name: 'refund-link-given', before: ({ page, server }) => givenRefundLink(page, server) },
  { name: 'pay-link', before: byLink(unpaid) },
  {
    name: 'pay-link-overdue',
    before: byLink(depositPaid),
    at: '2025-10-03T09:00:00Z',
    act: [visitAnew, check('Bank transfer')],
  },
  { name: 'pay-link-reported', before: reportedByLink },
  { name: 'pay-link-paid', before: paidByLink },
  { name: 'pay-link-gone', path: `/pay/${'x'.repeat(43)}` },
  {
    name: 'dashboard-pay-link',
    path: '/dashboard',
    before: depositPaid,
    act: [
      press('Ask someone else to pay'),
      ({ page }) =>
        page
          .getByRole('dialog')
          .getByText(/\/pay\//)
          .waitFor(),
    ],
  },
]

const stateScenes = scenesAt('/payment', [
  {
    name: 'payment-leaving',
    before: unpaid,
    act: [
      ({ page }) => page.route('**/sandbox/checkout/**', (route) => route.fulfill({ status: 204 })),
      pay,
      seeA('dialog'),
      ({ page }) => page.keyboard.press('Escape'),
      ({ page }) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
    ],
  },
  {
    name: 'payment-part',
    before: depositPaid,
    act: [check('Another amount'), fill('How much do you want to pay now?', '300'), check('Bancontact')],
  },
  { name: 'order-in-parts', path: '/payment?parts=3', before: toOrder({ selectedDate: DECEMBER }) },
  { name: 'payment-plan', before: inParts, act: check('The next part') },
  { name: 'payment-cancelled', before: paymentOf(unpaid, '&cancelled=true'), act: readyToPay },
  {
    name: 'payment-checkout-error',
    before: unpaid,
    act: [openingFails({ status: 502 }), pay, seeA('alert')],
  },
  { name: 'payment-no-connection', before: unpaid, act: [openingFails(), pay, seeA('alert')] },
  {
    name: 'payment-weekend-transfer',
    // A Saturday, when banks are closed.
    settings: { appNow: '2025-09-06T10:00:00Z' },
    before: unpaid,
    act: choose('Deposit', 'Bank transfer'),
  },
  { name: 'payment-expired', before: unpaid, at: '2025-09-03T10:00:00Z' },
  { name: 'payment-already-paid', before: [fullyPaid, ({ page }) => page.clock.install()] },
  { name: 'payment-cancelled-booking', before: paymentOf(cancelled(unpaid)) },
  {
    name: 'payment-not-completed',
    before: async (stage) =>
      `/payment-success?session_id=${await openCheckout(stage.page, await unpaid(stage), 'deposit')}`,
  },
  { name: 'payment-success-late', settings: SIX_DAYS_BEFORE, before: [keepDatesOpen, paymentSuccess] },
])

/** Order and payment, by the guest and by whoever has a link. */
export const paymentScenes: Scene[] = [...firstScenes, ...linkScenes, ...stateScenes]
