import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { SITE } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import { splitOver } from '#domain/payment/group-payment.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { backOffMs } from '#domain/site/timings.ts'
import { changeTogether, unchanged, type Outcome } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { refundOfCancelled, type WantedRefund } from '#server/change/open-refunds.ts'
import { webhookEvents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type ProviderEvent, askProvider, type ProviderDispute } from '#server/gateway.ts'
import { refundMails } from '#server/refund/notify-payees.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { recordRefunds } from '#server/refund/record-refunds.ts'
import { paymentIn, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { eventOfMissingMoney } from './apply-payment.ts'
import { outgoingMoney, findProviderPayment } from './provider-payment.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * Receives one event of the card provider: verifies the signature on the raw body, stores only the event's id and subject, then
 * processes it. Once stored, failures are retried by the sweep. A paused instance rejects events, and the provider resends them for
 * days. Problems: invalid-signature, outbound-paused.
 */
export async function receiveWebhook(
  deps: Deps,
  sent: { rawBody: string; signature: string | undefined },
): Promise<void> {
  const event = await deps.gateway.verifyWebhook(sent.rawBody, sent.signature)
  if (event.subject === null) return
  if (await isOutboundPaused(deps.db)) throw new Problem('outbound-paused')
  const stored = await storeEvent(deps, event, event.subject)
  if (stored.processedAt === null) await processEvent(deps, stored)
}

async function storeEvent(
  { db, clock }: Deps,
  { id, type }: ProviderEvent,
  subject: NonNullable<ProviderEvent['subject']>,
): Promise<WebhookEventRow> {
  const now = clock.now()
  await db
    .insert(webhookEvents)
    .values({ id, type, subjectKind: subject.kind, subjectId: subject.id, receivedAt: now, dueAt: now })
    .onConflictDoNothing()
  const [stored] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  if (!stored) throw new Error('an event was not written down')
  return stored
}

type WebhookEventRow = typeof webhookEvents.$inferSelect

/**
 * Fetches from the provider what an event hints at, and records it. Never throws: failures are retried with a delay that doubles up
 * to an hour. Repeated or concurrent runs record nothing twice.
 */
async function processEvent(deps: Deps, event: WebhookEventRow): Promise<void> {
  const { db, clock } = deps
  const isThisEvent = eq(webhookEvents.id, event.id)
  try {
    const isOurs = await recordSubject(deps, event)
    if (!isOurs) deps.log.warn({ event }, 'an event is about a payment that does not belong to this site')
    await db.update(webhookEvents).set({ processedAt: clock.now(), lastError: null }).where(isThisEvent)
  } catch (error) {
    deps.log.error({ err: error, event }, 'an event could not be processed yet')
    const wait = backOffMs(event.attempts + 1)
    await db
      .update(webhookEvents)
      .set({
        attempts: sql`${webhookEvents.attempts} + 1`,
        lastError: error instanceof Error ? error.message : String(error),
        dueAt: new Date(clock.now().getTime() + wait),
      })
      .where(and(isThisEvent, isNull(webhookEvents.processedAt)))
  }
}

/** Processes stored events that are not done, after a crash or while the provider did not answer. */
export async function processDueEvents(deps: Deps): Promise<void> {
  const due = await deps.db
    .select()
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), lte(webhookEvents.dueAt, deps.clock.now())))
    .orderBy(asc(webhookEvents.receivedAt))
  for (const event of due) await processEvent(deps, event)
}

/** Records the event's subject; returns false if it is not ours. */
async function recordSubject(deps: Deps, { subjectKind, subjectId }: WebhookEventRow): Promise<boolean> {
  switch (subjectKind) {
    case 'checkout':
      return (await settleCheckout(deps, subjectId)) !== null
    case 'payment':
      return recordRefunds(deps, subjectId)
    case 'dispute':
      return recordDispute(deps, subjectId)
  }
}

/**
 * Records the state of a cardholder's dispute with the bank, and emails the operator once. Money held by the bank is not refunded;
 * if the dispute is won, refunds that depend on it fall due, and if it is lost, the ledger records the loss. Returns false if the
 * payment is not ours. Problem: unavailable (decision 0051).
 */
export async function recordDispute(deps: Deps, disputeId: string): Promise<boolean> {
  const dispute = await askProvider(() => deps.gateway.fetchDispute(disputeId))
  const rows = dispute ? await findProviderPayment(deps, dispute.paymentReference) : []
  if (!dispute || rows.length === 0) return false
  const sizes = rows.map(({ amountCents }) => amountCents)
  const disputed = splitOver(dispute.amountCents, sizes)
  const taken = splitOver(dispute.takenCents, sizes)
  const ids = rows.map(({ bookingId }) => bookingId)
  await changeTogether<null>(deps, { ids, by: SITE }, (records, { now }) =>
    records.map((record, index) => {
      const [row, amountCents = 0, takenCents = 0] = [rows[index], disputed[index], taken[index]]
      // A dispute of part of a group's payment leaves the others alone.
      if (!row || amountCents === 0) return unchanged(null)
      return outcomeOf(record, paymentIn(record, row.id), { ...dispute, amountCents, takenCents }, now)
    }),
  )
  await payOutRefunds(deps)
  return true
}

function outcomeOf(
  before: BookingRecord,
  payment: PaymentRow,
  dispute: ProviderDispute,
  now: Date,
): Outcome<null> {
  const isOpen = dispute.state === 'open'
  const marked = {
    ids: [payment.id],
    columns: {
      disputedAt: isOpen ? (payment.disputedAt ?? now) : null,
      disputedCents: isOpen ? dispute.takenCents : null,
    },
  }
  switch (dispute.state) {
    case 'open':
      return {
        payments: { set: [marked] },
        mails: [mailOf('operator-payment-disputed', { payment, answerBy: dispute.answerBy })],
        result: null,
      }
    case 'won':
      return {
        payments: { set: [marked] },
        refund: refundOfReleased,
        documents: true,
        mails: refundMails,
        result: null,
      }
    case 'lost': {
      if (before.payments.some(({ providerReference }) => providerReference === dispute.id))
        return { payments: { set: [marked] }, result: null }
      const { id: reference, amountCents } = dispute
      const { payments: ledger, mails } = outgoingMoney(
        before,
        payment,
        { reference, amountCents, reason: 'dispute_lost' },
        now,
      )
      const lost = { ...payment, amountCents }
      return {
        payments: { ...ledger, set: [marked, ...ledger.set] },
        ...eventOfMissingMoney(before, now),
        documents: true,
        mails: ({ documents }) => [
          ...mails,
          mailOf('operator-dispute-lost', { payment: lost }),
          mailOf('payment-taken-back', {
            payment: lost,
            // The documents of a previous guest's payment are that guest's own.
            documents: payment.payerHandOverId === null ? documents : [],
          }),
        ],
        result: null,
      }
    }
  }
}

/** Returns the refund of money that a bank no longer holds, of a booking that has ended: by the cancellation rule, or all if the hold ended. */
function refundOfReleased(record: BookingRecord): WantedRefund {
  return record.booking.status === 'expired'
    ? { amountCents: heldCents(record.payments), reason: 'hold_ended' }
    : refundOfCancelled(record)
}
