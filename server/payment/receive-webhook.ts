import { eq } from 'drizzle-orm'
import { Problem } from '#domain/api/problem.ts'
import { webhookEvents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import type { ProviderEvent } from './gateway.ts'
import { workOnEvent, type WebhookEventRow } from './work-on-event.ts'

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
  if (stored.processedAt === null) await workOnEvent(deps, stored)
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
