import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { labelOf } from '#domain/retreat/retreats.ts'

/** A date as the operator sees it: on sale, with nobody on it; give what differs. */
export function retreatView(differences: Partial<RetreatView>): RetreatView {
  const days = { startsOn: '2026-12-11', endsOn: '2026-12-18', ...differences }
  return {
    id: 'date',
    label: labelOf(days),
    placesKiter: 8,
    placesNonKiter: 8,
    status: differences.cancellation ? 'cancelled' : 'on_sale',
    minimumGuests: null,
    minimum: 4,
    keptOpen: false,
    waitingListPaused: false,
    waiting: 0,
    closedBy: null,
    photosUrl: null,
    photosUntil: null,
    runs: false,
    kiters: { confirmed: 0, held: 0 },
    nonKiters: { confirmed: 0, held: 0 },
    received: 0,
    due: 0,
    overdue: 0,
    cancellation: null,
    ...days,
  }
}
