import type { CalendarDay } from '#domain/base/dates.ts'
import { AdminHead } from '#web/features/admin/kit/admin-head.tsx'
import { LeadCards } from './found-leads.tsx'

/** What people began and never sent: a list of its own, because anybody can make as many as they like. */
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
