import { BANJUL_AIRPORT, BRUSSELS_AIRPORT, FLIGHT, kilometresBetween } from './map-frames.ts'
import { At, HALO, MapPicture } from './map-picture.tsx'

const KILOMETRES = (Math.round(kilometresBetween(BRUSSELS_AIRPORT, BANJUL_AIRPORT) / 10) * 10)
  .toString()
  .replace(/(?=\d{3}$)/, ',')

/** The straight way from Brussels, where the owner starts from, to Banjul. */
export function FlightMap() {
  return (
    <MapPicture
      file="map-flight"
      frame={FLIGHT}
      description={`Map of the straight way from Brussels to Banjul, ${KILOMETRES} kilometres: over France, Spain and the west of Africa.`}
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
