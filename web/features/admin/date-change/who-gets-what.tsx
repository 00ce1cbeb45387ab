import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { CancelledGuest } from '#domain/retreat/retreat-calls.ts'
import { wayText, type CancellationSums } from '#web/features/admin/dates/cancellation-texts.ts'
import { GuestName } from '#web/features/admin/dates/cancelled-guest.tsx'
import { MailDialog, ReadMail, type PlannedMail } from './planned-mail.tsx'
import { WhoGetsWhatTable } from './who-gets-what-table.tsx'

/** Every guest of a date with what goes back, by which way, and the mail about it: a table where it has room, else a list. */
export function WhoGetsWhat({
  guests,
  mails,
  sums,
}: {
  guests: readonly CancelledGuest[]
  mails: readonly PlannedMail[]
  sums: CancellationSums
}) {
  const [shown, setShown] = useState<PlannedMail | null>(null)
  const mailOf = (guest: CancelledGuest) => mails.find(({ leadId }) => leadId === guest.leadId)
  if (guests.length === 0) return <p>No one has booked this date.</p>
  return (
    <section aria-labelledby="who-gets-what" className="@container min-w-0">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id="who-gets-what" className="text-lg">
          {sums.done === sums.total ? 'Who got what' : 'Who gets what'}{' '}
          <span className="figures ml-1 font-sans font-semibold">{sums.total}</span>
        </h2>
        <p className="figures text-sm text-ink-soft">{formatEuros(sums.back)}</p>
      </div>
      <div className="overflow-hidden rounded-lg border border-line bg-white">
        <div className="hidden @min-[40rem]:block">
          <WhoGetsWhatTable guests={guests} mailOf={mailOf} sums={sums} onRead={setShown} />
        </div>
        <ul className="divide-y divide-line @min-[40rem]:hidden">
          {guests.map((guest) => (
            <GuestRow key={guest.leadId} guest={guest} mail={mailOf(guest)} onRead={setShown} />
          ))}
          <li className="figures flex justify-between gap-4 bg-cream px-4 py-3 font-bold">
            <span>Refunded to guests</span>
            <span>{formatEuros(sums.back)}</span>
          </li>
        </ul>
      </div>
      <MailDialog mail={shown} onClose={() => setShown(null)} />
    </section>
  )
}

function GuestRow({
  guest,
  mail,
  onRead,
}: {
  guest: CancelledGuest
  mail: PlannedMail | undefined
  onRead: (mail: PlannedMail) => void
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 pt-2.5 pb-1">
      <div className="min-w-0 pb-1.5">
        <p>
          <GuestName guest={guest} />
        </p>
        <p className="figures text-sm text-ink-soft">{wayText(guest)}</p>
      </div>
      <div className="text-right">
        <p className="figures -mb-1 font-bold">{formatEuros(guest.refund.amount)}</p>
        {mail && <ReadMail name={guest.name} onRead={() => onRead(mail)} />}
      </div>
    </li>
  )
}
