import { ChevronDown, ChevronRight, CircleCheck } from 'lucide-react'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { dueText } from '#domain/booking/timeline-text.ts'
import { placesLeft, type RetreatOnSale } from '#domain/place/availability.ts'
import { isScarce, placesWording, shortPlacesWording } from '#domain/place/scarcity.ts'
import { minimumWording, OFFERED_RETREATS, PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

/** What every date shows alike; the price is in cents. */
interface Beside {
  button: string
  priceCents: Cents
  today: CalendarDay
}

/** The next retreats with price, start and scarce places; each date links to the form with that date chosen. */
export function NextRetreats({
  texts,
  retreats,
  known,
  priceCents,
  today,
}: {
  texts: SiteContent['landing']['dates']
  retreats: readonly RetreatOnSale[]
  /** False if the dates could not be loaded. */
  known: boolean
  priceCents: Cents
  today: CalendarDay
}) {
  const beside = { button: texts.button, priceCents, today }
  const soon = retreats.slice(0, OFFERED_RETREATS)
  const later = retreats.slice(OFFERED_RETREATS)
  return (
    <div id="dates">
      <h3>{texts.title}</h3>
      {retreats.length === 0 ? (
        <p className="mt-3 rounded-lg border border-line-strong bg-white p-5 text-ink">
          {known
            ? texts.none
            : 'We can’t load the dates right now. Please try again in a minute, or write to us.'}
        </p>
      ) : (
        <div className="mt-3 divide-y divide-line rounded-lg border border-line bg-white text-ink">
          <RetreatList retreats={soon} {...beside} />
          {later.length > 0 && (
            <details className="group">
              <summary className="flex min-h-12 list-none items-center justify-between gap-2 px-4 font-semibold text-teal-deep [&::-webkit-details-marker]:hidden">
                Show later dates
                <ChevronDown aria-hidden className="size-5 transition-[rotate] group-open:rotate-180" />
              </summary>
              <RetreatList retreats={later} {...beside} />
            </details>
          )}
        </div>
      )}
    </div>
  )
}

function RetreatList({ retreats, ...beside }: Beside & { retreats: readonly RetreatOnSale[] }) {
  return (
    <ul className="divide-y divide-line">
      {retreats.map((retreat) => (
        <li key={retreat.label}>
          <RetreatRow retreat={retreat} {...beside} />
        </li>
      ))}
    </ul>
  )
}

function RetreatRow({ retreat, button, priceCents, today }: Beside & { retreat: RetreatOnSale }) {
  const free = PACKAGE_TYPES.filter((packageType) => placesLeft(retreat, packageType) > 0)
  const shape = 'figures flex min-h-15 flex-wrap items-center gap-x-3 px-4 py-2'
  if (free.length === 0) {
    return (
      <p className={`${shape} justify-between text-ink-soft`}>
        <span className="font-semibold">{retreat.label}</span>
        {shortPlacesWording(0)}
      </p>
    )
  }
  const [onlyFree] = free.length === 1 ? free : []
  const chosen = new URLSearchParams({
    date: retreat.label,
    ...(onlyFree !== undefined && { package: onlyFree }),
  })
  return (
    <a href={`/booking?${chosen}`} className={`${shape} group/link hover:text-teal-deep`}>
      <span className="min-w-0 grow basis-40">
        <span className="sr-only">{button}: </span>
        <span className="block leading-snug font-semibold">{retreat.label}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-snug text-ink-soft">
          {dueText(retreat.startsOn, today)}
          {PACKAGE_TYPES.map((packageType) => {
            const left = placesLeft(retreat, packageType)
            const words = placesWording(left, packageType)
            if (words === null) return null
            return isScarce(left) ? (
              <Badge key={packageType} tone="calm" className="py-0!">
                {words}
              </Badge>
            ) : (
              <span key={packageType}>{words}</span>
            )
          })}
        </span>
        {retreat.gathering === null && (
          <span className="mt-0.5 flex items-center gap-1.5 text-sm font-semibold text-success">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {minimumWording(null)}
          </span>
        )}
        {retreat.gathering && (
          <span className="mt-0.5 block text-sm leading-snug text-ink-soft">
            <Unbroken text={minimumWording(retreat.gathering)} />
          </span>
        )}
      </span>
      <span className="flex items-center gap-2 text-lg font-semibold">
        {formatCents(priceCents)}
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-[translate] group-hover/link:translate-x-1"
        />
      </span>
    </a>
  )
}
