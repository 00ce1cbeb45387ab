import type { ChangeAnnouncement } from '#domain/date-change/date-change-calls.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { PhoneLink } from '#web/features/admin/contact-links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { mailsText } from '#web/features/admin/dates/cancellation-texts.ts'
import { plannedText, riseText, SILENCE_TEXTS } from './change-texts.ts'
import { ReadMail } from './planned-mail.tsx'

/** Guests whom a change would ask, each with their possible refund and email. */
export function AskedGuests({
  result: { change, mails },
  read,
  onRead,
}: {
  result: ChangeAnnouncement
  /** True once the operator has confirmed reading the list. */
  read: boolean
  onRead: (read: boolean) => void
}) {
  const back = sumEuros(change.guests.map((guest) => guest.back))
  if (change.guests.length === 0) return <p>No guests are affected.</p>
  return (
    <section aria-labelledby="asked-guests" className="min-w-0">
      <h2 id="asked-guests" className="text-lg">
        Who will be asked <span className="figures ml-1 font-sans font-semibold">{change.guests.length}</span>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">This is what would happen. No one has been told yet.</p>
      <ul className="mt-2.5 divide-y divide-line overflow-hidden rounded-lg border border-line bg-white">
        {change.guests.map((guest) => (
          <li
            key={guest.leadId}
            className="grid items-center gap-x-4 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
                {guest.name}
                {change.to && guest.hasFlight && <Badge tone="warning">Call first</Badge>}
              </p>
              {change.to && guest.hasFlight && (
                <p className="text-sm text-ink-soft">
                  Has booked flights{guest.phone && ': '}
                  {guest.phone && <PhoneLink phone={guest.phone} />}
                </p>
              )}
              <p className="figures text-sm text-ink-soft">
                {[riseText(guest), plannedText(guest)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <ReadMail guest={guest} mails={mails} />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-col gap-4">
        <p>
          {mailsText(mails.length)}
          {change.chooseBy !== null &&
            ` Guests choose until ${formatDay(change.chooseBy)}. ${SILENCE_TEXTS[change.kind]}`}{' '}
          You can withdraw it until a guest has chosen
          {change.guests.some(({ state }) => state === 'told') && '; a price increase stays'}.
        </p>
        {change.to && (
          <p className="rounded-lg bg-amber-soft px-4 py-3 text-sm">
            <strong>The website sells {change.to.label} from now on.</strong> Guests who cancel get a full
            refund, the deposit too{back > 0 ? `: at most ${formatEuros(back)}` : ''}.
          </p>
        )}
        <Checkbox
          label="I have read the list"
          checked={read}
          onChange={(event) => onRead(event.target.checked)}
        />
      </div>
    </section>
  )
}
