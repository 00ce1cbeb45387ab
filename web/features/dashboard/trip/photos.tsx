import { formatDay } from '#domain/base/dates.ts'
import type { PhotoAlbum } from '#domain/retreat/photos.ts'
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
