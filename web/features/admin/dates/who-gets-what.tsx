import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatEuros } from '#domain/money.ts'
import type { CancelledGuest, RetreatCancellation } from '#domain/retreat-calls.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { wayText, type CancellationSums } from './cancellation-texts.ts'

type Mail = RetreatCancellation['mails'][number]

/** Every guest of a date with what goes back, by which way, and the mail about it. */
export function WhoGetsWhat({
  guests,
  mails,
  sums,
}: {
  guests: readonly CancelledGuest[]
  mails: readonly Mail[]
  sums: CancellationSums
}) {
  const [shown, setShown] = useState<Mail | null>(null)
  if (guests.length === 0) return <p>Nobody has booked this date.</p>
  return (
    <section aria-labelledby="who-gets-what" className="min-w-0">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id="who-gets-what" className="text-lg">
          {sums.done === sums.total ? 'Who got what' : 'Who gets what'}{' '}
          <span className="figures ml-1 font-sans font-semibold">{sums.total}</span>
        </h2>
        <p className="figures text-sm text-ink-soft">{formatEuros(sums.back)}</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white">
        {guests.map((guest) => (
          <GuestRow
            key={guest.leadId}
            guest={guest}
            mail={mails.find(({ leadId }) => leadId === guest.leadId)}
            onRead={setShown}
          />
        ))}
        <li className="figures flex justify-between gap-4 bg-cream px-4 py-3 font-bold">
          <span>Back to guests</span>
          <span>{formatEuros(sums.back)}</span>
        </li>
      </ul>
      <Dialog
        open={shown !== null}
        onOpenChange={(open) => !open && setShown(null)}
        title={shown?.subject}
        description={shown && `To ${shown.to}`}
      >
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">{shown?.text}</p>
      </Dialog>
    </section>
  )
}

function GuestRow({
  guest,
  mail,
  onRead,
}: {
  guest: CancelledGuest
  mail: Mail | undefined
  onRead: (mail: Mail) => void
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 pt-2.5 pb-1">
      <div className="min-w-0 pb-1.5">
        <p className="flex items-center gap-2 font-semibold wrap-anywhere">
          {guest.done && <CircleCheck aria-label="Done" className="size-5 shrink-0 text-success" />}
          <Link to={`/admin/guests/${guest.leadId}`} className="underline-offset-4 hover:underline">
            {guest.name}
          </Link>
        </p>
        <p className="figures text-sm text-ink-soft">{wayText(guest)}</p>
      </div>
      <div className="text-right">
        <p className="figures font-bold">{formatEuros(guest.refund.amount)}</p>
        {mail && (
          <button
            type="button"
            onClick={() => onRead(mail)}
            className="-mt-1 -mr-2 min-h-11 px-2 text-sm font-semibold text-teal-deep underline-offset-4 hover:underline"
          >
            Read the mail<span className="sr-only"> to {guest.name}</span>
          </button>
        )}
      </div>
    </li>
  )
}
