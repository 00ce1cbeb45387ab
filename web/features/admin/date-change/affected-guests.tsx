import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { ChangeAnnouncement } from '#domain/contract/date-change-calls.ts'
import type { CancelledGuest, RetreatCancellation } from '#domain/contract/retreat-calls.ts'
import {
  mailsText,
  transferOf,
  wayText,
  type CancellationSums,
} from '#web/features/admin/dates/cancellation.tsx'
import { PhoneLink } from '#web/features/admin/guest/contact-links.tsx'
import { GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { GroupHead } from '#web/features/admin/kit/list/group.tsx'
import { Cell, Foot, Row, Table } from '#web/features/admin/kit/list/table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { plannedText } from './change-texts.ts'

const COLUMNS = [
  { label: 'Guest' },
  { label: 'Received', className: 'text-right' },
  { label: 'Refund', className: 'text-right' },
  { label: 'How' },
  { label: 'Email' },
]

/** Table of a date's guests with their refund, its method and the email about it. */
export function WhoGetsWhat({
  result,
  sums,
  asks,
}: {
  result: RetreatCancellation
  sums: CancellationSums
  /** True if guests are first offered another date. */
  asks: boolean
}) {
  const { bookings: guests, mails, unreached } = result
  if (guests.length === 0) return <p>No one has booked this date.</p>
  const now = sums.done === sums.total ? 'Who got what' : 'Who gets what'
  const title = asks ? 'Who gets what with a refund' : now
  return (
    <section aria-labelledby="who-gets-what" className="flex min-w-0 flex-col gap-2.5">
      <GroupHead id="who-gets-what" title={title} count={sums.total} />
      <Table label={title} columnsFrom="md" columns={COLUMNS} className="figures" foot={<Sums sums={sums} />}>
        {guests.map((guest) => (
          <GuestRow
            key={guest.leadId}
            guest={guest}
            mails={mails}
            isReached={!unreached.some(({ leadId }) => leadId === guest.leadId)}
          />
        ))}
      </Table>
    </section>
  )
}

const rowStyle = 'stacked:grid stacked:grid-cols-[minmax(0,1fr)_auto] stacked:gap-x-4 stacked:px-4'

function GuestRow({
  guest,
  mails,
  isReached,
}: {
  guest: CancelledGuest
  mails: RetreatCancellation['mails']
  isReached: boolean
}) {
  const isAsked = transferOf(guest) > 0
  return (
    <Row className={`${rowStyle} stacked:pt-2.5 stacked:pb-1`}>
      <Cell isHead className="min-w-32 font-normal stacked:text-base">
        <span className="flex items-center gap-2 font-semibold wrap-anywhere">
          {guest.done && <CircleCheck aria-label="Done" className="size-5 shrink-0 text-success" />}
          <GuestLink id={guest.leadId} name={guest.name} />
        </span>
      </Cell>
      <Cell className="text-right text-ink-soft stacked:hidden">{formatEuros(guest.received)}</Cell>
      <Cell className="text-right font-bold stacked:text-base">{formatEuros(guest.refund.amount)}</Cell>
      <Cell
        className={classNames(
          'stacked:pb-1.5 stacked:font-normal stacked:text-ink-soft',
          isAsked && !guest.done ? 'font-semibold text-amber-deep' : 'text-ink-soft',
        )}
      >
        {wayText(guest, isReached)}
      </Cell>
      <Cell className="h-13 whitespace-nowrap stacked:-mt-1 stacked:h-auto stacked:text-right">
        {isReached ? <ReadMail guest={guest} mails={mails} /> : 'You tell them'}
      </Cell>
    </Row>
  )
}

function Sums({ sums }: { sums: CancellationSums }) {
  return (
    <Foot
      className={`${rowStyle} stacked:border-t stacked:border-line stacked:bg-cream stacked:py-3 stacked:text-base`}
    >
      <Cell isHead>
        <span className="stacked:hidden">{counted(sums.total, 'guest')}</span>
        <span className="hidden stacked:inline">Total refund</span>
      </Cell>
      <Cell className="text-right stacked:hidden">{formatEuros(sums.received)}</Cell>
      <Cell className="text-right">{formatEuros(sums.back)}</Cell>
      <Cell colSpan={2} className="stacked:hidden" />
    </Foot>
  )
}

/** Guests whom a change would ask, each with their possible refund and email. */
export function AskedGuests({
  result: { change, mails, unreached },
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
      <GroupHead id="asked-guests" title="Who will be asked" count={change.guests.length} />
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
              <p className="figures text-sm text-ink-soft">{plannedText(guest)}</p>
            </div>
            <ReadMail guest={guest} mails={mails} />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-col gap-4">
        <p>{mailsText(mails, unreached)}</p>
        <p>You can withdraw it until a guest has answered.</p>
        {change.to && (
          <p className="rounded-lg bg-amber-soft px-4 py-3 text-sm">
            <strong>The website then sells {change.to.label}.</strong>{' '}
            {back > 0
              ? `Guests who cancel get a full refund, including the deposit: at most ${formatEuros(back)} in total.`
              : 'Guests who cancel get a full refund, including the deposit.'}
          </p>
        )}
        <Checkbox
          label="I’ve read the list"
          checked={read}
          onChange={(event) => onRead(event.target.checked)}
        />
      </div>
    </section>
  )
}

/** Opens a guest's email about a cancelled or changed date, planned or sent. Nothing if the guest gets none. */
function ReadMail({
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
