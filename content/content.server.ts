import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { guideFor } from '#domain/retreat/guide.ts'
import { organiserDetails, type OrganiserDetail } from '#domain/site/organiser.ts'
import { loadContent, type Content } from './load-content.ts'

// Read once at the start: the owner restarts the server after an edit.
const loaded = loadContent(contentFolder(import.meta.dirname), ownFolder())

/** Everything that the owner edits, checked, with the figures filled in. Only the start takes `prices` from here. */
export const { content, prices } = loaded

/** Returns what the owner has yet to fill in, one line each with its file. Live mode starts only if there is nothing. */
export function findPlaceholders(): string[] {
  return loaded.placeholders.map(
    ({ file, line, path, hint }) => `${file}, line ${line}: ${path} is a placeholder: ${hint}`,
  )
}

/** Returns the chapters of the guide that are not written for all retreats. Guests get no mail until their guide is complete. */
export function findMissingChapters(): string[] {
  return guideFor(content.guide, '').missing.map(
    (key) =>
      `content/guide/${key}.md is missing: guests get their guide by email only once every chapter is written`,
  )
}

/** True if a value is an example that the owner has to replace; a demonstration marks it where guests read it. */
export function isPlaceholder(file: string, path: string): boolean {
  return loaded.placeholders.some((open) => open.name === file && open.path === path)
}

/** The organiser's details, as they are shown under every page and mail. */
export const organiser: readonly OrganiserDetail[] = organiserDetails(
  loaded.content.packageTravel.organiser,
  (part) => isPlaceholder('package-travel.yaml', `organiser > ${part}`),
)

/** The owner's own files, in `CONTENT_DIR`, and notes about what was repaired in them. */
export const contentSources: {
  ownFolder: string | null
  ownFiles: readonly string[]
  notes: readonly string[]
} = {
  ownFolder: ownFolder(),
  ownFiles: loaded.ownFiles,
  notes: loaded.notes,
}

function ownFolder(): string | null {
  // The content is read on import, before a setting could be passed in; server/read-env.ts knows the variable too.
  // oxlint-disable-next-line node/no-process-env
  const folder = process.env['CONTENT_DIR']
  return folder ? resolve(folder) : null
}

/** Returns the folder `content` at or above a module, the same from source and bundle (build/server). Throws if there is none. */
function contentFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'content')
    if (existsSync(join(candidate, 'business.yaml'))) return candidate
    if (folder === dirname(folder)) throw new Error(`The folder content was not found above ${start}`)
  }
}

const ENOUGH_PHOTOS = 4

/** Returns what the landing page lacks because the owner has not written it yet, which is worth knowing but no mistake. */
export function findEmptySections({
  team,
  gallery,
  words,
}: Pick<Content, 'team' | 'gallery' | 'words'> = content): string[] {
  return [
    ...(team.people.length > 0 ? [] : [absent('team.yaml lists no one yet', team.title)]),
    ...fewPhotos(gallery),
    ...(words.words.length > 0 ? [] : [absent('words.yaml has no testimonials yet', words.title)]),
  ]
}

function fewPhotos({ photos, title }: Content['gallery']): string[] {
  if (photos.length === 0) return [absent('gallery.yaml has no photo yet', title)]
  if (photos.length >= ENOUGH_PHOTOS) return []
  return [
    `content/gallery.yaml has fewer than ${ENOUGH_PHOTOS} photos: with ${ENOUGH_PHOTOS} or more it looks like a gallery`,
  ]
}

function absent(what: string, title: string): string {
  return `content/${what}: "${title}" is not on the page`
}
