import { formatEuros } from '#domain/base/money.ts'
import type { CancelledGuest } from '#domain/retreat/retreat-calls.ts'
import { ROW } from '#web/features/admin/kit/row-keys.ts'
import { classNames } from '#web/ui/class-names.ts'
import {
  guestsText,
  waysText,
  wayBack,
  type CancellationSums,
} from '#web/features/admin/dates/cancellation-texts.ts'
import { GuestName } from '#web/features/admin/dates/cancelled-guest.tsx'
import { ReadMail, type PlannedMail } from './planned-mail.tsx'

const cell = 'px-2.5 py-1 first:pl-4 last:pr-4'
const amount = `${cell} figures text-right whitespace-nowrap`

/** The guests of a date beside each other, as a laptop shows them, with what they come to. */
export function WhoGetsWhatTable({
  guests,
  mailOf,
  sums,
  onRead,
}: {
  guests: readonly CancelledGuest[]
  mailOf: (guest: CancelledGuest) => PlannedMail | undefined
  sums: CancellationSums
  onRead: (mail: PlannedMail) => void
}) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th className={`${cell} py-2.5`}>Guest</th>
          <th className={amount}>Received</th>
          <th className={amount}>Refund</th>
          <th className={cell}>By</th>
          <th className={cell}>How</th>
          <th className={cell}>Email</th>
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <GuestRow key={guest.leadId} guest={guest} mail={mailOf(guest)} onRead={onRead} />
        ))}
      </tbody>
      <tfoot className="border-t-2 border-line-strong">
        <tr className="h-11">
          <th scope="row" className={`${cell} figures font-bold`}>
            {guestsText(sums.total)}
          </th>
          <td className={`${amount} font-bold`}>{formatEuros(sums.received)}</td>
          <td className={`${amount} font-bold`}>{formatEuros(sums.back)}</td>
          <td colSpan={3} className={`${cell} figures text-ink-soft`}>
            {waysText(sums)}
          </td>
        </tr>
      </tfoot>
    </table>
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
  const { by, how, isAsked } = wayBack(guest)
  return (
    <tr {...ROW} className="h-13 border-t border-line hover:bg-cream">
      <th scope="row" className={`${cell} min-w-32 font-normal`}>
        <GuestName guest={guest} />
      </th>
      <td className={`${amount} text-ink-soft`}>{formatEuros(guest.received)}</td>
      <td className={`${amount} font-bold`}>{formatEuros(guest.refund.amount)}</td>
      <td className={cell}>{by}</td>
      <td
        className={classNames(
          cell,
          'figures first-letter:uppercase',
          isAsked && !guest.done ? 'font-semibold text-amber-deep' : 'text-ink-soft',
        )}
      >
        {how.join(' · ')}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {mail && <ReadMail name={guest.name} onRead={() => onRead(mail)} />}
      </td>
    </tr>
  )
}
