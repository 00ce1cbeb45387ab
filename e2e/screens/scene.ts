import type { Page } from 'playwright-core'
import type { Booking } from '#domain/booking/booking.ts'
import { payByCard, signedInWithBooking } from '#e2e/guest.ts'
import type { HostedServer } from '#e2e/host.ts'
import type { Settings } from '#e2e/server.ts'

export interface Stage {
  page: Page
  server: HostedServer
  /** Runs a statement on the server's database, for what only a card provider could cause. */
  execute: (statement: string) => Promise<void>
}

/** One screen in one state: its preparation, its path, and what is done on it. */
export interface Scene {
  /** The name of the file and the label on the sheet. */
  name: string
  /** Where it stands, unless what happened before tells it. */
  path?: string
  settings?: Settings
  /** When it is opened, where that is later than what happened before. */
  at?: string
  /** Whether it uses samples in the sections that the owner has not filled yet. */
  samplePeople?: boolean
  /** What happens before the screen is opened. A path that it returns is where the screen is opened. */
  before?: (stage: Stage) => Promise<unknown>
  /** What is done on the screen, in each width. */
  act?: (stage: Stage) => Promise<unknown>
}

/** Scenes of one page. */
export function scenesAt(path: string, scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene) => ({ path, ...scene }))
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

async function paid({ page }: Stage, what: 'deposit' | 'full'): Promise<Booking> {
  const lead = await signedInWithBooking(page, { timeZone: 'Europe/Brussels' })
  await payByCard(page, lead, what)
  return lead
}

/** As on a first visit: a tab keeps the way to pay that was chosen in it, in the width before too. */
export async function visitAnew({ page }: Stage): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.reload({ waitUntil: 'networkidle' })
}

/** What is paid, and how, on the payment screen as it is met first. */
export async function choose(
  stage: Stage,
  amount: 'Deposit' | 'Full payment',
  way: 'Card' | 'Bank transfer',
): Promise<void> {
  await visitAnew(stage)
  await stage.page.getByRole('radio', { name: amount }).check()
  await stage.page.getByRole('radio', { name: way }).check()
}

/** And the guest comes back from the card page. */
export async function paymentSuccess({ page }: Stage): Promise<string> {
  const lead = await signedInWithBooking(page)
  return `/payment-success?session_id=${await payByCard(page, lead, 'deposit')}`
}
