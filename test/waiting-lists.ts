import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import type { Availability } from '#domain/place/availability.ts'
import { mails, retreats } from '#server/db/schema.ts'
import type { TestApp } from './create-test-app.ts'

/** The date on whose list tests wait. */
export const FULL_DATE = 'Nov 7–14, 2025'
const ON_FULL_DATE = eq(retreats.startsOn, '2025-11-07')

/** Gives the date so many places. Nobody has booked it yet, so without any it is full. */
export async function setPlaces({ db }: TestApp, kiters: number, nonKiters = 0): Promise<void> {
  await db.update(retreats).set({ placesKiter: kiters, placesNonKiter: nonKiters }).where(ON_FULL_DATE)
}

export async function changeDate(
  { db }: TestApp,
  change: Partial<typeof retreats.$inferInsert>,
): Promise<void> {
  await db.update(retreats).set(change).where(ON_FULL_DATE)
}

/** What is on sale, as anybody reads it. */
export async function onSale({ client }: TestApp): Promise<[kiters: number, nonKiters: number]> {
  const { body } = await client.get<Availability>('/api/booking-availability')
  const { kiterAvailable = -1, nonKiterAvailable = -1 } = body[FULL_DATE] ?? {}
  return [kiterAvailable, nonKiterAvailable]
}

export function askToWait({ client }: TestApp, name: string, kiters = 1, nonKiters = 0) {
  const email = `${name.toLowerCase()}@example.com`
  const form = { selectedDate: FULL_DATE, kiters, nonKiters, firstName: name, email }
  return client.post<{ mailed: boolean }>('/api/waiting-list', form)
}

/** The emails of one kind to somebody who waits, oldest first. */
export function mailsTo({ db }: TestApp, name: string, template: string) {
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, `${name.toLowerCase()}@example.com`), eq(mails.template, template)))
    .orderBy(mails.createdAt)
}

/** Somebody who waits, from the form to the confirmed link; gives the link's token. A minute passes, so that ranks differ. */
export async function wait(app: TestApp, name: string, kiters = 1, nonKiters = 0): Promise<string> {
  expect(await askToWait(app, name, kiters, nonKiters)).toMatchObject({ status: 202 })
  const [mail] = await mailsTo(app, name, 'waiting-asked')
  const token = /\/waiting-list\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await app.client.post(`/api/waiting-list/confirm/${token}`)).status).toBe(200)
  app.clock.advance({ minutes: 1 })
  return token
}

export async function entryOf({ client }: TestApp, token: string): Promise<WaitingEntryView> {
  const { body } = await client.get<WaitingEntryView>(`/api/waiting-list/${token}`)
  return body
}

export async function stateOf(app: TestApp, token: string): Promise<string> {
  return (await entryOf(app, token)).state
}
