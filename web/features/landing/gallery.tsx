import { formatMonth } from '#domain/base/dates.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ImageViewer, viewerButtonProps } from '#web/ui/image-viewer.tsx'
import { Picture, pictureOf } from '#web/ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The number of photos from which the first one is large, with the others beside it. */
const ENOUGH_FOR_A_LARGE_ONE = 4

/** The owner's photos; each opens full-screen, uncut and with its place. Renders nothing without photos. */
export function Gallery({ texts: { title, intro, photos } }: { texts: SiteContent['gallery'] }) {
  if (photos.length === 0) return null
  const isLarge = (index: number) => index === 0 && photos.length >= ENOUGH_FOR_A_LARGE_ONE
  return (
    <section id="gallery" aria-label={title} className="bg-cream">
      <div className="page-column py-10 md:py-18">
        <SectionHeading title={title}>{intro}</SectionHeading>
        <ul className="mt-5 grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 md:mt-8 md:grid-cols-4">
          {photos.map((photo, index) => (
            <li
              key={photo.picture.id}
              className={classNames(
                'relative',
                isLarge(index) && 'col-span-full md:col-span-2 md:row-span-2',
              )}
            >
              <Tile photo={photo} viewer={`photo-${index + 1}`} large={isLarge(index)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Tile({
  photo,
  viewer,
  large,
}: {
  photo: SiteContent['gallery']['photos'][number]
  viewer: string
  large: boolean
}) {
  const { picture, place, month, photographer } = photo
  const file = pictureOf(picture)
  return (
    <>
      <Picture
        file={file}
        alt={picture.alt}
        sizes={large ? '(width < 48rem) 100vw, min(50vw, 40rem)' : '(width < 48rem) 50vw, min(25vw, 20rem)'}
        className="aspect-3/2 size-full rounded-xl bg-sand"
      />
      <button
        type="button"
        {...viewerButtonProps(viewer)}
        className="absolute inset-0 cursor-zoom-in rounded-xl"
      >
        <span className="sr-only">Open the photo: {place}</span>
      </button>
      <ImageViewer id={viewer} label={place}>
        <figure className="grid size-full grid-rows-[minmax(0,1fr)_auto] place-items-center">
          <Picture
            file={file}
            alt={picture.alt}
            sizes="100vw"
            className="max-h-full max-w-full object-contain!"
          />
          <figcaption className="w-full bg-sea-deep px-5 py-3 text-center text-cream">
            {place}, {formatMonth(month)}. Photo: {photographer}
          </figcaption>
        </figure>
      </ImageViewer>
    </>
  )
}
