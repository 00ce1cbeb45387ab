/** @module-tag postgres */

// Random histories of the money of two or three who book together. On failure, fast-check prints the seed.

import { eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { Problem } from '#domain/contract/problem.ts'
import {
  bookings,
  documents,
  payments,
  retreats,
  sandboxCheckouts,
  sandboxRefunds,
} from '#server/db/schema.ts'
import { RefundRefused, type PaymentGateway, type ProviderRefund } from '#server/gateway.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { matchRefund, recordRefunds } from '#server/refund/record-refunds.ts'
import { refundGuest } from '#server/refund/refund-guest.ts'
import { listUnmatchedRefunds } from '#server/refund/unmatched-refunds.ts'
import { kiterForm, transferReport } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { BEN, groupForm, type Group } from '#test/groups.ts'
import { clickInSandbox, order, signUp, startCheckout } from '#test/guests.ts'
import { accept, offer, tokenOf, traveller } from '#test/hand-overs.ts'
import type { Visitor } from '#test/visitor.ts'
import { receivePayment, rejectPayment } from './transfer/receive-transfer.ts'

const RUNS = 8
const BY = { actor: 'operator', device: 'iPhone' } as const

/** A group, its booker, the operator, and a card provider at which money can be refunded by hand. */
class GroupHistory {
  readonly #app: TestApp
  readonly #gateway: PaymentGateway
  readonly #visitor: Visitor
  readonly #leads: Group['leads']
  readonly #byHand = new Map<string, ProviderRefund[]>()

  constructor(
    app: TestApp,
    gateway: PaymentGateway,
    { visitor, leads }: Pick<Group, 'leads'> & { visitor: Visitor },
  ) {
    this.#app = app
    this.#gateway = gateway
    this.#visitor = visitor
    this.#leads = leads
    app.deps.gateway = {
      ...gateway,
      refund: async (wanted) => {
        const page = (await this.#paid()).find(
          ({ paymentIntent }) => paymentIntent === wanted.paymentReference,
        )
        const left = (page?.amountCents ?? 0) - (await this.#givenBack(wanted.paymentReference))
        if (wanted.amountCents > left) throw new RefundRefused('more than is left')
        return this.#gateway.refund(wanted)
      },
      fetchRefunds: async (reference) => [
        ...(await this.#gateway.fetchRefunds(reference)),
        ...(this.#byHand.get(reference) ?? []),
      ],
    }
  }

  get #ids(): string[] {
    return this.#leads.map(({ id }) => id)
  }

  get #booker() {
    const [lead] = this.#leads
    if (!lead) throw new Error('the group has no booker')
    return { visitor: this.#visitor, lead }
  }

  rows() {
    return this.#app.db
      .select()
      .from(payments)
      .where(inArray(payments.bookingId, this.#ids))
      .orderBy(payments.createdAt, payments.id)
  }

  #paid() {
    return this.#app.db
      .select()
      .from(sandboxCheckouts)
      .where(inArray(sandboxCheckouts.bookingId, this.#ids))
      .then((pages) => pages.filter(({ status }) => status === 'complete'))
  }

  async payByCard(kind: 'deposit' | 'full' | 'balance', alone: boolean): Promise<void> {
    const { status, body } = await startCheckout(this.#booker, kind, { alone })
    if (status === 200) await clickInSandbox(this.#visitor, body.id, 'pay')
  }

  async report(kind: 'deposit' | 'full'): Promise<void> {
    const size = this.#leads.length
    const sums = { depositAmount: kind === 'deposit' ? 200 * size : null, totalAmount: 950 * size }
    await this.#visitor.post('/api/confirm-payment', { ...transferReport(this.#booker.lead, kind), ...sums })
  }

  /** The operator finds the oldest reported transfer, or not. */
  async decide(arrived: boolean): Promise<void> {
    const open = (await this.rows()).find(({ state }) => state === 'reported')
    if (!open) return
    const which = { paymentId: open.id, by: BY }
    await this.#try(() =>
      arrived
        ? receivePayment(this.#app.deps, { ...which, arrival: {} })
        : rejectPayment(this.#app.deps, which),
    )
  }

  async cancel(number: number): Promise<void> {
    await this.#visitor.delete(`/api/cancel-booking/${this.#leads[number]?.id}`)
  }

  /** Passes a place on to somebody else, if that is allowed. */
  async handOver(number: number): Promise<void> {
    const lead = this.#leads[number]
    if (!lead) return
    const email = `next-of-${lead.id}@example.com`
    const { status, body } = await offer({ visitor: this.#visitor, lead }, { name: 'Bo Claes', email })
    if (status !== 201 || !body.handOver?.link) return
    await accept(await signUp(this.#app, email), tokenOf(body), traveller({ email }))
    this.#app.clock.advance({ milliseconds: 1_000 })
  }

  async refund(number: number, amountCents: Cents): Promise<void> {
    const refund = { amountCents, reason: 'No wind', lowerPrice: false }
    const bookingId = this.#leads[number]?.id ?? ''
    await this.#try(() => refundGuest(this.#app.deps, { bookingId, refund, by: BY }))
  }

  /** Refunds money at the provider, as much as it still has of the first payment: an amount, or all of it. */
  async giveBackByHand(cents: Cents | 'all'): Promise<void> {
    const [page] = await this.#paid()
    if (!page) return
    const reference = page.paymentIntent
    const left = page.amountCents - (await this.#givenBack(reference))
    const amountCents = cents === 'all' ? left : Math.min(cents, left)
    if (amountCents <= 0) return
    const made = this.#byHand.get(reference) ?? []
    const refund = { reference: `re_${reference}_${made.length}`, idempotencyKey: null, amountCents }
    this.#byHand.set(reference, [...made, { ...refund, state: 'paid' }])
    await recordRefunds(this.#app.deps, reference)
  }

  /** The provider's event about the first payment comes again. */
  async hearAgain(): Promise<void> {
    const [page] = await this.#paid()
    if (page) await recordRefunds(this.#app.deps, page.paymentIntent)
  }

  async #asked() {
    const own = new Set([...this.#byHand.values()].flat().map(({ reference }) => reference))
    return (await listUnmatchedRefunds(this.#app.deps)).filter(({ reference }) => own.has(reference))
  }

  /** The operator says whose the oldest refund is of which that was asked. */
  async sayWhose(number: number): Promise<void> {
    const [asked] = await this.#asked()
    const whose = asked?.travellers.at(number % asked.travellers.length)
    if (!asked || !whose) return
    const match = { reference: asked.reference, paymentId: whose.paymentId, by: BY }
    await matchRefund(this.#app.deps, match)
    // A second answer is refused.
    await this.#try(() => matchRefund(this.#app.deps, match))
  }

  async #givenBack(reference: string): Promise<Cents> {
    const bySite = await this.#app.db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentIntent, reference))
    return sumCents([...bySite, ...(this.#byHand.get(reference) ?? [])])
  }

  async wait(hours: number): Promise<void> {
    this.#app.clock.advance({ hours, milliseconds: 20_000 })
    await runDueJobs(this.#app.deps)
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }

  /** Returns what is wrong with the group's money and places. */
  async faults(): Promise<string[]> {
    const ledger = await this.rows()
    const isBack = (row: (typeof ledger)[number]) => row.kind === 'refund' && row.state !== 'rejected'
    const found: string[] = []
    for (const { paymentIntent, amountCents } of await this.#paid()) {
      const parts = ledger.filter(
        ({ providerReference, kind }) => kind !== 'refund' && providerReference === paymentIntent,
      )
      if (sumCents(parts) !== amountCents)
        found.push(`${amountCents} was paid, the rows say ${sumCents(parts)}`)
      const ids = new Set(parts.map(({ id }) => id))
      const sent = sumCents(
        ledger.filter((row) => isBack(row) && row.state === 'refunded' && ids.has(row.refundOf ?? '')),
      )
      const givenBack = await this.#givenBack(paymentIntent)
      const isOfThis = new Set(this.#byHand.get(paymentIntent)?.map(({ reference }) => reference))
      const asked = (await this.#asked()).filter(({ reference }) => isOfThis.has(reference))
      const askedCents = asked.reduce((sum, { amount }) => sum + amount * 100, 0)
      if (sent + askedCents !== givenBack)
        found.push(`${givenBack} left the provider, the rows say ${sent} and ${askedCents} is asked`)
      for (const { amount, travellers } of asked)
        for (const { amount: first, rest } of travellers)
          if (rest.reduce((sum, share) => sum + share.amount, first) !== amount)
            found.push(`${amount} is asked, and ${first} with the rest is less`)
    }
    for (const row of ledger.filter(({ kind, state }) => kind !== 'refund' && state === 'received')) {
      const back = sumCents(ledger.filter((each) => isBack(each) && each.refundOf === row.id))
      if (back > row.amountCents) found.push(`${back} goes back of a row of ${row.amountCents}`)
    }
    const papers = await this.#app.db.select().from(documents).where(inArray(documents.bookingId, this.#ids))
    for (const { id, paymentId, bookingId } of papers)
      if (!ledger.some((row) => row.id === paymentId && row.bookingId === bookingId))
        found.push(`document ${id} is about another booking's money`)
    const own = await this.#app.db.select().from(bookings).where(inArray(bookings.id, this.#ids))
    const places = own.flatMap(({ packageType, placeNumber }) =>
      placeNumber === null ? [] : `${packageType} ${placeNumber}`,
    )
    if (new Set(places).size !== places.length) found.push('a place is held twice')
    for (const { status, placeNumber } of own)
      if ((placeNumber !== null) !== (status === 'booking_submitted' || status === 'payment_confirmed'))
        found.push(`${status} with place ${placeNumber}`)
    return found
  }
}

type Step = (history: GroupHistory) => Promise<unknown>
const anyKind = fc.constantFrom('deposit' as const, 'full' as const, 'balance' as const)
const anyNumber = fc.integer({ min: 0, max: 2 })
const anyStep: fc.Arbitrary<[string, Step]> = fc.oneof(
  fc
    .tuple(anyKind, fc.constantFrom(false, false, true))
    .map(([kind, alone]): [string, Step] => [
      `pay ${kind}${alone ? ' alone' : ''}`,
      (history) => history.payByCard(kind, alone),
    ]),
  fc
    .constantFrom('deposit' as const, 'full' as const)
    .map((kind): [string, Step] => [`report ${kind}`, (history) => history.report(kind)]),
  fc
    .boolean()
    .map((arrived): [string, Step] => [arrived ? 'receive' : 'reject', (history) => history.decide(arrived)]),
  anyNumber.map((number): [string, Step] => [`cancel ${number}`, (history) => history.cancel(number)]),
  anyNumber.map((number): [string, Step] => [`hand over ${number}`, (history) => history.handOver(number)]),
  fc
    .tuple(anyNumber, fc.constantFrom(50_00, 200_00, 950_00))
    .map(([number, cents]): [string, Step] => [
      `refund ${cents} of ${number}`,
      (history) => history.refund(number, cents),
    ]),
  fc
    .constantFrom(50_00, 200_00, 950_00, 1_000_00, 'all' as const)
    .map((cents): [string, Step] => [`give ${cents} back`, (history) => history.giveBackByHand(cents)]),
  fc.constant<[string, Step]>(['hear again', (history) => history.hearAgain()]),
  anyNumber.map((number): [string, Step] => [`say ${number}`, (history) => history.sayWhose(number)]),
  fc
    .constantFrom(1, 49, 24 * 60)
    .map((hours): [string, Step] => [`wait ${hours} h`, (history) => history.wait(hours)]),
)

test('whatever happens to a group, every cent of a payment is in a row, and goes back from it once', async () => {
  const app = await createTestApp()
  const { gateway } = app.deps
  await app.db.update(retreats).set({ placesKiter: 500, placesNonKiter: 500 })
  const awa = await signUp(app, kiterForm().email)
  const start = app.clock.now().toISOString()
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.constantFrom('deposit' as const, 'full' as const, null),
      fc.array(anyStep, { minLength: 4, maxLength: 9 }),
      async (isOfThree, pays, steps) => {
        app.clock.set(start)
        // Each group needs its own browser: the draft's cookie would lead to the previous one.
        const visitor = app.newVisitor(awa.cookies)
        const others = isOfThree ? [BEN, { ...BEN, firstName: 'Lea' }] : [BEN]
        const form = groupForm(others, { selectedDate: 'Dec 5–12, 2025' })
        const { status, body } = await visitor.post<Group>('/api/submit-group', form)
        expect(status).toBe(201)
        const history = new GroupHistory(app, gateway, { visitor, leads: body.leads })
        const [booker] = body.leads
        if (booker) await order({ visitor, lead: booker })
        const done: string[] = [isOfThree ? 'three' : 'two']
        // Most of what can happen to money needs some.
        if (pays !== null) await history.payByCard(pays, false)
        done.push(`pay ${pays}`)
        for (const [name, step] of steps) {
          await step(history)
          done.push(name)
          expect(await history.faults(), done.join(', ')).toEqual([])
        }
        await history.wait(1)
        expect(await history.faults(), done.join(', ')).toEqual([])
      },
    ),
    { numRuns: RUNS },
  )
}, 600_000)
