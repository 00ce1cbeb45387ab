import type { RetreatCancellation } from '#domain/retreat/retreat-calls.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** An email about a cancelled or changed date, planned or sent. */
export type PlannedMail = RetreatCancellation['mails'][number]

export function ReadMail({ name, onRead }: { name: string; onRead: () => void }) {
  return (
    <button
      type="button"
      onClick={onRead}
      className="-mx-2 min-h-11 justify-self-start px-2 text-sm font-semibold text-teal-deep underline-offset-4 hover:underline"
    >
      Read the email<span className="sr-only"> to {name}</span>
    </button>
  )
}

/** Dialog that shows an email; closed if `mail` is null. */
export function MailDialog({ mail, onClose }: { mail: PlannedMail | null; onClose: () => void }) {
  return (
    <Dialog
      open={mail !== null}
      onOpenChange={(open) => !open && onClose()}
      title={mail?.subject}
      description={mail && `To ${mail.to}`}
    >
      <p className="text-sm whitespace-pre-wrap wrap-anywhere">{mail?.text}</p>
    </Dialog>
  )
}
