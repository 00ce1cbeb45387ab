import { ChevronDown } from 'lucide-react'
import { CoastMap } from '#web/place/coast-map.tsx'
import { ExampleMark } from '#web/place/example-mark.tsx'
import { FlightMap } from '#web/place/flight-map.tsx'
import { monthOf } from '#web/place/months.ts'
import type { PlaceTexts } from '#web/place/place-texts.ts'
import { YearChart } from '#web/place/year-chart.tsx'
import { sourcesOf, yearRows } from '#web/place/year-rows.ts'
import { YearTable } from '#web/place/year-table.tsx'
import type { RetreatOnSale } from './live-offer.ts'
import { SectionHeading } from './section-heading.tsx'

/** Where it is: two maps, what the owner says of the place, what a traveller asks, and the year month by month. */
export function Where({ place, retreats }: { place: PlaceTexts; retreats: readonly RetreatOnSale[] }) {
  return (
    <section id="where" aria-label={place.title} className="page-column py-16 md:py-24">
      <SectionHeading title={place.title}>{place.intro}</SectionHeading>
      <div className="mt-12 grid items-start gap-4 sm:grid-cols-2 md:mt-16 lg:grid-cols-[repeat(3,minmax(0,1fr))] lg:gap-6">
        <CoastMap spot={place.spot} />
        <FlightMap />
        {place.about.length > 0 && (
          <dl className="grid content-start gap-x-8 gap-y-5 max-lg:mt-4 sm:max-lg:col-span-2 sm:max-lg:grid-cols-2 lg:pl-4">
            {place.about.map(({ term, text, isExample }) => (
              <div key={term}>
                <dt className="font-display text-xl font-bold text-sea">
                  {term}
                  {isExample && <ExampleMark />}
                </dt>
                <dd className="mt-1 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <dl className="mt-10 grid gap-x-12 border-t border-line sm:grid-cols-2">
        {place.facts.map(({ term, text, isExample }) => (
          <div
            key={term}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] max-[16rem]:grid-cols-1 gap-x-4 border-b border-line py-4"
          >
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-soft">
              {text}
              {isExample && <ExampleMark />}
            </dd>
          </div>
        ))}
      </dl>
      <YearAtSea year={place.year} retreats={retreats} />
    </section>
  )
}

function YearAtSea({ year, retreats }: { year: PlaceTexts['year']; retreats: readonly RetreatOnSale[] }) {
  const rows = yearRows(year)
  if (rows.length === 0) return null
  const marked = new Set(retreats.flatMap(({ startsOn, endsOn }) => [monthOf(startsOn), monthOf(endsOn)]))
  return (
    <div className="mt-16 grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div>
        <h3 className="text-3xl">{year.title}</h3>
        {marked.size > 0 && <p className="mt-2 text-ink-soft">{year.intro}</p>}
        <div className="mt-6 max-w-xl">
          <YearChart rows={rows} marked={marked} />
        </div>
      </div>
      <div className="lg:pt-14">
        {/* Folded on a phone, open beside the chart (app.css). */}
        <details className="year-table group">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full font-semibold text-teal-deep [&::-webkit-details-marker]:hidden">
            The same as a table
            <ChevronDown aria-hidden className="size-5 transition-[rotate] group-open:rotate-180" />
          </summary>
          <YearTable rows={rows} marked={marked} />
        </details>
        <p className="mt-5 text-sm text-ink-soft">{year.note}</p>
        <p className="mt-3 text-sm text-ink-soft">
          Sources. {sourcesOf(rows).map((each) => `${each.rows}: ${each.source}. `)}
          Maps: Natural Earth.
        </p>
      </div>
    </div>
  )
}
