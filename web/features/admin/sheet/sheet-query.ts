import { readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { toastFailure } from '#web/features/admin/kit/form/toast-failure.ts'
import type { Arrangement, SheetGuest } from '#domain/retreat/sheet-shapes.ts'

/** Query for the sheet of a date: its guests and what to prepare. */
export function sheetQuery(retreatId: string) {
  return readQuery('/api/admin/retreats/{retreatId}/sheet', { params: { retreatId } })
}

/** Sets a guest's roommate, coach or notes. The answer is the whole sheet, because other guests' rooms change too. */
export function useArrange(retreatId: string, guest: Pick<SheetGuest, 'leadId' | 'name'>) {
  const queries = useQueryClient()
  const { queryKey } = sheetQuery(retreatId)
  return useMutation({
    mutationFn: (body: Arrangement) =>
      api('PATCH', '/api/admin/retreats/{retreatId}/guests/{bookingId}', {
        params: { retreatId, bookingId: guest.leadId },
        body,
      }),
    // A pending query would restore the old rooms.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (sheet) => {
      queries.setQueryData(queryKey, sheet)
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey })
      toastFailure(`Nothing was changed for ${guest.name}`)(error)
    },
  })
}
