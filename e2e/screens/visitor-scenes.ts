import { bringBen, fillGuest, fillKiter, fillPair } from '#e2e/fill-booking-form.ts'
import { NOVEMBER, signUp, submitBooking, signInByForm } from '#e2e/guest.ts'
import { mailedLink, mailedResetLink } from '#e2e/operator.ts'
import { publishSamplePeople } from '#e2e/sample-people.ts'
import { AWA } from '#test/awa.ts'
import {
  bookPlaces,
  check,
  depositPaid,
  execute,
  fill,
  OCTOBER,
  press,
  scenesAt,
  keepDatesOpen,
  SIX_DAYS_BEFORE,
  unpaid,
  visitAnew,
  type Scene,
  type Stage,
  type Steps,
} from './scene.ts'

async function openMenu({ page }: Stage): Promise<void> {
  const open = page.getByRole('button', { name: 'Menu' })
  if (!(await open.isVisible())) return
  await open.click()
  // The page behind would make the picture as tall as the page.
  await page.evaluate(() => document.querySelectorAll('main, footer').forEach((part) => part.remove()))
}

async function signInWrongly({ page }: Stage): Promise<void> {
  await signInByForm(page, 'not this one')
  await page.getByText('Login failed').first().waitFor()
}

async function askForSeason({ page }: Stage): Promise<void> {
  await page.getByRole('link', { name: 'Tell me when the next season opens' }).click()
}

async function withSamplePeople({ page }: Stage): Promise<void> {
  await publishSamplePeople(page.request)
}

const publicScenes: Scene[] = [
  ...scenesAt('/', [
    { name: 'landing' },
    { name: 'people-samples', before: withSamplePeople },
    {
      name: 'people-photo',
      before: withSamplePeople,
      act: [
        press('Open the photo: Sample room'),
        ({ page }) =>
          page
            .getByRole('dialog', { name: 'Sample room' })
            .getByRole('img')
            .evaluate((photo: HTMLImageElement) => photo.decode()),
      ],
    },
    { name: 'landing-menu', act: openMenu },
  ]),
  { name: 'terms', path: '/terms-of-service' },
  { name: 'refunds', path: '/refund-policy' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'season', path: '/season' },
  { name: 'season-gone', path: '/season/made-up' },
  { name: 'sign-in', path: '/auth' },
  { name: 'sign-in-refused', path: '/auth', act: signInWrongly },
]

const IN_NOVEMBER = '/booking?date=2025-11-07'
const checkout = press('Checkout')
const toSafetyAndKit = press(/^Next: safety and kit$/)
const allOfKiter: Steps = ({ page }) => fillKiter(page)

/** Goes to the last step, where the missing fields are listed. */
const toLastStep: Steps = [
  ({ page }) => fillGuest(page),
  fill('Emergency phone', ''),
  check('Private room'),
  toSafetyAndKit,
]

/** Makes availability and prices fail. */
const nobodyCounts = execute('alter table bookings rename to bookings_away')

async function bookAtOldPrice(stage: Stage): Promise<void> {
  const { page } = stage
  await page.evaluate(() => sessionStorage.clear())
  await fillKiter(page)
  await page.route('**/api/submit-booking', (route) => route.fulfill(MOVED))
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByText('The price has gone up').waitFor()
  await page.unroute('**/api/submit-booking')
}

async function typeOffline({ page }: Stage): Promise<void> {
  await page.route('**/api/leads', (route) => route.abort())
  await page.getByLabel('First name').pressSequentially('Awa')
  await page.getByText('Not saved online yet.').waitFor()
  await page.unroute('**/api/leads')
}

const typeLongNames: Steps = [
  allOfKiter,
  fill('First name', 'Maximiliana-Theodora Guadalupe'),
  fill('Last name', 'Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff'),
  fill('Email', 'maximiliana.theodora.guadalupe@featherstonehaugh.example.com'),
  ({ page }) => page.getByRole('radio', { name: 'Vegan' }).focus(),
  fill('Weight', ''),
  ({ page }) => page.getByRole('radio', { name: 'Kiter', exact: true }).focus(),
  toSafetyAndKit,
]

const bookingScenes = scenesAt('/booking', [
  { name: 'booking' },
  { name: 'booking-from-a-date', path: `${IN_NOVEMBER}&package=non-kiter` },
  { name: 'booking-empty-refused', act: checkout },
  { name: 'booking-step-refused', path: IN_NOVEMBER, act: press(/^Choose a room$/) },
  { name: 'booking-step-2', path: IN_NOVEMBER, act: [check('Private room'), press(/^Next: your details$/)] },
  { name: 'booking-last-step', act: toLastStep },
  { name: 'booking-last-step-refused', act: [toLastStep, checkout] },
  { name: 'booking-filled', act: allOfKiter },
  { name: 'booking-pair', act: [visitAnew, ({ page }) => fillPair(page)] },
  {
    name: 'booking-pair-refused',
    act: [visitAnew, ({ page }) => bringBen(page), press('Bring another'), checkout],
  },
  { name: 'booking-long-names', act: typeLongNames },
  { name: 'booking-few-left', path: IN_NOVEMBER, before: bookPlaces(6) },
  { name: 'booking-sold-out', path: IN_NOVEMBER, before: bookPlaces(8) },
  { name: 'booking-after-16', before: bookPlaces(16, [NOVEMBER, OCTOBER]) },
  { name: 'booking-price-moved', act: bookAtOldPrice },
  { name: 'booking-not-saved', path: IN_NOVEMBER, act: typeOffline },
  { name: 'booking-price-unknown', before: nobodyCounts },
  { name: 'booking-open-balance', before: depositPaid },
  { name: 'booking-first-unpaid', path: '/booking?another=1', before: unpaid },
  { name: 'booking-season', act: askForSeason },
  { name: 'booking-late', path: IN_NOVEMBER, settings: SIX_DAYS_BEFORE, before: keepDatesOpen },
])

