import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { CancelledGuest, RetreatCancellation } from '#domain/retreat-calls.ts'

export type CancellationMail = RetreatCancellation['mails'][number]

/** A guest of a date that is cancelled, with a mark once that is done. */
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

export function ReadMail({
  mail,
  guest,
  onRead,
}: {
  mail: CancellationMail
  guest: CancelledGuest
  onRead: (mail: CancellationMail) => void
}) {
  return (
    <button
      type="button"
      onClick={() => onRead(mail)}
      className="-mx-2 min-h-11 px-2 text-sm font-semibold text-teal-deep underline-offset-4 hover:underline"
    >
      Read the mail<span className="sr-only"> to {guest.name}</span>
    </button>
  )
}
