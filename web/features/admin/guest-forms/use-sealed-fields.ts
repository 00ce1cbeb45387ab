import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { guestQuery } from '#web/features/admin/guest/guest-query.ts'

/** Opens a booking's emergency contact and health notes. They are not cached, so they exist only on the page that opened them. */
export function useSealedFields(bookingId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/bookings/{bookingId}/emergency-and-health', { params: { bookingId } }),
    // The history now contains the opening.
    onSuccess: () => queries.invalidateQueries({ queryKey: guestQuery(bookingId).queryKey }),
    gcTime: 0,
  })
}
