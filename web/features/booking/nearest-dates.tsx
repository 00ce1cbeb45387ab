import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { DateChoice } from './date-choices.ts'

/** Why other dates are offered beside the chosen one. */
export type NearestReason = 'gone' | 'few left'

/** The nearest dates with places: where the chosen one has none left, as a way on; where it has few, in case. */
export function NearestDates({
  dates,
  reason,
  onTake,
}: {
  dates: readonly DateChoice[]
  reason: NearestReason
  onTake: (label: string) => void
}) {
  if (dates.length === 0) return null
  const buttons = (
    <div className="mt-2 flex flex-wrap gap-2">
      {dates.map(({ label, ahead }) => (
        <Button key={label} variant="secondary" size="sm" className="figures" onClick={() => onTake(label)}>
          <span>
            <span className="sr-only">Take </span>
            {label}
            <span className="font-normal">{`, ${ahead}`}</span>
          </span>
        </Button>
      ))}
    </div>
  )
  if (reason === 'gone') {
    return (
      <Notice tone="warning" title="Nearest with places">
        {buttons}
      </Notice>
    )
  }
  return (
    <div className="text-sm text-ink-soft">
      <p>Few places are left there. Nearest besides:</p>
      {buttons}
    </div>
  )
}
