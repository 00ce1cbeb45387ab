import * as z from 'zod/mini'
import type { Booking } from '#domain/booking/booking.ts'
import { bookDate, dateId } from '#e2e/booked-date.ts'
import { fillTable, fillWater } from '#e2e/fill-booking-form.ts'
import { reportTransfer, signUp, submitBooking } from '#e2e/guest.ts'
import { logInOperator } from '#e2e/operator.ts'
import { openRow } from '#e2e/rows.ts'
import {
  cancelled,
  DECEMBER,
  depositPaid,
  execute,
  fill,
  fullyPaid,
  operator,
  paid,
  press,
  restartAt,
  roomChanged,
  scenesAt,
  see,
  seeA,
  unpaid,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

const openPayments = z.object({ payments: z.array(z.object({ id: z.string() })) })

const FLIGHTS = {
  arrivalFlight: 'SN 231',
  arrivalDate: '2025-11-07',
  arrivalTime: '18:40',
  departureFlight: 'SN 232',
  departureDate: '2025-11-14',
  departureTime: '21:05',
  travelNote: 'A board bag of 1.5 m',
}

/** All is paid, and the flights are told. */
async function allDone(stage: Stage): Promise<void> {
  const { id } = await fullyPaid(stage)
  await stage.page.request.patch(`/api/travel/${id}`, { data: FLIGHTS })
}

/** A reported transfer, of which the operator has received so much; nothing unless said. */
export function reported(what: 'deposit' | 'full', amount?: number) {
  return async (stage: Stage) => {
    const lead = await unpaid(stage)
    await reportTransfer(stage.page, lead, what)
    if (amount !== undefined) await receiveReported(stage, { amount })
    return lead
  }
}

/** The operator receives the reported transfer; all of it unless an amount is given. */
async function receiveReported({ page: { request } }: Stage, data: { amount?: number } = {}): Promise<void> {
  await logInOperator(request)
  const open = openPayments.parse(await (await request.get('/api/admin/payments')).json())
  await request.post(`/api/admin/payments/${open.payments[0]?.id}/receive`, { data })
  // To the operator, the dashboard would show the payments as on the guest's page in the admin area.
  await request.post('/api/admin/logout')
}

/** The deposit is paid by card, and the balance by transfer. */
async function paidTwoWays(stage: Stage): Promise<Booking> {
  const lead = await depositPaid(stage)
  await stage.page.request.post(`/api/complete-payment/${lead.id}`)
  await receiveReported(stage)
  return lead
}

async function enterPhotos({ page }: Stage): Promise<void> {
  const data = { photosUrl: 'https://photos.example/november', photosUntil: '2026-07-29' }
  await page.request.patch(`/api/admin/retreats/${await dateId(page)}`, { data })
}

async function longNames(stage: Stage): Promise<void> {
  const lead = await paid(stage, 'deposit', {
    firstName: 'Maximiliane-Charlotte',
    lastName: 'Featherstonehaugh-van der Wijngaardenberg',
    timeZone: 'America/Argentina/ComodRivadavia',
  })
  const data = { arrivalFlight: 'S'.repeat(60), travelNote: 'note'.repeat(200) }
  await stage.page.request.patch(`/api/travel/${lead.id}`, { data })
}

async function draft({ page }: Stage): Promise<void> {
  await signUp(page.request)
  await page.goto('/booking?date=2025-11-07', { waitUntil: 'networkidle' })
  await page.getByLabel('Phone number').fill('+32 470')
}

/** A refund made on the card provider's own site. */
const GOODWILL = `
  insert into payments (booking_id, kind, method, amount_cents, state, provider_reference, refund_of, refund_reason,
    reason_note, created_at, settled_at)
  select booking_id, 'refund', 'card', 5000, 'refunded', 're_scene', id, 'given_back',
    'The wind stayed away for two days', created_at + interval '1 minute', created_at + interval '1 minute' from payments where kind = 'full' and method = 'card'`
const DISPUTE =
  "update payments set disputed_at = created_at, disputed_cents = amount_cents where kind <> 'refund'"

export const unfoldAll: Steps = ({ page }) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) row.open = true
  })

