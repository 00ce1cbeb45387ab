import * as z from 'zod/mini'
import { dateId } from '#e2e/booked-date.ts'
import { payByCard, reportTransfer, signedInWithBooking, signUp, submitBooking } from '#e2e/guest.ts'
import { logInOperator } from '#e2e/operator.ts'
import { openRow } from '#e2e/rows.ts'
import { depositPaid, fullyPaid, scenesAt, unpaid, type Scene, type Stage } from './scene.ts'

const openPayments = z.object({ payments: z.array(z.object({ id: z.string() })) })

const DECEMBER = 'Dec 5–12, 2025'

/** All is paid, and the flights are told. */
async function allDone(stage: Stage): Promise<void> {
  const { id } = await fullyPaid(stage)
  await stage.page.request.patch(`/api/travel/${id}`, {
    data: {
      arrivalFlight: 'SN 231',
      arrivalDate: '2025-11-07',
      arrivalTime: '18:40',
      departureFlight: 'SN 232',
      departureDate: '2025-11-14',
      departureTime: '21:05',
      travelNote: 'A board bag of 1.5 m',
    },
  })
}

/** The operator records a part of the deposit. */
async function receivePart({ request }: Stage['page'], amount: number): Promise<void> {
  await logInOperator(request)
  const open = openPayments.parse(await (await request.get('/api/admin/payments')).json())
  await request.post(`/api/admin/payments/${open.payments[0]?.id}/receive`, { data: { amount } })
}

async function enterPhotos(page: Stage['page']): Promise<void> {
  await logInOperator(page.request)
  const data = { photosUrl: 'https://photos.example/november', photosUntil: '2026-07-29' }
  await page.request.patch(`/api/admin/retreats/${await dateId(page)}`, { data })
}

/** A refund made on the card provider's own site. */
const GOODWILL = `
  insert into payments (booking_id, kind, method, amount_cents, state, provider_reference, refund_of, refund_reason,
    reason_note, created_at, settled_at)
  select booking_id, 'refund', 'card', 5000, 'refunded', 're_scene', id, 'given_back',
    'The wind stayed away for two days', created_at + interval '1 minute', created_at + interval '1 minute' from payments where kind = 'full' and method = 'card'`
const DISPUTE =
  "update payments set disputed_at = created_at, disputed_cents = amount_cents where kind <> 'refund'"

/** Every state of the dashboard; nine weeks before the stay by default. */
export const dashboardScenes: Scene[] = scenesAt('/dashboard', [
  { name: 'dashboard-empty', before: ({ page }) => signUp(page.request) },
  {
    name: 'dashboard-draft',
    before: async ({ page }) => {
      await signUp(page.request)
      await page.goto('/booking?date=2025-11-07', { waitUntil: 'networkidle' })
      await page.getByLabel('Phone number').fill('+32 470')
    },
  },
  { name: 'dashboard-unpaid', before: unpaid },
  {
    name: 'dashboard-reported',
    before: async ({ page }) => reportTransfer(page, await signedInWithBooking(page), 'full'),
  },
  {
    name: 'dashboard-incomplete',
    before: async ({ page }) => {
      await reportTransfer(page, await signedInWithBooking(page), 'deposit')
      await receivePart(page, 150)
    },
  },
  { name: 'dashboard-deposit', before: depositPaid },
  {
    name: 'dashboard-change',
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page, { timeZone: 'Europe/Brussels', selectedRoom: 'shared' })
      await payByCard(page, lead, 'deposit')
      await page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'private' } })
    },
  },
  { name: 'dashboard-overdue', before: depositPaid, at: '2025-10-02T09:00:00Z' },
  { name: 'dashboard-full', before: allDone, at: '2025-10-20T09:00:00Z' },
  { name: 'dashboard-week', before: allDone, at: '2025-11-02T09:00:00Z' },
  {
    name: 'dashboard-cancel',
    before: fullyPaid,
    at: '2025-10-01T09:00:00Z',
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      await page.getByText('Your refund: €465').waitFor()
    },
  },
  { name: 'dashboard-expired', before: unpaid, at: '2025-09-04T09:00:00Z' },
  {
    name: 'dashboard-rows-open',
    before: depositPaid,
    act: ({ page }) =>
      page.evaluate(() => {
        for (const row of document.querySelectorAll('details')) row.open = true
      }),
  },
  {
    name: 'dashboard-flights',
    before: depositPaid,
    act: async ({ page }) => {
      await openRow(page, 'Add your flight times')
      await page.getByRole('button', { name: 'Add flights' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dashboard-goodwill',
    before: async (stage) => {
      await fullyPaid(stage)
      await stage.execute(GOODWILL)
    },
  },
  {
    name: 'dashboard-disputed',
    before: async (stage) => {
      await fullyPaid(stage)
      await stage.execute(DISPUTE)
    },
  },
  {
    name: 'dashboard-several',
    before: async (stage) => {
      await depositPaid(stage)
      await submitBooking(stage.page.request, { selectedDate: DECEMBER, selectedRoom: 'shared' })
    },
  },
  {
    name: 'dashboard-refund-waiting',
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page)
      await reportTransfer(page, lead, 'deposit')
      await receivePart(page, 200)
      await page.request.delete(`/api/cancel-booking/${lead.id}`)
    },
  },
  {
    name: 'dashboard-paid-back',
    before: async (stage) => {
      const { id } = await fullyPaid(stage)
      await stage.page.request.delete(`/api/cancel-booking/${id}`)
    },
  },
  { name: 'dashboard-begun', before: depositPaid, at: '2025-11-09T09:00:00Z' },
  { name: 'dashboard-offline', path: '/kept-trip', before: allDone, at: '2025-11-09T09:00:00Z' },
  {
    name: 'dashboard-past',
    before: async (stage) => {
      await fullyPaid(stage)
      await stage.server.restart({ appNow: '2025-12-01T09:00:00Z' })
      await enterPhotos(stage.page)
    },
  },
  {
    name: 'dashboard-long-names',
    before: async ({ page }) => {
      const lead = await signedInWithBooking(page, {
        firstName: 'Maximiliane-Charlotte',
        lastName: 'Featherstonehaugh-van der Wijngaardenberg',
        timeZone: 'America/Argentina/ComodRivadavia',
      })
      await payByCard(page, lead, 'deposit')
      await page.request.patch(`/api/travel/${lead.id}`, {
        data: { arrivalFlight: 'S'.repeat(60), travelNote: 'note'.repeat(200) },
      })
    },
  },
  { name: 'edit-booking', before: async (stage) => `/edit-booking/${(await unpaid(stage)).id}` },
])
