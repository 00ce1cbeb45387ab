import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { guideFor } from '#domain/retreat/guide.ts'
import type { SaleRules } from '#domain/retreat/retreats.ts'
import { organiserDetails, type OrganiserDetail } from '#domain/site/organiser.ts'
import { loadContent, type Content } from './load-content.ts'

// Read once at the start: the owner restarts the server after an edit.
const loaded = loadContent(contentFolder(import.meta.dirname), ownFolder())

/** Everything that the owner edits, checked, with the figures filled in. Only the start takes `prices` from here. */
export const { content, prices } = loaded

/** When dates close, and how many guests they need. */
export const saleRules: SaleRules = {
  closesDaysBefore: content.business.offer.closesDaysBefore,
  minimum: content.packageTravel.minimum,
}

/** Returns the facts of law and money that are still examples, one line each. Live mode starts only if there are none. */
export function findPlaceholders(): string[] {
  return loaded.placeholders.map(
    ({ file, line, path, hint }) => `${file}, line ${line}: ${path} is a placeholder: ${hint}`,
  )
}

/** Returns what the pages leave out until the owner writes it, one line each. */
export function findLeftOut(): string[] {
  const chapters = guideFor(content.guide, '').missing.map(
    (key) =>
      `content/guide/${key}.md is missing: guests get their guide by email only once every chapter is written`,
  )
  const parts = loaded.leftOut.map(({ file, line, path, hint }) => `${file}, line ${line}: ${path}: ${hint}`)
  return [...parts, ...chapters, ...findEmptySections()]
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

/** Returns the sections of the landing page that have no entry yet. */
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