/** Until a received transfer can no longer be undone, nobody is asked for the account of its refund. */
const RECEIPTS_SENT = '2025-09-01T12:00:00Z'

/** Every state of the dashboard; nine weeks before the retreat by default. */
const stateScenes: Scene[] = [
  { name: 'dashboard-empty', before: ({ page }) => signUp(page.request) },
  { name: 'dashboard-draft', before: draft },
  { name: 'dashboard-unpaid', before: unpaid },
  { name: 'dashboard-reported', before: reported('full') },
  { name: 'dashboard-incomplete', before: reported('deposit', 150) },
  {
    name: 'dashboard-cancel-incomplete',
    before: [
      reported('deposit', 150),
      execute(
        "update bookings set hold_expires_at = '2025-09-04T09:00:00Z' where hold_expires_at is not null",
      ),
    ],
    at: '2025-09-03T10:00:00Z',
    act: [press('Cancel booking'), see('release your place')],
  },
  { name: 'dashboard-deposit', before: depositPaid },
  { name: 'dashboard-change', before: roomChanged },
  { name: 'dashboard-overdue', before: depositPaid, at: '2025-10-02T09:00:00Z' },
  { name: 'dashboard-full', before: allDone, at: '2025-10-20T09:00:00Z' },
  { name: 'dashboard-week', before: allDone, at: '2025-11-02T09:00:00Z' },
  {
    name: 'dashboard-cancel',
    before: fullyPaid,
    at: '2025-10-01T09:00:00Z',
    act: [press('Cancel booking'), see('€465 refund')],
  },
  { name: 'dashboard-expired', before: unpaid, at: '2025-09-04T09:00:00Z' },
  { name: 'dashboard-rows-open', before: depositPaid, act: unfoldAll },
  {
    name: 'dashboard-flights',
    before: depositPaid,
    act: [({ page }) => openRow(page, 'Add your flight times'), press('Add flights'), seeA('dialog')],
  },
  { name: 'dashboard-goodwill', before: [fullyPaid, execute(GOODWILL)] },
  { name: 'dashboard-disputed', before: [fullyPaid, execute(DISPUTE)] },
  {
    name: 'dashboard-several',
    before: [
      depositPaid,
      ({ page }) => submitBooking(page.request, { selectedDate: DECEMBER, selectedRoom: 'shared' }),
    ],
  },
  {
    name: 'dashboard-refund-waiting',
    before: [cancelled(reported('deposit', 200)), restartAt(RECEIPTS_SENT)],
  },
  { name: 'dashboard-refund-two-ways', before: [cancelled(paidTwoWays), restartAt(RECEIPTS_SENT)] },
  { name: 'dashboard-paid-back', before: cancelled(fullyPaid) },
  { name: 'dashboard-begun', before: depositPaid, at: '2025-11-09T09:00:00Z' },
  { name: 'dashboard-offline', path: '/kept-trip', before: allDone, at: '2025-11-09T09:00:00Z' },
  {
    name: 'dashboard-past',
    before: [fullyPaid, restartAt('2025-12-01T09:00:00Z'), operator, enterPhotos],
  },
  { name: 'dashboard-long-names', before: longNames },
  { name: 'edit-booking', before: async (stage) => `/edit-booking/${(await unpaid(stage)).id}` },
]

const handOver = z.object({ handOver: z.object({ link: z.string() }) })

async function offerPlace(stage: Stage): Promise<string> {
  const { id } = await depositPaid(stage)
  const data = { name: 'Bo Claes', email: 'bo@example.com' }
  const answer = await stage.page.request.post(`/api/bookings/${id}/hand-over`, { data })
  return new URL(handOver.parse(await answer.json()).handOver.link).pathname
}

/** The link of an offer, opened without an account. */
async function offerSignedOut(stage: Stage): Promise<string> {
  const path = await offerPlace(stage)
  await stage.page.context().clearCookies()
  return path
}

