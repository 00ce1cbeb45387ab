/** @module-tag postgres */

// Rows 41 and 48: random histories of a booking's money through the real use cases, with hand-overs. On failure, fast-check prints the seed.

import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { banjulDay } from '#domain/base/dates.ts'
import { centsFromEuros, sumCents, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { paymentTimeline } from '#domain/booking/payment-timeline.ts'
import type { BookingPayment, CancellationPreview, GuestPage } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { missingDeposit } from '#domain/payment/balance.ts'
import { HAND_METHODS, type HandMethod } from '#domain/payment/ledger.ts'
import { CANCELLATION_TERMS } from '#domain/terms/cancellation-terms.ts'
import { leftToPlan, lowerPrice, setPlan } from '#server/booking/for-operator/agree-with-guest.ts'
import { undoAgreement } from '#server/booking/for-operator/undo-agreement.ts'
import { bookings, documents, handOvers, payments, retreats, sandboxCheckouts } from '#server/db/schema.ts'
import type { PaymentGateway, ProviderDispute, ProviderRefund } from '#server/gateway.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { recordRefunds } from '#server/refund/record-refunds.ts'
import { refundGuest } from '#server/refund/refund-guest.ts'
import { loadBooking, type PaymentRow } from '#server/store/booking-record.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  bookingOf,
  clickInSandbox,
  operator,
  reportTransfer,
  signUp,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { accept, offer, tokenOf, traveller } from '#test/hand-overs.ts'
import { recordDispute } from './record-dispute.ts'
import { recordPayment } from './record-payment.ts'
import { receivePayment, rejectPayment } from './transfer/receive-transfer.ts'
import { undoPayment } from './undo-payment.ts'

const RUNS = 10
const BESIDE_THE_PRICE = [
  'booking_changed',
  'no_place_left',
  'paid_too_much',
  'paid_after_cancelling',
  'hold_ended',
  'taken_back',
  'price_lowered',
  'paid_back',
]
const BY = { actor: 'operator', device: 'iPhone' } as const
const DEPOSIT = 200_00

/** One booking, its guest, the operator, and a card provider that can fail, refund and be disputed. */
class History {
  readonly app: TestApp
  guest: Guest
  readonly #gateway: PaymentGateway
  readonly #byHand = new Map<string, ProviderRefund[]>()
  readonly #disputes = new Map<string, ProviderDispute>()
  /** The guest who sent each payment, by its id; the first guest is 0. */
  readonly #sender = new Map<string, number>()
  /** Ids of the hand-overs by which earlier guests left, in order. */
  readonly #leftBy: string[] = []

  constructor(app: TestApp, gateway: PaymentGateway, guest: Guest) {
    this.app = app
    this.guest = guest
    this.#gateway = gateway
    this.provider(true)
  }

  /** Sets whether the card provider accepts refunds. */
  provider(works: boolean): void {
    this.app.deps.gateway = {
      ...this.#gateway,
      refund: (order) => (works ? this.#gateway.refund(order) : Promise.reject(new Error('500'))),
      fetchRefunds: async (reference) => [
        ...(await this.#gateway.fetchRefunds(reference)),
        ...(this.#byHand.get(reference) ?? []),
      ],
      fetchDispute: (id) => Promise.resolve(this.#disputes.get(id) ?? null),
    }
  }

  rows() {
    return this.app.db
      .select()
      .from(payments)
      .where(eq(payments.bookingId, this.guest.lead.id))
      .orderBy(payments.createdAt, payments.id)
  }

  /** Passes the place on to another guest, if that is allowed. */
  async handOver(): Promise<void> {
    const number = this.#leftBy.length + 1
    const email = `${number}-of-${this.guest.lead.id}@example.com`
    const { status, body } = await offer(this.guest, { name: `Guest ${number}`, email })
    if (status !== 201 || !body.handOver?.link) return
    const next = await signUp(this.app, email)
    if ((await accept(next, tokenOf(body), traveller({ email }))).status !== 200) return
    const [left] = await this.app.db
      .select()
      .from(handOvers)
      .where(and(eq(handOvers.bookingId, this.guest.lead.id), eq(handOvers.state, 'accepted')))
      .orderBy(desc(handOvers.endedAt))
    this.#leftBy.push(left?.id ?? '')
    this.guest = { visitor: next, lead: { ...this.guest.lead, email } }
    this.app.clock.advance({ milliseconds: 1_000 })
  }

  /** Notes the current guest as the sender of every new payment. */
  async noteSenders(): Promise<void> {
    for (const { id, kind } of await this.rows()) {
      if (kind !== 'refund' && !this.#sender.has(id)) this.#sender.set(id, this.#leftBy.length)
    }
  }

  /** Returns faults about who gets or sees whose money. */
  async foreignMoney(): Promise<string[]> {
    const ledger = await this.rows()
    const back = ledger.filter(({ kind, state }) => kind === 'refund' && state !== 'rejected')
    const senderOf = (id: string | null) => this.#sender.get(id ?? '')
    const misdirected = back
      .filter(({ refundOf, payerHandOverId }) => {
        const sender = senderOf(refundOf)
        return sender === undefined || payerHandOverId !== (this.#leftBy[sender] ?? null)
      })
      .map(({ amountCents }) => `${amountCents} goes to somebody who did not send it`)
    const people = [...this.#leftBy, null].map((_, person) => {
      const sent = ledger.filter(({ id, state }) => senderOf(id) === person && state === 'received')
      const returned = back.filter(({ refundOf }) => senderOf(refundOf) === person)
      return { person, sent: sumCents(sent), returned: sumCents(returned) }
    })
    const tooMuch = people
      .filter(({ sent, returned }) => returned > sent)
      .map(({ person, sent, returned }) => `guest ${person} sent ${sent} and gets back ${returned}`)
    const seen = await this.guest.visitor.get<{ payments: BookingPayment[] }>(
      `/api/booking-payments/${this.guest.lead.id}`,
    )
    const foreign = seen.body.payments.filter(({ id }) =>
      ledger.some((row) => row.id === id && row.payerHandOverId !== null),
    )
    return [...misdirected, ...tooMuch, ...foreign.map(({ id }) => `the present guest sees ${id}`)]
  }

  /** Returns card money that was taken but is in no row of the ledger, in cents. */
  async lostCents(): Promise<number> {
    const references = (await this.rows()).map(({ providerReference }) => providerReference)
    const taken = await this.app.db
      .select()
      .from(sandboxCheckouts)
      .where(and(eq(sandboxCheckouts.bookingId, this.guest.lead.id), eq(sandboxCheckouts.status, 'complete')))
    return sumCents(taken.filter(({ paymentIntent }) => !references.includes(paymentIntent)))
  }

  /** Returns the rows that may still be undone. */
  async waiting(): Promise<PaymentRow[]> {
    return (await this.rows()).filter(({ documentDueAt }) => documentDueAt !== null)
  }

  /** Orders the current terms, without which nothing can be paid or reported. */
  async #order(): Promise<void> {
    const { visitor, lead } = this.guest
    const terms = await visitor.get<{ version: string }>(`/api/order-terms/${lead.id}`)
    await visitor.post('/api/place-order', { leadId: lead.id, termsVersion: terms.body.version })
  }

  async report(kind: 'deposit' | 'full' | 'balance'): Promise<void> {
    await this.#order()
    if (kind === 'balance') await this.guest.visitor.post(`/api/complete-payment/${this.guest.lead.id}`)
    else await reportTransfer({ ...this.guest, lead: await bookingOf(this.guest) }, kind)
  }

  async payByCard(kind: 'deposit' | 'full' | 'balance'): Promise<void> {
    await this.#order()
    const { status, body } = await startCheckout(this.guest, kind)
    if (status === 200) await clickInSandbox(this.guest.visitor, body.id, 'pay')
  }

  /** Edits the age, which must not affect the price; returns the amounts and due dates before and after. */
  async editAge(age: number): Promise<unknown[]> {
    const money = async () => {
      const { amountPaid, balanceDue, quote } = await bookingOf(this.guest)
      return { amountPaid, balanceDue, quote, rows: (await this.rows()).length }
    }
    const before = await money()
    await this.guest.visitor.patch(`/api/leads/${this.guest.lead.id}`, { age })
    return [before, await money()]
  }

  /** Cancels if that is allowed, for exactly the refund that the guest was shown. */
  async cancel(): Promise<void> {
    const { visitor, lead } = this.guest
    const path = `/api/cancel-booking/${lead.id}`
    const refunds = async () => (await this.rows()).filter(({ kind }) => kind === 'refund')
    const before = await refunds()
    const shown = await visitor.get<CancellationPreview>(path)
    const { status } = await visitor.delete(path)
    if (status !== shown.status) throw new Error(`shown with ${shown.status}, cancelled with ${status}`)
    const opened = (await refunds()).filter(({ id }) => !before.some((row) => row.id === id))
    const openedCents = status === 200 ? sumCents(opened) : 0
    const shownCents = status === 200 ? centsFromEuros(shown.body.refund.amount) : 0
    if (openedCents !== shownCents) throw new Error(`${shownCents} shown, ${openedCents} refunded`)
  }

  /** The operator decides on the oldest line: a reported one arrived, in part or in full, or did not; a refund is paid. */
  async decide(call: 'receive' | 'reject', body: { amount?: number; confirm?: boolean }): Promise<void> {
    const open = (await this.rows()).find(
      ({ kind, state }) =>
        state === 'reported' || (kind === 'refund' && (state === 'initiated' || state === 'failed')),
    )
    if (!open) return
    const { deps } = this.app
    const { amount, confirm } = open.kind === 'refund' ? {} : body
    const amountCents = amount === undefined ? undefined : Math.round(amount * 100)
    const paymentId = open.id
    await this.#try(() =>
      call === 'reject'
        ? rejectPayment(deps, { paymentId, by: BY })
        : receivePayment(deps, { paymentId, arrival: { amountCents, confirm }, by: BY }),
    )
  }

  async enter(amountCents: number, method: HandMethod): Promise<void> {
    const receivedOn = banjulDay(this.app.clock.now())
    const entry = { amountCents, method, receivedOn }
    await this.#try(() => recordPayment(this.app.deps, { bookingId: this.guest.lead.id, entry, by: BY }))
  }

  /** Undoes the n-th newest row, if it can be undone. */
  async undo(fromNewest: number): Promise<void> {
    const row = (await this.rows()).toReversed()[fromNewest]
    if (row)
      await this.#try(() => undoPayment(this.app.deps, { paymentId: row.id, reason: 'a slip', by: BY }))
  }

  async refund(amountCents: number, lowers: boolean): Promise<void> {
    const refund = { amountCents, reason: 'No wind', lowerPrice: lowers }
    await this.#try(() => refundGuest(this.app.deps, { bookingId: this.guest.lead.id, refund, by: BY }))
  }

  async reduce(reduceCents: number): Promise<void> {
    const reduction = { reduceCents, reason: 'Goodwill', words: '', dryRun: false }
    await this.#try(() => lowerPrice(this.app.deps, { bookingId: this.guest.lead.id, ...reduction, by: BY }))
  }

  /** Divides what is left into two parts, or makes it due on one day again. */
  async plan(inParts: boolean): Promise<void> {
    const { id: bookingId } = this.guest.lead
    const record = await loadBooking(this.app.db, bookingId)
    const halfCents = Math.floor((record ? leftToPlan(record) : 0) / 2)
    const parts = inParts
      ? [
          { on: '2025-10-01', amountCents: halfCents },
          { on: '2025-12-01', amountCents: (record ? leftToPlan(record) : 0) - halfCents },
        ]
      : []
    await this.#try(() =>
      setPlan(this.app.deps, { bookingId, parts, dueOn: null, words: '', dryRun: false, by: BY }),
    )
  }

  async undoAgreement(): Promise<void> {
    await this.#try(() => undoAgreement(this.app.deps, { bookingId: this.guest.lead.id, by: BY }))
  }

  /** Ignores steps that the current state does not allow. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }

  async giveBackByHand(cents: number): Promise<void> {
    const reference = await this.#cardPayment()
    if (reference === null) return
    const made = this.#byHand.get(reference) ?? []
    made.push({
      reference: `re_${reference}_${made.length}`,
      idempotencyKey: null,
      amountCents: cents,
      state: 'paid',
    })
    this.#byHand.set(reference, made)
    await recordRefunds(this.app.deps, reference)
  }

  async dispute(state: ProviderDispute['state'], cents: number): Promise<void> {
    const paymentReference = await this.#cardPayment()
    if (paymentReference === null) return
    const id = `du_${paymentReference}`
    const known = this.#disputes.get(id)
    if (known && known.state !== 'open') return
    const amountCents = known?.amountCents ?? cents
    const takenCents = state === 'won' ? 0 : amountCents
    this.#disputes.set(id, { id, paymentReference, amountCents, takenCents, state, answerBy: null })
    await recordDispute(this.app.deps, id)
  }

  async wait(hours: number, seconds = 0): Promise<void> {
    this.app.clock.advance({ hours, milliseconds: seconds * 1_000 })
    await runDueJobs(this.app.deps)
  }

  async #cardPayment(): Promise<string | null> {
    const paid = (await this.rows()).find(
      ({ kind, method, state }) => kind !== 'refund' && method === 'card' && state === 'received',
    )
    return paid?.providerReference ?? null
  }
}

type Step = (history: History) => Promise<unknown>
const anyKind = fc.constantFrom('deposit' as const, 'full' as const, 'balance' as const)
const anyCents = fc.constantFrom(1, 50_00, 200_00, 750_00, 950_00, 2_000_00)
const anyStep: fc.Arbitrary<[string, Step]> = fc.oneof(
  anyKind.map((kind): [string, Step] => [`report ${kind}`, (history) => history.report(kind)]),
  anyKind.map((kind): [string, Step] => [`pay ${kind} by card`, (history) => history.payByCard(kind)]),
  fc
    .record(
      { amount: fc.constantFrom(100, 195, 199.5, 950, 1_000), confirm: fc.boolean() },
      { requiredKeys: [] },
    )
    .map((body): [string, Step] => [
      `receive ${JSON.stringify(body)}`,
      (history) => history.decide('receive', body),
    ]),
  fc.constant<[string, Step]>(['reject', (history) => history.decide('reject', {})]),
  anyCents.map((cents): [string, Step] => [`give ${cents} back`, (history) => history.giveBackByHand(cents)]),
  fc
    .tuple(fc.constantFrom('open' as const, 'won' as const, 'lost' as const), anyCents)
    .map(([state, cents]): [string, Step] => [
      `dispute ${state} ${cents}`,
      (history) => history.dispute(state, cents),
    ]),
  fc
    .constantFrom('shared', 'private')
    .map((selectedRoom): [string, Step] => [
      `change to ${selectedRoom}`,
      ({ guest }) => guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom }),
    ]),
  fc.integer({ min: 20, max: 60 }).map((age): [string, Step] => [
    `age ${age}`,
    async (history) => {
      const [before, after] = await history.editAge(age)
      if (!isDeepStrictEqual(before, after))
        throw new Error(`an edit of the age moved money: ${JSON.stringify([before, after])}`)
    },
  ]),
  fc.constant<[string, Step]>(['cancel', (history) => history.cancel()]),
  fc
    .boolean()
    .map((works): [string, Step] => [
      works ? 'provider works' : 'provider fails',
      (history) => Promise.resolve(history.provider(works)),
    ]),
  fc
    .constantFrom(14, 15)
    .map((seconds): [string, Step] => [`wait ${seconds} s`, (history) => history.wait(0, seconds)]),
  fc
    .tuple(fc.constantFrom(150_00, 199_50, 250_00, 3_000_00), fc.constantFrom(...HAND_METHODS))
    .map(([cents, method]): [string, Step] => [
      `enter ${cents} ${method}`,
      (history) => history.enter(cents, method),
    ]),
  fc.constantFrom(0, 0, 1, 2).map((n): [string, Step] => [`undo ${n}`, (history) => history.undo(n)]),
  fc
    .tuple(fc.constantFrom(50_00, 199_50, 950_00), fc.boolean())
    .map(([cents, lower]): [string, Step] => [
      `refund ${cents} ${lower ? 'and lower the price' : ''}`,
      (history) => history.refund(cents, lower),
    ]),
  fc
    .constantFrom(1, 50_00, 300_00, 950_00)
    .map((cents): [string, Step] => [`reduce ${cents}`, (history) => history.reduce(cents)]),
  fc
    .boolean()
    .map((inParts): [string, Step] => [
      inParts ? 'in parts' : 'in one payment',
      (history) => history.plan(inParts),
    ]),
  fc.constant<[string, Step]>(['undo price and plan', (history) => history.undoAgreement()]),
  fc.constant<[string, Step]>(['hand over', (history) => history.handOver()]),
  fc.constant<[string, Step]>(['hand over', (history) => history.handOver()]),
  fc
    .constantFrom(1, 25, 49, 24 * 12, 24 * 60)
    .map((hours): [string, Step] => [`wait ${hours} h`, (history) => history.wait(hours)]),
)

/** Returns where the guest's figures differ from the operator's, or from those of the payment timeline. */
async function disagreements({ app, guest }: History): Promise<string[]> {
  const view = await bookingOf(guest)
  const page = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${view.id}`)
  const shown = await guest.visitor.get<{ payments: BookingPayment[] }>(`/api/booking-payments/${view.id}`)
  const timeline = paymentTimeline({ ...view, endsOn: null }, shown.body.payments, {
    now: app.clock.now(),
    transferWorkingDays: 3,
  })
  const dueByTimeline = sumEuros(timeline.flatMap((step) => (step.kind === 'due' ? [step.amount] : [])))
  const figures = ({ amountPaid, balanceDue, amountReported, amountCredited }: Booking) =>
    `${amountPaid} paid, ${balanceDue} due, ${amountReported} reported, ${amountCredited} as goodwill`
  const [seen, byOperator] = [figures(view), figures(page.body.lead)]
  return [
    ...(seen === byOperator ? [] : [`the guest sees ${seen}, the operator ${byOperator}`]),
    ...(dueByTimeline === view.balanceDue
      ? []
      : [`${dueByTimeline} due by the timeline, ${view.balanceDue} is due`]),
  ]
}

/** Returns what is wrong with the booking's money. */
async function faults(history: History): Promise<string[]> {
  const { app, guest } = history
  const { id } = guest.lead
  const ledger = await history.rows()
  const view = await bookingOf(guest)
  const papers = await app.db.select().from(documents).where(eq(documents.bookingId, id))
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, id))
  const got = ledger.filter(({ kind, state }) => kind !== 'refund' && state === 'received')
  const received = sumCents(got)
  const back = ledger.filter(({ kind, state }) => kind === 'refund' && state !== 'rejected')
  const documented = papers.reduce(
    (sum, { kind, content }) => sum + (kind === 'receipt' ? 1 : -1) * content.line.amountCents,
    0,
  )
  // A new entry has no documents yet; neither has its refund, nor a refund that may still be undone.
  const waiting = ledger.filter(({ documentDueAt }) => documentDueAt !== null)
  const isWaiting = ({ id: of, refundOf }: PaymentRow) =>
    waiting.some((row) => row.id === of || row.id === refundOf)
  const isDocumented = (row: PaymentRow) => !isWaiting(row)
  const documentable = sumCents(got.filter(isDocumented)) - sumCents(back.filter(isDocumented))
  // Money that never arrived made the rule refund more than it should.
  const isMistaken = ledger.some(
    ({ undoneAt, refundReason }) => undoneAt !== null || refundReason === 'taken_back',
  )
  const rule = booking?.cancellationRule
  const towards =
    received - sumCents(back.filter(({ refundReason }) => BESIDE_THE_PRICE.includes(refundReason ?? '')))
  const terms = rule && CANCELLATION_TERMS[rule]
  const deposit = Math.min(towards, DEPOSIT)
  const given = terms
    ? Math.round((deposit * terms.depositPercent) / 100) +
      Math.round(((towards - deposit) * terms.restPercent) / 100)
    : Infinity
  const byRule = sumCents(back.filter(({ refundReason }) => refundReason === 'booking_cancelled'))
  const gone = sumCents(back.filter(({ state }) => state === 'refunded'))
  // While a place is held, a refund under way no longer counts as paid.
  const isHeld = view.status === 'booking_submitted' || view.status === 'payment_confirmed'
  const rules: [boolean, string][] = [
    [documented === documentable, `documents say ${documented}, the ledger ${documentable}`],
    [sumCents(back) <= received, `${sumCents(back)} goes back of ${received}`],
    [byRule <= given || isMistaken, `${byRule} goes back, and the rule ${rule} gives ${given}`],
    [
      view.amountPaid === (received - (isHeld ? sumCents(back) : gone)) / 100 && view.amountPaid >= 0,
      `${view.amountPaid} is said to be paid`,
    ],
    [
      view.status === 'booking_submitted'
        ? // A reported transfer lifts the deadline only for a guest with a confirmed address.
          view.holdExpiresAt !== null || view.amountReported > 0
        : view.holdExpiresAt === null,
      'a deadline without a place that waits for its deposit, or such a place without one',
    ],
    [view.amountReported >= 0 && view.balanceDue >= 0, 'less than nothing is reported or due'],
    [
      view.quote === null ||
        view.quote.total === Math.max(0, sumEuros(view.quote.lines.map(({ amount }) => amount))),
      'the lines of the price do not add up',
    ],
    [
      !isHeld ||
        view.paymentPlan === null ||
        sumEuros(view.paymentPlan.map(({ open }) => open)) ===
          sumEuros([view.balanceDue, -missingDeposit(view)]),
      'the parts do not add up to what is left',
    ],
  ]
  const lostCents = await history.lostCents()
  if (lostCents > 0) return [`${lostCents} arrived and stands nowhere`]
  return [
    ...rules.filter(([holds]) => !holds).map(([, fault]) => fault),
    ...(await history.foreignMoney()),
    ...(await disagreements(history)),
  ]
}

test('row 41 and row 48: no history refunds too much or to the wrong person, and documents and screens equal the ledger', async () => {
  const app = await createTestApp()
  const { gateway } = app.deps
  const visitor = await signUp(app, 'awa@example.com')
  await app.db.update(retreats).set({ placesKiter: 500 })
  const start = app.clock.now().toISOString()
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 9 }), async (steps) => {
      app.clock.set(start)
      const form = kiterForm({ selectedDate: 'Dec 5–12, 2025' })
      // Each booking needs its own browser: the draft's cookie would lead to the previous booking.
      const browser = app.newVisitor(visitor.cookies)
      const { body } = await browser.post<{ lead: Booking }>('/api/submit-booking', form)
      const history = new History(app, gateway, { visitor: browser, lead: body.lead })
      const done: string[] = []
      for (const [name, step] of steps) {
        await step(history)
        done.push(name)
        await history.noteSenders()
        expect(await faults(history), done.join(', ')).toEqual([])
      }
      // Once the time to undo is over, no payment lacks its document.
      await history.wait(0, 20)
      expect(await history.waiting(), done.join(', ')).toEqual([])
      expect(await faults(history), done.join(', ')).toEqual([])
    }),
    { numRuns: RUNS },
  )
}, 600_000)
