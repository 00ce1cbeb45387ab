import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { BookingEdit } from '#domain/booking-form.ts'
import type { Booking } from '#domain/booking.ts'
import type { FieldError } from '#domain/problem.ts'
import { api, ApiError } from '#web/api/client.ts'
import { useFailureToast } from '#web/shell/failure-toast.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Saves what was changed and goes back to the dashboard; what the server refuses of a field is handed back for it. */
export function useSaveEdit(booking: Booking, onRefused: (errors: FieldError[]) => void) {
  const toast = useToast()
  const failed = useFailureToast()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (edit: BookingEdit) =>
      api('PATCH', '/api/leads/{bookingId}', { params: { bookingId: booking.id }, body: edit }),
    onSuccess: () => {
      toast.show({ title: 'Booking updated', description: 'Your changes are saved.' })
      void navigate('/dashboard')
    },
    onError: (error) => {
      failed(error, 'Update failed', 'Nothing was changed. Please try again.')
      if (error instanceof ApiError) onRefused(error.fieldErrors)
    },
  })
}
