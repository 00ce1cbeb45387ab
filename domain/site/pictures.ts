// The rules for pictures that the operator uploads. The browser checks them before the upload, and the server again.

/** The formats that a picture may have, recognised by its bytes and never by its name. */
export type PictureKind = 'jpeg' | 'png' | 'webp'

/** What a file field accepts. A phone turns its own format into JPEG when it is asked for these. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp'

/** The largest file, in bytes. */
export const MAX_PICTURE_BYTES = 20_000_000
/** The most pixels, so that a small file that unpacks to gigabytes is refused before it is decoded. */
export const MAX_PICTURE_PIXELS = 40_000_000
/** The longest side in pixels. WebP ends at 16,383. */
export const MAX_PICTURE_SIDE = 16_000
/** The smallest width of any picture, in pixels. */
export const MIN_PICTURE_WIDTH = 640

/** The widths in pixels that pages ask for: cards, phones, and whole screens. */
const WIDTHS = [480, 960, 1440, 1920]
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The reasons to refuse a picture, with the HTTP status and the heading for each. */
export const PICTURE_PROBLEMS = {
  'picture-too-large': { status: 413, title: 'This picture is too large' },
  'not-a-picture': { status: 415, title: 'This isn’t a picture' },
  'picture-too-small': { status: 422, title: 'This picture is too small' },
  'too-many-pixels': { status: 422, title: 'This picture has too many pixels' },
  'picture-damaged': { status: 422, title: 'We can’t read this picture' },
} as const

/** Why a picture is refused; `detail` is shown to people. */
export interface PictureRefusal {
  code: keyof typeof PICTURE_PROBLEMS
  detail: string
}

const NOT_A_PICTURE: PictureRefusal = {
  code: 'not-a-picture',
  detail: 'Choose a photo: JPEG, PNG or WebP, up to 20 MB. The old picture stays.',
}
export const TOO_LARGE: PictureRefusal = {
  code: 'picture-too-large',
  detail: 'Choose a photo of up to 20 MB. The old picture stays.',
}
const TOO_MANY_PIXELS: PictureRefusal = {
  code: 'too-many-pixels',
  detail: 'We can use 40 million pixels, 16,000 on a side. Choose a smaller copy of it.',
}
export const PICTURE_DAMAGED: PictureRefusal = {
  code: 'picture-damaged',
  detail: 'The file is damaged or incomplete. Choose another, or save it again as JPEG.',
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_START = [0xff, 0xd8, 0xff]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** Returns the format that the first bytes of a file show. Null if it is none of ours. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const has = (expected: readonly number[], from = 0) =>
    expected.every((byte, index) => bytes[from + index] === byte)
  if (has(JPEG_START)) return 'jpeg'
  if (has(PNG_START)) return 'png'
  return has(RIFF) && has(WEBP, 8) ? 'webp' : null
}

/** Returns why a file cannot be a picture of ours, by its size in bytes and its format. Null if it may be one. */
export function refusalOfFile(file: { bytes: number; kind: PictureKind | null }): PictureRefusal | null {
  if (file.kind === null) return NOT_A_PICTURE
  return file.bytes > MAX_PICTURE_BYTES ? TOO_LARGE : null
}

/** Returns why a picture of these upright pixels cannot be used where `neededWidth` pixels are needed. Null if it can. */
export function refusalOfSize(
  { width, height }: { width: number; height: number },
  neededWidth = MIN_PICTURE_WIDTH,
): PictureRefusal | null {
  const isTooMany = width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE
  if (isTooMany) return TOO_MANY_PIXELS
  const needed = Math.max(neededWidth, MIN_PICTURE_WIDTH)
  if (width >= needed) return null
  return {
    code: 'picture-too-small',
    detail: `${width} pixels wide; the page needs ${needed}. Messaging apps shrink pictures: choose the original.`,
  }
}

/** Returns the widths made of a picture, ascending. None is wider than the picture. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, Math.max(...WIDTHS))
  return [...WIDTHS.filter((each) => each < largest), largest]
}

/** Returns the path of one file of a stored picture. Its bytes never change. */
export function pictureAddress(id: string, width: number, format: PictureFormat): string {
  return `/pictures/${id}-${width}.${format}`
}
