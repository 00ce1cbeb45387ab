/** @module-tag postgres */

// Row 53: random histories of a full date, with those who wait, buyers and pairs. On failure, fast-check prints the seed.

import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookings, mails, retreats, waitingEntries } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { REMOVED } from '#server/mail/remove-texts.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { groupForm } from '#test/groups.ts'
import { askToWait, FULL_DATE, mailsTo, onSale, setPlaces } from '#test/waiting-lists.ts'

const RUNS = 8

const ON_FULL_DATE = eq(retreats.startsOn, '2025-11-07')

/** One date of kiter places, and everybody who wants one. */
class ListHistory {
  readonly #app: TestApp
  /** The links of those who joined, in the order of joining. */
  readonly #tokens: string[] = []
  #places = 0
  #names = 0

  constructor(app: TestApp) {
    this.#app = app
  }

  async join(kiters: number): Promise<void> {
    const name = `Guest${this.#names++}`
    const { status } = await askToWait(this.#app, name, kiters)
    if (status !== 202) return
    const [mail] = await mailsTo(this.#app, name, 'waiting-asked')
    const token = /\/waiting-list\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const confirmed = await this.#app.client.post(`/api/waiting-list/confirm/${token}`)
    if (confirmed.status === 200) this.#tokens.push(token)
    this.#app.clock.advance({ minutes: 1 })
  }

  async addPlaces(more: number): Promise<void> {
    // The desk allows no fewer places than are booked or held.
    this.#places = Math.max(this.#places + more, (await this.#held()) + (await this.#offered()))
    await setPlaces(this.#app, this.#places)
  }

  async buy(size: number): Promise<void> {
    await this.#submit(size, {})
  }

  async take(number: number): Promise<void> {
    const entry = await this.#entry(number)
    if (entry) await this.#submit(entry.kiters, { offer: this.#tokens[number % this.#tokens.length] })
  }

  async #submit(size: number, more: object): Promise<void> {
    const email = `buyer${this.#names++}@example.com`
    const { selectedDate: _, ...booker } = kiterForm({ email })
    const unsaid = {
      healthConditions: null,
      emergencyContact: null,
      emergencyPhone: null,
      healthConsent: null,
    }
    const others = Array.from({ length: size - 1 }, (__, number) => ({
      ...kiterForm({ ...unsaid, email: `${number}.${email}` }),
      selectedDate: undefined,
    }))
    const visitor = this.#app.newVisitor()
    const { status } =
      size === 1
        ? await visitor.post('/api/submit-booking', { ...booker, selectedDate: FULL_DATE, ...more })
        : await visitor.post(
            '/api/submit-group',
            groupForm([], { selectedDate: FULL_DATE, travellers: [booker, ...others], ...more }),
          )
    if (status !== 201 && status !== 409) throw new Error(`a booking was answered with ${status}`)
  }

  async decline(number: number): Promise<void> {
    const token = this.#tokens[number % this.#tokens.length]
    if (token !== undefined) await this.#app.client.post(`/api/waiting-list/${token}/decline`)
  }

  async leave(number: number): Promise<void> {
    const token = this.#tokens[number % this.#tokens.length]
    if (token !== undefined) await this.#app.client.delete(`/api/waiting-list/${token}`)
  }

  async wait(hours: number): Promise<void> {
    this.#app.clock.advance({ hours })
    await runDueJobs(this.#app.deps)
  }

  async #entry(number: number) {
    const entries = await this.#entries()
    return entries.at(number % Math.max(1, entries.length))
  }

  #date() {
    return this.#app.db.select({ id: retreats.id }).from(retreats).where(ON_FULL_DATE)
  }

  /** Everybody who waits or has been offered places, by rank. */
  #entries() {
    const { retreatId, confirmedAt, endedAt } = waitingEntries
    return this.#app.db
      .select()
      .from(waitingEntries)
      .where(and(inArray(retreatId, this.#date()), isNotNull(confirmedAt), isNull(endedAt)))
      .orderBy(asc(confirmedAt))
  }

  #held(): Promise<number> {
    const now = this.#app.clock.now()
    return this.#app.db
      .select()
      .from(bookings)
      .where(and(isNotNull(bookings.placeNumber), inArray(bookings.retreatId, this.#date())))
      .then(
        (rows) => rows.filter(({ holdExpiresAt }) => holdExpiresAt === null || holdExpiresAt > now).length,
      )
  }

  async #offered(): Promise<number> {
    const now = this.#app.clock.now()
    const running = (await this.#entries()).filter(
      ({ offerUntil }) => offerUntil !== null && offerUntil > now,
    )
    return running.reduce((sum, { kiters }) => sum + kiters, 0)
  }

  /** Returns what is wrong with the date's places and offers. */
  async faults(): Promise<string[]> {
    const [held, offered] = [await this.#held(), await this.#offered()]
    const found: string[] = []
    let free = this.#places - held - offered
    if (free < 0) found.push(`${this.#places} places, ${held} booked and ${offered} offered`)
    for (const { offerUntil, kiters } of await this.#entries())
      if (offerUntil === null && kiters <= free) free -= kiters
    const [sold] = await onSale(this.#app)
    if (sold !== free) found.push(`${free} should be on sale, not ${sold}`)
    const offers = await this.#app.db.select().from(mails).where(eq(mails.template, 'waiting-offer'))
    // The addresses of old emails are removed.
    const asked = offers.map(({ recipient }) => recipient).filter((recipient) => recipient !== REMOVED)
    if (new Set(asked).size !== asked.length) found.push('somebody was offered places twice')
    return found
  }
}

type Step = (history: ListHistory) => Promise<void>
const anyNumber = fc.integer({ min: 0, max: 3 })
const anySize = fc.constantFrom(1, 1, 2)
const step = (weight: number, arbitrary: fc.Arbitrary<[string, Step]>) => ({ weight, arbitrary })
const anyStep = fc.oneof(
  step(
    1,
    anySize.map((size) => [`join for ${size}`, (history) => history.join(size)]),
  ),
  step(
    3,
    fc.constantFrom(1, 1, 2, -1).map((more) => [`${more} more places`, (history) => history.addPlaces(more)]),
  ),
  step(
    2,
    anySize.map((size) => [`buy ${size}`, (history) => history.buy(size)]),
  ),
  step(
    2,
    anyNumber.map((number) => [`take ${number}`, (history) => history.take(number)]),
  ),
  step(
    1,
    anyNumber.map((number) => [`decline ${number}`, (history) => history.decline(number)]),
  ),
  step(
    1,
    anyNumber.map((number) => [`leave ${number}`, (history) => history.leave(number)]),
  ),
  step(
    4,
    fc.constantFrom(0, 0, 25, 72).map((hours) => [`wait ${hours} h`, (history) => history.wait(hours)]),
  ),
)

test('row 53: whatever happens on a full date, no place is promised twice, and what fits nobody is on sale', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySize, { minLength: 2, maxLength: 4 }),
      fc.array(anyStep, { minLength: 8, maxLength: 16 }),
      async (sizes, steps) => {
        const history = new ListHistory(await createTestApp())
        await history.addPlaces(0)
        for (const size of sizes) await history.join(size)
        const done = sizes.map((size) => `join for ${size}`)
        for (const [name, take] of steps) {
          await take(history)
          done.push(name)
          expect(await history.faults(), done.join(', ')).toEqual([])
        }
      },
    ),
    { numRuns: RUNS },
  )
}, 600_000)
