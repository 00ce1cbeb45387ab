import * as z from 'zod/mini'
import {
  openCheckout,
  payByCard,
  placeOrder,
  signedInWithBooking,
  signUp,
  submitBooking,
} from '#e2e/guest.ts'
import { payLinkPath } from '#e2e/operator.ts'
import { refundLink } from '#e2e/refund-owed.ts'
import type { Scene, Stage } from './scene.ts'

/** Chooses deposit and card, up to the button that opens the card page. */
async function readyToPay({ page }: Stage) {
  await page.getByRole('radio', { name: 'Deposit' }).check()
  await page.getByRole('radio', { name: 'Card' }).check()
  return page.getByRole('button', { name: '€200 by card' })
}

const unpaid: Scene['before'] = async ({ page }) => void (await signedInWithBooking(page))

const depositPaid: Scene['before'] = async ({ page }) => {
  const lead = await signedInWithBooking(page)
  await payByCard(page, lead, 'deposit')
}

/** A Saturday, when banks are closed. */
const SATURDAY = { appNow: '2025-09-06T10:00:00Z' }

/** A payer with the link, in a browser without a session. */
async function byLink({ page }: Stage, paid: boolean): Promise<string> {
  const lead = await signedInWithBooking(page)
  await placeOrder(page.request, lead)
  if (paid) await payByCard(page, lead, 'deposit')
  const path = await payLinkPath(page.request, lead.id)
  await page.context().clearCookies()
  return path
}

export const paymentStateScenes: Scene[] = [
  {
    name: 'refund-link',
    path: '/refund',
    before: async ({ page, server }) => refundLink(page, server),
  },
  {
    name: 'refund-link-given',
    path: '/refund',
    before: async ({ page, server }) => {
      const link = await refundLink(page, server)
      const account = { holder: 'Awa Jallow', iban: 'DE89370400440532013000' }
      await page.request.post(`/api${link}`, { data: account })
      return link
    },
  },
  {
    name: 'payment-leaving',
    path: '/payment',
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
    path: '/payment',
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
    path: '/payment',
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page, { selectedDate: 'Dec 5–12, 2025' })
      await placeOrder(page.request, lead, 3)
      await payByCard(page, lead, 'deposit')
    },
    act: async ({ page }) => page.getByRole('radio', { name: 'The next part' }).check(),
  },
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
  { name: 'pay-link', path: '/', before: (stage) => byLink(stage, false) },
  {
    name: 'pay-link-overdue',
    path: '/',
    before: async (stage) => {
      const path = await byLink(stage, true)
      await stage.server.restart({ appNow: '2025-10-03T09:00:00Z' })
      return path
    },
    act: async ({ page }) => page.getByRole('radio', { name: 'Bank transfer' }).check(),
  },
  {
    name: 'pay-link-reported',
    path: '/',
    before: async ({ page, ...stage }) => {
      const path = await byLink({ page, ...stage }, true)
      await page.request.post(`/api${path}/transfer`, { data: { paymentType: 'balance', amount: 930 } })
      return `${path}/paid`
    },
  },
  {
    name: 'pay-link-paid',
    path: '/',
    before: async (stage) => {
      const path = await byLink(stage, false)
      const { request } = stage.page
      const made = await request.post(`/api${path}/checkout`, { data: { paymentType: 'deposit' } })
      const { id } = z.object({ id: z.string() }).parse(await made.json())
      await request.post(`/sandbox/checkout/${id}`, { form: { outcome: 'pay' }, maxRedirects: 0 })
      return `${path}/paid?session_id=${id}`
    },
  },
  { name: 'pay-link-gone', path: `/pay/${'x'.repeat(43)}` },
  {
    name: 'payment-cancelled',
    path: '/payment',
    before: async ({ page }) => `/payment?leadId=${(await signedInWithBooking(page)).id}&cancelled=true`,
    act: async (stage) => void (await readyToPay(stage)),
  },
  {
    name: 'payment-checkout-error',
    path: '/payment',
    before: unpaid,
    act: async (stage) => {
      await stage.page.route('**/api/create-checkout-session', (route) => route.fulfill({ status: 502 }))
      await (await readyToPay(stage)).click()
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'payment-no-connection',
    path: '/payment',
    before: unpaid,
    act: async (stage) => {
      await stage.page.route('**/api/create-checkout-session', (route) => route.abort())
      await (await readyToPay(stage)).click()
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'payment-weekend-transfer',
    path: '/payment',
    settings: SATURDAY,
    before: unpaid,
    act: async ({ page }) => {
      await page.getByRole('radio', { name: 'Deposit' }).check()
      await page.getByRole('radio', { name: 'Bank transfer' }).check()
    },
  },
  {
    name: 'payment-not-completed',
    path: '/payment-success',
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page)
      return `/payment-success?session_id=${await openCheckout(page, lead, 'deposit')}`
    },
  },
  {
    name: 'payment-expired',
    path: '/payment',
    before: async ({ page, server }) => {
      await signedInWithBooking(page)
      await server.restart({ appNow: '2025-09-03T10:00:00Z' })
    },
  },
  {
    name: 'payment-already-paid',
    path: '/payment',
    before: async ({ page }) => {
      await payByCard(page, await signedInWithBooking(page), 'full')
      await page.clock.install()
    },
  },
  {
    name: 'payment-cancelled-booking',
    path: '/payment',
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page)
      await page.request.delete(`/api/cancel-booking/${lead.id}`)
      return `/payment?leadId=${lead.id}`
    },
  },
  {
    name: 'payment-success-late',
    path: '/payment-success',
    settings: { appNow: '2025-11-01T09:00:00Z' },
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page)
      return `/payment-success?session_id=${await payByCard(page, lead, 'deposit')}`
    },
  },
]
