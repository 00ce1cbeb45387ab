import { Move } from 'lucide-react'
import { useId, useRef } from 'react'
import type { PlacedPicture } from '#domain/site/placed-picture.ts'
import { FieldHint } from '#web/ui/form/field.tsx'

type Middle = PlacedPicture['middle']

/** What each key moves the middle by, in percent. */
const KEYS: Record<string, Middle> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
}

/** Returns a middle moved by percent, inside the picture. */
export function movedMiddle(middle: Middle, by: Middle): Middle {
  const inside = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))
  return { x: inside(middle.x + by.x), y: inside(middle.y + by.y) }
}

/** The picture as the page cuts it, with a ring on the point that every cut contains. It is moved by one drag, or by the arrow keys. */
export function PictureMiddle({
  source,
  ratio,
  middle,
  onChange,
}: {
  source: string
  /** Width to height of the cut. */
  ratio: number
  middle: Middle
  /** Called while the ring moves. */
  onChange: (middle: Middle) => void
}) {
  const hintId = useId()
  const from = useRef<{ x: number; y: number; middle: Middle } | null>(null)
  const position = { left: `${middle.x}%`, top: `${middle.y}%` }
  return (
    <div className="flex flex-col gap-1.5">
      <button
        type="button"
        aria-label={`Middle of the picture: ${middle.x}% from the left, ${middle.y}% from the top`}
        aria-describedby={hintId}
        className="relative block w-full cursor-move touch-none overflow-hidden rounded-xl bg-sand"
        style={{ aspectRatio: ratio }}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId)
          from.current = { x: clientX, y: clientY, middle }
        }}
        onPointerMove={({ currentTarget, clientX, clientY }) => {
          if (!from.current) return
          const { x, y, middle: start } = from.current
          const { clientWidth: width, clientHeight: height } = currentTarget
          onChange(
            movedMiddle(start, { x: ((clientX - x) / width) * 100, y: ((clientY - y) / height) * 100 }),
          )
        }}
        onLostPointerCapture={() => (from.current = null)}
        onKeyDown={(event) => {
          const by = KEYS[event.key]
          if (!by) return
          event.preventDefault()
          onChange(movedMiddle(middle, by))
        }}
      >
        <img
          src={source}
          alt=""
          draggable={false}
          className="size-full object-cover"
          style={{ objectPosition: `${position.left} ${position.top}` }}
        />
        <span
          className="absolute -translate-1/2 rounded-full border-2 border-white bg-ink/75 p-2.5 text-white"
          style={position}
        >
          <Move aria-hidden className="size-6" />
        </span>
      </button>
      <FieldHint id={hintId}>Drag the ring to what must stay in view, or use the arrow keys.</FieldHint>
    </div>
  )
}
