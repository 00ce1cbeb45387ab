import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { CancelledGuest } from '#domain/retreat/retreat-calls.ts'

/** Name of a guest of a cancelled date, with a check mark once their cancellation is done. */
export function GuestName({ guest }: { guest: CancelledGuest }) {
  return (
    <span className="flex items-center gap-2 font-semibold wrap-anywhere">
      {guest.done && <CircleCheck aria-label="Done" className="size-5 shrink-0 text-success" />}
      <Link to={`/admin/guests/${guest.leadId}`} className="underline-offset-4 hover:underline">
        {guest.name}
      </Link>
    </span>
  )
}
