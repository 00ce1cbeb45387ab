import {
  Banknote,
  CalendarCheck,
  CalendarX,
  CircleHelp,
  CreditCard,
  Send,
  type LucideIcon,
} from 'lucide-react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { counted, listed } from '#domain/base/wording.ts'
import type { RetreatCancellation, RetreatView, CancelledGuest } from '#domain/contract/retreat-calls.ts'
import type { Unreached } from '#domain/contract/unreached-calls.ts'
import { dotted } from '#web/features/admin/kit/texts.ts'

const OFF_THE_WEBSITE = [CalendarX, 'The date is off the website within 5 seconds.'] as const

/** Lists what offering another date does. */
export function OfferConsequences({
  offer: { label, chooseBy, asked },
  mails,
  unreached,
}: {
  offer: NonNullable<RetreatCancellation['offer']>
  mails: RetreatCancellation['mails']
  unreached: readonly Unreached[]
}) {
  const held = counted(asked, `place on ${label} is`, `places on ${label} are`)
  return (
    <>
      <Points
        points={[
          [Send, mailsText(mails, unreached)],
          [CalendarCheck, `${held} held until ${formatDay(chooseBy)}.`],
          OFF_THE_WEBSITE,
        ]}
      />
      <p className="rounded-lg bg-amber-soft px-4 py-3 text-sm">
        Nothing is refunded yet. You can withdraw the offer until a guest has answered.
      </p>
    </>
  )
}

/** Lists what cancelling the date does, with numbers and amounts. */
export function Consequences({
  date,
  mails,
  unreached,
  sums: { online, byTransfer, reported, disputed },
}: {
  date: RetreatView
  mails: RetreatCancellation['mails']
  unreached: readonly Unreached[]
  sums: CancellationSums
}) {
  const refunded = counted(online.guests, 'guest is refunded online', 'guests are refunded online')
  const waiting = counted(byTransfer.guests, 'refund waits', 'refunds wait')
  return (
    <>
      <Points
        points={[
          [Send, mails.length + unreached.length > 0 && mailsText(mails, unreached)],
          [CreditCard, online.guests > 0 && `${refunded} straight away, ${formatEuros(online.amount)}.`],
          [
            Banknote,
            byTransfer.guests > 0 &&
              `${waiting} for your bank transfer under Money, ${formatEuros(byTransfer.amount)}.`,
          ],
          [
            CircleHelp,
            reported > 0 && `${formatEuros(reported)} still on its way is refunded when it arrives.`,
          ],
          [CircleHelp, disputed > 0 && `${formatEuros(disputed)} is disputed: the bank decides who gets it.`],
          [CircleHelp, date.runs && 'We’ve told guests that this date runs for certain.'],
          OFF_THE_WEBSITE,
        ]}
      />
      <p className="rounded-lg bg-danger-soft px-4 py-3 text-sm text-danger">
        <strong>You can’t undo this.</strong> If it stops, open it again: it continues where it was, and no
        one is refunded twice.
      </p>
    </>
  )
}

/** List of what will happen, each with its icon; `false` for what does not apply. */
function Points({ points }: { points: readonly (readonly [LucideIcon, string | false])[] }) {
  return (
    <ul className="figures flex flex-col gap-2">
      {points.map(
        ([Icon, text]) =>
          text !== false && (
            <li key={text} className="flex gap-2.5">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
              <span className="min-w-0">{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}

/** Returns the sums of cancelling a date. Amounts in euros, other numbers are guests. */
export function cancellationSums(guests: readonly CancelledGuest[]) {
  const sum = (of: (guest: CancelledGuest) => number) => sumEuros(guests.map(of))
  const share = (of: (guest: CancelledGuest) => number) => ({
    guests: guests.filter((guest) => of(guest) > 0).length,
    amount: sum(of),
  })
  const back = share(({ refund }) => refund.amount)
  return {
    received: sum(({ received }) => received),
    back: back.amount,
    refunded: back.guests,
    online: share(({ online }) => online),
    byTransfer: share(transferOf),
    reported: sum(({ reported }) => reported),
    disputed: sum(({ disputed }) => disputed),
    done: guests.filter(({ done }) => done).length,
    total: guests.length,
  }
}

export type CancellationSums = ReturnType<typeof cancellationSums>

/** Returns the part of a refund that the operator transfers, in euros. */
export function transferOf({ refund, online }: CancelledGuest): number {
  return sumEuros([refund.amount, -online])
}

/** Formats how a guest is refunded: "Online: automatic". A guest whose refund is a transfer first has to give bank details. */
export function wayText(guest: CancelledGuest, isReached = true): string {
  const { online, reported, disputed } = guest
  const byTransfer = transferOf(guest)
  const ways = [
    online > 0 && byTransfer > 0
      ? `${formatEuros(online)} as it was paid, ${formatEuros(byTransfer)} by transfer`
      : (online > 0 && 'Online: automatic') ||
        (byTransfer > 0 &&
          (isReached ? 'Transfer: we ask for bank details' : 'Transfer: you ask for an IBAN')),
    reported > 0 && `${formatEuros(reported)} on its way: refunded when it arrives`,
    disputed > 0 && `${formatEuros(disputed)} disputed: the bank decides`,
  ]
  return dotted(...ways) || 'Nothing was received'
}

/** Returns the button's label, with the sum of the refunds. */
export function confirmText({ back, done, total }: CancellationSums): string {
  if (done > 0) return `Continue: ${done} of ${total} done`
  return back > 0 ? `Cancel and refund ${formatEuros(back)}` : 'Cancel the date'
}

/** Says how many emails go out, to whom, and whom the operator has to tell. */
export function mailsText(mails: readonly { to: string }[], unreached: readonly Unreached[]): string {
  const count = counted(mails.length, 'email goes out', 'emails go out')
  if (unreached.length > 0) {
    const whom = unreached.map(({ name, phone }) => dotted(name, phone)).join('; ')
    return `${count}. You tell ${unreached.length}: ${whom}.`
  }
  const addresses = [...new Set(mails.map(({ to }) => to))]
  return addresses.length > MOST_NAMED
    ? `${count}, to ${addresses.length} addresses.`
    : `${count}, to ${listed(addresses)}.`
}

/** How many addresses are named; of more, the number is. */
const MOST_NAMED = 4
