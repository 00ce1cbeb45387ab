import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { BookingEdit } from '#domain/booking-form.ts'
import type { Booking } from '#domain/booking.ts'
import type { FieldError } from '#domain/problem.ts'
import { api, ApiError } from '#web/api/client.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useCall } from '#web/shell/use-call.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Saves what was changed and goes back to the dashboard; what the server refuses of a field is handed back for it. */
export function useSaveEdit(booking: Booking, onRefused: (errors: FieldError[]) => void) {
  const navigate = useNavigate()
  // At once, where a state would come with the next rendering: nobody is asked on the way that saving leads.
  const saved = useRef(false)
  const call = useCall({
    call: (edit: BookingEdit) =>
      api('PATCH', '/api/leads/{bookingId}', { params: { bookingId: booking.id }, body: edit }),
    onSuccess: ({ mailed }) => {
      saved.current = true
      toasts.show({
        title: 'Booking updated',
        description:
          mailed === false
            ? 'Your changes are saved. This address has had several emails within the hour, so we send none about them.'
            : 'Your changes are saved.',
      })
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure(error, 'Update failed', 'Nothing was changed. Please try again.')
      if (error instanceof ApiError) onRefused(error.fieldErrors)
    },
  })
  return { ...call, isSaved: () => saved.current }
}
