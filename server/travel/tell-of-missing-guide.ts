import { inArray } from 'drizzle-orm'
import { guideFor, type Guide, type GuideChapterKey } from '#domain/retreat/guide.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import type { BookingRecord, RetreatRow } from '#server/store/booking-record.ts'

/**
 * Tells the operator, once per retreat and missing chapters, that guests wait for an incomplete guide. The guests' mail is sent as soon as
 * it is complete (decision 0092).
 */
export async function tellOfMissingGuide(
  deps: Deps,
  waiting: readonly BookingRecord[],
  guide: Guide,
): Promise<void> {
  const retreats = new Map(waiting.flatMap(({ retreat }) => (retreat ? [[retreat.id, retreat]] : [])))
  const gaps = [...retreats.values()]
    .map((retreat) => ({ retreat, missing: guideFor(guide, retreat.startsOn).missing }))
    .filter(({ missing }) => missing.length > 0)
    .map((gap) => ({ ...gap, dedupeKey: dedupeKeyOf(gap) }))
  if (gaps.length === 0) return
  const told = await deps.db
    .select({ dedupeKey: mails.dedupeKey })
    .from(mails)
    .where(
      inArray(
        mails.dedupeKey,
        gaps.map(({ dedupeKey }) => dedupeKey),
      ),
    )
  for (const { retreat, missing, dedupeKey } of gaps) {
    if (told.some((mail) => mail.dedupeKey === dedupeKey)) continue
    await queueMail(deps.db, deps, {
      template: 'operator-guide-missing',
      to: operatorAddress(),
      data: { retreatDate: labelOf(retreat), missing },
      dedupeKey,
    })
  }
}

function dedupeKeyOf({ retreat, missing }: { retreat: RetreatRow; missing: GuideChapterKey[] }): string {
  return `operator-guide-missing:${retreat.id}:${retreat.startsOn}:${missing.join('+')}`
}
