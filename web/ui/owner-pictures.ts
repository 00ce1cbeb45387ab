import type { PictureFile } from './picture.tsx'

// The owner's own pictures, content/pictures/<folder>/<file>. The build (scripts/owner-pictures.ts) makes the sizes below of each file,
// whatever its own size is, so pages know a picture by its file name alone.

export type OwnerFolder = 'team' | 'gallery'

export interface OwnerForm {
  widths: readonly number[]
  /** Width to height of the cut; absent if the picture is not cut. */
  ratio?: readonly [number, number]
}

export const OWNER_FORMS: Record<OwnerFolder, Record<string, OwnerForm>> = {
  team: { portrait: { widths: [320, 640], ratio: [4, 5] } },
  gallery: { tile: { widths: [480, 960], ratio: [3, 2] }, whole: { widths: [960, 1600] } },
}

/** Returns the base name of the built files, below `/media/` and without their widths. */
export function ownerPictureName(folder: OwnerFolder, file: string, form: string): string {
  return `own/${folder}/${file.replaceAll('.', '-')}-${form}`
}

export function portraitPicture(file: string): PictureFile {
  return ownerPicture('team', file, 'portrait')
}

/** Returns a gallery photo cut as a tile. */
export function tilePicture(file: string): PictureFile {
  return ownerPicture('gallery', file, 'tile')
}

/** Returns a gallery photo in its own proportions. */
export function wholePicture(file: string): PictureFile {
  return ownerPicture('gallery', file, 'whole')
}

function ownerPicture(folder: OwnerFolder, file: string, form: string): PictureFile {
  const { widths, ratio } = OWNER_FORMS[folder][form] ?? { widths: [] }
  const width = widths.at(-1) ?? 0
  return {
    name: ownerPictureName(folder, file, form),
    widths,
    width,
    ...(ratio && { height: (width * ratio[1]) / ratio[0] }),
  }
}
