import type { CalendarDay } from '#domain/base/dates.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { LeadCards } from './found-leads.tsx'

/** What people began and never sent: a list of its own, because anybody can make as many as they like. */
export function DraftsScreen({ today }: { today: CalendarDay }) {
  return (
    <>
      <DeskHead
        title="Drafts, never sent"
        below="They hold no place. A draft left alone for a while is removed automatically."
      />
      <div className="mt-5">
        <LeadCards filter={{ search: '', status: 'in_progress' }} today={today} />
      </div>
    </>
  )
}
