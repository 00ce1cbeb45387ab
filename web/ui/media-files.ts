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
