import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Arrangement, Sheet, SheetGuest } from '#domain/admin/sheet-shapes.ts'
import { api } from '#web/api/client.ts'
import { toastFailure } from '#web/features/admin/kit/form/actions.tsx'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'

/** Query for the sheet of a date: its guests and what to prepare. */
export function sheetQuery(retreatId: string) {
  return readQuery('/api/admin/retreats/{retreatId}/sheet', { params: { retreatId } })
}

export interface SheetRow {
  sheet: Sheet
  guest: SheetGuest
}

/** Sets a guest's roommate or notes. The answer is the whole sheet, because other guests' rooms change too. */
export function useArrange({ sheet, guest }: SheetRow) {
  const retreatId = sheet.retreat.id
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
    onSuccess: (arranged) => {
      queries.setQueryData(queryKey, arranged)
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey })
      toastFailure(`Nothing was changed for ${guest.name}`)(error)
    },
  })
}
