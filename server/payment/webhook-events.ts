import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { Problem } from '#domain/contract/problem.ts'
import { backOffMs } from '#domain/site/timings.ts'
import { webhookEvents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { ProviderEvent } from '#server/gateway.ts'
import { recordRefunds } from '#server/refund/record-refunds.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { recordDispute } from './record-dispute.ts'
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
