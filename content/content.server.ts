import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { guideFor } from '#domain/retreat/guide.ts'
import { organiserDetails, type OrganiserDetail } from '#domain/site/organiser.ts'
import { emptySections } from './empty-sections.ts'
import { loadContent, type Content } from './load-content.ts'

// Read once, at start: the owner restarts the server after an edit.
const loaded = loadContent(contentFolder(import.meta.dirname), ownFolder())

/** Everything the owner edits, checked, with the rules' figures in the texts. */
export const content: Content = loaded.content

/** What the owner has yet to fill in, one line each with its file; live mode starts only when there is none. */
export function findPlaceholders(): string[] {
  return loaded.placeholders.map(
    ({ file, line, path, hint }) => `${file}, line ${line}: ${path} is a placeholder: ${hint}`,
  )
}

/** The chapters of the guide that nobody has written for all retreats: guests get no mail before theirs is whole. */
export function findMissingChapters(): string[] {
  return guideFor(content.guide, '').missing.map(
    (key) => `content/guide/${key}.md is missing: guests are not sent their guide before it is written`,
  )
}

/** What the landing page does without, as the owner has not written it yet: it keeps nothing from starting. */
export function findEmptySections(): string[] {
  return emptySections(content)
}

/** Whether a value is still an example that the owner has to replace: a demonstration marks it where guests read it. */
export function isPlaceholder(file: string, path: string): boolean {
  return loaded.placeholders.some((open) => open.name === file && open.path === path)
}

/** Who sells the retreats, as it stands under every page and every mail. */
export const organiser: readonly OrganiserDetail[] = organiserDetails(
  loaded.content.packageTravel.organiser,
  (part) => isPlaceholder('package-travel.yaml', `organiser > ${part}`),
)

/** Which of the files are the owner's own, in `CONTENT_DIR`, and which of them were mended so that they can be read. */
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
  // The content is read as it is imported, before anybody could hand a setting in; server/env.ts knows of the name too.
  // oxlint-disable-next-line node/no-process-env
  const folder = process.env['CONTENT_DIR']
  return folder ? resolve(folder) : null
}

/** The folder `content` at or above a module: the same one from the source and from the bundle in build/server. */
function contentFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'content')
    if (existsSync(join(candidate, 'business.yaml'))) return candidate
    if (folder === dirname(folder)) throw new Error(`The folder content was not found above ${start}`)
  }
}
