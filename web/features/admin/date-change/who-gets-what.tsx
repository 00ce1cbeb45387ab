import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import type { CancelledGuest, RetreatCancellation } from '#domain/retreat/retreat-calls.ts'
import {
  guestsText,
  wayBack,
  waysText,
  wayText,
  type CancellationSums,
} from '#web/features/admin/dates/cancellation-texts.ts'
import { Cell, Foot, Row, Table } from '#web/features/admin/kit/list/table.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ReadMail } from './planned-mail.tsx'

const COLUMNS = [
  { label: 'Guest' },
  { label: 'Received', className: 'text-right' },
  { label: 'Refund', className: 'text-right' },
  { label: 'By' },
  { label: 'How' },
  { label: 'Email' },
]

/** Table of a date's guests with their refund, its method and the email about it. */
export function WhoGetsWhat({
  result: { bookings: guests, mails },
  sums,
}: {
  result: Pick<RetreatCancellation, 'bookings' | 'mails'>
  sums: CancellationSums
}) {
  if (guests.length === 0) return <p>No one has booked this date.</p>
  const title = sums.done === sums.total ? 'Who got what' : 'Who gets what'
  return (
    <section aria-labelledby="who-gets-what" className="min-w-0">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id="who-gets-what" className="text-lg">
          {title} <span className="figures ml-1 font-sans font-semibold">{sums.total}</span>
        </h2>
        <p className="figures text-sm text-ink-soft">{formatEuros(sums.back)}</p>
      </div>
      <Table label={title} columnsFrom="md" columns={COLUMNS} className="figures" foot={<Sums sums={sums} />}>
        {guests.map((guest) => (
          <GuestRow key={guest.leadId} guest={guest} mails={mails} />
        ))}
      </Table>
    </section>
  )
}

const rowStyle = 'stacked:grid stacked:grid-cols-[minmax(0,1fr)_auto] stacked:gap-x-4 stacked:px-4'

function GuestRow({ guest, mails }: { guest: CancelledGuest; mails: RetreatCancellation['mails'] }) {
  const { by, how, isAsked } = wayBack(guest)
  return (
    <Row className={`${rowStyle} stacked:pt-2.5 stacked:pb-1`}>
      <Cell isHead className="min-w-32 font-normal stacked:text-base">
        <span className="flex items-center gap-2 font-semibold wrap-anywhere">
          {guest.done && <CircleCheck aria-label="Done" className="size-5 shrink-0 text-success" />}
          <Link to={`/admin/guests/${guest.leadId}`} className="underline-offset-4 hover:underline">
            {guest.name}
          </Link>
        </span>
      </Cell>
      <Cell className="text-right text-ink-soft stacked:hidden">{formatEuros(guest.received)}</Cell>
      <Cell className="text-right font-bold stacked:text-base">{formatEuros(guest.refund.amount)}</Cell>
      <Cell className="stacked:hidden">{by}</Cell>
      <Cell
        className={classNames(
          'stacked:pb-1.5 stacked:font-normal stacked:text-ink-soft',
          isAsked && !guest.done ? 'font-semibold text-amber-deep' : 'text-ink-soft',
        )}
      >
        <span className="hidden stacked:inline">{wayText(guest)}</span>
        <span className="block first-letter:uppercase stacked:hidden">{how.join(' · ')}</span>
      </Cell>
      <Cell className="whitespace-nowrap stacked:-mt-1 stacked:text-right">
        <ReadMail guest={guest} mails={mails} />
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
        <span className="stacked:hidden">{guestsText(sums.total)}</span>
        <span className="hidden stacked:inline">Refunded to guests</span>
      </Cell>
      <Cell className="text-right stacked:hidden">{formatEuros(sums.received)}</Cell>
      <Cell className="text-right">{formatEuros(sums.back)}</Cell>
      <Cell colSpan={3} className="font-normal text-ink-soft stacked:hidden">
        {waysText(sums)}
      </Cell>
    </Foot>
  )
}
