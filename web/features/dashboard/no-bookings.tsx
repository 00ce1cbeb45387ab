import { CalendarPlus } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { isRecord, readText, TAB_DRAFT } from '#web/browser/browser-storage.ts'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { DashboardTexts } from './dashboard-page.ts'

const GO_ON = 'Continue your booking'

/** The link to book another retreat, or to continue a booking that was begun in this tab. */
export function BookAnother() {
  const begun = useBegunBooking()
  return (
    <RoutedButtonLink to="/booking?another=1" variant="secondary" className="sm:self-start">
      <CalendarPlus aria-hidden className="size-5" />
      {begun ? GO_ON : 'Book another retreat'}
    </RoutedButtonLink>
  )
}

/**
 * Shown when no stay is ahead. A form that was begun in this tab is not yet a booking in the account (decision 0005): the guest is told so
 * and can continue it.
 */
export function NoBookings({ texts }: { texts: DashboardTexts['empty'] }) {
  const begun = useBegunBooking()
  const { title, text, button } = begun ? begunTexts(begun) : texts
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-white text-ink md:grid md:grid-cols-2">
      <div className="h-44 overflow-hidden bg-sea-deep md:h-full md:min-h-72">
        <Picture
          file={heroPicture}
          alt=""
          sizes="(width < 48rem) 100vw, 36rem"
          className="size-full object-[70%_45%]"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-ink-soft">{text}</p>
        <RoutedButtonLink to="/booking" size="lg">
          {button}
        </RoutedButtonLink>
      </div>
    </section>
  )
}

function begunTexts({ date }: BegunBooking): DashboardTexts['empty'] {
  return {
    title: 'You haven’t sent your booking yet',
    text: `You started ${date === null ? 'a booking' : `booking ${date}`} and what you typed is saved. We don’t hold a place until you send it.`,
    button: GO_ON,
  }
}

/** A booking started in this tab and not submitted. */
interface BegunBooking {
  /** Label of the chosen dates; null if none are chosen. */
  date: string | null
}

/** Returns the booking started in this tab. Null if there is none, and until the page is hydrated. */
function useBegunBooking(): BegunBooking | null {
  const kept = useSyncExternalStore(
    watchNothing,
    () => readText(TAB_DRAFT, 'sessionStorage'),
    () => null,
  )
  return kept === null ? null : begunBookingIn(kept)
}

/** Parses the stored form; null for anything that the form could not continue with. */
export function begunBookingIn(kept: string): BegunBooking | null {
  const draft = parsed(kept)
  if (!isRecord(draft) || !isRecord(draft.values)) return null
  const { selectedDate } = draft.values
  return { date: typeof selectedDate === 'string' && selectedDate !== '' ? selectedDate : null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function watchNothing() {
  return () => {}
}
