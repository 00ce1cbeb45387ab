import { UserRoundPen } from 'lucide-react'
import { banjulDay } from '#domain/base/dates.ts'
import { listed } from '#domain/base/wording.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { detailsDueOn, openDetails } from '#domain/booking/traveller.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { byText } from './journey-tasks.tsx'
import { TaskRow, useTaskButton } from './task-row.tsx'

/** What only the traveller can say, as it was asked behind the link before. */
export function DetailsTask({ booking, now }: { booking: Booking; now: Date }) {
  const missing = openDetails(booking).map((field) => bookingFields[field].label.toLowerCase())
  const button = useTaskButton()
  return (
    <TaskRow
      icon={UserRoundPen}
      when={booking.startsOn === null ? 'Soon' : byText(detailsDueOn(booking.startsOn), banjulDay(now))}
      title="Add your details"
      actions={
        <RoutedButtonLink {...button} to={`/edit-booking/${booking.id}`}>
          Add my details
        </RoutedButtonLink>
      }
    >
      We still need this from you: {listed(missing)}. You can add health notes too.
    </TaskRow>
  )
}
