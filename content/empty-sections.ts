import type { Content } from './load-content.ts'

const ENOUGH_PHOTOS = 4

/** Returns what the landing page lacks because the owner has not written it yet, which is worth knowing but no mistake. */
export function emptySections({
  team,
  gallery,
  words,
}: Pick<Content, 'team' | 'gallery' | 'words'>): string[] {
  return [
    ...(team.people.length > 0 ? [] : [absent('team.yaml names nobody yet', team.title)]),
    ...fewPhotos(gallery),
    ...(words.words.length > 0 ? [] : [absent("words.yaml has no guest's words yet", words.title)]),
  ]
}

function fewPhotos({ photos, title }: Content['gallery']): string[] {
  if (photos.length === 0) return [absent('gallery.yaml has no photo yet', title)]
  if (photos.length >= ENOUGH_PHOTOS) return []
  return [
    `content/gallery.yaml has fewer than ${ENOUGH_PHOTOS} photos: from there on it looks like a gallery`,
  ]
}

function absent(what: string, title: string): string {
  return `content/${what}: "${title}" is not on the page`
}
