import { keysOf } from '#domain/base/typed-records.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { classNames } from '#web/ui/class-names.ts'

const DOTS = {
  taken: { words: 'taken', look: 'border-sea bg-sea' },
  held: {
    words: 'held, unpaid',
    look: 'border-amber-deep bg-[repeating-linear-gradient(45deg,var(--color-amber)_0_2px,white_2px_4px)]',
  },
  free: { words: 'free', look: 'border-sea bg-white' },
}
type State = keyof typeof DOTS

/** Most places drawn as boxes; above that, only the number is shown. */
const MOST = 12

/** One box for each place. Decorative, because the text beside it says the same. */
export function CapacityDots({ taken, places }: { taken: RetreatView['kiters']; places: number }) {
  const { confirmed, held } = taken
  if (places > MOST) return null
  const states = Array.from({ length: Math.max(places, confirmed + held) }, (_, index): State => {
    if (index < confirmed) return 'taken'
    return index < confirmed + held ? 'held' : 'free'
  })
  return (
    <span aria-hidden className="inline-flex gap-[3px] align-middle">
      {states.map((state, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- places have no id
        <Dot key={index} state={state} />
      ))}
    </span>
  )
}

/** Legend of the boxes. */
export function CapacityKey() {
  return keysOf(DOTS).map((state) => (
    <span key={state} className="inline-flex items-center gap-2">
      <Dot state={state} />
      {DOTS[state].words}
    </span>
  ))
}

function Dot({ state }: { state: State }) {
  return (
    <i
      className={classNames(
        'inline-block h-3.5 w-2.5 shrink-0 rounded-[2px] border-[1.5px] forced-color-adjust-none',
        DOTS[state].look,
      )}
    />
  )
}