/** The link of an offer, opened by whoever it is for. */
async function offerSignedIn(stage: Stage): Promise<string> {
  const path = await offerSignedOut(stage)
  await signUp(stage.page.request, { email: 'bo@example.com', firstName: 'Bo', lastName: 'Claes' })
  return path
}

const readOrder: Steps = [
  fill('Phone number', '+32 470 00 00 00'),
  ({ page }) => fillTable(page),
  ({ page }) => fillWater(page),
  press('Check your order'),
  seeA('heading', 'Your order'),
]

async function complain(stage: Stage): Promise<void> {
  const { id } = await depositPaid(stage)
  const data = { text: 'The second lesson was an hour short.\n\nNobody told us why.' }
  await stage.page.request.post(`/api/complaints/${id}`, { data })
}

/** Guests' rights: passing a place on, and complaints. */
const rightsScenes: Scene[] = [
  {
    name: 'pass-on',
    before: depositPaid,
    act: [
      press('Pass my place on'),
      ({ page }) => page.getByLabel('Name of the person coming instead').waitFor(),
    ],
  },
  {
    name: 'pass-on-link',
    before: async (stage) => void (await offerPlace(stage)),
    act: [press('Pass my place on'), seeA('button', 'Withdraw the offer')],
  },
  { name: 'hand-over-signed-out', before: offerSignedOut },
  { name: 'hand-over-form', before: offerSignedIn },
  { name: 'hand-over-order', before: offerSignedIn, act: readOrder },
  { name: 'complaint-made', before: complain },
  { name: 'admin-today-rights', path: '/admin', before: [complain, operator] },
]

const WORDS =
  'We stay in another lodge: Kingfisher, 400 m further down the same beach.\n\nThe rooms are as large, and breakfast is the same.'

/** The operator announces a change of the date. */
function announced(body: Record<string, unknown>): Steps {
  return async ({ page }) => {
    await logInOperator(page.request)
    const path = `/api/admin/retreats/${await dateId(page)}/change`
    await page.request.post(path, { data: { dryRun: false, ...body } })
  }
}

const booked: Steps = ({ page }) => bookDate(page)
const datePath = async ({ page }: Stage) => `/admin/dates/${await dateId(page)}`

/** A change of a date, as the guest and the operator see it. */
const changeScenes: Scene[] = [
  { name: 'dashboard-date-change', before: [depositPaid, announced({ words: WORDS })] },
  {
    name: 'dashboard-date-change-leave',
    before: [depositPaid, announced({ words: WORDS })],
    act: [press('Cancel, full refund'), seeA('alertdialog')],
  },
  {
    name: 'admin-change-date',
    before: [booked, async (stage) => `${await datePath(stage)}/change`],
    act: [fill('What changes', WORDS), press('Preview'), seeA('heading', /^Who will be asked/)],
  },
  {
    name: 'admin-date-changes',
    before: [booked, announced({ words: WORDS }), datePath],
    act: seeA('button', 'Withdraw the change'),
  },
  { name: 'admin-today-change', path: '/admin', before: [booked, announced({ words: WORDS })] },
]

/** A guest whose guide is open, unless the scene starts earlier. */
const withGuide = async (stage: Stage) => `/guide/${(await depositPaid(stage)).id}`
const NEARLY_THERE = { appNow: '2025-10-01T09:00:00Z' }

const guideScenes: Scene[] = [
  { name: 'guide', settings: NEARLY_THERE, before: withGuide },
  {
    name: 'guide-printed',
    settings: NEARLY_THERE,
    before: withGuide,
    act: ({ page }) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'guide-later', settings: { appNow: '2025-09-06T12:00:00Z' }, before: withGuide },
]

/** The dashboard, what guests have a right to, and the guide. */
export const dashboardScenes: Scene[] = scenesAt('/dashboard', [
  ...stateScenes,
  ...rightsScenes,
  ...changeScenes,
  ...guideScenes,
])
