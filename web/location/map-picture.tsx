import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { MapFrame, Point } from './map-frames.ts'

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
        'relative isolate overflow-hidden rounded-xl bg-sea [content-visibility:auto] [forced-color-adjust:none]',
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
