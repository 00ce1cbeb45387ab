import { ArrowRight, ChevronDown, CircleCheck } from 'lucide-react'
import { placesLeft } from '#domain/availability.ts'
import { PACKAGE_NAMES } from '#domain/booking-names.ts'
import type { CalendarDay } from '#domain/dates.ts'
import { dueText } from '#domain/due-text.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { GUARANTEED_WORDS, OFFERED_RETREATS, PACKAGE_TYPES, type PackageType } from '#domain/retreats.ts'
import { isScarce, shortPlacesWording } from '#domain/scarcity.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { RetreatOnSale } from './live-offer.ts'

export interface DatesTexts {
  title: string
  intro: string
  button: string
  none: string
}

/** What stands beside every date: the price is the same on all of them. */
interface Beside {
  button: string
  priceCents: Cents
  today: CalendarDay
}

/** The next retreats with price, due date and few places left; every entry leads into the form with its date and package chosen. */
export function NextRetreats({
  texts,
  retreats,
  known,
  priceCents,
  today,
}: {
  texts: DatesTexts
  retreats: readonly RetreatOnSale[]
  /** False where the dates could not be read. */
  known: boolean
  priceCents: Cents
  today: CalendarDay
}) {
  const beside = { button: texts.button, priceCents, today }
  const soon = retreats.slice(0, OFFERED_RETREATS)
  const later = retreats.slice(OFFERED_RETREATS)
  return (
    <div
      id="dates"
      className="mt-16 grid gap-x-12 gap-y-4 md:mt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h3 className="text-3xl">{texts.title}</h3>
        <p className="mt-3 max-w-xl text-lg text-ink-soft">{texts.intro}</p>
      </div>
      <div>
        {retreats.length === 0 && (
          <p className="rounded-lg border border-line-strong bg-white p-5 text-ink">
            {known
              ? texts.none
              : 'We cannot read the dates at the moment. Please try again in a minute, or write to us.'}
          </p>
        )}
        <RetreatList retreats={soon} {...beside} />
        {later.length > 0 && (
          <details className="group">
            <summary className="mt-4 inline-flex min-h-11 list-none items-center gap-2 rounded-full font-semibold text-teal-deep [&::-webkit-details-marker]:hidden">
              Show later dates
              <ChevronDown aria-hidden className="size-5 transition-[rotate] group-open:rotate-180" />
            </summary>
            <RetreatList retreats={later} {...beside} />
          </details>
        )}
      </div>
    </div>
  )
}

function RetreatList({ retreats, ...beside }: Beside & { retreats: readonly RetreatOnSale[] }) {
  if (retreats.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {retreats.map((retreat) => (
        <li
          key={retreat.label}
          className="grid items-center gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div>
            <p className="figures font-display text-2xl font-bold text-sea">{retreat.label}</p>
            {PACKAGE_TYPES.some((packageType) => placesLeft(retreat, packageType) > 0) && (
              <p className="figures mt-0.5 text-sm text-ink-soft">
                {dueText(retreat.startsOn, beside.today)}
              </p>
            )}
            {retreat.guaranteed && (
              <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-success">
                <CircleCheck aria-hidden className="size-4 shrink-0" />
                {GUARANTEED_WORDS}
              </p>
            )}
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2 sm:gap-3 md:w-110">
            <PlacesLink retreat={retreat} packageType="kiter" {...beside} />
            <PlacesLink retreat={retreat} packageType="non-kiter" {...beside} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function PlacesLink({
  retreat,
  packageType,
  button,
  priceCents,
}: Beside & { retreat: RetreatOnSale; packageType: PackageType }) {
  const left = placesLeft(retreat, packageType)
  const words = shortPlacesWording(left)
  const name = <span className="font-semibold">{PACKAGE_NAMES[packageType]}</span>
  const few = words && (
    <span
      className={classNames('figures col-span-2 text-sm', isScarce(left) && 'font-semibold text-amber-deep')}
    >
      {words}
    </span>
  )
  const shape =
    'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1 rounded-lg border px-2 py-2.5 leading-snug sm:px-4'
  if (left === 0) {
    return (
      <p className={classNames(shape, 'border-line bg-sand text-ink-soft')}>
        {name}
        {few}
      </p>
    )
  }
  return (
    <a
      href={`/booking?${new URLSearchParams({ date: retreat.label, package: packageType })}`}
      className={classNames(
        shape,
        'group/link border-line-strong bg-white text-ink transition-[border-color,background-color] hover:border-sea hover:bg-cream',
        isScarce(left) && 'border-amber',
      )}
    >
      {name}
      <span className="figures flex shrink-0 items-center gap-2 font-semibold sm:text-lg">
        {formatCents(priceCents)}
        <ArrowRight
          aria-hidden
          className="size-5 shrink-0 transition-[translate] max-sm:hidden group-hover/link:translate-x-1"
        />
      </span>
      {few}
      <span className="sr-only">
        {button}: {retreat.label}
      </span>
    </a>
  )
}
