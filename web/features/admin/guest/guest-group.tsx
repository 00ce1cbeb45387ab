import { ChevronRight, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { GROUP_SIZE } from '#domain/booking-form/group-form.ts'
import { inWords } from '#domain/booking/traveller.ts'
import type { GuestGroup } from '#domain/contract/admin-booking-shapes.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { SmallButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { List, ROW } from '#web/features/admin/kit/list/group.tsx'
import { adminTime, dotted } from '#web/features/admin/kit/texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useCopy } from '#web/ui/form/copy-button.tsx'

type Traveller = GuestGroup['travellers'][number]

/** The group of a guest: this one marked, the others one tap away, and what each owes and lacks. */
export function GuestGroupCard({ page: { lead, group } }: { page: GuestPage }) {
  if (!group) return null
  const { travellers, leftToPay, dueOn, deposits, payable } = group
  const size = travellers.filter(({ status }) => holdsPlace(status)).length
  const mayGrow = size < GROUP_SIZE.most && holdsPlace(lead.status)
  const links = travellers.filter(({ link, status }) => link !== null && holdsPlace(status))
  const booker = travellers.find(({ isBooker, status }) => isBooker && holdsPlace(status))
  const left =
    leftToPay > 0
      ? `${formatEuros(leftToPay)} left to pay${dueOn ? `, by ${formatDay(dueOn)}` : ''}`
      : 'Everything is paid'
  return (
    <section aria-labelledby="group">
      <h2 id="group" className="text-lg leading-snug">
        Group of {size}
      </h2>
      <p className="figures text-sm text-ink-soft">{left}</p>
      {deposits && <p className="figures text-sm font-semibold text-amber-deep">{depositsText(deposits)}</p>}
      <List
        className="mt-2"
        foot={
          (links.length > 0 || payable.length > 0 || mayGrow) && (
            <div className="flex flex-wrap gap-1 px-2 py-1.5">
              {payable.length > 0 && (
                <SmallButtonLink to={`/admin/guests/${booker?.leadId ?? lead.id}/payment?for=group`}>
                  {size === 2 ? 'Record a payment for both' : 'Record a payment for all'}
                </SmallButtonLink>
              )}
              {mayGrow && (
                <SmallButtonLink variant="quiet" to={`/admin/guests/new?with=${lead.id}`}>
                  Add someone who comes along
                </SmallButtonLink>
              )}
              {links.map(({ leadId, called, link }) => (
                <CopyLink key={leadId} called={called} link={link ?? ''} />
              ))}
            </div>
          )
        }
      >
        {travellers.map((traveller) => (
          <TravellerRow
            key={traveller.leadId}
            {...{ traveller, size }}
            isThis={traveller.leadId === lead.id}
            isOnDate={traveller.retreatDate === lead.retreatDate}
          />
        ))}
      </List>
    </section>
  )
}

/** Says which part of what is left to pay is due first, because the places are only held. */
export function depositsText({ amount, places, until }: NonNullable<GuestGroup['deposits']>): string {
  const [due, day] = [formatEuros(amount), adminTime(until)]
  return places === 1
    ? `${due} of it is due by ${day}, or we release the place.`
    : `${due} of it is due by ${day}, or we release the ${inWords(places)} places.`
}

function TravellerRow({
  traveller: { leadId, name, isBooker, status, packageType, retreatDate, leftToPay, open },
  size,
  isThis,
  isOnDate,
}: {
  traveller: Traveller
  size: number
  isThis: boolean
  isOnDate: boolean
}) {
  const hasPlace = holdsPlace(status)
  const about = dotted(
    packageType && PACKAGE_NAMES[packageType],
    isBooker && `booked for ${size === 2 ? 'both' : `all ${inWords(size)}`}`,
    !isOnDate && retreatDate,
    !hasPlace && 'has left',
    hasPlace && open.length === 0 && 'complete',
    // No line begins with a dot.
  ).replaceAll(' · ', '\u00A0· ')
  const row = (
    <>
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name || 'No name'}</span>
        <span className="block text-sm text-ink-soft">{about}</span>
        {hasPlace && open.length > 0 && (
          <span className="block text-sm font-semibold text-amber-deep">
            Missing: {open.map((field) => bookingFields[field].label).join(', ')}
          </span>
        )}
      </span>
      {hasPlace && <span className="figures shrink-0 font-bold">{formatEuros(leftToPay)}</span>}
      {!isThis && <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />}
    </>
  )
  const style = 'flex min-h-14 items-center gap-3 px-4 py-2.5'
  return (
    <li {...ROW}>
      {isThis ? (
        <div aria-current="true" className={classNames(style, 'border-l-4 border-sea bg-amber-soft')}>
          {row}
        </div>
      ) : (
        <Link to={`/admin/guests/${leadId}`} className={`${style} hover:bg-cream`}>
          {row}
        </Link>
      )}
    </li>
  )
}

/** Copies the link by which a traveller says what only they can say. */
function CopyLink({ called, link }: { called: string; link: string }) {
  const { copied, copy } = useCopy()
  return (
    <SmallButton variant="quiet" onClick={() => copy(link)}>
      <Copy aria-hidden className="size-4" />
      {copied ? 'Copied!' : `${called}’s link`}
    </SmallButton>
  )
}

/** Heading above what acts on this guest's booking alone; nothing for a guest who comes alone. */
export function OnlyThisGuest({ page: { lead, group } }: { page: GuestPage }) {
  const own = group?.travellers.find(({ leadId }) => leadId === lead.id)
  return own ? <h2 className="text-lg leading-snug">Only {own.called}</h2> : null
}
