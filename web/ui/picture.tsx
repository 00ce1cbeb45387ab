import { pictureWidths } from '#domain/site/picture-files.ts'
import type { PlacedPicture } from '#domain/site/placed-picture.ts'
import { classNames } from './class-names.ts'
import { PHONE_CUT } from './phone-cut.ts'

/**
 * A picture of the operator's, or one in web/public/media/, in several widths, as AVIF with WebP for older browsers. The files of the product come from the scripts in
 * media/ and may be replaced by files of the same name.
 */
export interface PictureFile {
  /** The files are `/media/<name>-<width>.avif` and `.webp`, or in the folder of the operator's pictures. */
  name: string
  folder?: 'pictures'
  widths: readonly number[]
  width: number
  /** Absent if only the file itself knows its height. */
  height?: number
  /** The point that every cut contains, in percent; the middle by default. */
  middle?: PlacedPicture['middle']
}

/** Returns the files of a picture that the operator uploaded. */
export function pictureOf({ id, width, height, middle }: PlacedPicture): PictureFile {
  const widths = pictureWidths({ width, height })
  const largest = widths.at(-1) ?? width
  return {
    name: id,
    folder: 'pictures',
    widths,
    width: largest,
    height: Math.round((height * largest) / width),
    middle,
  }
}

function address({ name, folder }: PictureFile, width: number | undefined, type: string): string {
  return `/${folder ?? 'media'}/${name}-${width}.${type}`
}

function sourceSet(file: PictureFile, type: 'avif' | 'webp'): string {
  return file.widths.map((width) => `${address(file, width, type)} ${width}w`).join(', ')
}

/** Returns the address of the one file that every browser can show. */
export function plainSource(file: PictureFile): string {
  return address(file, file.widths.at(-1), 'webp')
}

/** Returns the classes that cut a picture around its middle. Public pages allow no style attributes, so there is one for each twentieth. */
function cutAround({ middle }: PictureFile): string | null {
  const step = (percent: number) => Math.round(percent / 5) * 5
  return middle
    ? `object-[var(--middle-x)_var(--middle-y)] middle-x-${step(middle.x)} middle-y-${step(middle.y)}`
    : null
}

// A source is not displayed, but as a child of a grid it would take up a cell.
const unseen = 'hidden'

export function Picture({
  file,
  phone,
  alt,
  sizes,
  onLoad,
  className,
}: {
  file: PictureFile
  /** Another cut of the picture for narrow screens. */
  phone?: PictureFile | undefined
  alt: string
  sizes: string
  onLoad?: () => void
  className?: string
}) {
  return (
    <picture className="contents">
      {phone && (
        <>
          <source
            className={unseen}
            media={PHONE_CUT}
            srcSet={sourceSet(phone, 'avif')}
            type="image/avif"
            sizes={sizes}
          />
          <source
            className={unseen}
            media={PHONE_CUT}
            srcSet={sourceSet(phone, 'webp')}
            type="image/webp"
            sizes={sizes}
          />
        </>
      )}
      <source className={unseen} srcSet={sourceSet(file, 'avif')} type="image/avif" sizes={sizes} />
      <img
        src={plainSource(file)}
        srcSet={sourceSet(file, 'webp')}
        sizes={sizes}
        alt={alt}
        width={file.width}
        height={file.height}
        // Text loads first: even the first screen's picture is requested only after layout and at low priority.
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        onLoad={onLoad}
        className={classNames('object-cover', cutAround(file), className)}
      />
    </picture>
  )
}
