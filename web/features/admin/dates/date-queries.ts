import { readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { queryOptions } from '@tanstack/react-query'
import type { RetreatCancellationReason } from '#domain/refund/cancellation.ts'
import { api } from '#web/api/client.ts'

/** Query for all dates with their places and money. */
export const datesQuery = readQuery('/api/admin/retreats')

/** The other date offered before a refund, as in the form. */
export interface OfferDraft {
  offerRetreatId: string
  words: string
  chooseBy: string
}

/** Query for who would get or has got what by cancelling a date; it changes nothing. `offer` is null if all guests are refunded at once. */
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
