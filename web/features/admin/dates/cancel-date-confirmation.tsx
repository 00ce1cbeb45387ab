import { Banknote, CalendarCheck, CalendarX, CircleHelp, CreditCard, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RetreatCancellationReason } from '#domain/refund/cancellation.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { RetreatCancellation, RetreatView } from '#domain/retreat/retreat-calls.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { guestsText, mailsText, type CancellationSums } from './cancellation-texts.ts'
import type { First } from './cancel-date-screen.tsx'

/** Choice of the reason for a cancellation, and whether guests are offered another date before they are refunded. */
export function CancelChoices({
  sums,
  reason,
  onReason,
  first,
  onFirst,
  children,
}: {
  sums: CancellationSums
  reason: RetreatCancellationReason
  onReason: (reason: RetreatCancellationReason) => void
  first: First
  onFirst: (first: First) => void
  /** Fields for the other date on offer. */
  children: ReactNode
}) {
  return (
    <>
      {sums.total > 0 && (
        <ChoiceCards
          legend="What first"
          name="first"
          choices={[
            {
              value: 'offer',
              title: 'Offer another date first',
              description: 'Each guest chooses: the other date at the same price, or a full refund.',
            },
            {
              value: 'refund',
              title: 'Cancel and refund all guests now',
              description:
                sums.refunded > 0
                  ? `${formatEuros(sums.back)} to ${guestsText(sums.refunded)}.`
                  : 'No one has paid, so there’s nothing to refund.',
            },
          ]}
          value={first}
          onChoose={onFirst}
        />
      )}
      {first === 'offer' && children}
      <ChoiceCards
        legend="Why"
        name="reason"
        choices={[
          { value: 'organiser', title: 'We cancel', description: 'We refund everything, the deposit too.' },
          {
            value: 'extraordinary',
            title: 'Extraordinary circumstances',
            description: 'We refund everything, and the email says why.',
          },
        ]}
        value={reason}
        onChoose={onReason}
      />
    </>
  )
}

/** Lists what offering another date does. */
export function OfferConsequences({
  offer: { label, chooseBy, asked },
  mails,
}: {
  offer: NonNullable<RetreatCancellation['offer']>
  mails: number
}) {
  return (
    <>
      <ul className="figures flex flex-col gap-2">
        <Line icon={<Send />}>{mailsText(mails)}</Line>
        <Line icon={<CalendarCheck />}>
          {asked === 1 ? '1 place' : `${asked} places`} on {label} {asked === 1 ? 'is' : 'are'} held until{' '}
          {formatDay(chooseBy)}.
        </Line>
        <Line icon={<Banknote />}>Guests who don’t answer by then are refunded in full.</Line>
        <Line icon={<CalendarX />}>The date is off the website within 5 seconds.</Line>
      </ul>
      <p className="rounded-lg bg-amber-soft px-4 py-3 text-sm">
        Nothing is refunded yet. You can withdraw it until a guest has chosen.
      </p>
    </>
  )
}

/** Lists what cancelling the date does, with numbers and amounts. */
export function Consequences({
  date,
  mails,
  sums,
}: {
  date: RetreatView
  mails: number
  sums: CancellationSums
}) {
  const { online, byTransfer, reported, disputed } = sums
  return (
    <>
      <ul className="figures flex flex-col gap-2">
        {mails > 0 && <Line icon={<Send />}>{mailsText(mails)}</Line>}
        {online.guests > 0 && (
          <Line icon={<CreditCard />}>
            {online.guests === 1 ? '1 guest is' : `${online.guests} guests are`} refunded online straight
            away, {formatEuros(online.amount)}.
          </Line>
        )}
        {byTransfer.guests > 0 && (
          <Line icon={<Banknote />}>
            {byTransfer.guests === 1 ? '1 transfer waits' : `${byTransfer.guests} transfers wait`} for you
            under Money, {formatEuros(byTransfer.amount)}.
          </Line>
        )}
        {reported > 0 && (
          <Line icon={<CircleHelp />}>
            {formatEuros(reported)} still on its way is refunded when it arrives.
          </Line>
        )}
        {disputed > 0 && (
          <Line icon={<CircleHelp />}>
            {formatEuros(disputed)} is disputed: the bank decides who gets that.
          </Line>
        )}
        {date.guaranteed && (
          <Line icon={<CircleHelp />}>Guests have read that this date is guaranteed to run.</Line>
        )}
        <Line icon={<CalendarX />}>The date is off the website within 5 seconds.</Line>
      </ul>
      <p className="rounded-lg bg-danger-soft px-4 py-3 text-sm text-danger">
        <strong>This cannot be undone.</strong> If it stops, open it again: it continues where it was, and no
        one is refunded twice.
      </p>
    </>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span aria-hidden className="mt-0.5 text-sea *:size-5">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
