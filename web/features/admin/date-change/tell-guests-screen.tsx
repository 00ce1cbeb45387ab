import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Phone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import type { UnreachedGuest } from '#domain/contract/unreached-calls.ts'
import type { ToldWay } from '#domain/date-change/news-message.ts'
import { api } from '#web/api/client.ts'
import { dateAddress, datePath } from '#web/features/admin/dates/date-list.ts'
import { datePage, type LoadedDate } from '#web/features/admin/dates/date-page.tsx'
import { whatsAppLink } from '#web/features/admin/guest/contact-links.tsx'
import { ActButton, SmallButton, SmallButtonLink, useAct } from '#web/features/admin/kit/form/actions.tsx'
import { Loaded, readQuery, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { DoneMark, List, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminTime } from '#web/features/admin/kit/texts.ts'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { EmptyState, Notice } from '#web/ui/notice.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { AnswerButtons } from './answer-buttons.tsx'

export const loader = reading('adminRetreats', 'unreachedGuests')

/** Page of the guests whom no email about their date reached, to be told in person. */
export default datePage('Tell guests yourself', ({ date }: LoadedDate) => (
  <div className="max-w-2xl">
    <BackLink to={dateAddress(date)}>{date.label}</BackLink>
    <AdminHead title="Tell guests yourself" />
    <TellGuests
      date={date}
      otherwise={<EmptyState title="Everyone has been reached">No one is left to tell.</EmptyState>}
    />
  </div>
))

function unreachedQuery(date: RetreatView) {
  return readQuery('/api/admin/retreats/{retreatId}/unreached', { params: { retreatId: date.id } })
}

/** Returns the guests of a date whom no email reached. */
export function useUnreached(date: RetreatView): readonly UnreachedGuest[] {
  return useQuery(unreachedQuery(date)).data?.guests ?? []
}

/** Link to the guests of a date who are still to be told; nothing if there are none. */
export function TellLink({ date }: { date: RetreatView }) {
  const left = useUnreached(date).filter(({ told }) => told === null)
  if (left.length === 0) return null
  return (
    <SmallButtonLink to={datePath(date.id, 'tell')} className="mt-3">
      Tell {counted(left.length, 'guest')} yourself
    </SmallButtonLink>
  )
}

/** The guests of a date whom no email reached, with how to tell each; `otherwise` if there are none. */
export function TellGuests({ date, otherwise = null }: { date: RetreatView; otherwise?: ReactNode }) {
  const query = useAdminQuery(unreachedQuery(date))
  return (
    <Loaded query={query} what="The guests to tell">
      {({ guests }) => (guests.length === 0 ? otherwise : <GuestsToTell guests={guests} />)}
    </Loaded>
  )
}

function GuestsToTell({ guests }: { guests: readonly UnreachedGuest[] }) {
  const left = guests.filter(({ told }) => told === null)
  const [first] = left
  return (
    <section aria-label="Guests to tell yourself" className="mt-5 flex flex-col gap-4">
      <Notice tone={first ? 'warning' : 'success'} live="status" title={titleOf(guests.length, left.length)}>
        {first && 'Their email came back, or they gave no address.'}
      </Notice>
      <List>
        {guests.map((guest) => (
          <GuestToTell key={guest.leadId} guest={guest} />
        ))}
      </List>
      {first && (
        <div>
          <p className="text-sm font-semibold text-ink-soft">
            WhatsApp opens with these words. You send them.
          </p>
          <p className="figures mt-2 rounded-lg border border-line bg-cream px-4 py-3 text-sm whitespace-pre-wrap">
            <Unbroken text={first.message} />
          </p>
        </div>
      )}
      {left.some(({ about }) => about === 'changed') && (
        <p className="text-sm text-ink-soft">Silence never counts as a yes for a guest we couldn’t email.</p>
      )}
    </section>
  )
}

function titleOf(all: number, left: number): string {
  if (left === 0) return `You told all ${counted(all, 'guest')} we couldn’t email`
  return `We couldn’t email ${counted(all, 'guest')}. ${left === all ? 'Tell them yourself.' : `${left} left to tell.`}`
}

function GuestToTell({ guest }: { guest: UnreachedGuest }) {
  const { leadId, name, about, phone, change, told, message, refund } = guest
  const number = dialNumber(phone)
  const [way, setWay] = useState<ToldWay | null>(null)
  const [asks, setAsks] = useState(false)
  const params = { bookingId: leadId }
  const tell = useAct({
    act: (how: ToldWay) =>
      api('POST', '/api/admin/bookings/{bookingId}/told', { params, body: { about, how } }),
    failed: 'Not recorded',
    onDone: () => setAsks(false),
  })
  const link = (
    <Link to={`/admin/guests/${leadId}`} className={`${linkStyle} font-semibold wrap-anywhere`}>
      {name}
    </Link>
  )
  if (told) {
    return (
      <li
        className={classNames(
          rowStyle,
          'grid grid-cols-[minmax(0,1fr)_auto] items-center justify-items-end gap-x-4 bg-success-soft *:odd:justify-self-start',
        )}
      >
        {link}
        <DoneMark>Told</DoneMark>
        <p className="figures text-sm text-ink-soft">
          {WAYS[told.how]}, {adminTime(told.at)}
        </p>
        <ActButton
          variant="quiet"
          className="-mr-4"
          act={() =>
            api('POST', '/api/admin/bookings/{bookingId}/told', { params, body: { about, told: false } })
          }
          failed="Not undone"
        >
          Undo<span className="sr-only">: {name} is told</span>
        </ActButton>
      </li>
    )
  }
  return (
    <li className={rowStyle}>
      <div className="flex justify-between gap-4">
        {link}
        {refund > 0 && <span className="figures shrink-0 font-semibold">{formatEuros(refund)} paid</span>}
      </div>
      <p className="figures text-sm text-ink-soft">{factsOf(guest)}</p>
      {phone && <p className="figures text-sm">{phone}</p>}
      <div className="mt-2 grid grid-cols-2 gap-2 sm:flex">
        {number && (
          <>
            <ButtonLink href={`tel:${number}`} variant="secondary" size="sm" onClick={() => setWay('phone')}>
              <Phone aria-hidden className="size-4" />
              Call<span className="sr-only"> {name}</span>
            </ButtonLink>
            <ButtonLink
              href={whatsAppLink(number, message)}
              variant="secondary"
              size="sm"
              onClick={() => setWay('whatsapp')}
            >
              <MessageCircle aria-hidden className="size-4" />
              WhatsApp<span className="sr-only"> {name}</span>
            </ButtonLink>
          </>
        )}
        {change && (
          <AnswerButtons changeId={change.id} to={change.to} guest={{ leadId, name, back: refund }} />
        )}
        {asks ? (
          (['phone', 'whatsapp'] as const).map((how) => (
            <SmallButton key={how} busy={tell.isPending} onClick={() => tell.mutate(how)}>
              {WAYS[how]}
            </SmallButton>
          ))
        ) : (
          <SmallButton
            variant="quiet"
            className="max-sm:col-span-2"
            busy={tell.isPending}
            onClick={() => (way ? tell.mutate(way) : setAsks(true))}
          >
            {change ? 'Thinking' : 'I told them'}
            <span className="sr-only">: {name}</span>
          </SmallButton>
        )}
      </div>
    </li>
  )
}

const WAYS: Record<ToldWay, string> = { phone: 'By phone', whatsapp: 'On WhatsApp' }

function factsOf({ packageType, refund, byTransfer, change, hasFlight }: UnreachedGuest): string {
  const who = packageType === 'non-kiter' ? 'Non-kiter.' : 'Kiter.'
  if (change) return hasFlight ? `${who} Has flights: call first.` : who
  if (refund === 0) return `${who} Nothing to refund.`
  return byTransfer > 0
    ? `${who} Refund ${formatEuros(refund)}: ask for an IBAN.`
    : `${who} Refund ${formatEuros(refund)}, the way it was paid.`
}
