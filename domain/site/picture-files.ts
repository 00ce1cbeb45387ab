// The files made of an uploaded picture. Apart from its rules, which no guest's page needs.

/** The widths in pixels that pages ask for: cards, phones, and whole screens. */
const WIDTHS = [480, 960, 1440, 1920]
const MADE_HEIGHT = 2560
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Returns the widths made of a picture, ascending. None is wider than the picture, or higher than a whole phone needs. */
export function pictureWidths({ width, height }: { width: number; height: number }): number[] {
  const largest = Math.min(width, Math.max(...WIDTHS), Math.floor((width * MADE_HEIGHT) / height))
  return [...WIDTHS.filter((each) => each < largest), largest]
}
