import { eq } from 'drizzle-orm'
import { Problem } from '#domain/api/problem.ts'
import { webhookEvents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import type { ProviderEvent } from './gateway.ts'
import { workOnEvent, type WebhookEventRow } from './work-on-event.ts'

/**
 * Takes one event of the card provider. Its signature is verified on the body as it was sent; then the event is written
 * down, by its id and what it is about and nothing more, and only then worked on. Once it is written down it is taken:
 * what goes wrong afterwards is tried again by the sweep. A restored instance that is paused takes none:
 * the provider sends it again for days. Problems: invalid-signature, outbound-paused.
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
