import { formatDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import type { PhotoAlbum } from '#domain/guide/photos.ts'
import { Card } from '#web/ui/card.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'

/** The photos of a retreat, from its last day on; nothing if there are none. */
export function PhotosCard({ photos }: { photos: PhotoAlbum | null }) {
  if (!photos) return null
  return (
    <Card as="section">
      <h3 className="text-2xl">Your photos and video</h3>
      <Photos photos={photos} />
    </Card>
  )
}

/** After the retreat, until the photos are there: the day by which they will be. */
export function PhotosPromise({ by, today }: { by: CalendarDay; today: CalendarDay }) {
  return (
    <Card as="section">
      <h3 className="text-2xl">Your photos and video</h3>
      <p className="figures mt-2 text-ink-soft">
        {today <= by
          ? `Your photos will be here by ${formatShortDay(by, today)}.`
          : 'Your photos aren’t here yet. Please ask us about them.'}
      </p>
    </Card>
  )
}

/** The link to the photos, and until when it works. */
export function Photos({ photos: { url, keptUntil }, of }: { photos: PhotoAlbum; of?: string | null }) {
  return (
    <>
      <ButtonLink
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        size="sm"
        className="mt-3"
      >
        Open the album
        {of && <span className="sr-only"> of {of}</span>}
      </ButtonLink>
      <p className="figures mt-2 text-ink-soft">Available until {formatDay(keptUntil)}</p>
    </>
  )
}
