import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { BookingCards } from './booking-cards.tsx'

/** Page of bookings that were started and never submitted. They have their own list, because anybody can create any number of them. */
export default function DraftsScreen() {
  return (
    <>
      <AdminHead
        title="Drafts, never sent"
        below="They hold no place. Drafts that no one changes are removed automatically."
      />
      <div className="mt-5">
        <BookingCards filter={{ search: '', status: 'in_progress' }} />
      </div>
    </>
  )
}
