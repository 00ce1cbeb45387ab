import { readQuery } from '#web/features/admin/kit/admin-queries.ts'
import { queryOptions } from '@tanstack/react-query'
import type { RetreatCancellationReason } from '#domain/refund/cancellation.ts'
import { api } from '#web/api/client.ts'

/** Every date with its places and its money. */
export const datesQuery = readQuery('/api/admin/retreats')

/** Another date that guests may choose before they are refunded, as the form has it. */
export interface OfferDraft {
  offerRetreatId: string
  words: string
  chooseBy: string
}

/** Who would get what, and who has got it, if a date is cancelled for a reason; nothing happens by asking. `offer` is null where all are refunded at once. */
export function dryRunQuery(retreatId: string, reason: RetreatCancellationReason, offer: OfferDraft | null) {
  return queryOptions({
    queryKey: ['/api/admin/retreats', retreatId, 'cancel', reason, offer],
    queryFn: ({ signal }) =>
      api('POST', '/api/admin/retreats/{retreatId}/cancel', {
        params: { retreatId },
        body: { dryRun: true, reason, ...offer },
        signal,
      }),
  })
}
