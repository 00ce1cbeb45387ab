import { ANOTHER_ZONE, type GuestZone } from '#domain/guest-time.ts'
import { useTimeZone } from './use-time-zone.ts'

/**
 * A text with times in it, on the guest's clock once the browser tells it, and on Gambia's until then: in as much room as both clocks
 * take, so that nothing below it moves under a finger (decision 0086).
 */
export function GuestText({ on }: { on: (zone: GuestZone | null) => string }) {
  const zone = useTimeZone()
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span>{on(zone)}</span>
      <span aria-hidden className="invisible">
        {on(ANOTHER_ZONE)}
      </span>
    </span>
  )
}
