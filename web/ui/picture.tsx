import { classNames } from './class-names.ts'
import { PHONE_CUT } from './phone-cut.ts'

/**
 * A picture of web/public/media/ in its sizes, as AVIF with WebP for older browsers. The files are made by the scripts in
 * media/, and the owner replaces one by putting another file of the same name in its place; or the build makes them of the
 * owner's own (owner-pictures.ts).
 */
export interface PictureFile {
  /** The files are called `/media/<name>-<width>.avif` and `.webp`. */
  name: string
  widths: readonly number[]
  width: number
  /** Left out where only the file itself knows. */
  height?: number
}

function sourceSet({ name, widths }: PictureFile, type: 'avif' | 'webp'): string {
  return widths.map((width) => `/media/${name}-${width}.${type} ${width}w`).join(', ')
}

/** The one file that every browser can show. */
export function plainSource({ name, widths }: PictureFile): string {
  return `/media/${name}-${widths.at(-1)}.webp`
}

// A source has no look, but as a child of a grid it would take a cell.
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
  phone?: PictureFile
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
        // Words come first: even the first screen's picture is asked for once the page is laid out, and gives way to them.
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        onLoad={onLoad}
        className={classNames('object-cover', className)}
      />
    </picture>
  )
}
