import { ACCOUNT, payByCard, reportTransfer, signedInWithBooking, signUp, submitBooking } from '#e2e/guest.ts'
import { mailedResetLink } from '#e2e/operator.ts'
import { choose, depositPaid, paymentSuccess, unpaid, type Scene, type Stage } from './scene.ts'

/** Six days before the stay in November. */
export const SIX_DAYS_BEFORE = { appNow: '2025-11-01T09:00:00Z' }

const NEARLY_THERE = { appNow: '2025-10-01T09:00:00Z' }

export const publicScenes: Scene[] = [
  { name: 'landing', path: '/' },
  { name: 'people-samples', path: '/', samplePeople: true },
  {
    name: 'people-photo',
    path: '/',
    samplePeople: true,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Open the photo: Sample room' }).click()
      await page.getByRole('dialog', { name: 'Sample room' }).getByRole('img').waitFor()
    },
  },
  {
    name: 'landing-menu',
    path: '/',
    act: async ({ page }) => {
      const open = page.getByRole('button', { name: 'Menu' })
      if (!(await open.isVisible())) return
      await open.click()
      // The page behind would make the picture as tall as the page.
      await page.evaluate(() => document.querySelectorAll('main, footer').forEach((part) => part.remove()))
    },
  },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'refunds', path: '/refund-policy' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'sign-in', path: '/auth' },
  {
    name: 'sign-in-refused',
    path: '/auth',
    act: async ({ page }) => {
      const form = page.getByRole('form', { name: 'Sign In' })
      await form.getByLabel('Email').fill('awa@example.com')
      await form.getByLabel('Password', { exact: true }).fill('not this one')
      await form.getByRole('button', { name: 'Sign In' }).click()
      await page.getByText('Login failed').first().waitFor()
    },
  },
]

export const accountScenes: Scene[] = [
  { name: 'sign-up', path: '/auth', before: booked },
  {
    name: 'sign-up-change',
    path: '/auth',
    before: booked,
    act: async ({ page }) => page.getByRole('button', { name: 'Change' }).click(),
  },
  {
    name: 'sign-up-password-shown',
    path: '/auth',
    before: booked,
    act: async ({ page }) => {
      const form = page.getByRole('form', { name: 'Sign Up' })
      await form.getByLabel('Confirm password').fill('harmatta')
      await form.getByLabel('Password', { exact: true }).fill('harmattan')
      await form.getByRole('button', { name: 'Sign Up' }).click()
      await form.getByText("Passwords don't match").waitFor()
      await form.getByRole('button', { name: 'Show password' }).first().click()
    },
  },
  {
    name: 'sign-in-again',
    path: '/auth',
    before: async ({ page }) => {
      await signUp(page.request)
      await page.request.post('/api/auth/logout')
      await submitBooking(page.request)
    },
  },
  { name: 'reset-link-spent', path: '/auth?token=used' },
  {
    name: 'reset-password',
    path: '/auth',
    before: async ({ page }) => {
      await signUp(page.request)
      await page.request.post('/api/auth/forgot-password', { data: { email: ACCOUNT.email } })
      return mailedResetLink(page.request)
    },
  },
]

async function booked({ page }: Stage): Promise<void> {
  await submitBooking(page.request)
}

export const paymentScenes: Scene[] = [
  {
    name: 'order',
    path: '/payment',
    before: async ({ page }) => {
      await signUp(page.request)
      await submitBooking(page.request)
    },
  },
  {
    name: 'order-change',
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page, { selectedRoom: 'shared' })
      await payByCard(page, lead, 'deposit')
      await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'private' } })
      return `/payment?leadId=${lead.id}`
    },
  },
  { name: 'payment', path: '/payment', before: unpaid },
  {
    name: 'payment-card',
    path: '/payment',
    before: unpaid,
    act: (stage) => choose(stage, 'Deposit', 'Card'),
  },
  {
    name: 'payment-transfer',
    path: '/payment',
    before: unpaid,
    act: (stage) => choose(stage, 'Full payment', 'Bank transfer'),
  },
  { name: 'payment-late', path: '/payment', settings: SIX_DAYS_BEFORE, before: unpaid },
  { name: 'payment-success', before: paymentSuccess },
  {
    name: 'payment-balance',
    before: async (stage) => `/payment?leadId=${(await depositPaid(stage)).id}`,
  },
  {
    name: 'thank-you',
    path: '/thank-you',
    before: async ({ page }) => reportTransfer(page, await signedInWithBooking(page), 'full'),
  },
]

export const guideScenes: Scene[] = [
  { name: 'guide', settings: NEARLY_THERE, before: withGuide },
  {
    name: 'guide-printed',
    settings: NEARLY_THERE,
    before: withGuide,
    act: ({ page }) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'guide-later', settings: { appNow: '2025-09-06T12:00:00Z' }, before: withGuide },
]

/** A guest whose guide is open, unless the scene starts earlier. */
async function withGuide(stage: Stage): Promise<string> {
  return `/guide/${(await depositPaid(stage)).id}`
}
