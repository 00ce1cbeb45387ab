import { useState } from 'react'
import type { CancelledGuest, RetreatCancellation } from '#domain/retreat/retreat-calls.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** Opens a guest's email about a cancelled or changed date, planned or sent. Nothing if the guest gets none. */
export function ReadMail({
  guest: { leadId, name },
  mails,
}: {
  guest: Pick<CancelledGuest, 'leadId' | 'name'>
  mails: RetreatCancellation['mails']
}) {
  const [open, setOpen] = useState(false)
  const mail = mails.find((each) => each.leadId === leadId)
  if (!mail) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-mx-2 min-h-11 justify-self-start px-2 text-sm font-semibold text-teal-deep underline-offset-4 hover:underline"
      >
        Read the email<span className="sr-only"> to {name}</span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={mail.subject} description={`To ${mail.to}`}>
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</p>
      </Dialog>
    </>
  )
}
