import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { kiterForm } from '#test/booking-forms.ts'
import { expect } from './fixtures.ts'
import { NOVEMBER } from './guest.ts'
import { logInOperator } from './operator.ts'

/** Chooses dates and a shared room. */
export async function fillDates(page: Page, date = NOVEMBER): Promise<void> {
  await page.getByRole('radio', { name: date }).check()
  await page.getByRole('radio', { name: 'Shared room' }).check()
}

/** Fills in name, address and phone. */
export async function fillName(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Awa')
  await page.getByLabel('Last name').fill('Jallow')
  await page.getByLabel('Email').fill('awa@example.com')
  await page.getByLabel('Phone number').fill('+32 470 00 00 00')
}

/** Fills in the emergency contact, and no special diet. */
export async function fillTable(page: Page): Promise<void> {
  await page.getByLabel('Emergency contact').fill('Lamin Jallow')
  await page.getByLabel('Emergency phone').fill('+220 300 0000')
  await page.getByRole('radio', { name: 'No special diet' }).check()
}

/** Fills in the kiter's experience, body measures and wetsuit. */
export async function fillWater(page: Page): Promise<void> {
  await page.getByLabel('Age').fill('31')
  await page.getByLabel('Weight (kg)').fill('62,5')
  await page.getByLabel('Height (cm)').fill('171')
  await page.getByLabel('Kiting experience').fill('Two lessons so far')
  await page.getByRole('radiogroup', { name: 'Size' }).getByText('M', { exact: true }).click()
  await page.getByText('Women’s').click()
}

/** Fills in the fields of every guest, from top to bottom, without using the steps. */
export async function fillGuest(page: Page, date = NOVEMBER): Promise<void> {
  await fillDates(page, date)
  await fillName(page)
  await fillTable(page)
}

/** Fills in the whole form of a kiter. */
export async function fillKiter(page: Page, date = NOVEMBER): Promise<void> {
  await fillGuest(page, date)
  await fillWater(page)
}

/** The operator adds other guests with kiter places, on these dates in turn. They count as known guests, so their places count for the price too. */
export async function enterGuests(
  operator: APIRequestContext,
  count: number,
  dates: readonly string[] = [NOVEMBER],
): Promise<void> {
  await logInOperator(operator)
  for (let guest = 1; guest <= count; guest++) {
    const selectedDate = dates[guest % dates.length] ?? NOVEMBER
    const form = kiterForm({ selectedDate, email: `guest${guest}@example.com` })
    expect(
      (await operator.post('/api/admin/bookings', { data: { ...form, confirmRepeat: true } })).status(),
    ).toBe(201)
  }
}

/** The same, in a session of the operator's own. */
export async function bookByOthers(
  playwright: PlaywrightWorkerArgs['playwright'],
  server: { url: string },
  count: number,
  date = NOVEMBER,
): Promise<void> {
  const operator = await playwright.request.newContext({ baseURL: server.url })
  await enterGuests(operator, count, [date])
  await operator.dispose()
}

/** Brings Ben along, who shares the room of who books. */
export async function bringBen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring someone' }).click()
  const card = page.getByRole('region', { name: /^(Traveller 2|Ben)$/ })
  await card.getByLabel('First name').fill('Ben')
  await card.getByLabel('Last name').fill('Claes')
  await page.getByRole('radio', { name: 'Share a room together' }).check()
}

/** Fills in the form of a kiter who brings Ben. */
export async function fillPair(page: Page, date = NOVEMBER): Promise<void> {
  await bringBen(page)
  await page.getByRole('radio', { name: date }).check()
  const step = page.locator('#step-2')
  await step.getByLabel('First name').fill('Awa')
  await step.getByLabel('Last name').fill('Jallow')
  await step.getByLabel('Email').fill('awa@example.com')
  await step.getByLabel('Phone number').fill('+32 470 00 00 00')
  await fillTable(page)
  await fillWater(page)
}
