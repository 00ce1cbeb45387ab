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

/** The longest text that says what can be seen, in characters. */
export const MAX_ALT_LENGTH = 200

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

function refusal(code: PictureRefusal['code'], detail: string): PictureRefusal {
  return { code, detail }
}

const NOT_A_PICTURE = refusal(
  'not-a-picture',
  'Choose a photo: JPEG, PNG or WebP, up to 20 MB. The old picture stays.',
)
export const TOO_LARGE = refusal('picture-too-large', 'Choose a photo of up to 20 MB. The old picture stays.')
const TOO_MANY_PIXELS = refusal(
  'too-many-pixels',
  'We can use 40 million pixels, 16,000 on a side. Choose a smaller copy of it.',
)
export const PICTURE_DAMAGED = refusal(
  'picture-damaged',
  'The file is damaged or incomplete. Choose another, or save it again as JPEG.',
)

/** Returns the format that the first bytes of a file show. Null if it is none of ours. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\u{FF}\u{D8}\u{FF}')) return 'jpeg'
  if (start.startsWith('\u{89}PNG\r\n\u{1A}\n')) return 'png'
  return /^RIFF[^]{4}WEBP/.test(start) ? 'webp' : null
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
  const detail = `${width} pixels wide; the page needs ${needed}. Messaging apps shrink pictures: choose the original.`
  return width < needed ? refusal('picture-too-small', detail) : null
}
