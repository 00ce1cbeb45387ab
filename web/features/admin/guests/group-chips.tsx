import { classNames } from '#web/ui/class-names.ts'
import type { GuestGroup, GuestList } from '#domain/guest-list.ts'
import { keysOf } from '#domain/typed-records.ts'

const LABELS: Record<GuestGroup, string> = {
  all: 'All',
  to_check: 'To check',
  overdue: 'Overdue',
  deposit_paid: 'Deposit paid',
  paid: 'Paid',
  held: 'Held',
  cancelled: 'Cancelled',
  past: 'Past',
}

/** Which guests are shown, with how many there are of each kind. */
export function GroupChips({
  counts,
  chosen,
  onChoose,
}: {
  counts: GuestList['counts']
  chosen: GuestGroup
  onChoose: (group: GuestGroup) => void
}) {
  return (
    <fieldset className="min-w-0 -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <legend className="sr-only">Which guests</legend>
      <div className="flex w-max gap-2 py-0.5 lg:w-auto lg:flex-wrap">
        {keysOf(LABELS).map((group) => (
          <button
            key={group}
            type="button"
            aria-pressed={group === chosen}
            onClick={() => onChoose(group)}
            className={classNames(
              'min-h-11 rounded-full border px-3.5 font-semibold whitespace-nowrap',
              group === chosen
                ? 'border-sea bg-sea text-cream forced-colors:outline-2'
                : 'border-line-strong bg-white text-ink hover:bg-cream',
            )}
          >
            {LABELS[group]} <span className="figures ml-1">{counts[group]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
