import { ChevronDown } from 'lucide-react'
import type { RetreatOnSale } from '#domain/place/availability.ts'
import type { LocationTexts } from '#web/location/location-texts.ts'
import { BANJUL_AIRPORT, BRUSSELS_AIRPORT, FLIGHT, kilometresBetween } from '#web/location/map-frames.ts'
import { CoastMap, At, HALO, MapPicture } from '#web/location/maps.tsx'
import { monthOf, MonthWeather, sourcesOf, yearRows } from '#web/location/weather.tsx'
import { YearChart, YearTable } from '#web/location/year-chart.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { SectionHeading } from './section-heading.tsx'

const TENS = Math.round(kilometresBetween(BRUSSELS_AIRPORT, BANJUL_AIRPORT) / 10)
const KILOMETRES = (TENS * 10).toLocaleString('en')

/** The straight line from Brussels, where the owner departs, to Banjul. */
function FlightMap() {
  return (
    <MapPicture
      file="map-flight"
      frame={FLIGHT}
      description={`Map of the straight line from Brussels to Banjul, ${KILOMETRES} kilometres, over France, Spain and West Africa.`}
    >
      <At point={FLIGHT.project(BRUSSELS_AIRPORT)}>
        <circle r="5.5" className="fill-amber stroke-white stroke-[1.6]" />
        <text x="11" y="5" className={`text-[15px] ${HALO}`}>
          Brussels
        </text>
      </At>
      <At point={FLIGHT.project(BANJUL_AIRPORT)}>
        <circle r="5.5" className="fill-coral-bright stroke-white stroke-[1.6]" />
        <text x="-11" y="5" textAnchor="end" className={`text-[15px] ${HALO}`}>
          Banjul
        </text>
      </At>
      <text x="20" y={FLIGHT.height / 2} className={`text-[19px] ${HALO}`}>
        {KILOMETRES} km
        <tspan x="20" dy="18" className="text-[13px] font-medium">
          as the crow flies
        </tspan>
      </text>
    </MapPicture>
  )
}

/** The location: the coast and a month's weather; folded below, the owner's text on the place, the year, and travellers' questions. */
export function Where({ place, retreats }: { place: LocationTexts; retreats: readonly RetreatOnSale[] }) {
  const [next] = retreats
  return (
    <section id="where" aria-label={place.title} className="later-146 page-column py-10 md:py-18">
      <SectionHeading title={place.title}>{place.intro}</SectionHeading>
      <div className="mt-4 grid items-start gap-x-12 gap-y-5 md:mt-8 md:grid-cols-2">
        <CoastMap spot={place.spot} />
        <div className="flex flex-col gap-5">
          {next && <MonthWeather year={place.year} startsOn={next.startsOn} />}
          <FoldedRows>
            {place.about.length > 0 && (
              <FoldedRow title="Around you">
                <dl className="flex flex-col gap-4">
                  {place.about.map(({ term, text }) => (
                    <div key={term}>
                      <dt className="font-semibold">{term}</dt>
                      <dd className="text-ink-soft">{text}</dd>
                    </div>
                  ))}
                </dl>
              </FoldedRow>
            )}
            <YearAtSea year={place.year} retreats={retreats} />
            {place.facts.length > 0 && (
              <FoldedRow title="Getting there, money and plugs">
                <div className="max-w-md">
                  <FlightMap />
                </div>
                <dl className="mt-2 divide-y divide-line">
                  {place.facts.map(({ term, text }) => (
                    <div
                      key={term}
                      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 py-3 max-[16rem]:grid-cols-1"
                    >
                      <dt className="font-semibold">{term}</dt>
                      <dd className="text-ink-soft">{text}</dd>
                    </div>
                  ))}
                </dl>
              </FoldedRow>
            )}
          </FoldedRows>
        </div>
      </div>
    </section>
  )
}

function YearAtSea({ year, retreats }: { year: LocationTexts['year']; retreats: readonly RetreatOnSale[] }) {
  const rows = yearRows(year)
  if (rows.length === 0) return null
  const marked = new Set(retreats.flatMap(({ startsOn, endsOn }) => [monthOf(startsOn), monthOf(endsOn)]))
  return (
    <FoldedRow title={year.title} gist="Month by month">
      {marked.size > 0 && <p className="text-sm text-ink-soft">{year.intro}</p>}
      <div className="mt-3 max-w-xl">
        <YearChart rows={rows} marked={marked} />
      </div>
      <details className="group">
        <summary className="mt-1 inline-flex min-h-11 list-none items-center gap-2 rounded-full font-semibold text-teal-deep [&::-webkit-details-marker]:hidden">
          Show as a table
          <ChevronDown aria-hidden className="size-5 transition-[rotate] group-open:rotate-180" />
        </summary>
        <YearTable rows={rows} marked={marked} />
      </details>
      <p className="mt-2 text-sm text-ink-soft">{year.note}</p>
      <p className="mt-2 text-sm text-ink-soft">
        Sources. {sourcesOf(rows).map((each) => `${each.rows}: ${each.source}. `)}
        Maps: Natural Earth.
      </p>
    </FoldedRow>
  )
}
