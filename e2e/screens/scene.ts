import type { Page } from 'playwright-core'
import type { Booking } from '#domain/booking/booking.ts'
import { enterGuests } from '#e2e/fill-booking-form.ts'
import { KEEP_DATES_OPEN, payByCard, signedInWithBooking } from '#e2e/guest.ts'
import type { HostedServer } from '#e2e/host.ts'
import { logInOperator } from '#e2e/operator.ts'
import type { Settings } from '#e2e/server.ts'

export interface Stage {
  page: Page
  server: HostedServer
}

/** One step, or several in their order. */
export type Steps = ((stage: Stage) => Promise<unknown>) | readonly Steps[]

/** One screen in one state: its preparation, its path, and what is done on it. */
export interface Scene {
  /** The name of the file and the label on the sheet. */
  name: string
  /** Where it stands, unless what happened before tells it. */
  path?: string
  settings?: Settings
  /** When it is opened, where that is later than what happened before. */
  at?: string
  /** What happens before the screen is opened. A path that the last step returns is where the screen is opened. */
  before?: Steps
  /** What is done on the screen, in each width. */
  act?: Steps
}

/** Scenes of one page. */
export function scenesAt(path: string, scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene) => ({ path, ...scene }))
}

/** Takes the steps, and returns what the last one returns. */
export async function play(steps: Steps, stage: Stage): Promise<unknown> {
  if (typeof steps === 'function') return steps(stage)
  let last: unknown
  for (const step of steps) last = await play(step, stage)
  return last
}

type Name = string | RegExp
type Role = Parameters<Page['getByRole']>[0]

export function press(name: Name): Steps {
  return ({ page }) => page.getByRole('button', { name }).first().click()
}

/** In some widths, or at a second visit, there is no such button. */
export function pressIfShown(name: Name): Steps {
  return async ({ page }) => {
    const button = page.getByRole('button', { name }).first()
    if (await button.isVisible()) await button.click()
  }
}

export function check(radio: Name): Steps {
  return ({ page }) => page.getByRole('radio', { name: radio }).check()
}

export function fill(label: Name, value: string): Steps {
  return ({ page }) => page.getByLabel(label).fill(value)
}

/** Waits for a text. */
export function see(text: Name): Steps {
  return ({ page }) => page.getByText(text).first().waitFor()
}

/** Waits for a dialog, an alert or a heading. */
export function seeA(role: Role, name?: Name): Steps {
  return ({ page }) =>
    page
      .getByRole(role, name === undefined ? {} : { name })
      .first()
      .waitFor()
}

/** Runs a statement on the server's database, for what only a card provider could cause. */
export function execute(statement: string): Steps {
  return ({ server }) => server.execute(statement)
}

export function restartAt(appNow: string): Steps {
  return ({ server }) => server.restart({ appNow })
}

/** The operator signs in. */
export const operator: Steps = ({ page }) => logInOperator(page.request)

export const signOut: Steps = ({ page }) => page.context().clearCookies()

/** As on a first visit: a tab keeps the way to pay that was chosen in it, in the width before too. */
export const visitAnew: Steps = async ({ page }) => {
  await page.evaluate(() => sessionStorage.clear())
  await page.reload({ waitUntil: 'networkidle' })
}

export const OCTOBER = 'Oct 31–Nov 7, 2025'
export const DECEMBER = 'Dec 5–12, 2025'

/** The dates can be booked until they start. */
export const keepDatesOpen = execute(KEEP_DATES_OPEN)

/** Six days before the retreat in November. */
export const SIX_DAYS_BEFORE = { appNow: '2025-11-01T09:00:00Z' }

/** Other guests hold places on these dates in turn, and nobody is signed in. */
export function bookPlaces(count: number, dates?: readonly string[]): Steps {
  return async ({ page }) => {
    await enterGuests(page.request, count, dates)
    await page.context().clearCookies()
  }
}

/** The guest's booking is ordered, and nothing is paid. */
export async function unpaid({ page }: Stage): Promise<Booking> {
  return signedInWithBooking(page)
}

/** Its deposit is paid by card. */
export async function depositPaid(stage: Stage): Promise<Booking> {
  return paid(stage, 'deposit')
}

/** All of it is. */
export async function fullyPaid(stage: Stage): Promise<Booking> {
  return paid(stage, 'full')
}

/** Paid by card; give what differs from a kiter's booking. */
export async function paid(
  { page }: Stage,
  what: 'deposit' | 'full',
  differences: Record<string, unknown> = {},
): Promise<Booking> {
  const lead = await signedInWithBooking(page, { timeZone: 'Europe/Brussels', ...differences })
  await payByCard(page, lead, what)
  return lead
}

/** A shared room whose deposit is paid becomes a private one, which has to be ordered again. */
export async function roomChanged(stage: Stage): Promise<Booking> {
  const lead = await paid(stage, 'deposit', { selectedRoom: 'shared' })
  await stage.page.request.patch(`/api/leads/${lead.id}`, { data: { selectedRoom: 'private' } })
  return lead
}

/** The guest cancels. */
export function cancelled(before: (stage: Stage) => Promise<Booking>): (stage: Stage) => Promise<Booking> {
  return async (stage) => {
    const lead = await before(stage)
    await stage.page.request.delete(`/api/cancel-booking/${lead.id}`)
    return lead
  }
}
