import * as z from 'zod/mini'
import type { Booking } from '#domain/booking/booking.ts'
import {
  openCheckout,
  payByCard,
  placeOrder,
  signedInWithBooking,
  signUp,
  submitBooking,
} from '#e2e/guest.ts'
import { payLinkPath } from '#e2e/operator.ts'
import { givenRefundLink, refundLink } from '#e2e/refund-owed.ts'
import {
  choose,
  depositPaid,
  fullyPaid,
  paymentSuccess,
  scenesAt,
  unpaid,
  visitAnew,
  type Scene,
  type Stage,
} from './scene.ts'

const OPENING = '**/api/create-checkout-session'

/** Chooses deposit and card, up to the button that opens the card page. */
async function readyToPay(stage: Stage) {
  await choose(stage, 'Deposit', 'Card')
  return stage.page.getByRole('button', { name: '€200 by card' })
}

/** A Saturday, when banks are closed. */
const SATURDAY = { appNow: '2025-09-06T10:00:00Z' }

/** A payer with the link, in a browser without a session. */
async function byLink(stage: Stage, before: (stage: Stage) => Promise<Booking>): Promise<string> {
  const { page } = stage
  const lead = await before(stage)
  const path = await payLinkPath(page.request, lead.id)
  await page.context().clearCookies()
  return path
}

const payLinkScenes: Scene[] = [
  { name: 'pay-link', before: (stage) => byLink(stage, unpaid) },
  {
    name: 'pay-link-overdue',
    before: (stage) => byLink(stage, depositPaid),
    at: '2025-10-03T09:00:00Z',
    act: async (stage) => {
      await visitAnew(stage)
      await stage.page.getByRole('radio', { name: 'Bank transfer' }).check()
    },
  },
  {
    name: 'pay-link-reported',
    before: async (stage) => {
      const path = await byLink(stage, depositPaid)
      const data = { paymentType: 'balance', amount: 930 }
      await stage.page.request.post(`/api${path}/transfer`, { data })
      return `${path}/paid`
    },
  },
  {
    name: 'pay-link-paid',
    before: async (stage) => {
      const path = await byLink(stage, unpaid)
      const { request } = stage.page
      const made = await request.post(`/api${path}/checkout`, { data: { paymentType: 'deposit' } })
      const { id } = z.object({ id: z.string() }).parse(await made.json())
      await request.post(`/sandbox/checkout/${id}`, { form: { outcome: 'pay' }, maxRedirects: 0 })
      return `${path}/paid?session_id=${id}`
    },
  },
  { name: 'pay-link-gone', path: `/pay/${'x'.repeat(43)}` },
]

export const paymentStateScenes: Scene[] = [
  { name: 'refund-link', before: ({ page, server }) => refundLink(page, server) },
  { name: 'refund-link-given', before: ({ page, server }) => givenRefundLink(page, server) },
  ...payLinkScenes,
  {
    name: 'dashboard-pay-link',
    path: '/dashboard',
    before: depositPaid,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Ask someone else to pay' }).click()
      await page
        .getByRole('dialog')
        .getByText(/\/pay\//)
        .waitFor()
    },
  },
  ...scenesAt('/payment', [
    {
      name: 'payment-leaving',
      before: unpaid,
      act: async (stage) => {
        await stage.page.route('**/sandbox/checkout/**', (route) => route.fulfill({ status: 204 }))
        await (await readyToPay(stage)).click()
        await stage.page.getByRole('dialog').waitFor()
        await stage.page.keyboard.press('Escape')
      },
    },
    {
      name: 'payment-part',
      before: depositPaid,
      act: async ({ page }) => {
        await page.getByRole('radio', { name: 'Another amount' }).check()
        await page.getByLabel('How much do you want to pay now?').fill('300')
        await page.getByRole('radio', { name: 'Bancontact' }).check()
      },
    },
    {
      name: 'order-in-parts',
      path: '/payment?parts=3',
      before: async ({ page }) => {
        await signUp(page.request)
        await submitBooking(page.request, { selectedDate: 'Dec 5–12, 2025' })
      },
    },
    {
      name: 'payment-plan',
      before: async ({ page }) => {
        const lead = await signedInWithBooking(page, { selectedDate: 'Dec 5–12, 2025' })
        await placeOrder(page.request, lead, 3)
        await payByCard(page, lead, 'deposit')
      },
      act: ({ page }) => page.getByRole('radio', { name: 'The next part' }).check(),
    },
    {
      name: 'payment-cancelled',
      before: async (stage) => `/payment?leadId=${(await unpaid(stage)).id}&cancelled=true`,
      act: readyToPay,
    },
    {
      name: 'payment-checkout-error',
      before: unpaid,
      act: async (stage) => {
        await stage.page.route(OPENING, (route) => route.fulfill({ status: 502 }))
        await (await readyToPay(stage)).click()
        await stage.page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'payment-no-connection',
      before: unpaid,
      act: async (stage) => {
        await stage.page.route(OPENING, (route) => route.abort())
        await (await readyToPay(stage)).click()
        await stage.page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'payment-weekend-transfer',
      settings: SATURDAY,
      before: unpaid,
      act: (stage) => choose(stage, 'Deposit', 'Bank transfer'),
    },
    { name: 'payment-expired', before: unpaid, at: '2025-09-03T10:00:00Z' },
    {
      name: 'payment-already-paid',
      before: async (stage) => {
        await fullyPaid(stage)
        await stage.page.clock.install()
      },
    },
    {
      name: 'payment-cancelled-booking',
      before: async (stage) => {
        const { id } = await unpaid(stage)
        await stage.page.request.delete(`/api/cancel-booking/${id}`)
        return `/payment?leadId=${id}`
      },
    },
  ]),
  {
    name: 'payment-not-completed',
    before: async (stage) => {
      const id = await openCheckout(stage.page, await unpaid(stage), 'deposit')
      return `/payment-success?session_id=${id}`
    },
  },
  {
    name: 'payment-success-late',
    settings: { appNow: '2025-11-01T09:00:00Z' },
    before: paymentSuccess,
  },
]
