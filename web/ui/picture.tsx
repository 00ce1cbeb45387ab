import { classNames } from './class-names.ts'
import { PHONE_CUT } from './phone-cut.ts'

/**
 * A picture in web/public/media/ in several widths, as AVIF with WebP for older browsers. The files come from the scripts in media/ and may
 * be replaced by files of the same name, or the build makes them from the owner's pictures (media-files.ts).
 */
export interface PictureFile {
  /** The files are `/media/<name>-<width>.avif` and `.webp`. */
  name: string
  widths: readonly number[]
  width: number
  /** Absent if only the file itself knows its height. */
  height?: number
}

function sourceSet({ name, widths }: PictureFile, type: 'avif' | 'webp'): string {
  return widths.map((width) => `/media/${name}-${width}.${type} ${width}w`).join(', ')
}

/** Returns the address of the one file that every browser can show. */
export function plainSource({ name, widths }: PictureFile): string {
  return `/media/${name}-${widths.at(-1)}.webp`
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
        className={classNames('object-cover', className)}
      />
    </picture>
  )
}
