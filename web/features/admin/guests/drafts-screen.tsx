import type { CalendarDay } from '#domain/base/dates.ts'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { LeadCards } from './found-leads.tsx'

/** Page of bookings that were started and never submitted. They have their own list, because anybody can create any number of them. */
export function DraftsScreen({ today }: { today: CalendarDay }) {
  return (
    <>
      <AdminHead
        title="Drafts, never sent"
        below="They hold no place. A draft left alone for a while is removed automatically."
      />
      <div className="mt-5">
        <LeadCards filter={{ search: '', status: 'in_progress' }} today={today} />
      </div>
    </>
  )
}