/** The server's answer once others have used up the first tier. */
const MOVED = {
  status: 409,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'urn:problem:price-changed',
    title: 'The price has changed',
    status: 409,
    detail: 'The price has changed',
    quote: {
      tier: 'early_bird',
      basePrice: 1100,
      roomSupplement: 0,
      discount: 0,
      lines: [{ kind: 'package', amount: 1100 }],
      total: 1100,
      deposit: 200,
      balance: 900,
      balanceDueOn: '2025-09-23',
    },
  }),
}

const withAccount: Steps = ({ page }) => signUp(page.request)
const booked: Steps = ({ page }) => submitBooking(page.request)

async function signUpWrongly({ page }: Stage): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' })
  await form.getByLabel('Confirm password').fill('harmatta')
  await form.getByLabel('Password', { exact: true }).fill('harmattan')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await form.getByText("Passwords don't match").waitFor()
  await form.getByRole('button', { name: 'Show password' }).first().click()
}

async function forgottenPassword({ page: { request } }: Stage): Promise<string> {
  await request.post('/api/auth/forgot-password', { data: { email: AWA.email } })
  return mailedResetLink(request)
}

const accountScenes = scenesAt('/auth', [
  { name: 'sign-up', before: booked },
  { name: 'sign-up-change', before: booked, act: press('Change') },
  { name: 'sign-up-password-shown', before: booked, act: signUpWrongly },
  {
    name: 'sign-in-again',
    before: [withAccount, ({ page }) => page.request.post('/api/auth/logout'), booked],
  },
  { name: 'reset-link-spent', path: '/auth?token=used' },
  { name: 'reset-password', before: [withAccount, forgottenPassword] },
])

/** Sets the places of November for kiters; five for non-kiters are free. */
const places = (kiters: number) =>
  execute(`update retreats set places_kiter = ${kiters}, places_non_kiter = 5 where starts_on = '2025-11-07'`)
const CONFIRMED = "confirmed_at = '2025-09-01T09:00:00Z'"

/** Noor asks to wait for a place in November, after somebody who needs two; returns her link. */
async function asksToWait({ page: { request }, server }: Stage): Promise<string> {
  const noor = {
    selectedDate: NOVEMBER,
    kiters: 1,
    nonKiters: 0,
    firstName: 'Noor',
    email: 'noor@example.com',
  }
  const hanne = { ...noor, kiters: 2, firstName: 'Hanne', email: 'hanne@example.com' }
  await request.post('/api/waiting-list', { data: hanne })
  await server.execute(`update waiting_entries set ${CONFIRMED}`)
  await request.post('/api/waiting-list', { data: noor })
  return new URL(await mailedLink(request, /https?:[^ ]+\/waiting-list\/[\w-]{43}/)).pathname
}

async function waits(stage: Stage): Promise<string> {
  const path = await asksToWait(stage)
  await stage.server.execute(`update waiting_entries set ${CONFIRMED} where email like 'noor%'`)
  return path
}

/** Sets what became of Noor's entry. */
const noorIs = (columns: string) => execute(`update waiting_entries set ${columns} where email like 'noor%'`)
const offered = noorIs(
  "offered_at = '2025-09-01T09:00:00Z', offer_until = '2025-09-03T09:00:00Z', offer_cents = 95000",
)

function waitingScene(name: string, then: Steps[] = [], query = ''): Scene {
  let path = ''
  const before: Steps = [
    places(0),
    async (stage) => {
      path = await waits(stage)
    },
    ...then,
    async () => path + query,
  ]
  return { name, before }
}

const waitingScenes: Scene[] = [
  { name: 'waiting-full', path: '/booking', before: places(0) },
  { name: 'waiting-join', path: '/waiting-list?date=2025-11-07', before: places(0) },
  { name: 'waiting-join-two', path: '/waiting-list?date=2025-11-07&kiters=1&nonKiters=1', before: places(0) },
  { name: 'waiting-asked', before: [places(0), asksToWait] },
  waitingScene('waiting-rank'),
  waitingScene('waiting-rank-leave', [], '?leave=yes'),
  waitingScene('waiting-offer', [places(1), offered]),
  waitingScene('waiting-offer-pass', [places(1), offered], '?leave=yes'),
  waitingScene('waiting-offer-dearer', [places(1), offered, noorIs('offer_cents = 90000')]),
  waitingScene('waiting-first-come', [places(1), noorIs("told_at = '2025-09-01T09:00:00Z'")]),
  waitingScene('waiting-lapsed', [offered, noorIs("outcome = 'lapsed', ended_at = offer_until")]),
  waitingScene('waiting-closed', [noorIs("outcome = 'closed', ended_at = '2025-09-01T09:00:00Z'")]),
  { name: 'waiting-gone', path: '/waiting-list/made-up' },
]

/** What everybody may see, up to the account. */
export const visitorScenes: Scene[] = [...publicScenes, ...bookingScenes, ...waitingScenes, ...accountScenes]
