import type { PackageType } from '#domain/retreat/retreats.ts'
import type { PictureFile } from './picture.tsx'

// The pictures in web/public/media/; media/README.md says how each was made and how to replace it.

export const heroPicture: PictureFile = { name: 'hero', widths: [640, 1280, 1920], width: 1920, height: 1080 }
export const heroPhonePicture: PictureFile = {
  name: 'hero-portrait',
  widths: [750],
  width: 750,
  height: 1538,
}
/** The picture above the booking form. */
export const bandPicture: PictureFile = { name: 'band', widths: [1280], width: 1280, height: 400 }
export const bandPhonePicture: PictureFile = { name: 'band-phone', widths: [640], width: 640, height: 448 }
/** Shown beside a package to choose and above its price. */
export const packagePictures: Record<PackageType, PictureFile> = {
  kiter: { name: 'package-kiter', widths: [480], width: 480, height: 260 },
  'non-kiter': { name: 'package-non-kiter', widths: [480], width: 480, height: 260 },
}
export const previewPicture: PictureFile = { name: 'preview', widths: [640, 1280], width: 1280, height: 720 }

/** The pictures of the six feature cards, by the cards' keys (content/landing.yaml). */
export const featurePictures = {
  'accommodation-and-food': card('feature-accommodation'),
  'kitesurf-mastery': card('feature-kitesurf'),
  'local-experience': card('feature-local'),
  'sunset-yoga': card('feature-yoga'),
  community: card('feature-community'),
  safety: card('feature-safety'),
}

function card(name: string): PictureFile {
  return { name, widths: [480, 960], width: 960, height: 720 }
}

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
