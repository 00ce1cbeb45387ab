import { fillGuest, fillKiter } from '#e2e/fill-booking-form.ts'
import { NOVEMBER, submitBooking } from '#e2e/guest.ts'
import { SIX_DAYS_BEFORE } from './guest-scenes.ts'
import { depositPaid, scenesAt, unpaid, type Scene, type Stage } from './scene.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'

const checkout = async ({ page }: Stage) => page.getByRole('button', { name: 'Checkout' }).click()

async function goOn({ page }: Stage, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Goes to the last step, where the missing fields are listed. */
async function atLastStep(stage: Stage) {
  const { page } = stage
  await fillGuest(page)
  await page.getByLabel('Emergency phone').fill('')
  await page.getByRole('radio', { name: 'Private room' }).check()
  await goOn(stage, 'Next: safety and kit')
}

async function bookPlaces({ page }: Stage, count: number, dates: readonly string[] = [NOVEMBER]) {
  for (let guest = 1; guest <= count; guest++) {
    await submitBooking(page.request, {
      email: `guest${guest}@example.com`,
      selectedDate: dates[guest % dates.length] ?? NOVEMBER,
    })
    // Each booking is by another guest.
    await page.context().clearCookies()
  }
}

/** Makes availability and prices fail. */
async function nobodyCounts({ execute }: Stage) {
  await execute('alter table bookings rename to bookings_away')
}

export const bookingScenes: Scene[] = scenesAt('/booking', [
  { name: 'booking' },
  { name: 'booking-from-a-date', path: '/booking?date=2025-11-07&package=non-kiter' },
  { name: 'booking-empty-refused', act: checkout },
  {
    name: 'booking-step-refused',
    path: '/booking?date=2025-11-07',
    act: (stage) => goOn(stage, 'Choose a room'),
  },
  {
    name: 'booking-step-2',
    path: '/booking?date=2025-11-07',
    act: async (stage) => {
      await stage.page.getByRole('radio', { name: 'Private room' }).check()
      await goOn(stage, 'Next: your details')
    },
  },
  { name: 'booking-last-step', act: atLastStep },
  {
    name: 'booking-last-step-refused',
    act: async (stage) => {
      await atLastStep(stage)
      await checkout(stage)
    },
  },
  { name: 'booking-filled', act: ({ page }) => fillKiter(page) },
  {
    name: 'booking-long-names',
    act: async (stage) => {
      const { page } = stage
      await fillKiter(page)
      await page.getByLabel('First name').fill('Maximiliana-Theodora Guadalupe')
      await page.getByLabel('Last name').fill('Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff')
      await page.getByLabel('Email').fill('maximiliana.theodora.guadalupe@featherstonehaugh.example.com')
      await page.getByRole('radio', { name: 'Vegan' }).focus()
      await page.getByLabel('Weight').fill('')
      await page.getByRole('radio', { name: 'Kiter', exact: true }).focus()
      await goOn(stage, 'Next: safety and kit')
    },
  },
  { name: 'booking-few-left', path: '/booking?date=2025-11-07', before: (stage) => bookPlaces(stage, 6) },
  { name: 'booking-sold-out', path: '/booking?date=2025-11-07', before: (stage) => bookPlaces(stage, 8) },
  { name: 'booking-after-16', before: (stage) => bookPlaces(stage, 16, [NOVEMBER, OCTOBER]) },
  {
    name: 'booking-price-moved',
    act: async (stage) => {
      const { page } = stage
      await page.evaluate(() => sessionStorage.clear())
      await fillKiter(page)
      await page.route('**/api/submit-booking', (route) => route.fulfill(MOVED))
      await checkout(stage)
      await page.getByText('The price has gone up').waitFor()
      await page.unroute('**/api/submit-booking')
    },
  },
  {
    name: 'booking-not-saved',
    path: '/booking?date=2025-11-07',
    act: async ({ page }) => {
      await page.route('**/api/leads', (route) => route.abort())
      await page.getByLabel('First name').pressSequentially('Awa')
      await page.getByText('Not saved online yet.').waitFor()
      await page.unroute('**/api/leads')
    },
  },
  { name: 'booking-price-unknown', before: nobodyCounts },
  {
    name: 'booking-price-missing',
    before: nobodyCounts,
    act: async (stage) => {
      await fillKiter(stage.page)
      await checkout(stage)
      await stage.page.getByText('We still need today’s price').waitFor()
    },
  },
  { name: 'booking-open-balance', before: depositPaid },
  { name: 'booking-first-unpaid', path: '/booking?another=1', before: unpaid },
  { name: 'booking-late', path: '/booking?date=2025-11-07', settings: SIX_DAYS_BEFORE },
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
      total: 1100,
      deposit: 200,
      balance: 900,
      balanceDueOn: '2025-09-23',
    },
  }),
}
