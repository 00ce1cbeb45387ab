import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { daysBetween } from '#domain/base/dates.ts'
import { address } from '#web/api/client.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { heroPhonePicture, heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { Trip } from './trip-page.ts'

/** The evening picture with the confirmed facts over the sky and the actions over the dark water. */
export function TripHero({
  trip: { booking, today, others },
  label,
  title,
  lead,
  children,
}: {
  trip: Trip
  /** The small label above the heading: what happened to the money. */
  label: ReactNode
  title: string
  lead: ReactNode
  /** Actions besides those to the trip and its calendar file. */
  children: ReactNode
}) {
  const days = booking.startsOn === null ? 0 : daysBetween(today, booking.startsOn)
  return (
    <section
      aria-labelledby="trip-title"
      className="relative isolate flex min-h-[min(704px,88svh)] flex-col overflow-hidden bg-sea-deep text-white lg:min-h-[min(800px,92svh)]"
    >
      <div className="relative">
        {/* A shade behind the text only; it leaves the sun, the kite and the rider bright. */}
        <div className="absolute inset-x-0 top-0 -bottom-12 -z-10 bg-linear-to-b from-sea-deep/85 via-sea-deep/60 via-70% to-transparent lg:-bottom-32 lg:mask-r-from-30% lg:mask-r-to-75%" />
        <div className="page-column pt-22 lg:pt-30">
          {label}
          <h1
            id="trip-title"
            className="mt-3 max-w-[9em] text-[min(clamp(2.75rem,1.7rem+4.2vw,5rem),13vw)] leading-[0.98] text-shadow-lg"
          >
            {title}
          </h1>
          <p className="mt-3 max-w-xl text-lg text-white text-shadow-md">{lead}</p>
        </div>
      </div>
      {/* The height is in pixels, so that the subject of the picture stays visible between the texts at any font size. */}
      <div className="relative min-h-[220px] grow">
        <div className="evening-light absolute inset-x-0 -top-[250px] -bottom-[235px] -z-20 mask-t-from-80% mask-b-from-80% sm:-bottom-[110px] lg:-top-[355px] lg:-bottom-[190px]">
          <Picture
            file={heroPicture}
            phone={heroPhonePicture}
            alt="A kitesurfer rides along the beach at sunset"
            sizes="100vw"
            className="size-full object-[60%_0%] md:object-[50%_40%]"
          />
        </div>
      </div>
      <div className="relative">
        <div className="absolute inset-x-0 -top-6 bottom-0 -z-10 bg-linear-to-t from-sea-deep via-sea-deep/85 via-50% to-transparent lg:-top-20 lg:via-sea-deep/75" />
        <div className="page-column flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6 lg:pb-24">
          {days > 0 && (
            <p className="figures flex items-center gap-3.5">
              <span className="font-display text-[min(clamp(3.5rem,2.6rem+3.4vw,6rem),22vw)] leading-[0.85] font-bold tracking-tight text-amber">
                {days}
              </span>{' '}
              <span className="text-lg leading-tight font-semibold">
                {days === 1 ? 'day to go' : 'days to go'}
              </span>
            </p>
          )}
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:grow">
            {/* Who has to send others their link does that first, and goes on below it. */}
            {others.length === 0 && (
              <RoutedButtonLink to="/dashboard" size="lg" className="max-sm:basis-full">
                See your trip
              </RoutedButtonLink>
            )}
            <WaterLink href={address('/api/calendar/{bookingId}', { bookingId: booking.id })} download>
              <CalendarPlus aria-hidden className="size-5" />
              <span>
                <span className="sr-only">Add to your </span>Calendar
              </span>
            </WaterLink>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

/** A secondary action on the water. */
export function WaterLink({
  href,
  download,
  children,
}: {
  href: string
  download?: boolean
  children: ReactNode
}) {
  return (
    <ButtonLink
      href={href}
      download={download}
      variant="quiet"
      className="min-h-14! border-cream! bg-sea-deep/60 text-white! hover:bg-cream! hover:text-sea!"
    >
      {children}
    </ButtonLink>
  )
}
