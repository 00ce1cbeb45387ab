import { readQuery } from '#web/features/admin/kit/admin-queries.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { notDone } from '#web/features/admin/kit/not-done.ts'
import type { Arrangement, SheetGuest } from '#domain/retreat/sheet-shapes.ts'

/** Who comes on a date, with what to prepare. */
export function sheetQuery(retreatId: string) {
  return readQuery('/api/admin/retreats/{retreatId}/sheet', { params: { retreatId } })
}

/** Chooses a roommate or a coach for a guest, or notes a wish. The answer is the whole sheet: others' rooms change with it. */
export function useArrange(retreatId: string, guest: Pick<SheetGuest, 'leadId' | 'name'>) {
  const queries = useQueryClient()
  const { queryKey } = sheetQuery(retreatId)
  return useMutation({
    mutationFn: (body: Arrangement) =>
      api('PATCH', '/api/admin/retreats/{retreatId}/guests/{bookingId}', {
        params: { retreatId, bookingId: guest.leadId },
        body,
      }),
    // What was asked before the change would bring the old rooms back.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (sheet) => {
      queries.setQueryData(queryKey, sheet)
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey })
      notDone(`Nothing was changed for ${guest.name}`)(error)
    },
  })
}
