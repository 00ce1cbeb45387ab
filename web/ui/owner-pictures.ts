import type { PictureFile } from './picture.tsx'

// The owner's own pictures, content/pictures/<folder>/<file>. The build makes of each file what these say, by this name, whatever
// its own size is (scripts/owner-pictures.ts); the pages know them by the file's name alone.

export type OwnerFolder = 'team' | 'gallery'

export interface OwnerForm {
  widths: readonly number[]
  /** Width to height, to which the picture is cut; a whole picture keeps its own. */
  ratio?: readonly [number, number]
}

export const OWNER_FORMS: Record<OwnerFolder, Record<string, OwnerForm>> = {
  team: { portrait: { widths: [320, 640], ratio: [4, 5] } },
  gallery: { tile: { widths: [480, 960], ratio: [3, 2] }, whole: { widths: [960, 1600] } },
}

/** What the made files are called, below `/media/` and without their widths. */
export function ownerPictureName(folder: OwnerFolder, file: string, form: string): string {
  return `own/${folder}/${file.replaceAll('.', '-')}-${form}`
}

/** The portrait of somebody in the team. */
export function portraitPicture(file: string): PictureFile {
  return ownerPicture('team', file, 'portrait')
}

/** A photo of the gallery as a tile among others. */
export function tilePicture(file: string): PictureFile {
  return ownerPicture('gallery', file, 'tile')
}

/** A photo of the gallery as it was taken. */
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
