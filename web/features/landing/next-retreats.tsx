import { ArrowRight, ChevronDown, CircleCheck } from 'lucide-react'
import { placesLeft } from '#domain/availability.ts'
import { GUARANTEED_WORDS, OFFERED_RETREATS, type PackageType } from '#domain/retreats.ts'
import { isScarce, shortPlacesWording } from '#domain/scarcity.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { RetreatOnSale } from './live-offer.ts'

export interface DatesTexts {
  title: string
  intro: string
  button: string
  none: string
}

const guests: Record<PackageType, string> = { kiter: 'Kiters', 'non-kiter': 'Non-kiters' }

/** The next retreats with what is left on each; every entry leads into the form with its date and package chosen. */
export function NextRetreats({
  texts,
  retreats,
  known,
}: {
  texts: DatesTexts
  retreats: readonly RetreatOnSale[]
  /** False where the dates could not be read. */
  known: boolean
}) {
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
        <RetreatList retreats={soon} button={texts.button} />
        {later.length > 0 && (
          <details className="group">
            <summary className="mt-4 inline-flex min-h-11 list-none items-center gap-2 rounded-full font-semibold text-teal-deep [&::-webkit-details-marker]:hidden">
              Show later dates
              <ChevronDown aria-hidden className="size-5 transition-[rotate] group-open:rotate-180" />
            </summary>
            <RetreatList retreats={later} button={texts.button} />
          </details>
        )}
      </div>
    </div>
  )
}

function RetreatList({ retreats, button }: { retreats: readonly RetreatOnSale[]; button: string }) {
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
            {retreat.guaranteed && (
              <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-success">
                <CircleCheck aria-hidden className="size-4 shrink-0" />
                {GUARANTEED_WORDS}
              </p>
            )}
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 md:w-104">
            <PlacesLink retreat={retreat} packageType="kiter" button={button} />
            <PlacesLink retreat={retreat} packageType="non-kiter" button={button} />
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
}: {
  retreat: RetreatOnSale
  packageType: PackageType
  button: string
}) {
  const left = placesLeft(retreat, packageType)
  const words = shortPlacesWording(left)
  const text = (
    <span>
      <span className="block font-semibold">{guests[packageType]}</span>
      {words && (
        <span
          className={classNames('figures block text-sm', isScarce(left) && 'font-semibold text-amber-deep')}
        >
          {words}
        </span>
      )}
    </span>
  )
  const shape =
    'flex min-h-14 items-center justify-between gap-2 rounded-lg border px-3 py-2.5 leading-snug sm:px-4'
  if (left === 0) {
    return <p className={classNames(shape, 'border-line bg-sand text-ink-soft')}>{text}</p>
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
      {text}
      <ArrowRight
        aria-hidden
        className="size-5 shrink-0 transition-[translate] max-[21rem]:hidden group-hover/link:translate-x-1"
      />
      <span className="sr-only">
        {button}: {retreat.label}
      </span>
    </a>
  )
}
