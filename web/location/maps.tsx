import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { type Coordinates, type MapFrame, type Point, BANJUL, BANJUL_AIRPORT, COAST } from './map-frames.ts'

/** Text that is legible on land and sea alike. */
export const HALO = 'fill-cream stroke-sea-deep stroke-3 [paint-order:stroke] [stroke-linejoin:round]'

/**
 * A map: a lazily loaded picture of land and sea (media/render/maps.ts) with names and marks over it, and a description in words. It keeps
 * its colours in forced-colours mode.
 */
export function MapPicture({
  file,
  frame,
  description,
  shape = 'aspect-343/360',
  children,
}: {
  file: 'map-coast' | 'map-flight'
  frame: MapFrame
  description: string
  /** The aspect ratio of the box; what does not fit is cropped evenly. */
  shape?: string
  children: ReactNode
}) {
  const size = { width: frame.width, height: frame.height }
  return (
    <div
      className={classNames(
        'relative isolate overflow-hidden rounded-xl bg-sand [content-visibility:auto] [forced-color-adjust:none]',
        shape,
      )}
    >
      <img
        src={`/media/${file}.svg`}
        alt={description}
        {...size}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className="absolute inset-0 size-full text-[13px] font-semibold"
      >
        {children}
      </svg>
    </div>
  )
}

/** Places its children at a point of the map. */
export function At({ point: { x, y }, children }: { point: Point; children: ReactNode }) {
  return <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{children}</g>
}

const PLANE =
  'M0-12c1.3 0 2 1.6 2 3.2v5L12 3v2.6L2 2.6v5L5 10v2l-5-1.4L-5 12v-2l3-2.4v-5l-10 3V3l10-6.8v-5C-2-10.4-1.3-12 0-12z'
/** The room for a name in the units of the frame; with less of it the name stands on the other side. */
const ROOM_FOR_A_NAME = 95

/** The coast of The Gambia with the airport and Banjul, and the kite beach if the owner has set it. */
export function CoastMap({ spot }: { spot: Coordinates | null }) {
  const airport = COAST.project(BANJUL_AIRPORT)
  return (
    <MapPicture
      file="map-coast"
      frame={COAST}
      shape="aspect-343/210 md:aspect-343/280"
      description={`Map of the coast of The Gambia: Banjul at the mouth of the river Gambia, and Banjul airport south-west of it.${
        spot ? ' The kite beach is marked.' : ''
      } Senegal lies north and south.`}
    >
      <g className="font-medium italic">
        <text x="18" y="252" className={`text-[16px] ${HALO}`}>
          Atlantic
          <tspan x="18" dy="19">
            Ocean
          </tspan>
        </text>
        <text transform="translate(231 110) rotate(79)" className={`text-[12px] ${HALO}`}>
          River Gambia
        </text>
      </g>
      <g className="fill-sea-deep text-[12px] tracking-widest">
        {/* The box crops 40 units of the frame above and below, on phones 75. */}
        <text x="236" y="311">
          SENEGAL
        </text>
        <text x="168" y="256" className="text-[14px]">
          THE GAMBIA
        </text>
      </g>
      <text x="82" y="306" className={`text-[12px] ${HALO}`}>
        10 km
      </text>
      <At point={COAST.project(BANJUL)}>
        <circle r="4" className="fill-sea stroke-white stroke-[1.5]" />
        <text x="9" y="-8" className={HALO}>
          Banjul
        </text>
      </At>
      {spot && <SpotMark spot={spot} />}
      <At point={airport}>
        <circle r="10" className="fill-sea" />
        <path d={PLANE} transform="rotate(45) scale(.56)" className="fill-amber" />
        <text y="26" textAnchor="middle" className="fill-sea">
          Airport BJL
        </text>
      </At>
    </MapPicture>
  )
}

function SpotMark({ spot }: { spot: Coordinates }) {
  const airport = COAST.project(BANJUL_AIRPORT)
  const point = COAST.project(spot)
  const isLeft = point.x < ROOM_FOR_A_NAME
  const beside = { x: isLeft ? 19 : -19, textAnchor: isLeft ? ('start' as const) : ('end' as const) }
  return (
    <>
      <path
        d={`M${airport.x.toFixed(1)} ${airport.y.toFixed(1)}L${point.x.toFixed(1)} ${point.y.toFixed(1)}`}
        strokeDasharray="2 4"
        className="stroke-sea stroke-[1.6] [stroke-linecap:round]"
      />
      <At point={point}>
        <circle r="13" className="fill-coral-bright/30 stroke-coral-bright stroke-2" />
        <circle r="5.5" className="fill-coral-bright stroke-white stroke-[1.6]" />
        <text {...beside} y={-2} className={`text-[15px] ${HALO}`}>
          Kite beach
        </text>
      </At>
    </>
  )
}
